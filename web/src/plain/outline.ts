/**
 * What is on the table, as labelled groups with names instead of ids, from the description and a screen alone.
 * The games' own outlines only say which fields are worth reading aloud, and in which order.
 */
import type { Description, FieldLayout, Screen, Shape, Words } from '../contract';
import { DRAWN, OUTLINES, PLACES } from './outlines';
import { readMap } from './maps';

export interface Fact {
  /** Where it comes from: the same before and after a move. */
  path: string;
  label: string;
  text: string;
  /** The same in lines, where it is a list of many words each. */
  lines?: string[];
  /** There is nothing now: kept for comparing, not for reading. */
  empty: boolean;
}
export interface Group {
  id: string;
  title: string;
  /** Whose group it is; none for the common table. */
  seat?: number;
  facts: Fact[];
}

/** Words of the plain board: labels of fields, and a few small ones. */
export interface Labels {
  has(id: string): boolean;
  (id: string, args?: Record<string, string | number>): string;
}

export interface Reader {
  description: Description;
  words: Words;
  labels: Labels;
  nameOf(seat: number): string;
}

export function outline(reader: Reader, screen: Screen): Group[] {
  const wanted = OUTLINES[screen.game] ?? everything(reader.description);
  const table: Group = { id: 'table', title: reader.labels('group-table'), facts: wanted.table.map((path) => fact(reader, screen, path)).filter(isShown) };
  const seats = seatsFrom(screen).map((seat): Group => {
    const facts = wanted.seats.map((path) => fact(reader, screen, path, seat)).filter(isShown);
    return { id: `seat-${seat}`, title: reader.nameOf(seat), seat, facts: [...facts, ...readMap(reader, screen, seat)] };
  });
  return [table, ...seats].filter((group) => group.facts.length > 0);
}

/** What a move would change: the facts that read differently after it. */
export function changes(before: Group[], after: Group[]): { label: string; title: string; from: string; to: string; seat?: number }[] {
  const was = new Map(before.flatMap((group) => group.facts.map((one) => [one.path, one])));
  return after.flatMap((group) =>
    group.facts
      .filter((one) => was.get(one.path)?.text !== one.text)
      .map((one) => ({ label: one.label, title: group.title, seat: group.seat, ...difference(was.get(one.path), one) })),
  );
}

/** Of a long list only the lines that are new. */
function difference(before: Fact | undefined, after: Fact): { from: string; to: string } {
  const fresh = after.lines?.filter((line) => !before?.lines?.includes(line));
  return fresh?.length ? { from: '', to: fresh.join('; ') } : { from: before?.text ?? '', to: after.text };
}

/** Your own seat first, then round the table. */
function seatsFrom(screen: Screen): number[] {
  const first = screen.viewer ?? 0;
  return Array.from({ length: screen.players }, (_, i) => (first + i) % screen.players);
}

const isShown = (one: Fact | null): one is Fact => one !== null && one.text !== '';

/** A path is `state.market` or `facts.clans.crystals@crystal`: after @ the code that names the places of an array. */
function fact(reader: Reader, screen: Screen, path: string, seat?: number): Fact | null {
  const [route = '', by] = path.split('@');
  const [root, ...names] = route.split('.');
  const { layout } = reader.description;
  let record = root === 'facts' ? layout.facts : layout.position;
  let value: any = root === 'facts' ? screen.facts : screen.state;
  let shape: Shape | undefined;
  for (const [depth, name] of names.entries()) {
    const field: FieldLayout | undefined = layout.records[record]?.fields.find((one) => one.name === name);
    if (!field || value === null || value === undefined) return null;
    value = value[name];
    shape = field;
    const ownSeat = seat !== undefined && depth === 0;
    if (ownSeat && 'array' in shape) {
      shape = shape.array;
      value = value?.[seat];
    }
    if (shape && 'record' in shape) record = shape.record;
  }
  if (!shape || value === undefined) return null;
  const label = labelOf(reader, names[names.length - 1]!, names);
  const text = say(reader, shape, value, by);
  const lines = text.length > 60 && text.includes('; ') ? text.split('; ') : undefined;
  return { path: seat === undefined ? path : `${path}#${seat}`, label, text, lines, empty: text === reader.labels('none') };
}

