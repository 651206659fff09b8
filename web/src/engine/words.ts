// The texts of a game in one language: Fluent messages, and names that lie over them.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Description, GameEvent, Lang, MoveData, Question, RulesPage, Seat, Words } from '../contract';

export interface GameTexts {
  messages: string;
  names: Record<string, string>;
}

type Arguments = Record<string, string | number>;

/** `nameOf` gives the name of a seat; `rules` the page of rules, once it is there. With the number of players a colour is
 * called by who plays it: on the page a company has the hue and the shape of its seat, whatever the box calls it. */
export function makeWords(
  description: Description,
  texts: GameTexts,
  lang: Lang,
  nameOf: (seat: Seat) => string,
  rules: () => RulesPage | null = () => null,
  players?: number,
): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(texts.messages));

  const say = (id: string, args: Arguments = {}): string => {
    const plain = texts.names[id];
    if (plain !== undefined) return plain;
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no text ${id} in ${lang}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, args, errors);
    if (errors[0]) throw errors[0];
    return text;
  };

  // Codes that share a label but not their ids are told apart by underscores at the end.
  const name = (code: string, id: string): string => (code === 'colour' && players ? company(id, players) : say(`${code.replace(/_+$/, '')}-${id}`));
  const company = (colour: string, count: number): string => {
    const at = (description.codes['colour'] as string[]).indexOf(colour);
    return at < count ? nameOf(at) : say('screen-neutral', { name: nameOf(at - count) });
  };

  const isNumber = (code: string): boolean => !Array.isArray(description.codes[code]);

  /** A code's word comes as its text, and as its id under the name with `_id`. */
  const worded = (prefix: string, id: string, words: Record<string, string>, data: Record<string, unknown>): string => {
    const args: Arguments = {};
    for (const [word, code] of Object.entries(words)) {
      const value = data[word] as string | number | null;
      if (code === 'seat') args[word] = value === null ? '' : nameOf(value as Seat);
      else if (isNumber(code)) args[word] = value ?? -1;
      else args[word] = value === null ? '' : name(code, value as string);
      args[`${word}_id`] = value === null || value === -1 ? 'none' : String(value);
    }
    return say(`${prefix}-${id.replaceAll('_', '-')}`, args);
  };

  const move = (data: MoveData): string => {
    const args: Arguments = {};
    for (const [parameter, what] of Object.entries(description.moves.kinds[data.do]!.parameters)) {
      const value = data[parameter]!;
      args[parameter] = typeof what === 'string' && !isNumber(what) ? name(what, value as string) : value;
    }
    return say(`move-${data.do}`, args);
  };

  const found = {
    lang,
    has: (id: string) => id in texts.names || bundle.hasMessage(id),
    move,
    event: (event: GameEvent) => worded('event', event.event, description.events[event.event]!.words, event),
    ask: (question: Question) => worded('ask', question.ask, description.asks[question.ask]!.words, question),
    name,
    rule: (id: string) => {
      const lines = rules()?.sections.flatMap((section) => section.lines) ?? [];
      return lines.find((line) => line.id === id) ?? null;
    },
  };
  const { name: named, ...rest } = found;
  Object.defineProperty(say, 'name', { value: named });
  return Object.assign(say, rest) as Words;
}
