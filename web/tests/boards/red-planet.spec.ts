import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { globe, touching } from '../../src/games/red-planet/mars';
import { noSideways, watch } from '../shell/helpers';
import { asked, byMouse, byTouch, LIT, mine, play, playByKeys, ready, sitDown, type Setting } from './play';

const sit = (page: Page, layout: string, setting: Setting): Promise<void> => sitDown(page, 'red-planet', '.mars', { ...setting, options: { layout } });

test('the outlines of Mars touch exactly where the rules say, in all four layouts', () => {
  const { components } = JSON.parse(readFileSync(new URL('../../src/generated/red-planet/game.json', import.meta.url), 'utf8'));
  for (const { rim, borders } of Object.values<{ rim: string[]; borders: [string, string][] }>(components.layouts)) {
    const nextTo = Object.fromEntries(Object.keys(components.regions).map((name) => [name, borders.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []))]));
    expect(touching(globe(rim, nextTo, 228))).toEqual(new Set(borders.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`])));
  }
});

test('a whole game by mouse at 1440', async ({ page }) => {
  const errors = watch(page);
  await sit(page, 'A', { players: 5 });
  const decisions = await play(page, { press: byMouse(page), seen: () => noSideways(page) });
  expect(decisions).toBeGreaterThan(25);
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.locator('.podium li')).toHaveCount(5);
  expect(errors).toEqual([]);
});

test('a whole duel at 768 in Russian', async ({ page }) => {
  const errors = watch(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await sit(page, 'D', { players: 2, lang: 'ru', theme: 'light' });
  expect(await play(page, { press: byMouse(page), seen: () => noSideways(page) })).toBeGreaterThan(25);
  expect(errors).toEqual([]);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('a whole game by touch at 360 in Russian', async ({ page }) => {
    const errors = watch(page);
    await sit(page, 'B', { players: 6, lang: 'ru' });
    expect(await play(page, { press: byTouch(page), seen: () => noSideways(page) })).toBeGreaterThan(25);
    expect(errors).toEqual([]);
  });
  test('a chip opens as a sheet', async ({ page }) => {
    await sit(page, 'C', { players: 4 });
    await page.locator('[data-company="1"]').tap();
    await expect(page.getByRole('dialog')).toContainText('Astronauts in the supply');
  });
});

test('a whole game by keyboard only', async ({ page }) => {
  const errors = watch(page);
  await sit(page, 'C', { players: 3 });
  expect(await playByKeys(page)).toBeGreaterThan(25);
  expect(errors).toEqual([]);
});

test('arrows walk in the hand, Enter picks, Enter again makes the move', async ({ page }) => {
  await sit(page, 'A', { players: 3 });
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask .say b')).toHaveText('Choose a character');
  await page.locator('.hand [data-rove]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.hand [data-rove]').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask .say b')).toContainText('8 Explorer');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask .say b')).not.toContainText('Choose');
});

test('what cannot be chosen says why', async ({ page }) => {
  await sit(page, 'A', { players: 3 });
  const round = async (): Promise<void> => {
    await expect(page.locator('.ask .say b')).toHaveText('Choose a character', { timeout: 60_000 });
  };
  await page.locator(LIT).first().click();
  await page.locator('.ask .go').click();
  await round();
  await page.getByRole('button', { name: /Choose 3 Dispatcher/ }).click();
  await page.locator('.ask .go').click();
  // Play on until the next choice: then the Dispatcher lies on the table.
  while ((await asked(page)) !== 'Choose a character' || !(await mine(page))) {
    if ((await mine(page)) && (await page.locator(LIT).count())) {
      await page.locator(LIT).first().click();
      if (await ready(page)) await page.locator('.ask .go').click();
    }
    await page.waitForTimeout(40);
  }
  await page.getByRole('button', { name: /3 Dispatcher, played/ }).click();
  await expect(page.locator('.ask.refused')).toContainText('RP-15');
});
