// Looking back at a game: what a strong robot thinks of every decision, from what its seat knew then. It is the same as
// `fiveplanets.players.review`: same decisions, same numbers.

import type { Seat } from '../contract';
import type { Position } from '../engine/position';
import { seeded } from '../engine/random';
import type { Answer } from '../engine/search';
import { ADVISER, type Crew } from './robots';
import type { Line, Table } from './table';

const STREAM = 5;

/** A decision between several moves. */
export interface Decision {
  /** Of all decisions that were not taken back, from 0. */
  number: number;
  /** The line of the log, from 1. */
  at: number;
  seat: Seat;
  move: number;
  /** What the seat saw. */
  seen: Position;
}

/** What was made of it, and what was thought of it, the best first. */
export interface Moment extends Decision {
  played: Answer;
  answers: Answer[];
  /** What the decision gave away, from 0 to 1. */
  lost: number;
}

/** Every decision that was one, in order; what was taken back is left out. */
export function decisions({ game, players, seed, options, entries, log }: Table): Decision[] {
  const { position } = game.deal(players, seed, options);
  const lines = standing(log);
  const found: Decision[] = [];
  entries.forEach(({ seat, move }, number) => {
    if (position.legal(seat).length > 1) found.push({ number, at: lines[number]!, seat, move, seen: position.redacted(seat) });
    position.apply(seat, move);
  });
  return found;
}

/** The lines of a log, from 1, that were not taken back. */
function standing(log: Line[]): number[] {
  const lines: number[] = [];
  log.forEach((line, i) => {
    if ('undo' in line) lines.splice(lines.findLastIndex((at) => (log[at - 1] as { seat: Seat }).seat === line.undo), 1);
    else lines.push(i + 1);
  });
  return lines;
}

export async function judge(decision: Decision, crew: Pick<Crew, 'judge'>, iterations?: number): Promise<Moment> {
  const { number, seat, move, seen } = decision;
  const thought = { iterations: iterations ?? seen.game.description.search.levels[ADVISER]!.iterations, also: [move] };
  const answers = await crew.judge(seen, seat, seeded(number, STREAM), thought);
  const played = answers.find((answer) => answer.move === move)!;
  return { ...decision, played, answers, lost: Math.max(0, answers[0]!.value - played.value) };
}
