import { expect, test } from '@playwright/test';
import { againstRobots, GAMES, playToEnd, remember, watch } from './helpers';

for (const game of GAMES) {
  test(`${game}: a whole game by clicking, offline, to its result and its replay`, async ({ page }) => {
    const errors = watch(page);
    await remember(page, { settings: { plain: true } }); // boards have tests of their own
    await againstRobots(page, game);
    expect(await playToEnd(page)).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page.getByText('The shuffle was fair: verified')).toBeVisible();
    await expect(page.locator('.podium li')).not.toHaveCount(0);
    await page.getByRole('link', { name: 'Review' }).click();
    await expect(page.getByRole('slider', { name: 'Point of the game' })).toBeVisible();
    await page.getByRole('button', { name: 'One move on' }).click();
    await expect(page.getByText(/move 1 of \d+/)).toBeVisible();
    expect(errors).toEqual([]);
  });
}
