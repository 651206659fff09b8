// How people play Planet on its board: take, place and turn as one gesture.
import { expect, type Locator, type Page } from '@playwright/test';
import { isOver, remember, watch } from '../shell/helpers';

export type Step = 'take' | 'place' | 'turn';
export interface Opened {
  settings?: Record<string, unknown>;
  players?: number;
  options?: Record<string, unknown>;
}

export async function open(page: Page, { settings = {}, players = 4, options = {} }: Opened = {}): Promise<string[]> {
  const errors = watch(page);
  await remember(page, { settings: { plain: false, ...settings }, profile: { setups: { planet: { players, options } } } });
  await page.goto('#/new/planet?with=robots');
  await page.locator('footer .go').click();
  await expect(page.locator('.ask')).toBeVisible();
  return errors;
}

/** Dice that fall the same every time. */
export function dice(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % count;
  };
}

export const tiles = (page: Page): Locator => page.locator('.ask [data-tile]');
export const faces = (page: Page): Locator => page.locator('.face[data-target]');
export const turns = (page: Page): Locator => page.locator('.ask button.slot:not([data-tile])');
export const confirm = (page: Page): Locator => page.locator('.ask .go');

/** Waits until a tile can be taken, or the game is over. */
export async function myTurn(page: Page): Promise<boolean> {
  while (!(await tiles(page).count())) {
    if (await isOver(page)) return false;
    await page.waitForTimeout(25);
  }
  return true;
}

/** One tile, from the tray to the planet. */
export async function lay(page: Page, roll: (count: number) => number, press: (target: Locator) => Promise<void>, look: (step: Step) => Promise<void> = async () => {}): Promise<void> {
  await look('take');
  await press(tiles(page).nth(roll(await tiles(page).count())));
  // the last free face is not asked for
  await expect(faces(page).or(turns(page)).first()).toBeAttached();
  if (!(await turns(page).count())) {
    await look('place');
    await press(faces(page).nth(roll(await faces(page).count())));
  }
  await expect(turns(page)).toHaveCount(5);
  const by = roll(5);
  if (by) await press(turns(page).nth(by));
  await expect(turns(page).nth(by)).toHaveAttribute('aria-pressed', 'true');
  await look('turn');
  await press(confirm(page));
  await expect(turns(page)).toHaveCount(0);
}

/** A whole game; how many tiles were laid. */
export async function play(page: Page, seed: number, press: (target: Locator) => Promise<void>, look?: (step: Step) => Promise<void>): Promise<number> {
  const roll = dice(seed);
  let laid = 0;
  while (await myTurn(page)) {
    await lay(page, roll, press, look);
    laid++;
  }
  return laid;
}
