import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { drawingOf } from '../../src/games/planetfall/art/cards';
import type { CardId } from '../../src/generated/planetfall';
import { noSideways, watch } from '../shell/helpers';
import { clipped } from './clipped';
import { byMouse, byTouch, fliesAndEnds, LIT, play, playByKeys, showsWorlds, sitDown, type Setting } from './play';

const sit = (page: Page, setting: Setting): Promise<void> => sitDown(page, 'planetfall', '.fall', { ...setting, options: { first: 1, ...setting.options } });

async function looksRight(page: Page): Promise<void> {
  await noSideways(page);
  expect(await clipped(page)).toEqual([]);
}
/** And the whole board is there without scrolling. */
async function fits(page: Page): Promise<void> {
  await looksRight(page);
  const [content, room] = await page.locator('main.board').evaluate((board) => [board.scrollHeight, board.clientHeight]);
  expect(content).toBeLessThanOrEqual(room!);
}
/** Picks this side, and makes it one's own. */
async function lead(page: Page, side: string): Promise<void> {
  await page.locator(`[data-about="side:${side}"]`).click();
  await page.locator('.ask .go').click();
}

test('every card has a drawing of its own', () => {
  const { components } = JSON.parse(readFileSync(new URL('../../src/generated/planetfall/game.json', import.meta.url), 'utf8'));
  const cards = ['units', 'landmarks', 'caches', 'technologies'].flatMap((deck) => Object.keys(components[deck])) as CardId[];
  expect(cards).toHaveLength(98);
  expect(new Set(cards.map(drawingOf)).size).toBe(98);
  expect(cards.filter((card) => drawingOf(card).length < 200)).toEqual([]);
});

test('a whole game by mouse at 1440, nothing cut, no page scroll', async ({ page }) => {
  const errors = watch(page);
  await sit(page, { players: 4 });
  const decisions = await play(page, { press: byMouse(page), seen: () => fits(page) });
  expect(decisions).toBeGreaterThan(14);
  await expect(page.locator('.fall ol > li')).toHaveCount(4);
  await showsWorlds(page, 4);
  expect(errors).toEqual([]);
});

test('six empires at 1440 in Russian, in the light, nothing cut, no page scroll', async ({ page }) => {
  const errors = watch(page);
  await sit(page, { players: 6, lang: 'ru', theme: 'light' });
  await play(page, { press: byMouse(page), seen: () => fits(page) });
  expect(errors).toEqual([]);
});

test('a whole duel at 768 in Russian, nothing cut', async ({ page }) => {
  const errors = watch(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await sit(page, { players: 2, lang: 'ru', options: { commanders: 'dealt' } });
  expect(await play(page, { press: byMouse(page), seen: () => looksRight(page) })).toBeGreaterThan(14);
  expect(errors).toEqual([]);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('a whole game by touch at 360 in Russian, nothing cut', async ({ page }) => {
    const errors = watch(page);
    await sit(page, { players: 5, lang: 'ru' });
    expect(await play(page, { press: byTouch(page), seen: () => looksRight(page) })).toBeGreaterThan(14);
    expect(errors).toEqual([]);
  });
  test('all commanders are there without scrolling; one that is opened tells its abilities', async ({ page }) => {
    await sit(page, { players: 4, lang: 'ru' });
    await expect(page.locator('.sheets article')).toHaveCount(6);
    await fits(page);
    await expect(page.locator('.ability')).toHaveCount(0);
    await page.locator('.sheets .head').nth(2).tap();
    await expect(page.locator('.ability')).toHaveCount(2);
    await page.locator('[data-about="side:vanguard_b"]').tap();
    await expect(page.locator('[data-about="side:vanguard_b"] .ability')).toBeVisible();
    await looksRight(page);
  });
  test('a chip opens as a sheet, and all places are there without scrolling', async ({ page }) => {
    await sit(page, { players: 4 });
    await lead(page, 'vanguard_a');
    await expect(page.locator('.orbits button')).toHaveCount(15);
    await fits(page);
    await page.locator('[data-at="seat-1"]').tap();
    await expect(page.getByRole('dialog')).toContainText('If the game ended now');
  });
});

test('a whole game by keyboard only', async ({ page }) => {
  const errors = watch(page);
  await sit(page, { players: 3 });
  expect(await playByKeys(page)).toBeGreaterThan(14);
  expect(errors).toEqual([]);
});

test('arrows walk along the orbits, Enter picks, Enter again sends the ship', async ({ page }) => {
  await sit(page, { players: 4 });
  await lead(page, 'syndicate_a'); // chooses first of all
  await expect(page.locator(LIT).first()).toBeVisible();
  const cells = page.locator('.orbits .cell');
  await cells.nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask .say b')).toHaveText('Fly to the operations cell, level II');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask .say b')).not.toContainText('Fly');
});

