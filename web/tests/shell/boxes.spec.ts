import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { playToEnd, watch } from './helpers';
import { Server } from './server';

const server = new Server();
test.beforeAll(() => server.start());
test.afterEach(() => server.leave());
test.afterAll(() => server.stop());

function box(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'fiveplanets-')), 'box.toml');
  writeFileSync(file, text);
  return file;
}
/** Another name for every animal: whatever is dealt, it shows. */
const { components } = JSON.parse(readFileSync(join(import.meta.dirname, '../../src/generated/planet/game.json'), 'utf8')) as { components: { animals: Record<string, unknown> } };
const VIXEN = box(`game = "planet"\n${Object.keys(components.animals).map((id, i) => `[animals.${id}]\nname_en = "Vixen ${i}"\n`).join('')}`);

async function choose(page: Page, file: string): Promise<void> {
  await page.locator('section.options input[type=file]').setInputFiles(file);
}

test('an own box at this device: checked once, played to the end without a server, in its file too', async ({ browser }) => {
  const vera = await server.person(browser, 'Vera');
  const errors = watch(vera);
  await vera.goto('#/new/planet-5r?with=robots');
  await choose(vera, VIXEN); // the box says which game it is for
  await expect(vera.getByRole('heading', { name: 'Planet', exact: true, level: 2 })).toBeVisible();
  await expect(vera.getByText(/checked, seal \w{8}, \d+ changes/)).toBeVisible();
  await expect(vera.getByText(/→ "Vixen 0"/)).toBeVisible();
  await vera.locator('footer .go').click();
  await expect(vera.locator('.board')).toContainText('Vixen');
  await vera.context().setOffline(true);
  await playToEnd(vera);
  await vera.context().setOffline(false);
  await vera.getByRole('button', { name: 'See the result' }).click();
  await expect(vera.getByText('The shuffle was fair: verified')).toBeVisible();
  const [download] = await Promise.all([vera.waitForEvent('download'), vera.getByRole('button', { name: 'Save as a file' }).click()]);
  const file = await download.path();
  const marek = await server.person(browser, 'Marek'); // has never seen the box
  await marek.goto('#/replays');
  await marek.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer: readFileSync(file) });
  await expect(marek.getByText('The shuffle was fair: verified')).toBeVisible();
  expect(errors).toEqual([]);
});

test('an own box online: whoever comes plays with it', async ({ browser }) => {
  const vera = await server.person(browser, 'Vera');
  await vera.goto('#/new/planet?with=robots');
  await vera.getByRole('radio', { name: /Online/ }).check();
  await choose(vera, VIXEN);
  await expect(vera.getByText(/checked/)).toBeVisible();
  await vera.getByRole('button', { name: 'Play now' }).click();
  await expect(vera.locator('.board')).toContainText('Vixen');
  const marek = await server.person(browser, 'Marek');
  await marek.goto(vera.url());
  await expect(marek.locator('.board')).toContainText('Vixen');
});

test('a box that does not fit says what is wrong, in the language of the page', async ({ browser }) => {
  const vera = await server.person(browser, 'Vera', { lang: 'ru' });
  await vera.goto('#/new/planet');
  await choose(vera, box('game = "planet"\n[animals.unicorn]\nname_en = "U"\n'));
  await expect(vera.getByRole('alert')).toContainText('unicorn');
  await choose(vera, box('nothing'));
  await expect(vera.getByRole('alert')).toContainText('не файл TOML');
});
