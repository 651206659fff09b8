import { expect, test, type Page } from '@playwright/test';
import { LEVELS } from '../../src/tables/robots';
import { act, againstRobots, focused, GAMES, isOver, remember, said, watch } from './helpers';

for (const game of GAMES) test(`keyboard only: a table of ${game} is set up and a whole game played`, async ({ page }) => {
  const errors = watch(page);
  await remember(page, { settings: { helpers: false } });
  await page.goto(`#/new/${game}?with=robots`);
  await page.locator('footer .go').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask')).toBeVisible();
  let decisions = 0;
  while (!(await isOver(page))) {
    if (!(await page.locator('.ask.mine').count())) {
      await page.waitForTimeout(40);
      continue;
    }
    if (await page.locator('.ask .go:not(:disabled)').count()) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('Enter');
      decisions++;
    } else if (await page.locator('.dial .take').count()) {
      if (await focused(page.locator('.dial .take'))) await page.keyboard.press('Enter');
    } else await page.keyboard.press('1');
    await page.waitForTimeout(25);
  }
  expect(decisions).toBeGreaterThan(5);
  expect(errors).toEqual([]);
});

test('keys: ? shows them, Backspace goes back, R opens the rule in question', async ({ page }) => {
  await remember(page);
  await againstRobots(page, 'planet-5r');
  await expect(page.locator('.choice').first()).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: /Confirm/ })).toBeEnabled();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: /Confirm/ })).toBeDisabled();
  await page.keyboard.press('r');
  await expect(page.locator('.drawer .rule.now').first()).toContainText('5R-11');
  await page.keyboard.press('Escape');
  await expect(page.locator('.drawer')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('another game at a new table: its own options, the same people', async ({ page }) => {
  const errors = watch(page);
  await remember(page);
  for (const [from, to] of [['planet-unknown', 'Planet'], ['planet', 'Red Planet'], ['red-planet', 'Planet 5R']] as const) {
    await page.goto('#/');
    await page.goto(`#/new/${from}`);
    await page.getByRole('radio', { name: to, exact: true }).check();
    await expect(page.getByRole('heading', { name: to, exact: true, level: 2 })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('robots of a new table are those of the catalogue, each with a name and a sentence', async ({ page }) => {
  await remember(page);
  await page.goto('#/new/planet?with=robots');
  await page.getByRole('button', { name: /Who sits here/ }).first().click();
  const offered = page.locator('fieldset label:has([type=radio])');
  await expect(offered).toHaveCount(1 + LEVELS.length);
  for (const text of await offered.allInnerTexts()) expect(text.split('\n').filter(Boolean).length).toBeGreaterThan(1);
});

test('undo takes the last decision back', async ({ page }) => {
  await remember(page);
  await againstRobots(page, 'planet');
  await decide(page); // a tile
  await expect(page.locator('.ask b')).toContainText('face');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.ask b')).toContainText('Take one of the open tiles');
});

test('reload in mid-game: the table is where it was, and in the lobby', async ({ page }) => {
  await remember(page);
  await againstRobots(page, 'planet');
  await decide(page);
  const asked = await page.locator('.ask b').innerText();
  await page.reload();
  await expect(page.locator('.ask b')).toHaveText(asked);
  await page.goto('#/');
  await expect(page.getByRole('link', { name: /Continue: Planet/ })).toBeVisible();
});

test('robots move though their worker cannot be loaded, and have one again as soon as it can', async ({ page }) => {
  await remember(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
  await page.route(/robots\.worker/, (route) => route.abort());
  await page.goto('#/new/planet-5r?with=robots');
  await page.getByRole('button', { name: /Who sits here/ }).first().click();
  await page.getByRole('radio', { name: /Lyra/ }).check(); // a strong one beside quick ones
  await page.locator('footer .go').click();
  await decide(page);
  await expect(page.locator('.log')).toContainText('Vera plays'); // all have chosen
  expect(page.workers()).toHaveLength(0);
  await expect(page.locator('.ask.mine')).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.locator('.ask')).toContainText('In your place a robot would do this');
  await page.unroute(/robots\.worker/);
  await expect(async () => {
    await act(page, () => 0);
    expect(page.workers().length).toBeGreaterThan(0);
  }).toPass({ intervals: [20] });
});

test('the network goes as soon as the table is there: robots play on', async ({ page, context }) => {
  await remember(page);
  await againstRobots(page, 'planet-5r');
  await expect(page.locator('.choice').first()).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1); // before any robot was asked
  await context.setOffline(true);
  await decide(page);
  await expect(page.locator('.log')).toContainText('Vera plays');
});

test('another language at once, in the middle of a game', async ({ page }) => {
  await remember(page);
  await againstRobots(page, 'planet-5r');
  await expect(page.locator('.ask b')).toHaveText('Pick an action card, in secret.');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Русский' }).check();
  await expect(page.getByRole('dialog', { name: 'Настройки' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.choice').first()).toContainText('Сыграть');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('what is said aloud: your turn at once, the moves of others politely', async ({ page }) => {
  await remember(page);
  await againstRobots(page, 'planet-5r');
  await said(page, 'Your turn. Pick an action card, in secret.', 'assertive');
  await decide(page);
  await said(page, /plays (Dig|Mine|Raid|Scout|Expand)/);
});

test('several people at one device: the table is covered between them', async ({ page }) => {
  await remember(page);
  await page.goto('#/new/planet-5r');
  await page.getByRole('button', { name: /Who sits here/ }).first().click();
  await page.getByRole('radio', { name: /A person/ }).check();
  await page.locator('footer .go').click();
  await page.getByRole('button', { name: 'I am Vera' }).click();
  await decide(page);
  await expect(page.getByRole('heading', { name: 'Pass the device to Player 2' })).toBeVisible();
  await expect(page.locator('.choice')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Player 2' }).click();
  await expect(page.locator('.choice')).toHaveCount(5);
});

test('confirm can be off: one press makes the move', async ({ page }) => {
  await remember(page, { settings: { confirm: false } });
  await againstRobots(page, 'planet');
  await page.locator('.choice').first().click();
  await expect(page.locator('.ask b')).toContainText('face');
});

/** Makes one decision, however many steps it has. */
async function decide(page: Page): Promise<void> {
  await expect(page.locator('.choice, .dial').first()).toBeVisible();
  await expect(async () => expect(await act(page, () => 0)).toBe('confirmed')).toPass({ intervals: [20] });
}
