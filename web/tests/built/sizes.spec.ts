// What a visitor downloads: the script of the first page, and a game's rules with its description and texts.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ROOT } from '../python';

const SCRIPT = 90_000;
const GAME = 60 * 1024;
const BOARD = 90 * 1024;
const GLOBE = 220 * 1024; // with three.js

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

test('every script is small; only the globe of Planet is larger, and is loaded for itself', () => {
  const folder = join(ROOT, 'src/fiveplanets/pages_built/assets');
  const sizes = readdirSync(folder).filter((name) => name.endsWith('.js')).map((name) => ({ name, size: gzipSync(readFileSync(join(folder, name))).length }));
  const boards = sizes.filter(({ name }) => name.startsWith('Board-'));
  expect(boards).toHaveLength(5);
  const large = sizes.filter(({ size }) => size > BOARD);
  console.log(`boards: ${boards.map(({ size }) => size).join(', ')} bytes gzipped; larger: ${large.map(({ name, size }) => `${name} ${size}`).join(', ')}`);
  expect(large.map(({ name }) => name.split('-')[0])).toEqual(['kit']);
  expect(large[0]!.size + Math.max(...boards.map(({ size }) => size))).toBeLessThanOrEqual(GLOBE);
});
