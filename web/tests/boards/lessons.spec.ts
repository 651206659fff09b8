// The guided first games: each is played to its end by doing what its call-outs say and pressing what they light.

import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noSideways, remember, watch } from '../shell/helpers';
import { clipped } from './clipped';
import { DRAWN, GAMES, WIDTHS } from './moments';

interface Step {
  say: string;
  at?: string;
  play?: unknown[];
}
const lessonOf = (game: string): { steps: Step[] } => JSON.parse(readFileSync(join(import.meta.dirname, '../../src/lessons', game, 'lesson.json'), 'utf8'));
const TOLD = '[data-told]';

// Planet's globe, drawn by software, would take most of the time.
test.use({ launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-3d-apis'] } });

async function open(page: Page, game: string, settings: Record<string, unknown> = {}): Promise<string[]> {
  const errors = watch(page);
  await remember(page, { settings: { plain: !DRAWN.includes(game), ...settings } });
  await page.goto(`#/lesson/${game}`);
  await expect(page.locator('.callout')).toBeVisible();
  return errors;
}
const saying = (page: Page): Promise<string | null> => page.locator('.callout p').getAttribute('data-say', { timeout: 120_000 });

/** Presses the middle of what is lit: a lesson must not need anything else. */
async function press(page: Page): Promise<void> {
  const told = page.locator(TOLD);
  await expect(told).toHaveCount(1);
  await told.scrollIntoViewIfNeeded();
  const before = await told.elementHandle();
  const led = await before!.getAttribute('data-move');
  const say = await saying(page);
  const { x, y, width, height } = (await told.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  // another thing is lit then, or the same one leads on (a dial), or the next call-out lights it again (Confirm)
  const movedOn = (): Promise<boolean> => before!.evaluate((one, value) => !one.isConnected || !one.hasAttribute('data-told') || one.getAttribute('data-move') !== value, led);
  await expect.poll(async () => (await movedOn()) || (await saying(page)) !== say, { message: `${say}: ${await before!.evaluate((one) => one.outerHTML.slice(0, 200))}` }).toBe(true);
}

/** The whole lesson: what is said is read, what is lit is pressed. */
async function learn(page: Page, game: string): Promise<void> {
  for (const { say, at, play } of lessonOf(game).steps) {
    await expect(page.locator('.callout p')).toHaveAttribute('data-say', say);
    expect(await page.locator('.callout p').innerText(), 'there is a text').not.toBe(say);
    await noSideways(page);
    expect(await clipped(page, '.callout')).toEqual([]);
    if (at && DRAWN.includes(game)) await expect(page.locator(TOLD), `${say} points at something`).toHaveCount(1);
    if (!play) await page.locator('.callout .next').click();
    for (let presses = 0; play && presses < 40 && (await saying(page)) === say; presses++) await press(page);
  }
  await expect(page.locator('.callout p')).toHaveAttribute('data-say', 'done');
}

for (const game of GAMES)
  for (const [lang, size] of [['en', WIDTHS[2]!], ['ru', WIDTHS[0]!]] as const)
    test(`${game}: the lesson in ${lang} at ${size.width}`, async ({ page }) => {
      await page.setViewportSize(size);
      const errors = await open(page, game, { lang });
      await learn(page, game);
      await page.locator('.callout .go').click();
      await expect(page.locator('.ask.mine')).toBeVisible();
      expect(errors).toEqual([]);
    });

test('another answer is stopped, Back goes back, Skip leaves', async ({ page }) => {
  await open(page, 'planet-5r');
  await page.locator('.callout .next').click();
  await page.locator('.callout .next').click();
  await page.locator('[data-at="hand-raid"]').dispatchEvent('click'); // the call-out may lie over it
  await expect(page.locator('.ask .go')).toBeDisabled();
  await page.keyboard.press('3');
  await page.locator('.ask .go').click();
  await expect(page.locator('.ask.refused')).toContainText('Not this one');
  await page.locator('.callout .back').click();
  expect(await saying(page)).toBe('market');
  await page.locator('.callout .skip').click();
  await expect(page).toHaveURL(/#\/new\/planet-5r/);
});

test('the lesson is a step from the lobby and from a new table; goal and points are one tap from the table', async ({ page }) => {
  await remember(page);
  await page.goto('');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  await expect(page.locator('.callout')).toBeVisible();
  await page.goto('#/new/red-planet');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  await expect(page.locator('.callout')).toBeVisible();
  for (const game of GAMES) {
    await page.goto(`#/lesson/${game}`);
    await page.getByRole('button', { name: 'Goal and points' }).click();
    await expect(page.getByRole('dialog').locator('dd').nth(2)).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  for (const game of GAMES)
    test(`${game}: after one visit of the lobby its lesson is learnt offline`, async ({ page, context }) => {
      await remember(page, { settings: { plain: false } });
      await page.goto('');
      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        while (active!.state !== 'activated') await new Promise((go) => setTimeout(go, 20));
      });
      await context.setOffline(true);
      await page.goto(`#/lesson/${game}`);
      await page.reload();
      await learn(page, game);
    });
});
