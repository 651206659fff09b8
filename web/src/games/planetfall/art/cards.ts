// A drawing for each card. Landmarks of one name share theirs, under the moon of another planet.

import type { CardId } from '../../../generated/planetfall';
import { CACHES } from './caches';
import { moon } from './kit';
import { LANDMARKS } from './landmarks';
import { TECHNOLOGIES } from './technologies';
import { UNITS } from './units';

const DRAWN: Record<string, string> = { ...UNITS, ...CACHES, ...TECHNOLOGIES };

export function drawingOf(card: CardId): string {
  const [, name, planet] = /^(.*)_(\d+)$/.exec(card) ?? [];
  if (name && LANDMARKS[name]) return moon(8 + Number(planet) * 16.5, 10 + ((Number(planet) * 5) % 9), 3 + Number(planet) * 0.9) + LANDMARKS[name];
  return DRAWN[card] ?? '';
}
