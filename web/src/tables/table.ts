// A table: a position and its log. The log is the truth; undo is an entry like any other. It is the same as
// `fiveplanets.core.table`: same log, same undo, same file.

import type { GameEvent, Happening, Screen, Seat } from '../contract';
import { Refused } from '../contract';
import { hasRevealed, type Game } from '../engine/game';
import type { OptionValues } from '../engine/options';
import type { Position } from '../engine/position';
import { commitment } from '../engine/sha256';
import type { StoryLine } from '../engine/wasm';

/** Lines of the log between two fingerprints in a replay file. */
export const CHECK_EVERY = 10;

/** One decision, with what it told everybody. `final`: it revealed something, rolled or ended the game, and stays. */
export interface Entry {
  seat: Seat;
  move: number;
  final: boolean;
  story: StoryLine[];
}
export interface Undo {
  undo: Seat;
}
export type Line = Entry | Undo;

/** Who sits at a seat, as replay files say it. */
export interface Sitter {
  name: string;
  player: string;
}

export interface TableSettings {
  players: number;
  seed: bigint;
  salt: string;
  options?: Record<string, unknown>;
  seats?: Sitter[];
}

interface Standing {
  position: Position;
  entries: Entry[];
  before: Uint8Array<ArrayBuffer>[];
}

export class Table {
  readonly players: number;
  readonly seed: bigint;
  readonly salt: string;
  readonly options: OptionValues;
  readonly opening: GameEvent[];
  seats: Sitter[];
  position: Position;
  /** Everything that was ever done, in order. */
  readonly log: Line[] = [];
  /** Of the position after every tenth line of the log. */
  readonly fingerprints: string[] = [];
  #entries: Entry[] = []; // what of the log stands
  #before: Uint8Array<ArrayBuffer>[] = []; // the positions in which the last entries were made: those since a final one

  constructor(
    readonly game: Game,
    { players, seed, salt, options, seats }: TableSettings,
  ) {
    const dealt = game.deal(players, seed, options);
    this.players = players;
    this.seed = seed;
    this.salt = salt;
    this.seats = seats ?? [];
    this.options = dealt.options;
    this.position = dealt.position;
    this.opening = game.events(dealt.story);
  }

  get commitment(): string {
    return commitment(this.salt, this.seed);
  }

  get sequence(): number {
    return this.log.length;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Makes a move for a seat; refuses an illegal one and changes nothing then. */
  play(seat: Seat, move: number): void {
    const rule = this.position.whyNot(seat, move);
    if (rule !== null) throw new Refused(rule);
    const before = this.position.bytes;
    const entry = made(this.position, seat, move);
    this.#entries.push(entry);
    this.#before = entry.final ? [] : [...this.#before, before];
    this.#writeDown(entry);
  }

  canUndo(seat: Seat): boolean {
    return typeof this.#undone(seat) !== 'string';
  }

  /** Takes back the seat's last decision, unless something was revealed or rolled since. */
  undo(seat: Seat): void {
    const found = this.#undone(seat);
    if (typeof found === 'string') throw new Refused(found);
    this.position = found.position;
    this.#entries = found.entries;
    this.#before = found.before;
    this.#writeDown({ undo: seat });
  }

  /** The table without the seat's last decision: what others did since is done again. Or why that cannot be. */
  #undone(seat: Seat): Standing | 'undo-nothing' | 'undo-revealed' | 'undo-built-on' {
    const at = this.#entries.findLastIndex((entry) => entry.seat === seat);
    if (at < 0) return 'undo-nothing';
    const first = this.#entries.length - this.#before.length; // the first entry that can be taken back
    if (at < first) return 'undo-revealed';
    const entries = this.#entries.slice(0, at);
    const before = this.#before.slice(0, at - first);
    const position = this.game.position(this.#before[at - first]!);
    for (const entry of this.#entries.slice(at + 1)) {
      if (!position.isLegal(entry.seat, entry.move)) return 'undo-built-on';
      before.push(position.bytes);
      entries.push(made(position, entry.seat, entry.move));
    }
    return { position, entries, before };
  }

  #writeDown(line: Line): void {
    this.log.push(line);
    if (this.log.length % CHECK_EVERY === 0) this.fingerprints.push(this.position.fingerprint);
  }

  /** What happened after this sequence number, as a seat may know it; `all`: somebody who sees everything. */
  since(sequence: number, viewer: Seat | null | 'all'): Happening[] {
    return this.log.slice(sequence).map((line, i) => ({ sequence: sequence + i + 1, ...this.#told(line, viewer) }));
  }

  #told(line: Line, viewer: Seat | null | 'all'): Omit<Happening, 'sequence'> {
    if ('undo' in line) return { undo: line.undo };
    const { moves } = this.game;
    const move = viewer === 'all' || viewer === line.seat ? moves.data(line.move) : moves.told(line.move);
    return { seat: line.seat, move, events: this.game.events(line.story) };
  }

  /** What a viewer sees now, with what happened after a sequence number. */
  screen(viewer: Seat | null, since: number): Screen {
    return {
      ...screenOf(this.position, viewer),
      options: this.options,
      sequence: this.sequence,
      canUndo: viewer !== null && this.canUndo(viewer),
      opening: this.opening,
      happened: this.since(since, viewer),
      ...(this.position.over ? result(this.position) : {}),
    };
  }
}

/** The same table after the first lines of its log. */
export function cutAt(from: Table, at: number): Table {
  const { game, players, seed, salt, options } = from;
  const table = new Table(game, { players, seed, salt, options });
  for (const line of from.log.slice(0, at)) 'undo' in line ? table.undo(line.undo) : table.play(line.seat, line.move);
  return table;
}

function made(position: Position, seat: Seat, move: number): Entry {
  const before = position.bytes;
  const story = position.apply(seat, move);
  const final = hasRevealed(story) || position.game.drew(before, position.bytes) || position.over;
  return { seat, move, final, story };
}

/** What a position alone says to a viewer. It may be redacted for the viewer already. */
export function screenOf(position: Position, viewer: Seat | null): Omit<Screen, 'options' | 'sequence' | 'canUndo' | 'opening' | 'happened'> {
  return {
    game: position.game.name,
    players: position.players,
    viewer,
    toAct: position.toAct,
    over: position.over,
    state: position.shown(viewer),
    facts: position.facts(viewer),
    question: viewer === null ? null : position.question(viewer),
    moves: viewer === null ? [] : position.choices(viewer),
    fingerprint: position.redacted(viewer).fingerprint,
  };
}

/** How a finished game ended. */
export function result(position: Position): Pick<Screen, 'scores' | 'ranks' | 'winners' | 'points'> {
  return { scores: position.scores, ranks: position.ranks, winners: position.winners, points: position.points() };
}
