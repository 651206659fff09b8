// What each empire does now, or did last since your decision: a few words for its panel.

import type { GameEvent, Happening, Words } from '../../contract';
import type { CardId } from '../../generated/planetfall';
import type { FallScreen } from './table';

/** What happened since the viewer last decided. */
export type Since = readonly GameEvent[];

export function newSince(before: Since, happened: Happening[], viewer: number | null): Since {
  let since = before;
  for (const one of happened) since = [...(one.seat === viewer && one.move ? [] : since), ...(one.events ?? [])];
  return since;
}

export interface Told {
  seat: number | null;
  text: string;
}
const WORTH_TELLING = new Set(['planet', 'restrained', 'explores', 'operates', 'skipped', 'took', 'exchanges', 'pair']);
export const tellSince = (since: Since, words: Words): Told[] => since.filter(({ event }) => WORTH_TELLING.has(event)).map((event) => ({ seat: (event['who'] as number | undefined) ?? null, text: words.event(event) }));

const DEEDS = new Set(['took', 'exchanges', 'skipped']);

export function statusOf(seat: number, screen: FallScreen, since: Since, words: Words): string {
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
  const deed = since.findLast((event) => DEEDS.has(event.event) && event['who'] === seat);
  if (deed?.event === 'took') return words('board-took', { card: words.name('card', deed['card'] as CardId) });
  if (deed?.event === 'exchanges') return words('board-operated', { level: String(deed['level']) });
  if (deed?.event === 'skipped') return words('board-skipped');
  if (state.phase !== 'placing' || viewer === null) return '';
  const order = state.order;
  return words(order.indexOf(seat) > order.indexOf(viewer) ? 'board-chooses-after' : 'board-chooses-before');
}
