// What each empire does now, or did last since your decision: a few words for its panel.

import type { GameEvent, Happening, Words } from '../../contract';
import type { CardId } from '../../generated/planetfall';
import type { FallScreen } from './table';

/** By seat: what was done since the viewer last decided. */
export type Deeds = ReadonlyMap<number, GameEvent>;

const TOLD = new Set(['took', 'exchanges', 'skipped']);
export function newDeeds(before: Deeds, happened: Happening[], viewer: number | null): Deeds {
  let deeds = before;
  for (const one of happened) {
    deeds = new Map(one.seat === viewer && one.move ? [] : deeds);
    for (const event of one.events ?? []) if (TOLD.has(event.event)) (deeds as Map<number, GameEvent>).set(Number(event['who']), event);
  }
  return deeds;
}

export function statusOf(seat: number, screen: FallScreen, deeds: Deeds, words: Words): string {
  const { state, toAct, viewer, over } = screen;
  if (over) return '';
  if (state.phase === 'commanders') return toAct.includes(seat) ? words('board-picks-commander') : '';
  const spot = state.ships.indexOf(seat);
  if (spot >= 0) {
    const card = state.open[spot];
    const at = card ? words('board-flies-to', { card: words.name('card', card) }) : words('board-operated', { level: screen.facts.spots[spot]!.level });
    return state.acting === spot ? `${at}, ${words('board-acts-now')}` : at;
  }
  if (toAct.includes(seat)) return words('board-chooses-now');
  const deed = deeds.get(seat);
  if (deed?.event === 'took') return words('board-took', { card: words.name('card', deed['card'] as CardId) });
  if (deed?.event === 'exchanges') return words('board-operated', { level: String(deed['level']) });
  if (deed?.event === 'skipped') return words('board-skipped');
  if (state.phase !== 'placing' || viewer === null) return '';
  const order = state.order;
  return words(order.indexOf(seat) > order.indexOf(viewer) ? 'board-chooses-after' : 'board-chooses-before');
}
