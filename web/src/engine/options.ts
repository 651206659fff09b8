// The options of a table: every one with a checked value, and how the state stores them.

import type { CatalogueEntry, Description, Option, OptionValue } from '../contract';
import { Trouble } from '../contract';
import { WRITE } from './scalars';

export type OptionValues = Record<string, OptionValue | OptionValue[]>;

/** What a table begins with, if nothing else is chosen. */
export function usualOptions(game: CatalogueEntry, players: number): OptionValues {
  return Object.fromEntries(
    game.options.map(({ name, values, each_seat }) => [name, each_seat ? Array(players).fill(values[0]) : values[0]!]),
  );
}

/** Every option of the game: what was chosen, else its first value. Values that do not go together are refused. */
export function completeOptions(game: CatalogueEntry, chosen: Record<string, unknown>, players: number): OptionValues {
  const { min, max } = game.players;
  if (!Number.isInteger(players) || players < min || players > max) throw new Trouble('players', { players, min, max });
  const found = usualOptions(game, players);
  for (const [name, value] of Object.entries(chosen)) {
    const option = game.options.find((known) => known.name === name);
    if (!option) throw new Trouble('option', { option: name });
    found[name] = checked(option, value, players);
  }
  const wrong = refusedOption(game, found, players);
  if (wrong) throw new Trouble('option', { option: wrong });
  return found;
}

function checked(option: Option, value: unknown, players: number): OptionValue | OptionValue[] {
  const isValue = (one: unknown): one is OptionValue => option.values.includes(one as OptionValue);
  if (!option.each_seat && isValue(value)) return value;
  const values: unknown[] = Array.isArray(value) ? value : Array(players).fill(value);
  if (option.each_seat && values.length === players && values.every(isValue)) return values;
  throw new Trouble('option', { option: option.name });
}

/** The name of an option whose value does not go with the others, or null. */
export function refusedOption(game: CatalogueEntry, values: OptionValues, players: number): string | null {
  for (const { name, single } of game.options) {
    const chosen = single ? (values[name] as OptionValue[]).filter((value) => single.includes(value)) : [];
    if (new Set(chosen).size < chosen.length) return name;
  }
  let number = 0;
  for (const name of game.refused.options) {
    const option = game.options.find((known) => known.name === name)!;
    number = number * option.values.length + option.values.indexOf(values[name] as OptionValue);
  }
  const bits = atob(game.refused.bits[players]!);
  return (bits.charCodeAt(number >> 3) >> (number & 7)) & 1 ? game.refused.options.at(-1)! : null;
}

/** The values that one option of the table may have beside the others. */
export function allowedValues(game: CatalogueEntry, values: OptionValues, players: number, name: string): OptionValue[] {
  const option = game.options.find((known) => known.name === name)!;
  if (option.each_seat) return option.values;
  return option.values.filter((value) => !refusedOption(game, { ...values, [name]: value }, players));
}

/** The packed root record before the seed and the set-up. */
export function blank(description: Description, players: number, options: OptionValues): Uint8Array {
  const { records, position } = description.layout;
  const bytes = new Uint8Array(records[position]!.size);
  const view = new DataView(bytes.buffer);
  const fieldOf = (record: string, name: string) => records[record]!.fields.find((field) => field.name === name)!;
  const store = (shape: object, at: number, value: number): void => {
    if (!('type' in shape)) throw new Error('an option is a number');
    WRITE[shape.type as 'b'](view, at, value + ('maybe' in shape ? 1 : 0));
  };
  const playersField = fieldOf(position, 'players');
  store(playersField, playersField.at, players);
  if (description.options.length === 0) return bytes;
  const group = fieldOf(position, 'options');
  if (!('record' in group)) throw new Error('options are a record');
  for (const option of description.options) {
    const field = fieldOf(group.record, option.name);
    const numbers = [options[option.name]!].flat().map((value) => option.values.indexOf(value));
    if ('array' in field) numbers.forEach((number, seat) => store(field.array, group.at + field.at + field.step * seat, number));
    else store(field, group.at + field.at, numbers[0]!);
  }
  return bytes;
}
