// Monte-Carlo tree search on what a seat may know: the same rules and the same random numbers as everywhere else, so the
// same number of iterations gives the same moves.

import type { Seat } from '../contract';
import type { Position } from './position';
import { nextWord, seeded } from './random';
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

/** The thoughts of one seat about one decision. A game's rules have room for one search at a time; in some games it goes on
 * with the one before, where the seat foresaw what it sees now. */
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

  /** So many iterations, or fewer: time is up, nothing can change any more, or it was foreseen. How many it were. */
  think(rng: Rng, most: number, milliseconds = Infinity): number {
    const iterations = this.seen.game.rules.needed(most);
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
      .sort(byVisits);
  }
}

const byVisits = (one: Answer, other: Answer): number => other.visits - one.visits || other.value - one.value || one.move - other.move;

/** What each of several searches of one decision begins with, so that they think apart. */
export function apart(rng: Rng, count: number): Rng[] {
  return Array.from({ length: count }, (_, number) => seeded(nextWord(rng) >>> 2, number));
}

/** What several searches of one decision found, added up. */
export function together(found: Answer[][]): Answer[] {
  const byMove = new Map<number, Answer[]>();
  for (const answer of found.flat()) byMove.set(answer.move, [...(byMove.get(answer.move) ?? []), answer]);
  return [...byMove.values()].map(mean).sort(byVisits);
}

function mean(same: Answer[]): Answer {
  const visits = same.reduce((sum, one) => sum + one.visits, 0);
  const of = (part: 'value' | 'points' | 'wins'): number => same.reduce((sum, one) => sum + one[part] * one.visits, 0) / visits;
  return { move: same[0]!.move, visits, value: of('value'), points: of('points'), wins: of('wins') };
}
