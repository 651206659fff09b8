// From events to motion: what flies from where to where, one after another. The picture is already the new one; this says how it came about.

import type { Words } from '../../contract';
import type { ActionId, CardId, CrystalId, GameEvent } from '../../generated/planet-5r';
import { inSteps, type Flight } from '../../shell/flights';

export type Piece =
  | { card: CardId }
  | { sign: ActionId }
  | { water: number }
  | { die: number }
  /** It is lit. */
  | { crystal: CrystalId }
  | { said: string }
  /** A bid that dropped out. */
  | { cross: true }
  | { ring: true };

/** These come in rows, one for each clan: a row is one step. */
const IN_ROWS = new Set(['played', 'bid', 'returned', 'discarded', 'lifted']);

const seat = (who: number | null): string => `seat-${who}`;
const station = (action: ActionId | null): string => `station-${action}`;

/** Places are `data-at` of the page, `seat-2` whoever looks on; of several, apart by spaces, the first that is there. */
function flightsOf(event: GameEvent, before: GameEvent | undefined, words: Words): Flight<Piece>[] {
  const again = before?.event === event.event && IN_ROWS.has(event.event);
  const fly = (piece: Piece, from: string, to: string, along = again): Flight<Piece> => ({ piece, from, to, along });
  const show = (piece: Piece, at: string): Flight<Piece> => fly(piece, at, at);
  const pour = (water: number | null, from: string, to: string, along = false): Flight<Piece>[] => (water ? [fly({ water }, from, to, along)] : []);
  switch (event.event) {
    case 'market':
      return [fly({ card: event.card! }, 'stack market', `market-${event.card} market`)];
    case 'pushed_out':
      return [fly({ card: event.card! }, 'market-oldest market', 'away')];
    case 'waits':
      return [show({ sign: 'scout' }, seat(event.who))];
    case 'played':
      return [fly({ sign: event.card! }, seat(event.who), station(event.card))];
    case 'rolled':
      return [show({ die: event.eyes! }, event.card ? `card-${event.card} ${seat(event.who)}` : station(event.why))];
    case 'gained':
      return pour(event.water, event.card ? `card-${event.card} ${station(event.why)}` : station(event.why), seat(event.who));
    case 'stolen':
      return [...pour(event.water, seat(event.victim), seat(event.who)), ...pour(event.supply, station('raid'), seat(event.who), Boolean(event.water))];
    case 'auction':
      return [show({ sign: 'dig' }, station('dig'))];
    case 'bid':
    case 'lifted':
      return [show({ said: String(event.water) }, seat(event.who))];
    case 'unsold':
      return [show({ said: words.event(event) }, 'market')];
    case 'paid':
      return pour(event.water, seat(event.who), station('dig'));
    case 'empty_handed':
      return [show({ cross: true }, seat(event.who)), ...pour(event.water, seat(event.who), station('dig'), true)];
    case 'taken':
      return [fly({ card: event.card! }, `market-${event.card} market`, seat(event.who))];
    case 'joined':
    case 'placed':
      return [show(event.crystal ? { crystal: event.crystal } : { ring: true }, `card-${event.card} ${seat(event.who)}`)];
    case 'returned':
      return [fly({ sign: event.card! }, station(event.card), `hand-${event.card}-of-${event.who} ${seat(event.who)}`)];
    case 'discarded':
      return [fly({ sign: event.card! }, station(event.card), seat(event.who))];
    default:
      return [];
  }
}

export const stepsOf = (events: GameEvent[], words: Words): Flight<Piece>[][] => inSteps(events.flatMap((event, i) => flightsOf(event, events[i - 1], words)));
