// The move space: every move is a number and plain data. Moves of one kind are numbered in the order of their
// parameters, the last one fastest.

import type { Code, Description, MoveData, MoveKind, Span } from '../contract';

type Value = string | number;

interface Parameter {
  name: string;
  count: number;
  value(number: number): Value;
  number(value: unknown): number;
}

interface Kind extends MoveKind {
  name: string;
  parameterList: Parameter[];
}

export class Moves {
  readonly count: number;
  readonly #kinds: Kind[];
  readonly #byName: Map<string, Kind>;

  constructor(description: Description) {
    this.count = description.moves.count;
    this.#kinds = Object.entries(description.moves.kinds).map(([name, kind]) => ({
      ...kind,
      name,
      parameterList: Object.entries(kind.parameters).map(([parameter, what]) =>
        parameterOf(parameter, typeof what === 'string' ? description.codes[what]! : what),
      ),
    }));
    this.#byName = new Map(this.#kinds.map((kind) => [kind.name, kind]));
  }

  has(index: number): boolean {
    return Number.isInteger(index) && index >= 0 && index < this.count;
  }

  kind(index: number): Kind {
    if (!this.has(index)) throw new RangeError(`move ${index}: this game's moves are numbered 0 to ${this.count - 1}`);
    return this.#kinds.findLast((kind) => kind.base <= index)!;
  }

  data(index: number): MoveData {
    const kind = this.kind(index);
    let rest = index - kind.base;
    const values: Record<string, Value> = {};
    for (const parameter of kind.parameterList.toReversed()) {
      values[parameter.name] = parameter.value(rest % parameter.count);
      rest = Math.floor(rest / parameter.count);
    }
    return { do: kind.name, ...Object.fromEntries(kind.parameterList.map(({ name }) => [name, values[name]!])) };
  }

  /** The move as somebody else may know it: of a secret one only its kind. */
  told(index: number): MoveData {
    const kind = this.kind(index);
    return kind.secret ? { do: kind.name } : this.data(index);
  }

  /** The number of the move that is described; throws RangeError if there is none. */
  index(data: Readonly<Record<string, unknown>>): number {
    const kind = this.#byName.get(String(data['do']));
    const wrong = new RangeError(`no such move: ${JSON.stringify(data)}`);
    if (!kind || Object.keys(data).length !== kind.parameterList.length + 1) throw wrong;
    let number = 0;
    for (const parameter of kind.parameterList) {
      const found = parameter.number(data[parameter.name]);
      if (found < 0) throw wrong;
      number = number * parameter.count + found;
    }
    return kind.base + number;
  }
}

function parameterOf(name: string, what: Code | Span): Parameter {
  if (Array.isArray(what)) {
    return { name, count: what.length, value: (number) => what[number]!, number: (value) => what.indexOf(value as string) };
  }
  const { low, high } = what;
  return {
    name,
    count: high - low + 1,
    value: (number) => low + number,
    number: (value) => (Number.isInteger(value) && low <= (value as number) && (value as number) <= high ? (value as number) - low : -1),
  };
}
