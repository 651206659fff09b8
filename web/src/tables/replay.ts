// A game that is looked back at: any point of it, with anybody's eyes or all open, and a table that goes on from there.

import type { ChatLine, Happening, Preview, Readable, Screen, Seat, SeatInfo, Session } from '../contract';
import { Refused, Trouble } from '../contract';
import { Position } from '../engine/position';
import { branchLocal, seatsOf, type LocalSeat, type LocalSession } from './local';
import { readReplay } from './replayfile';
import { store } from './store';
import { result, screenOf, Table } from './table';
import { whatIf } from './whatif';

/** Whose eyes: a seat, a spectator (null), or everything open. */
export type Eyes = Seat | null | 'all';

/** A replay file, played again and checked; with `promised`, also that its deal is the one that was promised. */
export async function openReplay(text: string, promised?: string): Promise<Replay> {
  const table = await readReplay(text);
  if (promised !== undefined && table.commitment !== promised) throw new Trouble('replay-commitment');
  return new Replay(table);
}

export class Replay implements Session {
  readonly id: string;
  readonly online = false;
  readonly mine: Seat[] = [];
  readonly chat: Readable<ChatLine[]> = store<ChatLine[]>([]);
  readonly connection: Readable<'here' | 'connecting' | 'lost'> = store('here' as const);
  readonly seats: Readable<SeatInfo[]>;
  readonly log: Readable<Happening[]>;
  readonly #log = store<Happening[]>([]);
  readonly #positions: Position[]; // by sequence
  readonly #at = store(0);
  readonly #screen;
  #eyes: Eyes = null;

  constructor(
    readonly table: Table,
    id = '',
  ) {
    this.id = id;
    this.#positions = positionsOf(table);
    this.log = this.#log;
    this.seats = store(
      seatsOf(table).map((who, seat): SeatInfo => ({ seat, ...who, here: true, mine: false })),
    );
    this.#screen = store(this.#look([]));
    this.go(this.length);
  }

  get game(): string {
    return this.table.game.name;
  }
  get description() {
    return this.table.game.description;
  }
  get screen(): Readable<Screen> {
    return this.#screen;
  }
  /** How many lines the log has: the last point. */
  get length(): number {
    return this.table.sequence;
  }
  /** The point that is shown: so many lines of the log. */
  get at(): Readable<number> {
    return this.#at;
  }
  get eyes(): Eyes {
    return this.#eyes;
  }

  /** To another point. One step on shows what happened; any other way is a cut. */
  go(at: number): void {
    const from = this.#at.get();
    const to = Math.max(0, Math.min(this.length, Math.round(at)));
    this.#at.set(to);
    this.#log.set(this.table.since(0, this.#eyes).slice(0, to));
    this.#screen.set(this.#look(to === from + 1 ? this.#log.get().slice(from) : []));
  }

  look(eyes: Eyes): void {
    this.#eyes = eyes;
    this.go(this.#at.get());
  }

  /** The points of every seat at every point, for a chart. */
  scores(): number[][] {
    return this.#positions.map((position) => position.scores);
  }

  /** The round that is played at a point; null in a game without rounds. */
  roundAt(at: number): number | null {
    return this.#positions[at]!.round;
  }

  /** A table of this page that goes on from the point that is shown. */
  branch(seats: LocalSeat[]): Promise<LocalSession> {
    return branchLocal(this.table, this.#at.get(), seats, this.id || undefined);
  }

  whatIf(seat: Seat, moves: number[]): Preview | null {
    return whatIf(this.#position, seat, moves, this.#screen.get());
  }

  whyNot(seat: Seat, move: number): { rule: string } | null {
    const rule = this.#position.whyNot(seat, move);
    return rule === null ? null : { rule };
  }

  async hint(): Promise<null> {
    return null;
  }

  async play(): Promise<void> {
    throw new Refused('replay');
  }
  async undo(): Promise<void> {
    throw new Refused('replay');
  }
  async say(): Promise<void> {
    throw new Refused('replay');
  }
  close(): void {}

  get #position(): Position {
    return this.#positions[this.#at.get()]!;
  }

  #look(happened: Happening[]): Screen {
    const position = this.#position;
    const viewer = this.#eyes === 'all' ? null : this.#eyes;
    const { options, opening } = this.table;
    const more = { options, opening, sequence: this.#at.get(), canUndo: false, happened };
    return {
      ...screenOf(position, viewer),
      ...(this.#eyes === 'all' ? position.opened(viewer) : {}),
      ...(position.over ? result(position) : {}),
      ...more,
    };
  }
}

function positionsOf(table: Table): Position[] {
  const { game, players, seed, salt, options } = table;
  const again = new Table(game, { players, seed, salt, options });
  const found = [again.position.copy()];
  for (const line of table.log) {
    if ('undo' in line) again.undo(line.undo);
    else again.play(line.seat, line.move);
    found.push(again.position.copy());
  }
  return found;
}
