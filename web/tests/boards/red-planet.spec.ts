import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { globe, touching } from '../../src/games/red-planet/mars';
import type { Words } from '../../src/contract';
import { stepsOf } from '../../src/games/red-planet/motion';
import { noSideways, remember, watch } from '../shell/helpers';
import { momentOf, openMoment } from './moments';
import { asked, byTouch, confirm, fliesAndEnds, LIT, mine, play, playByKeys, ready, showsWorlds, sitDown, type Setting } from './play';

const sit = (page: Page, layout: string, setting: Setting): Promise<void> => sitDown(page, 'red-planet', '.mars', { ...setting, options: { layout } });

/** An astronaut that can be hit may stand over the middle of its region, never anything else over anything: then the next roll decides. */
const press = (page: Page) => (index: number): Promise<void> =>
  page.locator(LIT).nth(index).click({ timeout: 2000 }).catch((error: Error) => expect(error.message).toMatch(/class="victim[^>]*>.* intercepts pointer events/));

test('the outlines of Mars touch exactly where the rules say, in all four layouts', () => {
  const { components } = JSON.parse(readFileSync(new URL('../../src/generated/red-planet/game.json', import.meta.url), 'utf8'));
  for (const { rim, borders } of Object.values<{ rim: string[]; borders: [string, string][] }>(components.layouts)) {
    const nextTo = Object.fromEntries(Object.keys(components.regions).map((name) => [name, borders.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []))]));
    expect(touching(globe(rim, nextTo, 228))).toEqual(new Set(borders.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`])));
  }
});

test('what flies: the robot swaps two, a ship goes astray, regions produce at once', () => {
  const words = { event: () => 'Production' } as unknown as Words;
  const pieces = (...events: Parameters<typeof stepsOf>[0]): string[][] => stepsOf(events, words).map((step) => step.map(({ piece, from, to }) => `${Object.keys(piece)[0]} ${from} ${to}`));
  expect(pieces({ event: 'replaced', who: 'red', victim: 'blue', place: 'hellas' })).toEqual([['arm hellas hellas', 'colour hellas company-1', 'colour company-0 hellas']]);
  const astray = (who: string) => ({ event: 'lost', who, count: 1, place: 'dock-2', why: 'astray', by: null });
  expect(pieces(astray('red'), astray('blue'))).toEqual([['ship dock-2 beyond'], ['colour beyond hole', 'colour beyond hole']]);
  const produced = (region: string) => ({ event: 'produced', region, count: 1, resource: 'ice', why: null });
  expect(pieces({ event: 'production', number: 1 }, produced('hellas'), produced('ausonia'))).toEqual([['banner hole hole'], ['resource hellas hellas', 'resource ausonia ausonia']]);
});

test('what happens flies over the board, and a press ends it', async ({ page }) => {
  await sit(page, 'A', { players: 4, motion: 'full' });
  await Promise.all([fliesAndEnds(page), play(page, { press: press(page), until: 6 })]);
});

for (const [ask, target] of [['destroy', LIT], ['kill', '.victim']] as const)
  test(`${ask}: astronauts are lost only by a Confirm that is held, or by Enter`, async ({ page }) => {
    await remember(page, { settings: { plain: false, confirm: false } });
    const moment = momentOf('red-planet', ask);
    await openMoment(page, moment);
    const question = await asked(page);
    const held = page.locator('.ask .go.held');
    const first = page.locator(target).first();
    await first.click();
    await expect(held).toHaveText(/Press and hold/);
    const picked = await asked(page);
    // a second press of the thing, and a short press of the button, make nothing
    await first.click();
    await held.evaluate((button) => {
      for (const type of ['pointerdown', 'pointerup']) button.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500))); // longer than it must be held
    expect(await asked(page)).toBe(picked);
    await confirm(page);
    await expect(page.locator('.ask .say b')).not.toHaveText(question);

    await openMoment(page, moment);
    await page.keyboard.press('1');
    await expect(held).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Enter');
    await expect(held).toHaveCount(0);
  });

test('a whole game by mouse at 1440', async ({ page }) => {
  const errors = watch(page);
  await sit(page, 'A', { players: 5 });
  const decisions = await play(page, { press: press(page), seen: () => noSideways(page) });
  expect(decisions).toBeGreaterThan(25);
  await showsWorlds(page, 5);
  expect(errors).toEqual([]);
});

test('a whole duel at 768 in Russian', async ({ page }) => {
  const errors = watch(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await sit(page, 'D', { players: 2, lang: 'ru', theme: 'light' });
  expect(await play(page, { press: press(page), seen: () => noSideways(page) })).toBeGreaterThan(25);
  expect(errors).toEqual([]);
});

test('a duel that a neutral colour wins: the board says so, nobody wins, and all four colours have their places', async ({ page }) => {
  await remember(page, { settings: { plain: false } });
  await openMoment(page, momentOf('red-planet', 'over-lost'));
  const why = 'A neutral colour has the most points: both players lose';
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('main.board')).toContainText(why);
  }
  await page.locator('.ask .go').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody wins');
  await expect(page.locator('main')).toContainText(why);
  for (const list of ['.podium li', '.bars .row']) await expect(page.locator(list)).toHaveCount(4);
  await expect(page.locator('.podium .rays')).toHaveCount(0);
  await expect(page.locator('.bars .row').first()).toContainText('neutral');
  for (const place of [1, 2, 3, 4]) await expect(page.locator('.podium')).toContainText(`place ${place}`);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await noSideways(page);
  }
  await page.locator('.podium .neutral a').first().click();
  await expect(page.locator('.mars')).toBeVisible();
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
  await page.locator(LIT).first().click();
  await page.locator('.ask .go').click();
  await expect(page.locator('.ask.mine .say b')).toHaveText('Choose a character', { timeout: 60_000 });
  await page.getByRole('button', { name: /Choose 3 Dispatcher/ }).click();
  await page.locator('.ask .go').click();
  await expect(page.getByRole('button', { name: /3 Dispatcher, / })).toBeVisible();
  // Play on until the next choice: then the Dispatcher lies on the table. When it is mine, nothing changes until I play.
  for (;;) {
    if (await mine(page)) {
      if ((await asked(page)) === 'Choose a character') break;
      await page.locator(LIT).first().click();
      if (await ready(page)) await page.locator('.ask .go').click();
    }
    await page.waitForTimeout(40);
  }
  await page.getByRole('button', { name: /3 Dispatcher, played/ }).click();
  await expect(page.locator('.ask.refused')).toContainText('RP-15');
  // characters have their own digits
  await page.keyboard.press('5');
  await expect(page.locator('.ask .say b')).toContainText('5 Saboteur');
  await page.keyboard.press('3');
  await expect(page.locator('.ask.refused')).toContainText('RP-15');
});
