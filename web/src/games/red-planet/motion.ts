// From events to motion: what flies from where to where, one after another. The picture is already the new one; this says how it came about.

import type { GameEvent, Words } from '../../contract';
import { inSteps, type Flight } from '../../shell/flights';
import { colourOf } from './model';

export type Piece =
  | { colour: number; count: number }
  | { resource: string; count: number }
  | { card: true }
  | { flash: true }
  /** A ship on its way. */
  | { ship: true }
  /** The robot's arm. */
  | { arm: true }
  /** Who is shown at a company. */
  | { person: string }
  | { banner: string };

/** These come in rows, one for each company or region: a row is one step. */
const IN_ROWS = new Set(['landed', 'lost', 'took', 'lifted', 'produced', 'stayed', 'face_down', 'mission']);

const company = (colour: unknown): string => `company-${colourOf(colour as string)}`;

/** Places are a region, `dock-2`, `company-1`, `deck`, `hole`, and `beyond` for what misses Mars. */
function flightsOf(event: GameEvent, before: GameEvent | undefined, words: Words): Flight<Piece>[] {
  const { event: name } = event;
  const again = before?.event === name && IN_ROWS.has(name) && before['dock'] === event['dock'];
  const count = Number(event['count'] ?? 1);
  const astronaut = (colour: unknown): Piece => ({ colour: colourOf(colour as string), count });
  const fly = (piece: Piece, from: unknown, to: unknown, along = again): Flight<Piece> => ({ piece, from: String(from), to: String(to), along });
  const token: Piece = { resource: String(event['resource']), count };
  switch (name) {
    case 'round':
      return [fly({ banner: words.event(event) }, 'hole', 'hole')];
    case 'face_down':
      return [fly({ card: true }, company(event['who']), company(event['who']))];
    case 'character':
      return [fly({ person: String(event['character']) }, company(event['who']), company(event['who']))];
    case 'first':
    case 'recruited':
    case 'mission':
    case 'monopoly':
      return [fly({ flash: true }, company(event['who']), company(event['who']))];
    case 'boarded':
      return [fly(astronaut(event['who']), company(event['who']), event['dock'])];
    case 'landed':
    case 'lifted':
      // the ship first, its crew behind it
      return [...(again ? [] : [fly({ ship: true }, event['dock'], event['region'])]), fly(astronaut(event['who']), event['dock'], event['region'], true)];
    case 'empty':
      return [fly({ ship: true }, event['dock'], event['region'])];
    case 'stepped':
    case 'fled':
      return [fly(astronaut(event['who']), event['start'], event['to'])];
    case 'dropped':
      return [fly(astronaut(event['who']), 'phobos', event['region'])];
    case 'lost':
      if (event['why'] !== 'astray') return [fly(astronaut(event['who']), event['place'], 'hole')];
      return [...(again ? [] : [fly({ ship: true }, event['place'], 'beyond')]), fly(astronaut(event['who']), 'beyond', 'hole')];
    case 'killed':
      return [fly(astronaut(event['victim']), event['place'], 'hole')];
    case 'replaced':
      return [fly({ arm: true }, event['place'], event['place']), fly(astronaut(event['victim']), event['place'], company(event['victim']), true), fly(astronaut(event['who']), company(event['who']), event['place'], true)];
    case 'rescued':
      return [fly(astronaut(event['who']), 'hole', 'phobos')];
    case 'production':
      return [fly({ banner: words.event(event) }, 'hole', 'hole')];
    case 'produced':
    case 'stayed':
      return [fly(token, event['region'], event['region'])];
    case 'took':
      return [fly(token, event['region'], company(event['who']))];
    case 'gained':
      return [fly(token, 'deck', company(event['who']))];
    case 'turned':
      return [fly(token, event['region'], event['region'])];
    case 'looked':
    case 'swapped':
    case 'research':
    case 'found':
      return [fly({ flash: true }, event['region'], event['region'])];
    case 'put_away':
    case 'discarded':
      return [fly({ card: true }, company(event['who']), 'deck')];
    case 'drew':
      return [fly({ card: true }, 'deck', company(event['who']))];
    case 'laid':
      return [fly({ card: true }, company(event['who']), event['region'])];
    case 'named':
    case 'destroyed':
    case 'launched':
      return [fly({ flash: true }, event['dock'], event['dock'])];
    default:
      return [];
  }
}

export const stepsOf = (events: GameEvent[], words: Words): Flight<Piece>[][] => inSteps(events.flatMap((event, i) => flightsOf(event, events[i - 1], words)));
