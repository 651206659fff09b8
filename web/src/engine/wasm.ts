// A game's compiled rules: one WebAssembly instance, and memory for one call at a time. Positions are kept outside, as
// bytes; what a call works on is copied in (a few kilobytes), so nothing needs to be given back.

import type { Description } from '../contract';
import { READ } from './scalars';

/** An event's number and its words. */
export type StoryLine = readonly number[];

export const REVEALED = -1;
const LINE = 7; // numbers in a line of a story
const STORY_ROOM = 2048;
const PAGE = 65536;
const PARTS = 5; // numbers of an answer (core/search.py)
const MOST_ANSWERS = 512;

interface Exports {
  memory: WebAssembly.Memory;
  heap(): number;
  data(): number;
  set_up(game: number, seed: bigint, story: number): void;
  apply(game: number, seat: bigint, move: bigint, story: number): void;
  legal(game: number, seat: bigint, moves: number): bigint;
  is_legal(game: number, seat: bigint, move: bigint, moves: number): bigint;
  score(game: number, seat: bigint): bigint;
  standing(game: number, seat: bigint): bigint;
  rank(game: number, seat: bigint): bigint;
  quick(game: number, seat: bigint, moves: number, rng: number): bigint;
  hide(game: number, to: number, viewer: bigint, value: bigint): void;
  facts(game: number, viewer: bigint, to: number): void;
  imagine(game: number, viewer: bigint, rng: number): void;
  fingerprint(game: number): bigint;
  start_search(game: number, seat: bigint, tree: number): void;
  search(game: number, seat: bigint, tree: number, rng: number, some: bigint, left: bigint): bigint;
  needed(tree: number, iterations: bigint): bigint;
  suggest(tree: number, seat: bigint, move: bigint): void;
  decide(tree: number, doubt: bigint, rng: number): bigint;
  note(tree: number, move: bigint): void;
  answers(tree: number, list: number): bigint;
  why_not?(game: number, seat: bigint, move: bigint): bigint;
  why_not_yet?(game: number, seat: bigint, move: bigint): bigint;
  preview?(game: number, seat: bigint, move: bigint, story: number): bigint;
}

/** The state of a random generator: four 32-bit words. */
export type Rng = Uint32Array<ArrayBuffer>;

export class Wasm {
  readonly #rules: Exports;
  readonly #size: number;
  readonly #factsSize: number;
  readonly #game: number;
  readonly #other: number;
  readonly #facts: number;
  readonly #moves: number;
  readonly #rng: number;
  readonly #story: number;
  readonly #treeSize: number;
  #end: number;
  #tree = 0; // room for a search, made when the first one begins
  #memory!: Uint8Array;
  #held: Uint8Array | null = null; // the bytes that lie in #game now

  /** `constants`: those of a component pack, instead of the game's own. */
  constructor(module: WebAssembly.Module, description: Description, constants?: Uint8Array) {
    this.#rules = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    const { records, position, facts } = description.layout;
    this.#size = records[position]!.size;
    this.#factsSize = records[facts]!.size;
    this.#treeSize = description.search.memory;
    this.#end = this.#rules.heap();
    this.#game = this.#room(this.#size);
    this.#other = this.#room(this.#size);
    this.#facts = this.#room(this.#factsSize);
    this.#moves = this.#room(2 * description.moves.most + 4);
    this.#rng = this.#room(16);
    this.#story = this.#room(4 * (2 + LINE * STORY_ROOM));
    if (constants) this.#memory.set(constants, this.#rules.data());
    this.#view.setInt32(this.#story + 4, STORY_ROOM, true);
  }

  /** Room for so many bytes; the memory grows where it must. */
  #room(size: number): number {
    const at = Math.ceil(this.#end / 16) * 16;
    this.#end = at + size;
    const missing = this.#end - this.#rules.memory.buffer.byteLength;
    if (missing > 0) this.#rules.memory.grow(Math.ceil(missing / PAGE));
    this.#memory = new Uint8Array(this.#rules.memory.buffer);
    return at;
  }

  get #view(): DataView {
    return new DataView(this.#memory.buffer);
  }

  #hold(position: Uint8Array): void {
    if (this.#held !== position) this.#memory.set(position, this.#game);
    this.#held = position;
  }

