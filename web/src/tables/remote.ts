// A table on a server. The server sends redacted positions; legal moves, facts and previews are computed here, by the same
// rules (docs/wire.md).

import type { ChatLine, Happening, Hint, Preview, Readable, Screen, Seat, SeatInfo, Session, GameEvent } from '../contract';
import { Refused, Trouble } from '../contract';
import type { Game } from '../engine/game';
import { loadGame } from '../engine/load';
import type { Position } from '../engine/position';
import { newId, Outbox, type Message } from './outbox';
import { packedGame } from './packs';
import { hintOf, Crew } from './robots';
import { apiAddress, tableFacts, type ServerSeat, type Status, type TableFacts } from './server';
import { store } from './store';
import { screenOf } from './table';
import { whatIf } from './whatif';
import { Wire } from './wire';

const WIRE_VERSION = 1;
const TRY_AGAIN = 1000; // ms after the server could not store a move
const NOT_STORED = ['store', 'often']; // refusals that say: send it again

interface Frame {
  is: 'table';
  seat: Seat | null;
  sequence: number;
  since: number;
  happened: Happening[];
  opening?: GameEvent[];
  over: boolean;
  can_undo: boolean;
  fingerprint: string;
  commitment: string;
  clocks: { left: number; running: boolean }[] | null;
  scores?: number[];
  ranks?: number[];
  winners?: Seat[];
  points?: Record<string, number>[];
  seed?: string;
  salt?: string;
}

/** What one seat (null: a spectator) has heard of the table. */
interface Sight {
  frame: Frame;
  /** When it came, in milliseconds since 1970. */
  came: number;
  position: Position;
  opening: GameEvent[];
  log: Happening[];
  /** How much of the log was on a screen. */
  shown: number;
}

export interface People {
  status: Status;
  seats: ServerSeat[];
  /** This page holds the host's seat. */
  host: boolean;
  watching: number;
  /** The table of the rematch. */
  next: string | null;
}

/** What proves the deal: the promise that was made at the start, and at the end what was promised. */
export interface Proof {
  commitment: string;
  seed: string | null;
  salt: string | null;
}

/** What a seat is called whose sitter has no name. */
export type Nameless = (seat: ServerSeat, seats: ServerSeat[]) => string;

/** Done when the server has told who is there and, once the game has started, how it stands. */
export async function openRemote(id: string, nameless: Nameless = () => ''): Promise<RemoteSession> {
  const facts = await tableFacts(id);
  const game = await (facts.pack ? packedGame(facts.game, facts.pack) : loadGame(facts.game));
  const { version } = game.description;
  if (facts.rules !== version) throw new Trouble('version', { rules: facts.rules, version });
  const session = new RemoteSession(game, facts, nameless);
  await session.ready;
  return session;
}

export class RemoteSession implements Session {
  readonly id: string;
  readonly online = true;
  /** Done with the first word from the server. */
  readonly ready: Promise<void>;
  readonly #screen = store(undefined as unknown as Screen);
  readonly #people;
  readonly #seats;
  readonly #log = store<Happening[]>([]);
  readonly #chat = store<ChatLine[]>([]);
  readonly #connection = store<'here' | 'connecting' | 'lost'>('connecting');
  readonly #proof;
  readonly #ended = store<Trouble | null>(null);
  readonly #sights = new Map<Seat | null, Sight>();
  readonly #outbox: Outbox;
  readonly #wire: Wire;
  #viewer: Seat | null = null;
  #thinker: Crew | null = null;
  #isReady: (() => void) | null = null;
  #fail: ((why: Error) => void) | null = null;

