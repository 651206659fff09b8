// Tables that need no server: people at this device, and robots in a worker. A table stands still until `start()`.

import type { ChatLine, Happening, Hint, Preview, Readable, Screen, Seat, SeatInfo, Session } from '../contract';
import { Refused, Trouble } from '../contract';
import { loadGame } from '../engine/load';
import { keep, kept, type KeptTable, type LocalSeat, type Origin } from './kept';
import { packedGame } from './packs';
import { readReplay, writeReplay } from './replayfile';
import { hintOf, thinksHere, Crew, type Thinker } from './robots';
import { store } from './store';
import { cutAt, Table, type Sitter } from './table';
import { whatIf } from './whatif';

export { deleteLocal, listLocal, type KeptTable, type LocalSeat } from './kept';

export interface LocalSettings {
  game: string;
  /** What an own box says. */
  pack?: Record<string, unknown> | null;
  players: number;
  options?: Record<string, unknown>;
  seats: LocalSeat[];
  /** The same deal again. */
  seed?: bigint;
  origin?: Origin;
}

const HUMAN = 'human'; // as replay files call a person
const PAUSE = 350; // ms before each move of a robot, so that people can follow

/** A new table. */
export async function createLocal({ game, pack, players, options, seats, seed, origin }: LocalSettings): Promise<LocalSession> {
  const table = new Table(await (pack ? packedGame(game, pack) : loadGame(game)), { players, options, seed: seed ?? newSeed(), salt: newSalt() });
  return LocalSession.begin(table, seats, origin ?? null);
}

/** A table that was left. */
export async function openLocal(id: string): Promise<LocalSession> {
  const found = await kept(id);
  if (!found) throw new Trouble('table');
  return new LocalSession(await readReplay(found.replay), found);
}

/** A table that goes on where a replay file ends. Who is not said to be a robot is a person here. */
export async function importLocal(replay: string, seats?: LocalSeat[]): Promise<LocalSession> {
  const table = await readReplay(replay);
  return LocalSession.begin(table, seats ?? seatsOf(table), { kind: 'import', at: table.sequence });
}

/** A table that goes on from a point of another one. */
export async function branchLocal(from: Table, at: number, seats: LocalSeat[], id?: string): Promise<LocalSession> {
  return LocalSession.begin(cutAt(from, at), seats, { kind: 'branch', at, ...(id ? { id } : {}) });
}

/** Who sits at a table, as its replay file says. */
export function seatsOf(table: Table): LocalSeat[] {
  return table.position.seats.map((seat): LocalSeat => {
    const { name, player } = table.seats[seat] ?? { name: '', player: HUMAN };
    return player === HUMAN || player === '' ? { name, kind: 'person' } : { name, kind: 'robot', player };
  });
}

function sitter({ name, kind, player }: LocalSeat): Sitter {
  return { name, player: kind === 'person' ? HUMAN : player! };
}

export class LocalSession implements Session {
  readonly id: string;
  readonly online = false;
  readonly chat: Readable<ChatLine[]> = store<ChatLine[]>([]);
  readonly #connection = store<'here' | 'connecting' | 'lost'>('here');
  readonly #screen;
  readonly #seats;
  readonly #log = store<Happening[]>([]);
  readonly #kept = store(true);
  readonly #told = new Map<Seat | null, number>(); // how much each viewer has seen of what happened
  #row: KeptTable;
  #viewer: Seat | null;
  #thinker: Thinker | null = null;
  #started = false;
  #closed = false;
  #release = (): void => {};
  #running = false;

  /** How long robots wait before each move, in milliseconds. */
  pause = PAUSE;
  /** Where robots think. */
  newThinker: (table: Table) => Thinker = (table) => new Crew(table.game);

  static async begin(table: Table, seats: LocalSeat[], origin: Origin | null): Promise<LocalSession> {
    const now = Date.now();
    const row = { id: crypto.getRandomValues(new Uint32Array(3)).join('-'), created: now, changed: now, seats, origin };
    const session = new LocalSession(table, row as unknown as KeptTable);
    await session.#keep();
    return session;
  }

