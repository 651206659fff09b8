// Robots that sit at tables of this page. They get what their seat may see, and no more.

import type { Hint, Promised, Seat } from '../contract';
import type { Game } from '../engine/game';
import type { Position } from '../engine/position';
import { Search, type Answer } from '../engine/search';
import type { Rng } from '../engine/wasm';

export const LEVELS = ['novice', 'normal', 'strong', 'master'] as const;
export const ROBOTS = ['random', 'quick', ...LEVELS] as const;
export type RobotName = (typeof ROBOTS)[number];
export const thinksHere = (player: string | undefined): player is RobotName => (ROBOTS as readonly (string | undefined)[]).includes(player);

const MOST_THOUGHT = 3000; // milliseconds, even where the device is slow
const HINT_LEVEL = 'strong';

/** The move of a robot for a seat that may act. */
export function choose(robot: RobotName, seen: Position, seat: Seat, rng: Rng): number {
  if (robot === 'quick') return seen.quick(seat, rng);
  const moves = seen.legal(seat);
  if (robot === 'random') return moves[rng[0]! % moves.length]!;
  if (moves.length === 1) return moves[0]!;
  const { iterations, doubt } = seen.game.description.search.levels[robot]!;
  const search = new Search(seen, seat);
  search.think(rng, iterations, MOST_THOUGHT);
  return search.decide(doubt, rng);
}

/** What a strong robot thinks of the moves of a seat, the best first. `also` is looked at in any case. */
export function weigh(seen: Position, seat: Seat, rng: Rng, also: number[] = []): Answer[] {
  const search = new Search(seen, seat);
  also.forEach((move) => search.suggest(move));
  search.think(rng, seen.game.description.search.levels[HINT_LEVEL]!.iterations, MOST_THOUGHT);
  return search.answers();
}

/** The best of what was weighed, with the next best. */
export function hintOf([best, next]: Answer[]): Hint {
  return { ...promised(best!), next: next ? promised(next) : null };
}
const promised = ({ move, wins, points }: Answer): Promised => ({ move, wins, points });

/** A robot thinks elsewhere: a worker, so that the page never waits. */
export interface Thinker {
  choose(robot: RobotName, seen: Position, seat: Seat): Promise<number>;
  weigh(seen: Position, seat: Seat, also?: number[]): Promise<Answer[]>;
  close(): void;
}

export function newRng(): Rng {
  return crypto.getRandomValues(new Uint32Array(4));
}

/** With a robot: its move is wanted; without: what a strong one thinks of the moves. */
export interface Task {
  number: number;
  robot?: RobotName;
  also?: number[];
  bytes: Uint8Array;
  seat: Seat;
}
export interface Result {
  number: number;
  found: number | Answer[];
}

export class WorkerThinker implements Thinker {
  readonly #worker = new Worker(new URL('./robots.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (found: any) => void>();
  #number = 0;

  constructor(game: Game) {
    this.#worker.postMessage({ description: game.description, module: game.module, constants: game.constants });
    this.#worker.onmessage = ({ data }: MessageEvent<Result>) => {
      this.#waiting.get(data.number)?.(data.found);
      this.#waiting.delete(data.number);
    };
  }

  choose(robot: RobotName, seen: Position, seat: Seat): Promise<number> {
    return this.#ask({ robot, bytes: seen.bytes, seat });
  }

  weigh(seen: Position, seat: Seat, also: number[] = []): Promise<Answer[]> {
    return this.#ask({ also, bytes: seen.bytes, seat });
  }

  #ask<T>(task: Omit<Task, 'number'>): Promise<T> {
    const number = ++this.#number;
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      this.#worker.postMessage({ number, ...task } satisfies Task);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