export function labelOf(reader: Reader, name: string, names: string[] = []): string {
  const ids = [`field-${reader.description.game}-${name}`, `field-${names.join('-')}`, `field-${name}`];
  const known = ids.find((id) => reader.labels.has(id));
  if (known) return reader.labels(known);
  return reader.words.has(`score-${name.replaceAll('_', '-')}`) ? reader.words(`score-${name.replaceAll('_', '-')}`) : name.replaceAll('_', ' ');
}

/** A value as words. Hidden and empty things say so; what is nothing to read is ''. */
function say(reader: Reader, shape: Shape, value: any, by?: string): string {
  if (value === null || value === undefined) return '';
  if ('array' in shape || 'seq' in shape) {
    const item = 'array' in shape ? shape.array : shape.seq;
    const items = (value as any[]).map((one, index) => [index, say(reader, item, one)] as const).filter(([, text]) => text !== '' && !(by && /^0(, 0)*$/.test(text)));
    if (items.length === 0) return reader.labels('none');
    const named = items.map(([index, text]) => (by ? `${nameOfIndex(reader, by, index)} ${text}` : text));
    return named.join('record' in item || 'seq' in item || named.some((text) => text.includes(', ')) ? '; ' : ', ');
  }
  if ('record' in shape) {
    const fields = reader.description.layout.records[shape.record]!.fields;
    return fields
      .filter((field) => !DRAWN.has(field.name))
      .map((field) => ({ field, text: say(reader, field, value[field.name], PLACES[field.name]) }))
      .filter(({ text, field }) => text !== '' && text !== reader.labels('none') && !(field as { bool?: true }).bool && !/^0(, 0)*$/.test(text))
      .map(({ field, text }, _, all) => (isNamed(reader, field) || all.length === 1 ? text : `${labelOf(reader, field.name).toLocaleLowerCase(reader.words.lang)} ${text}`))
      .join(', ');
  }
  if (shape.bool) return reader.labels(value ? 'yes' : 'no');
  if (shape.set) return (value as any[]).map((one) => nameOf(reader, shape.code!, one)).join(', ') || reader.labels('none');
  return shape.code ? nameOf(reader, shape.code, value) : String(value);
}

/** Does a value speak for itself? A card or a place needs no label, a number does. */
function isNamed(reader: Reader, field: FieldLayout): boolean {
  const code = (field as { code?: string }).code;
  return code !== undefined && (code === 'seat' || Array.isArray(reader.description.codes[code]));
}

function nameOfIndex(reader: Reader, code: string, index: number): string {
  if (code === 'seat') return reader.nameOf(index);
  const ids = reader.description.codes[code];
  if (Array.isArray(ids)) return `${nameOf(reader, code, ids[index] ?? '')}:`;
  const low = ids && 'low' in ids ? ids.low : 1;
  return `${reader.labels.has(`field-${code}`) ? reader.labels(`field-${code}`) : code} ${index + low}:`;
}

export function nameOf(reader: Reader, code: string, value: string | number): string {
  if (code === 'seat') return reader.nameOf(Number(value));
  if (!Array.isArray(reader.description.codes[code])) return String(value);
  const label = code.replace(/_+$/, '');
  const id = `${label}-${value}`;
  return reader.words.has(id) ? reader.words(id) : String(value).replaceAll('_', ' ');
}

/** For a game without an outline: all that it has, facts first. */
function everything(description: Description): { table: string[]; seats: string[] } {
  const { layout, players } = description;
  const own = new Set(['rng', 'asks', 'players', 'open_asks', 'options']);
  const wanted = { table: [] as string[], seats: [] as string[] };
  for (const [root, record] of [['facts', layout.facts], ['state', layout.position]] as const) {
    for (const field of layout.records[record]!.fields) {
      if (own.has(field.name)) continue;
      const bySeat = 'array' in field && field.count === players.max;
      if (bySeat && 'record' in field.array) wanted.seats.push(...layout.records[field.array.record]!.fields.map((inner) => `${root}.${field.name}.${inner.name}`));
      else (bySeat ? wanted.seats : wanted.table).push(`${root}.${field.name}`);
    }
  }
  return wanted;
}
