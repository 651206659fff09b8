/** What the parts of the board share, so that it is not handed from part to part. */
import { getContext, setContext } from 'svelte';
import type { Screen, SeatInfo, Words } from '../../contract';
import type { AnimalId, Facts, Position, TileId } from '../../generated/planet';
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
}

const KEY = Symbol('planet');
export const share = (shared: Shared): Shared => setContext(KEY, shared);
export const shared = (): Shared => getContext<Shared>(KEY);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What an animal looks for, in words. */
export function wantOf({ words, catalogue }: Pick<Shared, 'words' | 'catalogue'>, animal: AnimalId): string {
  const card = catalogue.animals[animal];
  const other: Record<string, string> = card.other === 'none' ? {} : { other: words(`beside-${card.other}`) };
  return capital(words(`${card.condition}-${card.habitat}`, other));
}

/** An animal in one sentence: its name, what it looks for, who has how much, who would get it. */
export function sentenceOf(at: Shared, standing: Standing): string {
  const { words, seats } = at;
  const name = (seat: number): string => seats[seat]?.name ?? String(seat + 1);
  const { facts, counts, leader } = standing;
  const who = leader !== null ? words('board-leads', { who: name(leader) }) : facts.nobody ? words(`board-nobody-${facts.nobody}`) : '';
  return `${words.name('animal', facts.animal)}. ${wantOf(at, facts.animal)}. ${counts.map((count, seat) => words('board-count', { who: name(seat), count })).join(', ')}. ${who}`;
}

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
