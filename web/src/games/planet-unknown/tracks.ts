// Where the markers of a corporation stand, and where they would.

import type { Description } from '../../contract';
import type { TrackId, World, WorldFacts } from '../../generated/planet-unknown';
import { markerPlace, ROWS, TRACKS } from './table';

export interface Marker {
  marker: TrackId;
  cell: number;
  /** Its place on the board. */
  track: TrackId;
  row: number;
}
export const markers = (description: Description, world: World): Marker[] =>
  TRACKS.map((marker, i) => ({ marker, cell: world.markers[i]!, ...markerPlace(description, world, marker, world.markers[i]!) }));

/** Stations of the tile that would still advance: where those markers would come to. */
export function dueSteps(description: Description, world: World, facts: WorldFacts): Marker[] {
  return TRACKS.flatMap((marker, i) => {
    const cell = facts.markers[i]!.next_cell;
    return world.due.includes(marker) && cell !== null ? [{ marker, cell, ...markerPlace(description, world, marker, cell) }] : [];
  });
}
export const rowsFromTop = Array.from({ length: ROWS }, (_, i) => ROWS - 1 - i);
