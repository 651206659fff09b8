// Robots that sit at tables of this page. They get what their seat may see, and no more.

import type { Seat } from '../contract';
import type { Game } from '../engine/game';
import type { Position } from '../engine/position';
import type { Rng } from '../engine/wasm';

export const ROBOTS = ['quick', 'random'] as const;
export type RobotName = (typeof ROBOTS)[number];
export const thinksHere = (player: string | undefined): player is RobotName => (ROBOTS as readonly (string | undefined)[]).includes(player);

/** The move of a robot for a seat that may act. */
export function choose(robot: RobotName, seen: Position, seat: Seat, rng: Rng): number {
  if (robot === 'quick') return seen.quick(seat, rng);
  const moves = seen.legal(seat);
  return moves[rng[0]! % moves.length]!;
}

/** A robot thinks elsewhere: a worker, so that the page never waits. */
export interface Thinker {
  choose(robot: RobotName, seen: Position, seat: Seat): Promise<number>;
  close(): void;
}

export function newRng(): Rng {
  return crypto.getRandomValues(new Uint32Array(4));
}

export interface Task {
  number: number;
  robot: RobotName;
  bytes: Uint8Array;
  seat: Seat;
}
export interface Answer {
  number: number;
  move: number;
}

export class WorkerThinker implements Thinker {
  readonly #worker = new Worker(new URL('./robots.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (move: number) => void>();
  #number = 0;

  constructor(game: Game) {
    this.#worker.postMessage({ description: game.description, module: game.module, constants: game.constants });
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.number)?.(data.move);
      this.#waiting.delete(data.number);
    };
  }

  choose(robot: RobotName, seen: Position, seat: Seat): Promise<number> {
    const number = ++this.#number;
    const task: Task = { number, robot, bytes: seen.bytes, seat };
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      this.#worker.postMessage(task);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
