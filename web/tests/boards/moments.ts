// Recorded games (see record.py): a table at every question of every game. Written anew when the rules or the robots that played them have changed.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { command, environment, ROOT } from '../python';

const FOLDER = join(import.meta.dirname, 'recorded');
export const GAMES = ['planet-5r', 'planet', 'red-planet', 'planetfall', 'planet-unknown'];
/** Games with a board of their own; the others are played on the plain one. */
export const DRAWN = GAMES.filter((game) => existsSync(join(ROOT, 'web/src/games', game, 'Board.svelte')));

export interface Moment {
  /** The question, or what a scene is called. */
  ask: string;
  players: number;
  seat: number;
  replay: string;
}

/** Before all tests. */
export default function setup(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const game of GAMES) {
    const stamp = join(FOLDER, `${game}.sources`);
    const sources = sourcesOf(game);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) continue;
    execFileSync(command, [join(import.meta.dirname, 'record.py'), FOLDER, game], { env: environment, stdio: 'inherit' });
    writeFileSync(stamp, sources);
  }
}

function sourcesOf(game: string): string {
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, 'record.py')));
  for (const part of [`games/${game.replaceAll('-', '_')}`, 'players', 'core']) {
    const folder = join(ROOT, 'src/fiveplanets', part);
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(py|toml)$/.test(path));
    for (const path of paths.sort()) hash.update(path).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex');
}

export const momentsOf = (game: string): Moment[] => JSON.parse(readFileSync(join(FOLDER, `${game}.json`), 'utf8'));
export const momentOf = (game: string, ask: string): Moment => momentsOf(game).find((one) => one.ask === ask)!;

const PATIENT = { timeout: 30_000 };

/** Opens a recorded table by its file, as people do. */
export async function openMoment(page: Page, { replay, ask }: Moment): Promise<void> {
  // From another table straight to the next: the page is loaded once.
  if (!page.url().includes('#')) await page.goto('#/replays');
  else await page.evaluate(() => void (location.hash = '#/replays'));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(replay) });
  if (ask.startsWith('over')) {
    // a game that is over opens its result; its board is one step back
    await expect(page.locator('.podium li').first()).toBeVisible(PATIENT);
    await page.evaluate(() => void (location.hash = location.hash.replace('#/result', '#/table')));
    await expect(page.locator('.ask .go')).toBeVisible();
  } else await expect(page.locator('.ask.mine')).toBeVisible(PATIENT);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export const WIDTHS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** After the board has found its new size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
