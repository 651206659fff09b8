// From events to motion: what flies from where to where, one after another. The picture is already the new one; this says how it came about.

import type { GameEvent, TileId } from '../../generated/planet';
import { inSteps, type Flight } from '../../shell/flights';

/** What is said of an animal or an objective on a card that is held up to be read. */
export type Told = Extract<GameEvent, { event: 'won' | 'moved_on' | 'removed' | 'turned_up' | 'objective' }>;
export type Piece = { tile: TileId } | { pennant: true } | { ring: number } | { card: Told };

const seat = (who: number | null): string => `seat-${who} planet-${who}`;

/** Places are `data-at` of the page; of several, apart by spaces, the first that is there. What the viewer does with the own hand has been seen. */
function flightOf(event: GameEvent, before: GameEvent | undefined, viewer: number | null, players: number): Flight<Piece> | null {
  const fly = (piece: Piece, from: string, to: string, along = false): Flight<Piece> => ({ piece, from, to, along });
  switch (event.event) {
    case 'round':
      return fly({ pennant: true }, seat((event.who! + players - 1) % players), seat(event.who));
    case 'taken':
      return event.who === viewer ? null : fly({ tile: event.tile! }, `tile-${event.tile} tiles`, seat(event.who));
    case 'placed':
      return event.who === viewer ? null : fly({ ring: event.who! }, `planet-${event.who}`, `planet-${event.who}`);
    case 'left_over':
      return fly({ tile: event.tile! }, 'tiles', 'piles', before?.event === 'left_over');
    case 'won':
    case 'objective':
      return fly({ card: event }, 'middle', seat(event.who));
    case 'moved_on':
    case 'turned_up':
      return fly({ card: event }, 'middle', `animal-${event.animal} animals`);
    case 'removed':
      return fly({ card: event }, 'middle', 'middle');
    default:
      return null;
  }
}

export const stepsOf = (events: GameEvent[], viewer: number | null, players: number): Flight<Piece>[][] => inSteps(events.map((event, i) => flightOf(event, events[i - 1], viewer, players)));
