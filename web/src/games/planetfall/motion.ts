// From events to motion: what flies from where to where, one after another. The picture is already the new one; this says how it came about.

import type { GameEvent } from '../../contract';
import type { CardId, ResourceId } from '../../generated/planetfall';
import { inSteps, type Flight } from '../../shell/flights';

export type Piece = { ship: number } | { card: CardId } | { resource: ResourceId; amount: number } | { token: number } | { ring: true };
/** Places are `data-at` of the page. `spot` is where the ship that acts stands: what is paid falls there, what is gained comes from there. */
function flightOf(event: GameEvent, before: GameEvent | undefined, spot: string): Flight<Piece> | null {
  const along = before?.event === event.event && before['who'] === event['who'];
  const who = Number(event['who']);
  const seat = `seat-${who}`;
  switch (event.event) {
    case 'explores':
    case 'operates':
      return { piece: { ship: who }, from: `track-${who}`, to: `spot-${event['spot']}`, along };
    case 'took':
      return { piece: { card: event['card'] as CardId }, from: spot, to: seat, along };
    case 'paid':
      return { piece: { resource: event['resource'] as ResourceId, amount: -Number(event['amount']) }, from: seat, to: spot, along };
    case 'gained':
      return { piece: { resource: event['resource'] as ResourceId, amount: Number(event['amount']) }, from: event['why'] === 'income' ? 'planet' : spot, to: seat, along: along || before?.event === 'gained' };
    case 'skipped':
      return { piece: { ship: who }, from: `track-${who}`, to: `next-${who}`, along: false };
    case 'exchanges':
      return { piece: { ring: true }, from: spot, to: spot, along: false };
    case 'left':
      return { piece: { ring: true }, from: 'planet', to: 'planet', along: false };
    case 'commander':
    case 'pair':
      return { piece: { ring: true }, from: seat, to: seat, along: false };
    case 'placed':
      return { piece: { ship: who }, from: `spot-${event['spot']}`, to: `track-${who}`, along: false };
    case 'restrained':
      return { piece: { token: who }, from: seat, to: `spot-${event['spot']}`, along: false };
    case 'released':
      return { piece: { token: who }, from: `spot-${event['spot']}`, to: seat, along: false };
    default:
      return null;
  }
}

/** All flights of these events, those that go together in one step. */
export function flightsOf(events: GameEvent[]): Flight<Piece>[][] {
  let spot = 'planet';
  return inSteps(
    events.map((event, i) => {
      if ((event.event === 'took' || event.event === 'exchanges') && event['spot'] !== null) spot = `spot-${event['spot']}`;
      return flightOf(event, events[i - 1], spot);
    }),
  );
}
