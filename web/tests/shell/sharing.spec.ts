import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { playToEnd, remember } from './helpers';
import { finishedGame, Server } from './server';

const server = new Server();
test.beforeAll(() => server.start());
test.afterEach(() => server.leave());
test.afterAll(() => server.stop());

/** Opens a replay file in the page. */
async function open(page: Page, file: string): Promise<void> {
  await page.goto('#/replays');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('The shuffle was fair: verified')).toBeVisible();
}
async function sharedMoment(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

for (const game of ['planet-5r', 'planet-unknown'])
  test(`${game}: a moment of a game travels in its link, without a server`, async ({ browser, baseURL }) => {
    const here = await (await browser.newContext({ baseURL: baseURL!, permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
    await remember(here);
    await open(here, finishedGame(game));
    await here.getByRole('link', { name: 'Review' }).click();
    for (let i = 0; i < 3; i++) await here.getByRole('button', { name: 'One move on' }).click();
    const link = await sharedMoment(here);
    expect(link.length).toBeLessThan(4000);
    const there = await (await browser.newContext()).newPage();
    await remember(there);
    await there.goto(link);
    await expect(there.getByText(/move 3 of \d+/)).toBeVisible();
    await there.goto(link.replace(/~(.{200}).*\?/, '~$1?')); // somebody lost the end of it
    await expect(there.getByRole('alert')).toContainText(/file/);
  });

test('the same deal for other people, compared at the end; a table from a point of a game; a moment by link', async ({ browser }) => {
  const vera = await server.person(browser, 'Vera');
  await vera.goto('#/');
  // Vera and Marek have played at the server.
  const lines = readFileSync(finishedGame('planet-5r'), 'utf8').trimEnd().split('\n').join(',');
  const seats = '[{"kind": "person", "name": "Vera"}, {"kind": "robot", "name": "Dash"}, {"kind": "robot", "name": "Dash 2"}]';
  const { id } = await vera.evaluate(
    async (body) => (await fetch('api/replays', { method: 'POST', body, headers: { 'Content-Type': 'application/json', 'X-Fiveplanets': '1' } })).json(),
    `{"lines": [${lines}], "seats": ${seats}}`,
  );
  await vera.goto(`#/result/${id}`);
  await expect(vera.getByText('Nobody else has played this deal yet.')).toBeVisible();
  await vera.getByRole('button', { name: 'Open it for others' }).click();
  await expect(vera.getByRole('heading', { name: 'Waiting for friends' })).toBeVisible();
  await vera.getByRole('button', { name: /^Start/ }).click();
  await expect(vera.locator('.choice').first()).toBeVisible();
  await playToEnd(vera);
  await vera.getByRole('button', { name: 'See the result' }).click();
  const compared = vera.getByRole('group', { name: 'The same deal' });
  await expect(compared.getByRole('row')).toHaveCount(3);
  await expect(compared.getByRole('rowheader', { name: 'this table' })).toBeVisible();
  await expect(compared.locator('.best')).not.toHaveCount(0);

  await vera.goto(`#/replay/${id}?at=4`);
  await expect(vera.getByText(/move 4 of \d+/)).toBeVisible();
  const link = await sharedMoment(vera);
  expect(link).toContain(id); // whoever has it looks at the server's record
  const marek = await server.person(browser, 'Marek');
  await marek.goto(link);
  await expect(marek.getByText(/move 4 of \d+/)).toBeVisible();
  await marek.getByRole('button', { name: 'With friends' }).click();
  await expect(marek.getByRole('heading', { name: 'Waiting for friends' })).toBeVisible();
  await marek.getByRole('button', { name: /^Start/ }).click();
  await expect(marek.locator('.log .one').first()).toBeVisible();
});

test('the same deal again at this device: both games side by side', async ({ page }) => {
  await remember(page);
  await open(page, finishedGame('planet-5r'));
  await page.getByRole('button', { name: 'Same deal again' }).click();
  await expect(page.locator('.ask')).toBeVisible();
  await playToEnd(page); // robots sit there, and play by themselves
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('group', { name: 'The same deal' }).getByRole('row')).toHaveCount(3);
});

test('a game from a file is not counted as played', async ({ page }) => {
  await remember(page);
  await open(page, finishedGame('planet-5r', 'human'));
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog').getByText('not played yet')).toHaveCount(5);
  await page.goBack(); // and a sheet goes with its screen
  await expect(page.getByRole('heading', { name: 'Replays' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('all games and the profile move to another browser in one file', async ({ browser, baseURL }, info) => {
  const here = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await remember(here, { profile: { name: 'Ada', face: 2, counted: ['one'], played: { planet: { games: 3, wins: 2 } } } });
  await open(here, finishedGame('planet-5r', 'human'));
  await here.goto('#/replays');
  await open(here, finishedGame('planet-unknown'));
  await here.getByRole('button', { name: 'Settings' }).click();
  const saved = here.waitForEvent('download');
  await here.getByRole('button', { name: 'File', exact: true }).click();
  const file = info.outputPath('five-planets.json');
  await (await saved).saveAs(file);

  const there = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await remember(there);
  const take = async (what: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> => {
    await there.goto('#/replays');
    await there.locator('input[type=file]').setInputFiles(what);
  };
  const edited = (change: (all: { version: number; tables: { id: string; replay: string }[] }) => void): { name: string; mimeType: string; buffer: Buffer } => {
    const all = JSON.parse(readFileSync(file, 'utf-8'));
    change(all);
    return { name: 'five-planets.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(all)) };
  };
  await take(edited((all) => (all.version = 99)));
  await expect(there.getByRole('alert')).toHaveText(/damaged or from another version/);
  await expect(there.locator('main li')).toHaveCount(0);
  await take(edited((all) => (all.tables[0]!.replay = all.tables[0]!.replay.slice(0, 900))));
  await expect(there.getByRole('status')).toHaveText('One game was taken in. One could not be followed: it is damaged, or was played by other rules.');
  await take(file);
  await expect(there.getByRole('status')).toHaveText('One game was taken in.');
  await expect(there.locator('main li')).toHaveCount(2);
  await take(file);
  await expect(there.getByRole('status')).toHaveText('Everything in this file is here already.');
  await there.getByRole('link', { name: 'Result' }).first().click();
  await expect(there.getByText('The shuffle was fair: verified')).toBeVisible();
  await there.getByRole('button', { name: 'Settings' }).click();
  await expect(there.getByLabel('Your name')).toHaveValue('Ada');
  await expect(there.getByRole('dialog').getByText('not played yet')).toHaveCount(4);
});
