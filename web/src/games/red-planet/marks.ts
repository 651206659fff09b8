// What others did since your last decision: which places they touched.

import type { GameEvent, Happening } from '../../contract';
import { colourOf } from './model';

export interface Marks {
  /** Places, with the company that touched each last. */
  places: Map<string, number>;
}

const TOUCHED: Record<string, string[]> = {
  boarded: ['dock'], named: ['dock'], launched: ['dock'], destroyed: ['dock'], landed: ['region'], lifted: ['region'],
  stepped: ['to'], fled: ['to'], dropped: ['region'], laid: ['region'], looked: ['region'], replaced: ['place'], killed: ['place'],
}; // prettier-ignore

export function newMarks(before: Marks, happened: Happening[], viewer: number | null): Marks {
  let places = before.places;
  for (const one of happened) {
    if (one.seat === viewer && one.move?.do !== undefined) places = new Map();
    else places = new Map(places);
    if (one.seat !== viewer) for (const event of one.events ?? []) touch(places, event);
  }
  return { places };
}

function touch(places: Map<string, number>, event: GameEvent): void {
  const who = colourOf(event['who'] as string | null);
  if (who < 0) return;
  for (const word of TOUCHED[event.event] ?? []) places.set(event[word] as string, who);
}
