// A table against robots, and how a game is played on it by pressing what is lit.

import { expect, type Page } from '@playwright/test';
import { againstRobots, remember } from '../shell/helpers';

export interface Setting {
  players: number;
  options?: Record<string, unknown>;
  lang?: 'en' | 'ru';
  theme?: 'dark' | 'light';
  motion?: 'none' | 'full';
}

/** Sits down at a new table; `board` is what shows that it is there. */
export async function sitDown(page: Page, game: string, board: string, { players, options = {}, lang = 'en', theme = 'dark', motion = 'none' }: Setting): Promise<void> {
  const seats = Array.from({ length: 6 }, (_, seat) => ({ kind: seat ? 'robot' : 'person', player: seat ? 'random' : '', name: '' }));
  await remember(page, { settings: { lang, theme, motion, plain: false }, profile: { setups: { [game]: { players, seats, options } } } });
  await againstRobots(page, game);
  await expect(page.locator(board)).toBeVisible();
}

/** The same rolls every time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
}

export const LIT = '[data-rove][data-lit]:visible';
export const mine = async (page: Page): Promise<boolean> => (await page.locator('.ask.mine').count()) > 0;
/** Confirm; once the game is over the same place leads to the result. */
const GO = '.ask.mine .go';
export const ready = async (page: Page): Promise<boolean> => (await page.locator(`${GO}:not(:disabled)`).count()) > 0;
export const asked = (page: Page): Promise<string> => page.locator('.ask .say b').innerText();

export const byMouse = (page: Page) => (index: number): Promise<void> => page.locator(LIT).nth(index).click({ timeout: 5000 });
export const byTouch = (page: Page) => (index: number): Promise<void> => page.locator(LIT).nth(index).tap({ timeout: 5000 });

/** Where the table stands, looked up at once. */
const standing = (page: Page): Promise<{ over: boolean; mine: boolean; ready: boolean; question: string; lit: number }> =>
  page.evaluate(() => {
    const ask = document.querySelector('.ask')!;
    const go = ask.querySelector<HTMLButtonElement>('.go');
    const isMine = ask.classList.contains('mine');
    const lit = [...document.querySelectorAll('[data-rove][data-lit]')].filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0).length;
    return { over: !isMine && go !== null, mine: isMine, ready: isMine && go !== null && !go.disabled, question: ask.querySelector('.say b')?.textContent ?? '', lit };
  });

interface Playing {
  press: (index: number) => Promise<void>;
  confirm?: () => Promise<void>;
  /** Looks at every question, and at every pick. */
  seen?: () => Promise<void>;
  /** How many decisions at most. */
  until?: number;
  /** Is what lies ready confirmed as it is? */
  keeps?: (question: string, roll: (sides: number) => number) => boolean;
  seed?: number;
}

/** Plays on by pressing what is lit until the game is over; how many decisions that took. */
export async function play(page: Page, { press, confirm: confirms = () => confirm(page), seen = async () => {}, until = Infinity, keeps = () => false, seed = 7 }: Playing): Promise<number> {
  const roll = dice(seed);
  let [decisions, question] = [0, ''];
  while (decisions < until) {
    const now = await standing(page);
    if (now.over) break;
    if (!now.mine || (!now.lit && !now.ready)) {
      await page.waitForTimeout(25);
      continue;
    }
    if (now.question !== question) await seen();
    question = now.question;
    if (now.lit && !(now.ready && keeps(question, roll))) await press(roll(now.lit));
    if (!(await ready(page))) continue;
    await seen();
    await confirms();
    decisions++;
  }
  return decisions;
}

/** The button; what cannot be made good again is held until it is made. */
export async function confirm(page: Page): Promise<void> {
  const go = page.locator(GO);
  const held = page.locator(`${GO}.held`);
  if (!(await held.count())) return go.click();
  await go.hover();
  await page.mouse.down();
  await expect(held).toHaveCount(0);
  await page.mouse.up();
}

/** The same by keyboard only: digits pick, Enter confirms. */
export async function playByKeys(page: Page, keeps: (question: string) => boolean = () => false): Promise<number> {
  const roll = dice(3);
  let decisions = 0;
  await page.keyboard.press('Tab');
  for (;;) {
    const now = await standing(page);
    if (now.over) return decisions;
    if (!now.mine || (!now.lit && !now.ready)) {
      await page.waitForTimeout(25);
      continue;
    }
    if (now.lit && !(now.ready && keeps(now.question))) await page.keyboard.press(String(1 + roll(9)));
    await page.waitForTimeout(25);
    if (!(await ready(page))) continue;
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Enter');
    decisions++;
    await page.waitForTimeout(25);
  }
}

/** Something flies over the board, and one press ends it at once. */
export async function fliesAndEnds(page: Page, what = '.sky'): Promise<void> {
  const ended = await page.evaluate(async (shown) => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const flies = (): boolean => document.querySelector(`main.board :is(${shown})`) !== null;
    while (!flies()) await frame();
    dispatchEvent(new PointerEvent('pointerdown'));
    await frame();
    return !flies();
  }, what);
  expect(ended).toBe(true);
}

const RING = 8; // px of both sides of the ring in the player's colour

/** The result page shows each seat's world, drawn whole. */
export async function showsWorlds(page: Page, players: number): Promise<void> {
  await page.getByRole('button', { name: /See the result|Посмотреть итог/ }).click();
  await expect(page.locator('.podium li')).toHaveCount(players);
  await expect(page.locator('.podium .planet:has(svg)')).toHaveCount(players);
  for (const world of await page.locator('.podium .planet').all()) {
    const [box, drawing] = [await world.boundingBox(), await world.locator('svg:visible').first().boundingBox()];
    for (const side of ['width', 'height'] as const) {
      expect(drawing![side]).toBeLessThanOrEqual(box![side]);
      expect(drawing![side]).toBeGreaterThan(box![side] - RING);
    }
  }
}