  #out(at: number, size: number): Uint8Array<ArrayBuffer> {
    return this.#memory.slice(at, at + size) as Uint8Array<ArrayBuffer>;
  }

  /** What a call made of the position that it worked on. */
  #changed(): Uint8Array<ArrayBuffer> {
    const bytes = this.#out(this.#game, this.#size);
    this.#held = bytes;
    return bytes;
  }

  #told(): StoryLine[] {
    const count = READ.i(this.#view, this.#story);
    if (count > STORY_ROOM) throw new Error(`one move told ${count} events; there is room for ${STORY_ROOM}`);
    const lines = new Int32Array(this.#memory.buffer, this.#story + 8, LINE * count);
    return Array.from({ length: count }, (_, i) => Array.from(lines.subarray(LINE * i, LINE * (i + 1))));
  }

  #listen(): void {
    this.#view.setInt32(this.#story, 0, true);
  }

  setUp(blank: Uint8Array, seed: bigint): [Uint8Array<ArrayBuffer>, StoryLine[]] {
    this.#hold(blank);
    this.#listen();
    this.#rules.set_up(this.#game, seed, this.#story);
    return [this.#changed(), this.#told()];
  }

  apply(position: Uint8Array, seat: number, move: number): [Uint8Array<ArrayBuffer>, StoryLine[]] {
    this.#hold(position);
    this.#listen();
    this.#rules.apply(this.#game, BigInt(seat), BigInt(move), this.#story);
    return [this.#changed(), this.#told()];
  }

  /** Makes a move on a position redacted for its seat; null when what comes of it hangs on what is hidden. */
  preview(redacted: Uint8Array, seat: number, move: number): [Uint8Array<ArrayBuffer>, StoryLine[]] | null {
    this.#hold(redacted);
    this.#listen();
    const unknown = this.#rules.preview!(this.#game, BigInt(seat), BigInt(move), this.#story);
    const after = this.#changed();
    return unknown ? null : [after, this.#told()];
  }

  legal(position: Uint8Array, seat: number): number[] {
    this.#hold(position);
    const count = Number(this.#rules.legal(this.#game, BigInt(seat), this.#moves));
    return Array.from(new Int16Array(this.#memory.buffer, this.#moves, count));
  }

  isLegal(position: Uint8Array, seat: number, move: number): boolean {
    this.#hold(position);
    return this.#rules.is_legal(this.#game, BigInt(seat), BigInt(move), this.#moves) !== 0n;
  }

  score(position: Uint8Array, seat: number): number {
    this.#hold(position);
    return Number(this.#rules.score(this.#game, BigInt(seat)));
  }

  standing(position: Uint8Array, seat: number): bigint {
    this.#hold(position);
    return this.#rules.standing(this.#game, BigInt(seat));
  }

  rank(position: Uint8Array, seat: number): number {
    this.#hold(position);
    return Number(this.#rules.rank(this.#game, BigInt(seat)));
  }

  /** The quick bot's move; the generator goes on. */
  quick(position: Uint8Array, seat: number, rng: Rng): number {
    this.#hold(position);
    return Number(this.#withRng(rng, (at) => this.#rules.quick(this.#game, BigInt(seat), this.#moves, at)));
  }

  imagine(redacted: Uint8Array, seat: number, rng: Rng): Uint8Array<ArrayBuffer> {
    this.#hold(redacted);
    this.#withRng(rng, (at) => this.#rules.imagine(this.#game, BigInt(seat), at));
    return this.#changed();
  }

  #withRng<T>(rng: Rng, call: (at: number) => T): T {
    const words = new Uint32Array(this.#memory.buffer, this.#rng, 4);
    words.set(rng);
    const found = call(this.#rng);
    rng.set(words);
    return found;
  }

  redacted(position: Uint8Array, viewer: number): Uint8Array<ArrayBuffer> {
    this.#hold(position);
    this.#memory.set(position, this.#other);
    this.#rules.hide(this.#game, this.#other, BigInt(viewer), 0n);
    return this.#out(this.#other, this.#size);
  }

  facts(position: Uint8Array, viewer: number): Uint8Array<ArrayBuffer> {
    this.#hold(position);
    this.#memory.fill(0, this.#facts, this.#facts + this.#factsSize);
    this.#rules.facts(this.#game, BigInt(viewer), this.#facts);
    return this.#out(this.#facts, this.#factsSize);
  }

  fingerprint(position: Uint8Array): string {
    this.#hold(position);
    return this.#rules.fingerprint(this.#game).toString(16).padStart(16, '0');
  }

  /** The number of the reason that forbids a move, or -1. */
  whyNot(position: Uint8Array, seat: number, move: number): number {
    return this.#reason('why_not', position, seat, move);
  }

  /** The same for a move that another moment of the game would allow. */
  whyNotYet(position: Uint8Array, seat: number, move: number): number {
    return this.#reason('why_not_yet', position, seat, move);
  }

  #reason(rule: 'why_not' | 'why_not_yet', position: Uint8Array, seat: number, move: number): number {
    this.#hold(position);
    return Number(this.#rules[rule]?.(this.#game, BigInt(seat), BigInt(move)) ?? -1);
  }

  // --- search (see search.ts): one at a time

  /** In some games it goes on with the last one, where the seat foresaw what it sees now. */
  startSearch(seen: Uint8Array, seat: number): void {
    this.#tree ||= this.#room(this.#treeSize + 4 * PARTS * MOST_ANSWERS);
    this.#hold(seen);
    this.#rules.start_search(this.#game, BigInt(seat), this.#tree);
  }

  /** How many of so many iterations are to be made: fewer where the seat foresaw what it has to decide. */
  needed(iterations: number): number {
    return Number(this.#rules.needed(this.#tree, BigInt(iterations)));
  }

  /** Some iterations of the many that are left; how many it were. */
  search(seen: Uint8Array, seat: number, rng: Rng, some: number, left: number): number {
    this.#hold(seen);
    return Number(this.#withRng(rng, (at) => this.#rules.search(this.#game, BigInt(seat), this.#tree, at, BigInt(some), BigInt(left))));
  }

  suggest(seat: number, move: number): void {
    this.#rules.suggest(this.#tree, BigInt(seat), BigInt(move));
  }

  decide(doubt: number, rng: Rng): number {
    return Number(this.#withRng(rng, (at) => this.#rules.decide(this.#tree, BigInt(doubt), at)));
  }

  /** What was decided, where not the last search alone decided. */
  note(move: number): void {
    if (this.#tree) this.#rules.note(this.#tree, BigInt(move));
  }

  /** Of every move that was looked at: its number, visits, value, points and wins. */
  answers(): number[][] {
    const list = this.#tree + this.#treeSize;
    const count = Number(this.#rules.answers(this.#tree, list));
    const numbers = new Int32Array(this.#memory.buffer, list, PARTS * count);
    return Array.from({ length: count }, (_, i) => Array.from(numbers.subarray(PARTS * i, PARTS * (i + 1))));
  }
}
