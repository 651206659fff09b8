// What a visitor downloads: the script of the first page, and a game's rules with its description and texts.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ROOT } from '../python';

const SCRIPT = 90_000;
const GAME = 60 * 1024;

test('the script of the first page is small', async ({ browser }) => {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const scripts = new Map<string, number>();
  page.on('response', async (answer) => {
    if (answer.url().includes('/assets/') && answer.url().endsWith('.js')) scripts.set(answer.url(), gzipSync(await answer.body()).length);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  console.log(`first page: ${scripts.size} scripts, ${total} bytes gzipped`);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(SCRIPT);
});

test('rules, description and texts of every game are small', () => {
  const folder = join(ROOT, 'web/src/generated');
  const size = (path: string): number => brotliCompressSync(readFileSync(join(folder, path))).length;
  const games = JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8')).map(({ game }: { game: string }) => game);
  for (const game of games) {
    const sizes = ['game.wasm', 'game.json', 'ru.json'].map((file) => size(`${game}/${file}`));
    const total = sizes.reduce((sum, part) => sum + part);
    console.log(`${game}: ${sizes.join(' + ')} = ${total} bytes in Brotli; previews ${size(`${game}/watched.wasm`)}, rules ${size(`${game}/rules.ru.json`)}`);
    expect(total, game).toBeLessThanOrEqual(GAME);
  }
});
