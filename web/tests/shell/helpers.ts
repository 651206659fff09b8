import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

export const GAMES = ['planet', 'planet-unknown', 'planet-5r', 'planetfall', 'red-planet'];

export interface Kept {
  settings?: Record<string, unknown>;
  profile?: Record<string, unknown>;
}

/** What this browser remembers before its first visit; and all that it says aloud is kept. */
export async function remember(page: Page, { settings, profile }: Kept = {}): Promise<void> {
  await page.addInitScript(
    ([first, who]) => {
      const spoken: Record<string, string[]> = { polite: [], assertive: [] };
      Object.assign(window, { spoken });
      const listen = (): void => document.querySelectorAll<HTMLElement>('[data-spoken]').forEach((line) => spoken[line.dataset['spoken']!]!.push(line.textContent ?? ''));
      new MutationObserver(listen).observe(document, { childList: true, characterData: true, subtree: true });
      if (localStorage.getItem('fiveplanets.settings')) return;
      localStorage.setItem('fiveplanets.settings', JSON.stringify(first));
      localStorage.setItem('fiveplanets.profile', JSON.stringify(who));
    },
    [
      { lang: 'en', theme: 'dark', motion: 'none', plain: true, ...settings },
      { name: 'Vera', ...profile },
    ],
  );
}

/** Was this said aloud at any time? The next words soon take its place. */
export const said = (page: Page, what: string | RegExp, how: 'polite' | 'assertive' = 'polite'): Promise<void> =>
  expect.poll(() => page.evaluate((line) => (window as unknown as { spoken: Record<string, string[]> }).spoken[line]!.join('\n'), how)).toMatch(what);

/** Errors of the page fail its test. */
export function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    // A static site has no server: that the page asks for one and finds none is no error.
    if (message.type() === 'error' && !message.location().url.includes('/api/')) errors.push(message.text());
  });
  return errors;
}

/** A new table at this device against robots. */
export async function againstRobots(page: Page, game: string): Promise<void> {
  await page.goto(`#/new/${game}?with=robots`);
  await page.locator('footer .go').click();
  await expect(page.locator('.ask')).toBeVisible();
}

/** Could it be done? What was there a moment ago may be gone: the game has moved on meanwhile. */
const done = (what: Promise<void>): Promise<boolean> => what.then(() => true, () => false);
const clicked = (what: Locator): Promise<boolean> => done(what.click({ timeout: 2000 }));
export const focused = (what: Locator): Promise<boolean> => done(what.focus({ timeout: 2000 }));

/** One step of whoever is asked: the n-th of what is offered, or Confirm. '' where there is nothing to do. */
export async function act(page: Page, pick: (count: number) => number): Promise<'confirmed' | 'picked' | ''> {
  const confirm = page.locator('.ask .go:not(:disabled)');
  if ((await confirm.count()) && (await page.locator('.ask.mine').count())) return (await clicked(confirm)) ? 'confirmed' : 'picked';
  const dial = page.locator('.dial .take');
  if (await dial.count()) {
    await clicked(dial);
    return 'picked';
  }
  const choices = page.locator('.choice');
  const count = await choices.count();
  if (!count) return '';
  await clicked(choices.nth(pick(count)));
  return 'picked';
}

export const isOver = async (page: Page): Promise<boolean> => (await page.getByRole('button', { name: /See the result|Посмотреть итог/ }).count()) > 0;

/** Plays on by clicking until the game is over; how many decisions that took. */
export async function playToEnd(page: Page, seed = 7): Promise<number> {
  let state = seed;
  const random = (count: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state % count;
  };
  let decisions = 0;
  while (!(await isOver(page))) {
    const did = await act(page, random);
    if (did === 'confirmed') decisions++;
    if (did === '') await page.waitForTimeout(40);
  }
  return decisions;
}

export async function noSideways(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window!);
}

/** What axe complains about. */
export async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`));
}