  constructor(
    readonly engine: Game,
    readonly facts: TableFacts,
    private readonly nameless: Nameless = () => '',
  ) {
    this.id = facts.id;
    const { status, seats, watching, next } = facts;
    this.#people = store<People>({ status, seats, watching, next, host: seats.some((seat) => seat.mine && seat.host) });
    this.#seats = store(this.#seatInfos());
    this.#proof = store<Proof>({ commitment: facts.commitment, seed: null, salt: null });
    this.#viewer = this.mine[0] ?? null;
    this.#outbox = new Outbox(facts.id);
    this.ready = new Promise((resolve, reject) => {
      this.#isReady = resolve;
      this.#fail = reject;
    });
    const address = apiAddress(`tables/${facts.id}/socket?version=${WIRE_VERSION}`);
    address.protocol = address.protocol.replace('http', 'ws');
    this.#wire = new Wire(address, {
      opened: () => this.#hello(),
      text: (message) => this.#heard(message),
      binary: (data) => this.#table(data),
      lost: () => this.#connection.set('lost'),
      ended: () => this.#end(new Trouble('table')),
    });
  }

  get game(): string {
    return this.engine.name;
  }
  get description() {
    return this.engine.description;
  }
  /** There is none before the game has started (`people`: its status). */
  get screen(): Readable<Screen> {
    return this.#screen;
  }
  get people(): Readable<People> {
    return this.#people;
  }
  get seats(): Readable<SeatInfo[]> {
    return this.#seats;
  }
  get log(): Readable<Happening[]> {
    return this.#log;
  }
  get chat(): Readable<ChatLine[]> {
    return this.#chat;
  }
  get connection(): Readable<'here' | 'connecting' | 'lost'> {
    return this.#connection;
  }
  get proof(): Readable<Proof> {
    return this.#proof;
  }
  /** Why the table will not come back; null while it may. */
  get ended(): Readable<Trouble | null> {
    return this.#ended;
  }
  get mine(): Seat[] {
    return this.#people.get().seats.flatMap(({ seat, mine }) => (mine ? [seat] : []));
  }

  look(seat: Seat | null): void {
    this.#viewer = seat;
    this.#show();
  }

  /** Done when the screen shows it. */
  async play(seat: Seat, move: number): Promise<void> {
    const at = this.#sights.get(seat)?.frame.sequence ?? 0;
    await this.#shows(await this.#send({ do: 'move', id: newId(), seat, move, at }));
  }

  async undo(seat: Seat): Promise<void> {
    await this.#shows(await this.#send({ do: 'undo', id: newId(), seat }));
  }

  async say(text: string): Promise<void> {
    await this.#send({ do: 'say', id: newId(), text });
  }

  whatIf(seat: Seat, moves: number[]): Preview | null {
    const sight = this.#sights.get(seat);
    return sight ? whatIf(sight.position, seat, moves, this.#screen.get()) : null;
  }

  whyNot(seat: Seat, move: number): { rule: string } | null {
    const rule = this.#sights.get(seat)?.position.whyNot(seat, move) ?? null;
    return rule === null ? null : { rule };
  }

  /** Only where nobody but robots sits beside this page. */
  async hint(seat: Seat): Promise<Hint | null> {
    const sight = this.#sights.get(seat);
    if (!sight?.position.isAsked(seat) || this.#people.get().seats.some(({ kind, mine }) => kind === 'person' && !mine)) return null;
    this.#thinker ??= new Crew(this.engine);
    return hintOf(await this.#thinker.weigh(sight.position, seat));
  }

  close(): void {
    this.#wire.close();
    this.#thinker?.close();
  }

  /** This page holds other seats now: the server looks at them when a socket is opened. */
  reconnect(): void {
    this.#sights.clear();
    this.#viewer = null;
    this.#wire.reopen();
  }

  /** Done when the screen has come to this sequence. */
  #shows(sequence: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#screen.subscribe((screen) => {
        if (screen.sequence < sequence) return;
        queueMicrotask(() => stop());
        resolve();
      });
    });
  }

  #send(message: Message): Promise<number> {
    const done = this.#outbox.add(message);
    this.#wire.send(message);
    return done;
  }

  #hello(): void {
    const sequences = [...this.#sights.values()].map(({ frame }) => frame.sequence);
    this.#wire.send({ do: 'hello', since: sequences.length ? Math.min(...sequences) : 0 });
    for (const message of this.#outbox.messages) this.#wire.send(message);
  }

  #heard(message: any): void {
    switch (message.is) {
      case 'ack':
        return this.#outbox.answered(message.id, message.sequence ?? 0);
      case 'refused':
        return this.#refused(message);
      case 'people':
        return this.#met(message);
      case 'chat':
        return this.#chatted(message.lines);
      case 'error':
        return console.error('the server did not understand:', message.text);
    }
  }

  #refused({ id, rule, text }: { id: string; rule: string; text: string }): void {
    const message = this.#outbox.messages.find((waiting) => waiting.id === id);
    if (message && NOT_STORED.includes(rule)) setTimeout(() => this.#outbox.has(id) && this.#wire.send(message), TRY_AGAIN);
    else this.#outbox.answered(id, new Refused(rule, text));
  }

  #met({ status, seats, host, watching, next }: People): void {
    const before = this.mine;
    this.#people.set({ status, seats, host, watching, next });
    if (!before.length && this.mine.length && this.#viewer === null) this.#viewer = this.mine[0]!;
    this.#seats.set(this.#seatInfos());
    this.#connection.set('here');
    if (status === 'waiting') this.#isReady?.();
  }

  #chatted(lines: { number: number; seat: Seat | null; name: string; text: string; time: number }[]): void {
    const known = new Map(this.#chat.get().map((line) => [line.id, line]));
    for (const { number, seat, name, text, time } of lines) known.set(number, { id: number, seat, name, text, at: 1000 * time });
    this.#chat.set([...known.values()]);
  }

  #seatInfos(): SeatInfo[] {
    const { frame, came } = this.#sights.values().next().value ?? {};
    const clocks = frame?.clocks;
    const { seats } = this.#people.get();
    return seats.map((one) => {
      const { seat, name, kind, player, face, here, mine, away, held } = one;
      return {
        seat,
        name: name || this.nameless(one, seats),
        kind,
        here,
        mine,
        ...(face ? { face } : {}),
        ...(player ? { player } : {}),
        ...(away === null ? {} : { away: Date.now() - 1000 * away, holdFrom: Date.now() + 1000 * (this.facts.patience - away) }),
        ...(held ? { held } : {}),
        ...(clocks ? { clock: { left: 1000 * clocks[seat]!.left, at: came!, running: clocks[seat]!.running } } : {}),
      };
    });
  }

  #table(data: ArrayBuffer): void {
    const length = new DataView(data).getUint32(0, true);
    const frame: Frame = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, length)));
    const position = this.engine.position(new Uint8Array(data.slice(4 + length)));
    if (position.fingerprint !== frame.fingerprint) return this.#end(new Trouble('position'));
    if (frame.commitment !== this.#proof.get().commitment) return this.#end(new Trouble('replay-commitment'));
    const known = this.#sights.get(frame.seat);
    const again = frame.since === 0 || !known;
    const past = again ? [] : known.log.slice(0, frame.since);
    this.#sights.set(frame.seat, {
      frame,
      came: Date.now(),
      position,
      opening: frame.opening ?? known?.opening ?? [],
      log: [...past, ...frame.happened],
      shown: again ? frame.sequence : known.shown,
    });
    if (frame.seed && frame.salt) this.#proof.set({ commitment: frame.commitment, seed: frame.seed, salt: frame.salt });
    this.#seats.set(this.#seatInfos());
    this.#connection.set('here');
    if (!this.#isWhole(frame.sequence)) return;
    this.#show();
    this.#isReady?.();
  }

  /** Each seat of this page has a frame of its own: have all come that say how the table stands now? */
  #isWhole(sequence: number): boolean {
    const { mine } = this;
    const expected: (Seat | null)[] = mine.length ? mine : [null];
    if (!expected.includes(this.#viewer)) this.#viewer = expected[0]!;
    return expected.every((seat) => this.#sights.get(seat)?.frame.sequence === sequence);
  }

  #show(): void {
    const sight = this.#sights.get(this.#viewer);
    if (!sight) return;
    const { frame, position, opening, log } = sight;
    const { scores, ranks, winners, points } = frame;
    this.#log.set(log);
    this.#screen.set({
      ...screenOf(position, this.#viewer),
      options: this.facts.options,
      sequence: frame.sequence,
      canUndo: frame.can_undo,
      opening,
      happened: log.slice(sight.shown),
      ...(frame.over ? { scores: scores!, ranks: ranks!, winners: winners!, points: points! } : {}),
    });
    sight.shown = log.length;
  }

  #end(why: Trouble): void {
    this.#wire.close();
    this.#ended.set(why);
    this.#connection.set('lost');
    this.#fail?.(why);
  }
}
