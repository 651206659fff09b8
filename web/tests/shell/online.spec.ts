import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { command, environment, ROOT } from '../python';
import { act, isOver, remember, watch } from './helpers';

// The server of the package with the pages that were built into it (`make pages`).
const PORT = 40_000 + Math.floor(Math.random() * 20_000);
const SITE = `http://localhost:${PORT}/`;
const database = `sqlite:///${join(mkdtempSync(join(tmpdir(), 'fiveplanets-')), 'tables.db')}`;
let server: ChildProcess;

async function start(): Promise<void> {
  server = spawn(command, ['-m', 'fiveplanets', 'serve', '--port', String(PORT), '--database', database], { cwd: ROOT, env: environment, stdio: 'ignore' });
  await expect(async () => expect((await fetch(`${SITE}api/health`)).ok).toBe(true)).toPass({ timeout: 30_000 });
}
async function stop(): Promise<void> {
  const gone = new Promise((done) => server.once('exit', done));
  server.kill('SIGKILL');
  await gone;
}
test.beforeAll(start);
test.afterAll(stop);

async function person(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: SITE })).newPage();
  await remember(page, { profile: { name } });
  return page;
}

/** Vera opens a table, Marek comes by the link, Vera starts. */
async function together(browser: Browser, game: string): Promise<[Page, Page]> {
  const [vera, marek] = [await person(browser, 'Vera'), await person(browser, 'Marek')];
  await vera.goto(`#/new/${game}`);
  await vera.getByRole('radio', { name: /Online/ }).check();
  await vera.getByRole('button', { name: /Who sits here/ }).first().click();
  await vera.getByRole('radio', { name: /A friend/ }).check();
  await vera.getByRole('button', { name: 'Open the table' }).click();
  await expect(vera.getByText('Free seat', { exact: true })).toBeVisible();
  await marek.goto(await vera.getByRole('textbox', { name: 'Link to the table' }).inputValue());
  await marek.getByRole('button', { name: 'Take a seat' }).click();
  await expect(vera.getByText('Marek', { exact: true })).toBeVisible();
  await vera.getByRole('button', { name: /^Start/ }).click();
  for (const page of [vera, marek]) await expect(page.locator('.choice').first()).toBeVisible();
  return [vera, marek];
}

async function decide(page: Page): Promise<void> {
  while ((await act(page, () => 0)) !== 'confirmed');
}

test('two browsers by link play a whole game and see the same result', async ({ browser }) => {
  const [vera, marek] = await together(browser, 'planet-5r');
  const errors = [watch(vera), watch(marek)];
  while (!(await isOver(vera))) for (const page of [vera, marek]) if (!(await act(page, (count) => count - 1))) await page.waitForTimeout(30);
  for (const page of [vera, marek]) await page.getByRole('button', { name: 'See the result' }).click();
  await expect(vera.getByText('The shuffle was fair: verified')).toBeVisible();
  expect(await marek.getByRole('heading', { level: 1 }).innerText()).toBe(await vera.getByRole('heading', { level: 1 }).innerText());
  expect(errors.flat()).toEqual([]);
});

test('network lost and regained: the move is kept here and sent once', async ({ browser }) => {
  const [vera, marek] = await together(browser, 'planet-5r');
  await vera.context().setOffline(true);
  await stop();
  await vera.locator('.choice').first().click();
  await vera.getByRole('button', { name: /Confirm/ }).click();
  await expect(vera.getByText('Sending')).toBeVisible();
  await expect(vera.getByText(/reconnecting/)).toBeVisible({ timeout: 15_000 });
  await start();
  await vera.context().setOffline(false);
  await expect(vera.getByText('online', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(vera.locator('.ask')).toContainText('We wait for Marek', { timeout: 30_000 });
  await expect(marek.locator('.choice').first()).toBeVisible({ timeout: 30_000 });
  await decide(marek);
  await expect(vera.locator('.log')).toContainText('Vera plays', { timeout: 15_000 });
});

test('a table is found by its code, and a wrong code is said to be wrong', async ({ browser }) => {
  const vera = await person(browser, 'Vera');
  await vera.goto('#/new/planet');
  await vera.getByRole('radio', { name: /Online/ }).check();
  await vera.getByRole('button', { name: 'Open the table' }).click();
  const code = (await vera.locator('.code').getAttribute('aria-label'))!;
  const marek = await person(browser, 'Marek');
  await marek.goto('#/');
  await marek.getByRole('textbox', { name: /Code of the table/ }).fill('222222');
  await marek.getByRole('button', { name: 'Enter the table' }).click();
  await expect(marek.getByRole('heading', { name: 'There is no table 222222' })).toBeVisible();
  await marek.getByRole('textbox', { name: /Code of the table/ }).fill(code);
  await marek.getByRole('button', { name: 'Enter the table' }).click();
  await expect(marek.getByRole('heading', { name: 'Waiting for friends' })).toBeVisible();
});

test('what others decide leaves my pick alone', async ({ browser }) => {
  const [vera, marek] = await together(browser, 'planet-5r');
  await vera.locator('.choice').first().click();
  await expect(vera.getByRole('button', { name: /Confirm/ })).toBeEnabled();
  await decide(marek);
  await expect(vera.locator('.ask')).not.toContainText('Marek is deciding too');
  await expect(vera.getByRole('button', { name: /Confirm/ })).toBeEnabled();
});
