// One game in the page: its compiled rules and its description.

import type { Description, FieldLayout, GameEvent, Question, Seat } from '../contract';
import { Trouble } from '../contract';
import { Moves } from './moves';
import { blank, completeOptions, type OptionValues } from './options';
import { Position } from './position';
import { EVERYTHING, Readers } from './readers';
import { hasBit, READ } from './scalars';
import { Told } from './told';
import { REVEALED, Wasm, type StoryLine } from './wasm';

const SEEDS = 2n ** 63n;

interface PackedAsk {
  kind: number;
  a: number;
  b: number;
}

export class Game {
  readonly name: string;
  readonly moves: Moves;
  readonly rules: Wasm;
  /** For previews; it may come later than the rest. */
  watched: Wasm | null = null;
  readonly #readers: Readers;
  readonly #told: Told;
  readonly #players: FieldLayout;
  readonly #openAsks: FieldLayout;
  readonly #rng: FieldLayout;

  constructor(
    readonly description: Description,
    readonly module: WebAssembly.Module,
    readonly constants?: Uint8Array,
    /** What its pack says, where it has one. */
    readonly pack: Record<string, unknown> | null = null,
  ) {
    this.name = description.game;
    this.moves = new Moves(description);
    this.rules = new Wasm(module, description, constants);
    this.#readers = new Readers(description);
    this.#told = new Told(description);
    const root = description.layout.position;
    this.#players = this.#readers.field(root, 'players');
    this.#openAsks = this.#readers.field(root, 'open_asks');
    this.#rng = this.#readers.field(root, 'rng');
  }

  /** The position behind packed bytes. */
  position(bytes: Uint8Array<ArrayBuffer>): Position {
    const { size } = this.description.layout.records[this.description.layout.position]!;
    if (bytes.length !== size) throw new Trouble('position', { bytes: bytes.length, size });
    return new Position(this, bytes);
  }

  /** A new position, with its options complete, and what setting it up told. */
  deal(players: number, seed: bigint, chosen: Record<string, unknown> = {}): Dealt {
    if (seed < 0n || seed >= SEEDS) throw new Trouble('seed', {});
    const options = completeOptions(this.description, chosen, players);
    const [bytes, story] = this.rules.setUp(blank(this.description, players, options), seed);
    return { position: new Position(this, bytes), options, story };
  }

  // --- what bytes mean

  playersAt(bytes: Uint8Array): number {
    return READ.b(viewOf(bytes), this.#players.at);
  }

  roundAt(bytes: Uint8Array): number | null {
    const { records, position } = this.description.layout;
    const field = records[position]!.fields.find(({ name }) => name === 'round');
    return field && 'type' in field ? READ[field.type](viewOf(bytes), field.at) : null;
  }

  isAsked(bytes: Uint8Array, seat: Seat): boolean {
    return hasBit(viewOf(bytes), this.#openAsks.at, seat);
  }

  /** Did anything random happen between these two? */
  drew(before: Uint8Array, after: Uint8Array): boolean {
    if (!('record' in this.#rng)) throw new Error('rng is a record');
    const { at } = this.#rng;
    const { size } = this.description.layout.records[this.#rng.record]!;
    for (let i = at; i < at + size; i++) if (before[i] !== after[i]) return true;
    return false;
  }

  stateOf(bytes: Uint8Array, viewer: number): any {
    const state = this.#readers.read(this.description.layout.position, bytes, viewer);
    state.asks = state.asks.map((stack: PackedAsk[]) => stack.map((ask) => this.#told.ask(ask)));
    return state;
  }

  asksOf(bytes: Uint8Array, seat: Seat): Question[] {
    const state = this.#readers.read(this.description.layout.position, bytes, EVERYTHING);
    return (state.asks[seat] as PackedAsk[]).map((ask) => this.#told.ask(ask));
  }

  factsOf(bytes: Uint8Array, viewer: number): any {
    return this.#readers.read(this.description.layout.facts, this.rules.facts(bytes, viewer), EVERYTHING);
  }

  /** A story as named events: what everybody was told. */
  events(story: readonly StoryLine[]): GameEvent[] {
    return story.filter(([number]) => number !== REVEALED).map((line) => this.#told.event(line));
  }
}

export interface Dealt {
  position: Position;
  options: OptionValues;
  story: StoryLine[];
}

export function hasRevealed(story: readonly StoryLine[]): boolean {
  return story.some(([number]) => number === REVEALED);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
