// What would come of a pick, in numbers, for the ask bar.

import type { Words } from '../../contract';
import type { Effect } from '../../shell/pick.svelte';
import { medalsOf, TRACKS, type Unknown } from './table';


export function effectsOf(before: Unknown, after: Unknown | null, seat: number, words: Words): Effect[] {
  if (!after) return [];
  const [was, is] = [before.state.worlds[seat]!, after.state.worlds[seat]!];
  const found: Effect[] = [];
  const change = (label: string, from: number, to: number): void => {
    if (from !== to) found.push({ label, from, to });
  };
  TRACKS.forEach((track, i) => {
    const next = after.facts.worlds[seat]!.markers[i]!.next_cell;
    const due = is.due.includes(track) && next !== null;
    change(words(`board-short-${track}`), was.markers[i]!, due ? next : is.markers[i]!);
  });
  change(words('board-short-medals'), medalsOf(before.facts, seat), medalsOf(after.facts, seat));
  change(words('board-short-boosts'), was.boosts, is.boosts);
  change(words('board-short-movement'), was.movement, is.movement);
  change(words('board-short-patches'), was.patches, is.patches);
  change(words('board-short-pods'), was.pods_collected, is.pods_collected);
  change(words('board-short-meteorites'), was.meteorites_collected, is.meteorites_collected);
  change(words('board-short-open'), before.facts.worlds[seat]!.open_squares, after.facts.worlds[seat]!.open_squares);
  return found;
}
