// Robots that sit at tables of this page. They get what their seat may see, and no more.

import { Trouble, type Hint, type Promised, type Seat } from '../contract';
import type { Game } from '../engine/game';
import type { Position } from '../engine/position';
import { apart, Search, together, type Answer } from '../engine/search';
import type { Rng } from '../engine/wasm';

export const LEVELS = ['novice', 'normal', 'strong', 'master'] as const;
export const ROBOTS = ['random', 'quick', ...LEVELS] as const;
export type RobotName = (typeof ROBOTS)[number];
export const thinksHere = (player: string | undefined): player is RobotName => (ROBOTS as readonly (string | undefined)[]).includes(player);

/** The level that gives hints and looks back at games. */
export const ADVISER = 'strong';
const MOST_THOUGHT = 3000; // milliseconds, even where the device is slow
const MOST_THOUGHT_HERE = 150; // in the page itself, which stands still meanwhile
const MOST_WORKERS = 4;

/** The move of a robot for a seat that may act. */
export function choose(robot: RobotName, seen: Position, seat: Seat, rng: Rng, milliseconds = MOST_THOUGHT): number {
  if (robot === 'quick') return seen.quick(seat, rng);
  const moves = seen.legal(seat);
  if (robot === 'random') return moves[rng[0]! % moves.length]!;
  if (moves.length === 1) return moves[0]!;
  const { iterations, doubt } = seen.game.description.search.levels[robot]!;
  const search = new Search(seen, seat);
  search.think(rng, iterations, milliseconds);
  return search.decide(doubt, rng);
}

/** How much is thought about a decision; `also` is looked at in any case. `decided` is what came of the thought before. */
export interface Thought {
  iterations: number;
  milliseconds?: number;
  also?: number[];
  decided?: number;
}

/** What a search thinks of the moves of a seat, the best first. */
export function weigh(seen: Position, seat: Seat, rng: Rng, { iterations, milliseconds, also = [], decided }: Thought): Answer[] {
  if (decided !== undefined) seen.game.rules.note(decided);
  const search = new Search(seen, seat);
  also.forEach((move) => search.suggest(move));
  search.think(rng, iterations, milliseconds);
  return search.answers();
}

/** The best of what was weighed, with the next best. */
export function hintOf([best, next]: Answer[]): Hint {
  return { ...promised(best!), next: next ? promised(next) : null };
}
const promised = ({ move, wins, points }: Answer): Promised => ({ move, wins, points });

export function newRng(): Rng {
  return crypto.getRandomValues(new Uint32Array(4));
}

/** Where robots think, so that the page never waits. */
export interface Thinker {
  choose(robot: RobotName, seen: Position, seat: Seat): Promise<number>;
  /** What the adviser thinks of the moves, the best first. */
  weigh(seen: Position, seat: Seat): Promise<Answer[]>;
  close(): void;
}

/** With a robot: its move is wanted; without: what so much thought finds. */
export type Task = { bytes: Uint8Array; seat: Seat; rng: Rng } & ({ robot: RobotName } | { thought: Thought });
export type Found<T extends Task = Task> = T extends { robot: RobotName } ? number : Answer[];

/** A worker does one task after the other. Where it cannot be loaded, or breaks, it says so and fails what it had to do. */
class Mate {
  readonly #worker = new Worker(new URL('./robots.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting: { resolve: (found: any) => void; reject: (trouble: Trouble) => void }[] = [];

  constructor(game: Game, lost: () => void) {
    this.#worker.postMessage({ description: game.description, module: game.module, constants: game.constants });
    this.#worker.onmessage = ({ data }: MessageEvent<Found>) => this.#waiting.shift()!.resolve(data);
    this.#worker.onerror = () => {
      lost();
      this.close();
      this.#waiting.forEach(({ reject }) => reject(new Trouble('robots')));
    };
  }

  ask<T extends Task>(task: T): Promise<Found<T>> {
    this.#worker.postMessage(task);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  close(): void {
    this.#worker.terminate();
  }
}

/** Several workers. They think apart about one decision and add up what they found (as threads do in players/search.py),
 * or each about one of its own. A worker that is lost is loaded again for the next task. A robot's move and a hint come in
 * any case: where no worker can be loaded (the network is gone), the page thinks about them itself, for a moment. */
export class Crew implements Thinker {
  readonly #mates: Mate[] = []; // all but the first are made when needed
  #turn = 0;
  #decided?: number; // by all of them

  constructor(
    private readonly game: Game,
    readonly size = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1)),
  ) {
    this.#mate(0); // loaded with the table, while there is a network
  }

  async choose(robot: RobotName, seen: Position, seat: Seat): Promise<number> {
    const level = this.#level(robot);
    try {
      if (this.size === 1 || !level || level.doubt || seen.legal(seat).length === 1) return await this.#mate(0).ask({ robot, bytes: seen.bytes, seat, rng: newRng() });
      const [best] = await this.#together(seen, seat, level.iterations, this.#decided);
      return (this.#decided = best!.move);
    } catch {
      return choose(robot, seen, seat, newRng(), MOST_THOUGHT_HERE);
    }
  }

  async weigh(seen: Position, seat: Seat): Promise<Answer[]> {
    const { iterations } = this.#level(ADVISER)!;
    try {
      return await this.#together(seen, seat, iterations);
    } catch {
      return weigh(seen, seat, newRng(), { iterations, milliseconds: MOST_THOUGHT_HERE });
    }
  }

  /** One decision on one worker, whichever is next: the same for the same generator, however many there are. */
  async judge(seen: Position, seat: Seat, rng: Rng, thought: Thought): Promise<Answer[]> {
    return this.#mate(this.#turn++ % this.size).ask({ bytes: seen.bytes, seat, rng, thought });
  }

  close(): void {
    this.#mates.forEach((mate) => mate.close());
  }

  /** What the workers found that could be loaded. */
  async #together({ bytes }: Position, seat: Seat, iterations: number, decided?: number): Promise<Answer[]> {
    const thought = { iterations: Math.ceil(iterations / this.size), milliseconds: MOST_THOUGHT, decided };
    const found = await Promise.allSettled(apart(newRng(), this.size).map((rng, n) => this.#mate(n).ask({ bytes, seat, rng, thought })));
    const answers = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (!answers.length) throw new Trouble('robots');
    return together(answers);
  }

  #level(robot: RobotName) {
    return this.game.description.search.levels[robot];
  }

  #mate(number: number): Mate {
    return (this.#mates[number] ??= new Mate(this.game, () => delete this.#mates[number]));
  }
}