  constructor(
    readonly table: Table,
    row: KeptTable,
  ) {
    this.id = row.id;
    this.#row = row;
    table.seats = row.seats.map(sitter);
    this.#viewer = this.mine.length === 1 ? this.mine[0]! : null;
    this.#screen = store<Screen>(this.#look());
    this.#seats = store(this.#people());
    this.#log.set(table.since(0, this.#viewer));
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
  /** Lost when another window has opened the table. */
  get connection(): Readable<'here' | 'connecting' | 'lost'> {
    return this.#connection;
  }
  get seats(): Readable<SeatInfo[]> {
    return this.#seats;
  }
  get log(): Readable<Happening[]> {
    return this.#log;
  }
  /** Is the table safe in the browser's database? Not, where it is full or forbidden. */
  get kept(): Readable<boolean> {
    return this.#kept;
  }
  get origin(): Origin | null {
    return this.#row.origin;
  }
  get mine(): Seat[] {
    return this.#row.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }
  /** The seats as they were set up: for a rematch. */
  get settings(): LocalSettings {
    const { game, players, options } = this.table;
    return { game: game.name, pack: game.pack, players, options, seats: this.#row.seats };
  }
  /** The replay file. */
  get replay(): string {
    return writeReplay(this.table);
  }

  /** Lets robots move from now on. */
  start(): this {
    if (this.#started) return this;
    this.#started = true;
    this.#thinker ??= this.newThinker(this.table);
    void this.#hold();
    void this.#robots();
    return this;
  }

  /** One window has a table: whoever opens it later takes it over. */
  async #hold(): Promise<void> {
    const { locks } = globalThis.navigator ?? {};
    if (!locks) return; // pages without HTTPS have none
    try {
      await locks.request(`table ${this.id}`, { steal: true }, () => new Promise<void>((done) => (this.#release = done)));
    } catch {
      this.close();
      this.#connection.set('lost');
    }
  }

  look(seat: Seat | null): void {
    this.#viewer = seat;
    this.#screen.set(this.#look());
    this.#log.set(this.table.since(0, seat));
  }

  async play(seat: Seat, move: number): Promise<void> {
    if (this.#closed) throw new Refused('closed');
    this.table.play(seat, move);
    await this.#changed();
  }

  async undo(seat: Seat): Promise<void> {
    if (this.#closed) throw new Refused('closed');
    this.table.undo(seat);
    await this.#changed();
  }

  whatIf(seat: Seat, moves: number[]): Preview | null {
    return whatIf(this.table.position, seat, moves, this.#screen.get());
  }

  whyNot(seat: Seat, move: number): { rule: string } | null {
    const rule = this.table.position.whyNot(seat, move);
    return rule === null ? null : { rule };
  }

  async hint(seat: Seat): Promise<Hint | null> {
    if (!this.#thinker || !this.table.position.isAsked(seat)) return null;
    return hintOf(await this.#thinker.weigh(this.table.position.redacted(seat), seat));
  }

  /** Somebody else takes a seat: a person or a robot. */
  async sit(seat: Seat, who: LocalSeat): Promise<void> {
    const seats = this.#row.seats.with(seat, who);
    this.#row = { ...this.#row, seats };
    this.table.seats = seats.map(sitter);
    this.#seats.set(this.#people());
    if (this.#viewer === null || !this.mine.includes(this.#viewer)) this.look(this.mine.length === 1 ? this.mine[0]! : null);
    await this.#keep();
    void this.#robots();
  }

  say(): Promise<void> {
    return Promise.resolve(); // there is nobody who could not hear it
  }

  close(): void {
    this.#closed = true;
    this.#release();
    this.#thinker?.close();
  }

  #look(): Screen {
    const viewer = this.#viewer;
    const { sequence } = this.table;
    const screen = this.table.screen(viewer, this.#told.get(viewer) ?? sequence);
    this.#told.set(viewer, sequence);
    return screen;
  }

  #people(): SeatInfo[] {
    return this.#row.seats.map((who, seat) => ({ seat, ...who, here: true, mine: who.kind === 'person' }));
  }

  async #changed(): Promise<void> {
    this.#log.set(this.table.since(0, this.#viewer));
    this.#screen.set(this.#look());
    await this.#keep();
    void this.#robots();
  }

  async #keep(): Promise<void> {
    const { players, sequence, position } = this.table;
    const { toAct, over } = position;
    this.#row = { ...this.#row, game: this.game, changed: Date.now(), players, sequence, toAct, over, replay: this.replay };
    try {
      await keep(this.#row);
      this.#kept.set(true);
    } catch {
      this.#kept.set(false);
    }
  }

  /** Robots move while no person has anything to decide: so nothing that they do stands in the way of an undo. */
  async #robots(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let seat = this.#nextRobot(); seat !== undefined; seat = this.#nextRobot()) {
        await this.#robotMoves(seat);
      }
    } finally {
      this.#running = false;
    }
  }

  #nextRobot(): Seat | undefined {
    const { toAct } = this.table.position;
    const { mine } = this;
    return !this.#started || this.#closed || toAct.some((seat) => mine.includes(seat)) ? undefined : toAct[0];
  }

  async #robotMoves(seat: Seat): Promise<void> {
    const at = this.table.sequence;
    const { player } = this.#row.seats[seat]!;
    const robot = thinksHere(player) ? player : 'quick'; // a file may name one that thinks on servers alone
    const seen = this.table.position.redacted(seat);
    const [move] = await Promise.all([
      this.#thinker!.choose(robot, seen, seat),
      new Promise((go) => setTimeout(go, this.pause)),
    ]);
    if (this.#closed || this.table.sequence !== at) return; // somebody has undone something meanwhile
    this.table.play(seat, move);
    await this.#changed();
  }
}

function newSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0]! >> 1n;
}

function newSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
