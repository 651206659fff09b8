// What a pick does to the picture where the rules cannot tell what follows, since hidden cards come next: the move itself, and nothing after it.

import type { MoveData } from '../../contract';
import { colourOf, PHOBOS, type RedScreen } from './model';

export function imagine(screen: RedScreen, regions: readonly string[], move: MoveData | undefined, actor: number | null): RedScreen | null {
  if (!move || actor === null) return null;
  const state = { ...screen.state, regions: screen.state.regions.map((site) => ({ ...site, crew: [...site.crew] })), ships: screen.state.ships.map((ship) => ({ ...ship, crew: [...ship.crew] })) };
  const crewAt = (place: unknown): number[] => {
    const id = String(place);
    return id.startsWith('dock-') ? state.ships[Number(id.slice(5)) - 1]!.crew : state.regions[regions.indexOf(id)]!.crew;
  };
  const add = (place: unknown, colour: number, count: number): void => void (crewAt(place)[colour]! += count);
  switch (move.do) {
    case 'step':
      add(move['start'], actor, -1);
      add(move['to'], actor, 1);
      break;
    case 'flee':
      add(screen.question?.['region'], actor, -1);
      add(move['region'], actor, 1);
      break;
    case 'drop':
      add(PHOBOS, actor, -1);
      add(move['region'], actor, 1);
      break;
    case 'kill':
      add(move['region'], colourOf(String(move['colour'])), -1);
      break;
    case 'replace':
      add(move['place'], colourOf(String(move['colour'])), -1);
      add(move['place'], actor, 1);
      break;
    case 'rescue':
      add(PHOBOS, actor, Number(move['count']));
      break;
    default:
      return null;
  }
  return { ...screen, state };
}
