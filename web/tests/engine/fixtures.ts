// Random games as Python plays and tells them (see fixtures.py), written anew when Python's sources have changed.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, environment, ROOT } from '../python';

export const FOLDER = join(import.meta.dirname, 'fixtures');
export const GAMES: string[] = JSON.parse(readFileSync(join(ROOT, 'web/src/generated/catalogue.json'), 'utf8')).map(
  (entry: { game: string }) => entry.game,
);

export function python(...args: string[]): string {
  return execFileSync(command, args, { env: environment, encoding: 'utf8', maxBuffer: 1e9 });
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  const sources = ['core', 'games', 'players'].flatMap((folder) => {
    const base = join('src/fiveplanets', folder);
    return readdirSync(join(ROOT, base), { recursive: true, encoding: 'utf8' }).map((path) => join(base, path));
  });
  const mattering = sources.filter((path) => /\.(py|toml|ftl|h)$/.test(path)).sort();
  for (const path of [...mattering, 'web/tests/engine/fixtures.py']) hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

/** Before all tests. */
export function setup(): void {
  mkdirSync(FOLDER, { recursive: true });
  const stamp = join(FOLDER, 'sources');
  const sources = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  for (const game of GAMES) python(join(import.meta.dirname, 'fixtures.py'), game, FOLDER);
  writeFileSync(stamp, sources);
}

export function tablesOf(game: string): { names: string[]; options: any[]; tables: any[] } {
  const [head, ...tables] = readFileSync(join(FOLDER, `${game}.jsonl`), 'utf8').trimEnd().split('\n');
  return { ...JSON.parse(head!), tables: tables.map((line) => JSON.parse(line)) };
}
