/** What the parts of the board share, so that it is not handed from part to part. */
import { getContext, setContext } from 'svelte';
import type { Screen, SeatInfo, Words } from '../../contract';
import type { AnimalId, Facts, Position, TileId, Won } from '../../generated/planet';
import type { Catalogue } from './catalogue';
import type { Standing } from './standing';

export interface Shared {
  readonly screen: Screen<Position, Facts>;
  readonly words: Words;
  readonly seats: SeatInfo[];
  readonly catalogue: Catalogue;
  /** Whose planet is large. */
  readonly me: number;
  /** The helpers are on. */
  readonly helpers: boolean;
  readonly standings: Standing[];
  /** Animals that were won since this viewer's last decision. */
  readonly fresh: ReadonlySet<AnimalId>;
  /** The animal whose areas are lit. */
  lit: AnimalId | null;
  /** What is lit on a planet: what counts for an animal, on all of them; for one that was won, only where it went. */
  litOn(seat: number): number[][];
}

const KEY = Symbol('planet');
export const share = (shared: Shared): Shared => setContext(KEY, shared);
export const shared = (): Shared => getContext<Shared>(KEY);

/** Lights an animal, or puts its light out. */
export const light = (at: Shared, animal: AnimalId, on: boolean): void => void (at.lit = on ? animal : at.lit === animal ? null : at.lit);

/** What shows on the planets what counts for an animal: a press, or the mouse over it. */
export const lighting = (at: Shared, animal: AnimalId) => ({
  'aria-pressed': at.lit === animal,
  // where the mouse is, it is lit already
  onclick: (event: MouseEvent) => (event as PointerEvent).pointerType !== 'mouse' && light(at, animal, at.lit !== animal),
  onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && light(at, animal, true),
  onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && light(at, animal, false),
});

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What an animal looks for, in words. */
export function wantOf({ words, catalogue }: Pick<Shared, 'words' | 'catalogue'>, animal: AnimalId): string {
  const card = catalogue.animals[animal];
  const other: Record<string, string> = card.other === 'none' ? {} : { other: words(`beside-${card.other}`) };
  return capital(words(`${card.condition}-${card.habitat}`, other));
}

/** What an animal looks for; with helpers, who has how much and who would get it. */
export function storyOf(at: Shared, { facts, counts, leader }: Standing): string[] {
  const { words, seats } = at;
  const want = wantOf(at, facts.animal);
  if (!at.helpers) return [want];
  const name = (seat: number): string => seats[seat]?.name ?? String(seat + 1);
  const who = leader !== null ? words('board-leads', { who: name(leader) }) : facts.nobody ? words(`board-nobody-${facts.nobody}`) : '';
  return [want, counts.map((count, seat) => words('board-count', { who: name(seat), count })).join(', '), ...(who ? [who] : [])];
}
/** The same as one sentence that begins with its name. */
export const sentenceOf = (at: Shared, standing: Standing): string => [at.words.name('animal', standing.facts.animal), ...storyOf(at, standing)].join('. ');

/** An animal that was won: when, and what it is worth where that is known. */
export const worthOf = ({ words }: Shared, { animal, round, worth }: Won): string => words('board-worth', { animal: words.name('animal', animal), round, worth: worth ?? 'none' });

export interface Slot {
  tile: TileId;
  /** Who took it; null while it lies open. */
  seat: number | null;
}

/** The tiles of this round: taken ones first, by those who took them in their order. */
export function slotsOf({ screen }: Pick<Shared, 'screen'>): Slot[] {
  const { players, state, facts } = screen;
  const order = Array.from({ length: players }, (_, i) => (state.first + i) % players);
  const taken = order.flatMap((seat) => (facts.planets[seat]!.taken ? [{ tile: facts.planets[seat]!.taken!, seat }] : []));
  return [...taken, ...state.open_tiles.map((tile) => ({ tile, seat: null }))];
}
