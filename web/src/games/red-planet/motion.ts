// From events to motion: what flies from where to where, one after another. The picture is already the new one; this says how it came about.

import type { GameEvent } from '../../contract';
import { colourOf } from './model';

export interface Flight {
  /** An astronaut of a company, a resource, or a card. */
  piece: { colour: number } | { resource: string } | { card: true } | { flash: true };
  count: number;
  from: string;
  to: string;
  /** Together with the one before. */
  along: boolean;
}
/** Something to be read for a moment: a card that was turned or played. */
export interface Reading {
  card: string;
  title: string;
}

const company = (colour: unknown): string => `company-${colourOf(colour as string)}`;

export function flightsOf(event: GameEvent, before: GameEvent | undefined): Flight | null {
  const { event: name } = event;
  const along = before?.event === name && ['landed', 'lost', 'took', 'lifted', 'produced'].includes(name);
  const astronaut = { colour: colourOf(event['who'] as string) };
  const count = Number(event['count'] ?? 1);
  const fly = (piece: Flight['piece'], from: string, to: string): Flight => ({ piece, count, from, to, along });
  switch (name) {
    case 'boarded':
      return fly(astronaut, company(event['who']), String(event['dock']));
    case 'landed':
    case 'lifted':
      return fly(astronaut, String(event['dock']), String(event['region']));
    case 'stepped':
    case 'fled':
      return fly(astronaut, String(event['start']), String(event['to']));
    case 'dropped':
      return fly(astronaut, 'phobos', String(event['region']));
    case 'lost':
      return fly(astronaut, String(event['place']), 'hole');
    case 'killed':
    case 'replaced':
      return fly({ colour: colourOf(event['victim'] as string) }, String(event['place']), name === 'killed' ? 'hole' : company(event['victim']));
    case 'rescued':
      return fly(astronaut, 'hole', 'phobos');
    case 'took':
      return fly({ resource: String(event['resource']) }, String(event['region']), company(event['who']));
    case 'gained':
      return fly({ resource: String(event['resource']) }, 'deck', company(event['who']));
    case 'drew':
      return fly({ card: true }, 'deck', company(event['who']));
    case 'laid':
      return fly({ card: true }, company(event['who']), String(event['region']));
    case 'destroyed':
    case 'launched':
      return fly({ flash: true }, String(event['dock']), String(event['dock']));
    default:
      return null;
  }
}
