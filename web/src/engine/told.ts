// Asks and events: numbers for the rules, with names and named words for everybody else.

import type { Code, Description, GameEvent, Question, Worded } from '../contract';
import type { StoryLine } from './wasm';

const NOTHING = -1;

/** What plain data says for a number; nothing is null. */
function idOf(code: Code, number: number): string | number | null {
  if (!Array.isArray(code)) return number === NOTHING && code.low >= 0 ? null : number;
  return code[number] ?? null;
}

export class Told {
  readonly #asks: Map<number, [string, Worded]>;
  readonly #events: Map<number, [string, Worded]>;

  constructor(private readonly description: Description) {
    this.#asks = byNumber(description.asks);
    this.#events = byNumber(description.events);
  }

  ask(ask: { kind: number; a: number; b: number }): Question {
    const [name, words] = this.#asks.get(ask.kind)!;
    return { ask: name, ...this.#data(words, [ask.a, ask.b]) };
  }

  event([number, ...words]: StoryLine): GameEvent {
    const [name, worded] = this.#events.get(number!)!;
    return { event: name, ...this.#data(worded, words) };
  }

  #data({ words }: Worded, numbers: readonly number[]): Record<string, string | number | null> {
    return Object.fromEntries(
      Object.entries(words).map(([word, code], i) => [word, idOf(this.description.codes[code]!, numbers[i]!)]),
    );
  }
}

function byNumber(kinds: Record<string, Worded>): Map<number, [string, Worded]> {
  return new Map(Object.entries(kinds).map(([name, worded]) => [worded.number, [name, worded]]));
}