test('what is out of reach says why', async ({ page }) => {
  await sit(page, { players: 4 });
  await lead(page, 'syndicate_a');
  const dear = page.locator('.card.dear');
  await expect(page.locator(LIT).first()).toBeVisible();
  expect(await dear.count()).toBeGreaterThan(0); // 3 energy do not buy every landmark
  await dear.first().click();
  await expect(page.locator('.ask.refused')).toContainText('PF-16');
});

test('a pick tells what it brings, and where in the next order the ship would be', async ({ page }) => {
  await sit(page, { players: 4 });
  await lead(page, 'syndicate_a');
  await page.locator('.card.lit').first().click();
  await expect(page.locator('.effects')).toContainText('next turn');
  await expect(page.locator('.ship.ghost')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.locator('.ship.ghost')).toHaveCount(0);
});

for (const [width, height] of [[360, 740], [768, 1024], [1440, 900]] as const)
  test(`the restrain token at ${width}: a card is barred for the others, or it is kept`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sit(page, { players: 3, lang: 'ru' });
    await lead(page, 'syndicate_b');
    await page.locator('.orbits [data-lit]').first().click();
    await expect(page.locator('.token.ghost')).toBeVisible();
    await page.keyboard.press('Backspace');
    await looksRight(page);
    // nothing lies over it, and it lies over nothing
    await page.locator('.keep').click();
    await expect(page.locator('.keep')).toHaveAttribute('aria-pressed', 'true');
    for (const place of await page.locator('.orbits button').all()) await place.click({ trial: true });
    await page.keyboard.press('Backspace');
    await page.locator('.orbits [data-lit]').first().click();
    await page.locator('.ask .go').click();
    await expect(page.locator('.token')).toBeVisible();
    await expect(page.locator('.keep')).toHaveCount(0);
  });

test('operations are one panel, and one Confirm', async ({ page }) => {
  await sit(page, { players: 2 });
  await lead(page, 'assembly_a');
  await expect(page.locator('.orbits .cell.lit').first()).toBeVisible();
  await page.locator('.orbits .cell.lit').first().click();
  await page.locator('.ask .go').click();
  const panel = page.getByRole('region', { name: /^Operations: exchange \d points/ });
  await expect(panel).toContainText('All are used');
  await panel.getByRole('button', { name: /One less experience/ }).click();
  await expect(panel).toContainText('2 left');
  await panel.getByRole('button', { name: /One more strength/ }).click();
  await panel.getByRole('button', { name: /One more strength/ }).click();
  await expect(panel).toContainText('All are used');
  await page.locator('.ask .go').click();
  await expect(panel).toHaveCount(0);
});

test('what happens flies over the board, and a press ends it', async ({ page }) => {
  await sit(page, { players: 4, motion: 'full' });
  await lead(page, 'syndicate_a');
  await page.locator('.card.lit').first().click();
  await page.locator('.ask .go').click();
  await fliesAndEnds(page);
});

for (const theme of ['dark', 'light'] as const)
  test(`axe finds nothing, ${theme}`, async ({ page }) => {
    await sit(page, { players: 4, theme });
    const clean = async (): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)} ${node.any[0]?.message ?? ''}`).join('\n')}`)).toEqual([]);
    };
    await play(page, { press: byMouse(page), seen: clean, until: 4 });
    await page.setViewportSize({ width: 360, height: 740 });
    await clean();
    await page.setViewportSize({ width: 768, height: 1024 });
    await clean();
  });
