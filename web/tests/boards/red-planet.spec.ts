import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { globe, touching } from '../../src/games/red-planet/mars';
import { againstRobots, isOver, noSideways, remember, watch } from '../shell/helpers';

interface Setting {
  players: number;
  layout: string;
  lang?: 'en' | 'ru';
  theme?: 'dark' | 'light';
}

async function sit(page: Page, { players, layout, lang = 'en', theme = 'dark' }: Setting): Promise<void> {
  const seats = Array.from({ length: 6 }, (_, seat) => ({ kind: seat ? 'robot' : 'person', player: seat ? 'random' : '', name: '' }));
  await remember(page, { settings: { lang, theme, plain: false }, profile: { setups: { 'red-planet': { players, seats, options: { layout } } } } });
  await againstRobots(page, 'red-planet');
  await expect(page.locator('.mars')).toBeVisible();
}

function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
}

const LIT = '[data-rove][data-lit]:visible';
const mine = async (page: Page): Promise<boolean> => (await page.locator('.ask.mine').count()) > 0;
const ready = async (page: Page): Promise<boolean> => (await page.locator('.ask .go:not(:disabled)').count()) > 0;
const asked = (page: Page): Promise<string> => page.locator('.ask .say b').innerText();

/** Plays on by pressing what is lit until the game is over; `seen` looks at every question. */
async function play(page: Page, press: (index: number) => Promise<void>, seen: () => Promise<void> = async () => {}): Promise<number> {
  const roll = dice(7);
  let [decisions, question] = [0, ''];
  while (!(await isOver(page))) {
    const count = (await mine(page)) ? await page.locator(LIT).count() : 0;
    if (!count) {
      await page.waitForTimeout(25);
      continue;
    }
    const now = await asked(page);
    if (now !== question) await seen();
    question = now;
    // Another thing that is lit may lie over the middle of this one: then the next roll decides.
    await press(roll(count)).catch((error: Error) => expect(error.message).toContain('intercepts pointer events'));
    if (!(await ready(page))) continue;
    await seen();
    await page.locator('.ask .go').click();
    decisions++;
  }
  return decisions;
}

test('the outlines of Mars touch exactly where the rules say, in all four layouts', () => {
  const { components } = JSON.parse(readFileSync(new URL('../../src/generated/red-planet/game.json', import.meta.url), 'utf8'));
  for (const { rim, borders } of Object.values<{ rim: string[]; borders: [string, string][] }>(components.layouts)) {
    const nextTo = Object.fromEntries(Object.keys(components.regions).map((name) => [name, borders.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []))]));
    expect(touching(globe(rim, nextTo, 228))).toEqual(new Set(borders.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`])));
  }
});

test('a whole game by mouse at 1440', async ({ page }) => {
  const errors = watch(page);
  await sit(page, { players: 5, layout: 'A' });
  const decisions = await play(page, (index) => page.locator(LIT).nth(index).click({ timeout: 1500 }), () => noSideways(page));
  expect(decisions).toBeGreaterThan(25);
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.locator('.podium li')).toHaveCount(5);
  expect(errors).toEqual([]);
});

test('a whole duel at 768 in Russian', async ({ page }) => {
  const errors = watch(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await sit(page, { players: 2, layout: 'D', lang: 'ru', theme: 'light' });
  expect(await play(page, (index) => page.locator(LIT).nth(index).click({ timeout: 1500 }), () => noSideways(page))).toBeGreaterThan(25);
  expect(errors).toEqual([]);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('a whole game by touch at 360 in Russian', async ({ page }) => {
    const errors = watch(page);
    await sit(page, { players: 6, layout: 'B', lang: 'ru' });
    expect(await play(page, (index) => page.locator(LIT).nth(index).tap({ timeout: 1500 }), () => noSideways(page))).toBeGreaterThan(25);
    expect(errors).toEqual([]);
  });
  test('a chip opens as a sheet', async ({ page }) => {
    await sit(page, { players: 4, layout: 'C' });
    await page.locator('[data-company="1"]').tap();
    await expect(page.getByRole('dialog')).toContainText('Astronauts in the supply');
  });
});

test('a whole game by keyboard only', async ({ page }) => {
  const errors = watch(page);
  await sit(page, { players: 3, layout: 'C' });
  const roll = dice(3);
  let decisions = 0;
  await page.keyboard.press('Tab');
  while (!(await isOver(page))) {
    if (!(await mine(page)) || !(await page.locator(LIT).count())) {
      await page.waitForTimeout(25);
      continue;
    }
    await page.keyboard.press(String(1 + roll(Math.min(9, await page.locator(LIT).count()))));
    await page.waitForTimeout(25);
    if (!(await ready(page))) continue;
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Enter');
    decisions++;
    await page.waitForTimeout(25);
  }
  expect(decisions).toBeGreaterThan(25);
  expect(errors).toEqual([]);
});

test('arrows walk in the hand, Enter picks, Enter again makes the move', async ({ page }) => {
  await sit(page, { players: 3, layout: 'A' });
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
  await sit(page, { players: 3, layout: 'A' });
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
