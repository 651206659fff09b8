// Planet on its own board, where the browser shows no 3-D pictures: whole games by mouse, by keyboard and by touch.

import { expect, test } from '@playwright/test';
import { noSideways } from '../shell/helpers';
import { confirm, dice, faces, lay, myTurn, open, play, tiles, turns } from './planet';

test.use({ launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-3d-apis'] } });

test('a whole game by mouse at 1440, nothing scrolls', async ({ page }) => {
  const errors = await open(page);
  const laid = await play(page, 3, (target) => target.click(), async () => {
    const [content, room] = await page.locator('main.board').evaluate((board) => [board.scrollHeight, board.clientHeight]);
    expect(content).toBeLessThanOrEqual(room! + 1);
  });
  expect(laid).toBe(12);
  await expect(page.locator('.own .paper')).toContainText('Objective');
  await confirm(page).click();
  await expect(page.locator('.podium li').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a whole game by keyboard only, two players, no objectives', async ({ page }) => {
  const errors = await open(page, { players: 2, options: { objectives: 'none' } });
  const roll = dice(5);
  let laid = 0;
  while (await myTurn(page)) {
    await page.keyboard.press(String(1 + roll(await tiles(page).count())));
    await expect(faces(page).or(turns(page)).first()).toBeAttached();
    if (!(await turns(page).count())) {
      await expect(page.locator('.face:focus')).toHaveCount(1);
      // Arrows walk the whole planet; only a free face takes the tile. Each face is left by another arrow than the last time: so all are seen.
      const left = new Map<string, number>();
      do {
        const face = (await page.locator('.face:focus').getAttribute('data-face'))!;
        const times = left.get(face) ?? roll(4);
        left.set(face, times + 1);
        await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][times % 4]!);
        expect(left.get(face), 'a free face is found').toBeLessThan(40);
      } while (!(await page.locator('.face:focus[data-target]').count()));
      await page.keyboard.press('Enter');
    }
    await expect(turns(page)).toHaveCount(5);
    const before = await page.locator('.ask .on').getAttribute('aria-label');
    await page.keyboard.press('r');
    await expect(page.locator('.ask .on')).not.toHaveAttribute('aria-label', before!);
    await page.keyboard.press('Shift+R');
    await expect(page.locator('.ask .on')).toHaveAttribute('aria-label', before!);
    const by = roll(5) + 1;
    if (!before!.includes(`${by}:`)) await page.keyboard.press(String(by));
    await page.locator('.ask .on').focus();
    await page.keyboard.press('Enter');
    await expect(turns(page)).toHaveCount(0);
    laid++;
  }
  expect(laid).toBe(12);
  expect(errors).toEqual([]);
});

test('Back goes from the turn to the face to the tile; a covered face says why not', async ({ page }) => {
  await open(page);
  await myTurn(page);
  await lay(page, dice(1), (target) => target.click());
  await myTurn(page);
  await tiles(page).first().click();
  await page.locator('.flat-alone .face:not([data-target])').first().click({ force: true });
  await expect(page.locator('.ask.refused')).toContainText('PL-09');
  await faces(page).first().click();
  await expect(turns(page)).toHaveCount(5);
  const back = page.locator('.ask .gb', { hasText: 'Back' });
  await back.click();
  await expect(page.locator('.ask .on')).toHaveCount(0);
  await back.click();
  await expect(turns(page)).toHaveCount(0);
  await expect(faces(page).first()).toBeAttached();
  await back.click();
  await expect(faces(page)).toHaveCount(0);
  await expect(confirm(page)).toBeDisabled();
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test('a whole game by touch at 360', async ({ page }) => {
    const errors = await open(page, { settings: { lang: 'ru' }, players: 3, options: { animals: 'surprise' } });
    const laid = await play(page, 4, (target) => target.tap(), () => noSideways(page));
    expect(laid).toBe(12);
    await page.locator('.rival .look').first().tap();
    await expect(page.locator('dialog .map .face').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});
