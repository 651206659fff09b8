// Monte-Carlo tree search on what a seat may know: the same rules and the same random numbers as everywhere else, so the
// same number of iterations gives the same moves.

import type { Seat } from '../contract';
import type { Position } from './position';
import type { Rng } from './wasm';

const SLICE = 64; // iterations between two looks at the clock
const ONE = 10_000; // a sure win
const HUNDRED = 100;

/** A move that was looked at: how often, what it is worth, and how its games ended on average. */
export interface Answer {
  move: number;
  visits: number;
  /** From 0 to 1. */
  value: number;
  points: number;
  /** From 0 to 1: how often the searcher was first. */
  wins: number;
}

/** The thoughts of one seat about one decision. A game's rules have room for one search at a time. */
export class Search {
  constructor(
    private readonly seen: Position,
    private readonly seat: Seat,
  ) {
    seen.game.rules.startSearch(seen.bytes, seat);
  }

  /** See to it that this move is looked at, whatever else is. */
  suggest(move: number): void {
    this.seen.game.rules.suggest(this.seat, move);
  }

  /** So many iterations, or fewer if time is up or nothing can change any more; how many it were. */
  think(rng: Rng, iterations: number, milliseconds = Infinity): number {
    const until = performance.now() + milliseconds;
    let done = 0;
    while (done < iterations && performance.now() < until) {
      const wanted = Math.min(SLICE, iterations - done);
      const made = this.seen.game.rules.search(this.seen.bytes, this.seat, rng, wanted, iterations - done);
      done += made;
      if (made < wanted) break;
    }
    return done;
  }

  /** The best move, or with doubt one that seems so. */
  decide(doubt: number, rng: Rng): number {
    return this.seen.game.rules.decide(doubt, rng);
  }

  /** What was looked at, the most visited first. */
  answers(): Answer[] {
    return this.seen.game.rules
      .answers()
      .map(([move, visits, value, points, wins]) => ({ move: move!, visits: visits!, value: value! / ONE, points: points! / HUNDRED, wins: wins! / ONE }))
      .sort((one, other) => other.visits - one.visits || other.value - one.value || one.move - other.move);
  }
}
