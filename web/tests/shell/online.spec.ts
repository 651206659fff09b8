import { expect, test, type Page } from '@playwright/test';
import { act, isOver, noSideways, violations, watch } from './helpers';
import { Server } from './server';

const server = new Server();
test.beforeAll(() => server.start());
test.afterEach(() => server.leave());
test.afterAll(() => server.stop());

async function decide(page: Page): Promise<void> {
  await expect(async () => expect(await act(page, () => 0)).toBe('confirmed')).toPass({ intervals: [20] });
}

test('two browsers by link play a whole game, see the same result, and play again', async ({ browser }) => {
  const [vera, marek] = await server.together(browser, 'planet-5r');
  const errors = [watch(vera), watch(marek)];
  while (!(await isOver(vera))) for (const page of [vera, marek]) if (!(await act(page, (count) => count - 1))) await page.waitForTimeout(30);
  for (const page of [vera, marek]) await page.getByRole('button', { name: 'See the result' }).click();
  await expect(vera.getByText('The shuffle was fair: verified')).toBeVisible();
  expect(await marek.getByRole('heading', { level: 1 }).innerText()).toBe(await vera.getByRole('heading', { level: 1 }).innerText());
  // Somebody who has not played looks on, and is offered no rematch.
  const lev = await server.person(browser, 'Lev');
  await lev.goto(vera.url());
  await expect(lev.getByText('The shuffle was fair: verified')).toBeVisible();
  await expect(lev.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  // Vera asks for a rematch; Marek is told, and his seat waits for him.
  await vera.getByRole('button', { name: 'Rematch' }).click();
  await expect(vera.getByRole('heading', { name: 'Waiting for friends' })).toBeVisible();
  await marek.getByRole('button', { name: 'Join them' }).click();
  await expect(vera.locator('.seat', { hasText: 'Marek' })).toContainText('here');
  await vera.getByRole('button', { name: /^Start/ }).click();
  for (const page of [vera, marek]) await expect(page.locator('.choice').first()).toBeVisible();
  expect(errors.flat()).toEqual([]);
});

test('network lost and regained: the move is kept here and sent once', async ({ browser }) => {
  const [vera, marek] = await server.together(browser, 'planet-5r');
  await vera.context().setOffline(true);
  await server.stop();
  await vera.locator('.choice').first().click();
  await vera.getByRole('button', { name: /Confirm/ }).click();
  await expect(vera.getByText('Sending')).toBeVisible();
  await expect(vera.getByText(/reconnecting/)).toBeVisible();
  await server.start();
  await vera.context().setOffline(false);
  await expect(vera.getByText('online', { exact: true })).toBeVisible();
  await expect(vera.locator('.ask')).toContainText('We wait for Marek');
  await expect(marek.locator('.choice').first()).toBeVisible();
  await decide(marek);
  await expect(vera.locator('.log')).toContainText('Vera plays');
});

for (const game of ['planet', 'planet-5r'])
  test(`${game}: whoever comes back reads what was missed, and watches it`, async ({ browser }) => {
    const [vera, marek] = await server.meet(browser, game);
    await vera.getByRole('button', { name: /^Start/ }).click();
    const waits = async (): Promise<boolean> => (await vera.locator('.ask').innerText()).includes('We wait for Marek');
    while (!(await waits())) if (!(await act(vera, () => 0))) await vera.waitForTimeout(30);
    const table = vera.url();
    await vera.evaluate(() => localStorage.setItem('fiveplanets.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('fiveplanets.settings')!), plain: false, motion: 'full' })));
    await vera.goto('about:blank');
    await decide(marek);
    while (await marek.locator('.ask.mine').count()) if (!(await act(marek, () => 0))) await marek.waitForTimeout(30);
    await vera.addInitScript(() => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      new MutationObserver(() => document.querySelectorAll('[data-piece]').forEach((piece) => shown.push(piece.getAttribute('data-piece')!))).observe(document, { childList: true, subtree: true });
    });
    await vera.goto(table);
    const away = vera.getByRole('dialog', { name: 'While you were away' });
    await expect(away.locator('li').first()).toBeVisible();
    await away.getByRole('button', { name: 'Watch it' }).click();
    await expect(away).toHaveCount(0);
    await expect.poll(() => vera.evaluate(() => (window as unknown as { shown: string[] }).shown)).toContain(game === 'planet' ? 'tile' : 'sign');
  });

test('a table is found by its code, and a wrong code is said to be wrong', async ({ browser }) => {
  const vera = await server.person(browser, 'Vera');
  await vera.goto('#/new/planet');
  await vera.getByRole('radio', { name: /Online/ }).check();
  await vera.getByRole('button', { name: 'Open the table' }).click();
  const code = (await vera.locator('.code').getAttribute('aria-label'))!;
  const marek = await server.person(browser, 'Marek');
  await marek.goto('#/');
  await marek.getByRole('textbox', { name: /Code of the table/ }).fill('222222');
  await marek.getByRole('button', { name: 'Enter the table' }).click();
  await expect(marek.getByRole('heading', { name: 'There is no table 222222' })).toBeVisible();
  await marek.getByRole('textbox', { name: /Code of the table/ }).fill(code);
  await marek.getByRole('button', { name: 'Enter the table' }).click();
  await expect(marek.getByRole('heading', { name: 'Waiting for friends' })).toBeVisible();
});

test('what others decide leaves my pick alone', async ({ browser }) => {
  const [vera, marek] = await server.together(browser, 'planet-5r');
  await vera.locator('.choice').first().click();
  await expect(vera.getByRole('button', { name: /Confirm/ })).toBeEnabled();
  await decide(marek);
  await expect(vera.locator('.ask')).not.toContainText('Marek is deciding too');
  await expect(vera.getByRole('button', { name: /Confirm/ })).toBeEnabled();
});

for (const theme of ['light', 'dark'])
  test(`waiting room and people at the table, ${theme}: nothing sideways, axe finds nothing`, async ({ browser }) => {
    const vera = await server.person(browser, 'Vera', { theme });
    await vera.goto('#/new/planet-unknown');
    await vera.getByRole('radio', { name: /Online/ }).check();
    await vera.getByRole('button', { name: /Who sits here/ }).first().click();
    await vera.getByRole('radio', { name: /A friend/ }).check();
    await vera.getByRole('button', { name: 'Open the table' }).click();
    await expect(vera.getByText('Free seat', { exact: true })).toBeVisible();
    const look = async (): Promise<void> => {
      for (const width of [1440, 768, 360]) {
        await vera.setViewportSize({ width, height: 800 });
        await noSideways(vera);
        expect(await violations(vera)).toEqual([]);
      }
    };
    await look();
    await vera.getByRole('button', { name: /^Start/ }).click();
    await expect(vera.locator('.choice').first()).toBeVisible();
    await vera.getByRole('button', { name: 'Menu' }).click();
    await vera.getByRole('button', { name: 'At the table' }).click();
    await vera.getByRole('button', { name: 'Move to another device' }).click();
    await expect(vera.getByTestId('ticket')).toBeVisible();
    await look();
  });
