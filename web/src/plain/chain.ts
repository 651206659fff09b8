/**
 * Legal moves as one question at a time: first the kind of move, then its parameters one by one.
 * Short lists stay whole sentences; only what would be too long is asked in steps.
 */
import type { Choice, Description, Span } from '../contract';

/** As many whole sentences as one list may hold. */
const SENTENCES = 8;
/** More numbers than this in a row are a dial. */
const DIAL = 12;

export type Value = string | number;
/** What has been decided so far inside the gesture. */
export interface Steps {
  kind: string | null;
  fixed: Record<string, Value>;
}
export const START: Steps = { kind: null, fixed: {} };

export interface Sentence {
  is: 'move';
  choice: Choice;
}
export interface KindStep {
  is: 'kind';
  kind: string;
  count: number;
}
export interface ValueStep {
  is: 'value';
  parameter: string;
  /** The code that names the value, or the bounds of a number. */
  what: string | Span;
  value: Value;
  count: number;
  /** The move, if this value decides it. */
  choice: Choice | null;
}
export interface Dial {
  is: 'dial';
  parameter: string;
  values: number[];
}
export type Step = Sentence | KindStep | ValueStep | Dial;

/** The moves that agree with what was decided. */
export function left(moves: Choice[], steps: Steps): Choice[] {
  return moves.filter(({ data }) => (steps.kind === null || data.do === steps.kind) && Object.entries(steps.fixed).every(([parameter, value]) => data[parameter] === value));
}

/** What is asked next. */
export function ask(description: Description, moves: Choice[], steps: Steps): Step[] {
  const open = left(moves, steps);
  if (steps.kind !== null) return within(description, open, steps.kind, steps.fixed);
  const kinds = [...new Set(open.map(({ data }) => data.do))];
  if (kinds.length === 1) return within(description, open, kinds[0]!, steps.fixed);
  if (open.length <= SENTENCES) return open.map(sentence);
  return kinds.flatMap((kind): Step[] => {
    const own = open.filter(({ data }) => data.do === kind);
    return own.length <= 3 ? own.map(sentence) : [{ is: 'kind', kind, count: own.length }];
  });
}

function within(description: Description, open: Choice[], kind: string, fixed: Record<string, Value>): Step[] {
  const parameters = Object.entries(description.moves.kinds[kind]!.parameters);
  const undecided = parameters.filter(([name]) => !(name in fixed) && distinct(open, name).length > 1);
  if (undecided.length === 0 || (open.length <= SENTENCES && undecided.length > 1)) return open.map(sentence);
  const [parameter, what] = undecided[0]!;
  const values = distinct(open, parameter);
  const last = undecided.length === 1;
  if (values.length > DIAL && values.every((value) => typeof value === 'number')) return [{ is: 'dial', parameter, values: [...values].sort((a, b) => a - b) }];
  if (last && typeof what === 'string' && Array.isArray(description.codes[what])) return open.map(sentence);
  if (last && open.length <= SENTENCES) return open.map(sentence);
  return values.map((value): Step => {
    const same = open.filter(({ data }) => data[parameter] === value);
    return { is: 'value', parameter, what, value, count: same.length, choice: same.length === 1 ? same[0]! : null };
  });
}

const sentence = (choice: Choice): Sentence => ({ is: 'move', choice });

function distinct(moves: Choice[], parameter: string): Value[] {
  return [...new Set(moves.map(({ data }) => data[parameter]!))];
}
