// What would come of a chain of moves, as its seat would see it.

import type { GameEvent, Preview, Screen, Seat } from '../contract';
import type { Position } from '../engine/position';
import { screenOf } from './table';

/** null where that hangs on something that the seat cannot see, or a move is not legal. */
export function whatIf(position: Position, seat: Seat, moves: number[], now: Screen): Preview | null {
  let after = position.redacted(seat);
  const events: GameEvent[] = [];
  for (const move of moves) {
    const found = after.preview(seat, move);
    if (!found) return null;
    after = found.after;
    events.push(...found.events);
  }
  const { options, sequence, opening } = now;
  const screen = { ...screenOf(after, seat), options, sequence, opening, canUndo: false, happened: [] };
  return { screen, events };
}
