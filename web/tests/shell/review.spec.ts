import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { command, environment, ROOT } from '../python';
import { act, isOver, noSideways, remember, violations, watch } from './helpers';
import { finishedGame } from './server';

interface Told {
  number: number;
  seat: number;
  played: { wins: number };
  best: { wins: number };
  lost: number;
}

/** The same at the terminal. */
function atTheTerminal(file: string, seat: number): Told[] {
  const said = execFileSync(command, ['-m', 'fiveplanets', 'review', file, '--json'], { cwd: ROOT, env: environment, encoding: 'utf8', maxBuffer: 1e8 });
  return (JSON.parse(said) as Told[]).filter((moment) => moment.seat === seat);
}

async function openReview(page: Page, file: string, cores: number): Promise<void> {
  await page.addInitScript((count) => Object.defineProperty(navigator, 'hardwareConcurrency', { value: count }), cores);
  await page.goto('#/replays');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('link', { name: /^(Review|Разбор)$/ }).click();
}
const DONE = { timeout: 600_000 };
const review = (page: Page) => page.getByRole('region', { name: /Review|Разбор/ });
const turns = (page: Page) => review(page).locator('ol button');

for (const cores of [2, 4])
  test(`${cores} cores: the review finds what the terminal finds, and leads to the moment`, async ({ page }) => {
    const errors = watch(page);
    await remember(page);
    const file = finishedGame('planet-5r');
    const told = atTheTerminal(file, 1);
    await openReview(page, file, cores);
    await review(page).getByRole('radio', { name: 'Robot 2' }).check();
    await review(page).getByRole('button', { name: `Look at ${told.length} decisions` }).click();
    await page.getByRole('radio', { name: 'Moves', exact: true }).check(); // it goes on meanwhile
    await page.getByRole('radio', { name: 'Review', exact: true }).check();
    await expect(review(page).getByRole('progressbar')).toHaveCount(0, DONE);
    const shown = (share: number): string => `${Math.round(100 * share)}%`;
    const worst = told.filter(({ lost }) => lost >= 0.05).sort((one, other) => other.lost - one.lost).slice(0, 6);
    expect(worst.length).toBeGreaterThan(0);
    const lines = worst.sort((one, other) => one.number - other.number).map(({ played, best }) => `${shown(best.wins)}→${shown(played.wins)}`);
    expect(await turns(page).locator('.num:last-child').allTextContents()).toEqual(lines);

    // By keyboard to the last of them, and another try from there. Nothing was taken back: lines are decisions.
    await turns(page).last().focus();
    await page.keyboard.press('Enter');
    const at = worst.at(-1)!.number + 1;
    await expect(page.getByText(new RegExp(`move ${at} of`))).toBeVisible();
    await expect(review(page).getByRole('heading', { name: `Move ${at}` })).toBeVisible();
    await review(page).getByRole('button', { name: 'Play it otherwise' }).click();
    await expect(page.locator('.ask.mine')).toBeVisible();
    await expect(page.locator('.choice').first()).toBeVisible();
    expect(errors).toEqual([]);
  });

test('the review stops, keeps what was found, and goes on', async ({ page }) => {
  await remember(page);
  await openReview(page, finishedGame('planet-unknown'), 3); // it takes a while
  const progress = review(page).getByRole('progressbar');
  await review(page).getByRole('button', { name: /Look at/ }).click();
  await expect.poll(() => page.workers().length).toBe(2);
  await expect(progress).not.toHaveAttribute('value', '0', DONE);
  await review(page).getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => page.workers().length).toBe(0);
  const found = Number(await progress.getAttribute('value'));
  await review(page).getByRole('button', { name: 'Go on' }).click();
  await expect.poll(async () => Number(await progress.getAttribute('value')), DONE).toBeGreaterThan(found);
  await page.getByRole('link', { name: /Leave|Back/ }).first().click(); // whoever leaves thinks no longer
  await expect.poll(() => page.workers().length).toBe(0);
});

test('the review cannot be loaded: it says so, and begins when there is a network again', async ({ page }) => {
  await remember(page);
  await openReview(page, finishedGame('planet-5r'), 3);
  await page.route(/robots\.worker/, (route) => route.abort());
  await review(page).getByRole('button', { name: /Look at/ }).click();
  await expect(review(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(/robots\.worker/);
  await review(page).getByRole('button', { name: /Look at/ }).click();
  await expect(review(page).getByRole('progressbar')).not.toHaveAttribute('value', '0', DONE);
  await expect(review(page).getByRole('alert')).toHaveCount(0);
});

for (const theme of ['light', 'dark'])
  test(`the review, ${theme}: nothing sideways, axe finds nothing`, async ({ page }) => {
    await remember(page, { settings: { theme, lang: 'ru' } });
    await openReview(page, finishedGame('planetfall'), 2);
    await review(page).getByRole('button', { name: /Разобрать/ }).click();
    await expect(review(page).getByRole('progressbar')).toHaveCount(0, DONE);
    if (await turns(page).count()) await turns(page).first().click();
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await noSideways(page);
      expect(await violations(page)).toEqual([]);
    }
  });

test('strong robots share a decision among workers', async ({ page }) => {
  const errors = watch(page);
  await remember(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
  await page.goto('#/new/planet-5r?with=robots');
  const seats = page.getByRole('button', { name: /Who sits here/ });
  await expect(seats.first()).toBeVisible();
  for (const seat of await seats.all()) {
    await seat.click();
    await page.getByRole('radio', { name: /Lyra|strong/i }).check();
  }
  await page.locator('footer .go').click();
  await expect(page.locator('.choice').first()).toBeVisible();
  while (page.workers().length < 3 && !(await isOver(page))) await act(page, () => 0); // some decisions have one answer only
  expect(page.workers()).toHaveLength(3);
  await expect(page.locator('.ask.mine')).toBeVisible();
  expect(errors).toEqual([]);
});
