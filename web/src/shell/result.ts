/** A finished game as figures: standing, sources, points over the rounds. */
import type { Screen, SeatInfo, Words } from '../contract';
import { Table } from '../tables/table';

/** Whose points count in the end: a seat's, or those of a colour that nobody plays for, which has a number behind the seats. */
export interface Counted {
  seat: number;
  name: string;
  points: number;
  sources: Record<string, number>;
  neutral: boolean;
}
export interface Standing extends Counted {
  rank: number;
  won: boolean;
}

/** Seats are ranked by the rules where somebody has won; a neutral colour comes behind who has as many points. */
export function standings(screen: Screen, seats: SeatInfo[], neutrals: Counted[] = []): Standing[] {
  const { scores = [], ranks = [], winners = [], points = [] } = screen;
  const players = scores.map((score, seat): Counted => ({ seat, name: seats[seat]?.name ?? '', points: score, sources: points[seat] ?? {}, neutral: false }));
  const isAhead = (one: Counted, other: Counted): boolean => {
    if (winners.length && !one.neutral && !other.neutral) return ranks[one.seat]! < ranks[other.seat]!;
    return one.points > other.points || (one.points === other.points && !one.neutral && other.neutral);
  };
  const all = [...players, ...neutrals];
  const standing = (one: Counted): Standing => ({ ...one, rank: 1 + all.filter((other) => isAhead(other, one)).length, won: winners.includes(one.seat) });
  return all.map(standing).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** The sources of points that anybody has, in one order for all. */
export const sources = (counted: Counted[]): string[] => Object.keys(counted[0]?.sources ?? {}).filter((name) => counted.some((one) => one.sources[name]));

export const sourceName = (words: Words, name: string): string => words(`score-${name.replaceAll('_', '-')}`);

/** Colours of sources; the legend has the names, the bars the numbers. */
export const SOURCE_COLOURS = ['#ff8b3d', '#ffc24d', '#e8697a', '#a48df0', '#79d3c3', '#a9a4c2', '#8cc765', '#6db6ea', '#d9a066', '#e69bd0'];

export interface Course {
  /** Points of every seat after each line of the log; 0 is the deal. */
  scores: number[][];
  /** The round in which each of these points lies; 0 where a game has none. */
  rounds: number[];
}

/** The whole game once more, looking only at points and rounds. */
export function courseOf(table: Table): Course {
  const { game, players, seed, salt, options, log } = table;
  const again = new Table(game, { players, seed, salt, options });
  const course: Course = { scores: [], rounds: [] };
  const note = (): void => {
    course.scores.push(again.position.scores);
    course.rounds.push(Number(again.position.shown(null).round ?? 0));
  };
  note();
  for (const line of log) {
    if ('undo' in line) again.undo(line.undo);
    else again.play(line.seat, line.move);
    note();
  }
  return course;
}

export interface Mark {
  label: string;
  /** The line of the log after which it was counted. */
  at: number;
  points: number[];
}

/** Points after each round, and at the end. */
export function marks({ scores, rounds }: Course): Mark[] {
  const last = scores.length - 1;
  const ends = rounds.flatMap((round, at) => (at > 0 && round > rounds[at - 1]! && rounds[at - 1]! > 0 ? [{ round: rounds[at - 1]!, at: at - 1 }] : []));
  const found = ends.map(({ round, at }): Mark => ({ label: String(round), at, points: scores[at]! }));
  return [{ label: '0', at: 0, points: scores[0]! }, ...found, { label: '', at: last, points: scores[last]! }];
}

export interface Best {
  seat: number;
  /** The decision, and the first of those that the seat made in one go with it. */
  at: number;
  from: number;
  gain: number;
  round: number;
}

/** The decision by which a seat gained most at once: worth another look. */
export function bestMove(table: Table, { scores, rounds }: Course, seat: number): Best | null {
  let best: Best | null = null;
  table.log.forEach((line, i) => {
    if ('undo' in line || line.seat !== seat) return;
    const gain = scores[i + 1]![seat]! - scores[i]![seat]!;
    if (gain > (best?.gain ?? 0)) best = { seat, at: i + 1, from: begun(table, rounds, i) + 1, gain, round: rounds[i]! };
  });
  return best;
}

const MOST_TOLD = 3;

/** Where the decisions begin that a seat made in one go, of which this is the last: a tile, its place, its turn. */
function begun(table: Table, rounds: number[], last: number): number {
  const { log } = table;
  const goesOn = (at: number): boolean => {
    const [line, next] = [log[at - 1], log[at]!];
    return !!line && !('undo' in line) && !('undo' in next) && line.seat === next.seat && rounds[at - 1] === rounds[last] && last - at + 1 < MOST_TOLD;
  };
  let at = last;
  while (goesOn(at)) at--;
  return at;
}
