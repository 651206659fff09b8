// A drawing for each card; landmarks of one name share theirs.

import type { CardId } from '../../../generated/planetfall';
import { CACHES } from './caches';
import { LANDMARKS } from './landmarks';
import { TECHNOLOGIES } from './technologies';
import { UNITS } from './units';

const DRAWN: Record<string, string> = { ...UNITS, ...LANDMARKS, ...CACHES, ...TECHNOLOGIES };

export const drawingOf = (card: CardId): string => DRAWN[card] ?? DRAWN[card.replace(/_\d+$/, '')] ?? '';
