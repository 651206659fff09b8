// Replay files: JSON lines, one decision a line, the same as `fiveplanets` reads and writes them. A file that is read is
// played again and checked.

import { Trouble } from '../contract';
import { loadGame } from '../engine/load';
import type { Game } from '../engine/game';
import { packedGame } from './packs';
import { CHECK_EVERY, Table, type Sitter } from './table';

const FORMAT = 'fiveplanets replay';
const VERSION = 1;

type Plain = null | boolean | number | bigint | string | readonly Plain[] | { readonly [key: string]: Plain };
type ReplayLine = Record<string, any>;

/** As Python's `json.dumps` writes it. */
function dumps(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(dumps).join(', ')}]`;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${dumps(part)}`);
  return `{${parts.join(', ')}}`;
}

/** The seed has more digits than a number holds exactly: it becomes a text. */
function parse(line: string): ReplayLine | null {
  try {
    const found = JSON.parse(line.replace(/("seed"\s*:\s*)(\d+)/, '$1"$2"'));
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

export function writeReplay(table: Table): string {
  const lines: Plain[] = [head(table)];
  table.log.forEach((line, i) => {
    lines.push('undo' in line ? { undo: line.undo } : { seat: line.seat, ...table.game.moves.data(line.move) });
    const number = i + 1;
    if (number % CHECK_EVERY === 0 && number < table.log.length) {
      lines.push({ fingerprint: table.fingerprints[number / CHECK_EVERY - 1]! });
    }
  });
  lines.push(lastLine(table));
  return lines.map((line) => `${dumps(line)}\n`).join('');
}

function head(table: Table): Plain {
  return {
    format: FORMAT,
    version: VERSION,
    game: table.game.name,
    rules: table.game.description.version,
    players: table.players,
    options: table.options,
    pack: table.game.pack as Plain,
    commitment: table.commitment,
    salt: table.salt,
    seed: table.seed,
    seats: table.seats.map(({ name, player }) => ({ name, player })),
  };
}

function lastLine(table: Table): { [key: string]: Plain } {
  const { fingerprint, over, scores, winners } = table.position;
  return over ? { fingerprint, scores, winners } : { fingerprint };
}

/** The table behind a replay file, played again move by move and checked. */
export async function readReplay(text: string): Promise<Table> {
  const [first, ...rest] = text.split('\n').filter((line) => line.trim() !== '').map(parse);
  if (!first || first['format'] !== FORMAT || first['version'] !== VERSION) throw new Trouble('replay');
  const [game, pack] = [String(first['game']), first['pack']];
  return played(await (pack ? packedGame(game, pack) : loadGame(game)), first, rest);
}

export function played(game: Game, first: ReplayLine, rest: (ReplayLine | null)[]): Table {
  const table = started(game, first);
  rest.forEach((line, i) => {
    const place = i + 2;
    if (!line) throw new Trouble('replay-line', { line: place });
    if ('fingerprint' in line) {
      const expected = Object.keys(line).length > 1 ? lastLine(table) : { fingerprint: table.position.fingerprint };
      if (dumps(line) !== dumps(expected)) throw new Trouble('replay-fingerprint', { line: place });
      return;
    }
    try {
      if ('undo' in line) table.undo(line['undo']);
      else replayMove(table, line);
    } catch {
      throw new Trouble('replay-line', { line: place });
    }
  });
  if (!rest.at(-1) || !('fingerprint' in rest.at(-1)!)) throw new Trouble('replay-cut');
  return table;
}

function replayMove(table: Table, { seat, ...data }: ReplayLine): void {
  table.play(seat, table.game.moves.index(data));
}

/** The table that the first line describes, before the first decision. */
function started(game: Game, first: ReplayLine): Table {
  const { rules, players, options, salt, seed, seats } = first;
  if (rules !== game.description.version) throw new Trouble('replay-version', { rules: String(rules), version: game.description.version });
  if (typeof salt !== 'string' || typeof seed !== 'string' || typeof options !== 'object' || !options) throw new Trouble('replay');
  const table = new Table(game, { players, seed: BigInt(seed), salt, options, seats: seated(seats, players) });
  if (table.commitment !== first['commitment']) throw new Trouble('replay-commitment');
  return table;
}

/** Who sits at the table; files may say nothing about it. */
function seated(seats: unknown, players: number): Sitter[] {
  const found = (seats ?? []) as Sitter[];
  const fits =
    Array.isArray(found) &&
    (found.length === 0 || found.length === players) &&
    found.every((seat) => typeof seat?.name === 'string' && typeof seat.player === 'string');
  if (!fits) throw new Trouble('replay');
  return found.map(({ name, player }) => ({ name, player }));
}
