// What everything on the board says of itself: on hover, in focus, on a long press.

import type { Description, Session, Words } from '../../contract';
import type { PlanetId, TrackId } from '../../generated/planet-unknown';
import type { About } from '../../shell/hints.svelte';
import { SOURCES } from './palette';
import { boardCells, medalsOf, planetData, ROMAN, TRACKS, type Unknown } from './table';
import { markers } from './tracks';

/** Its rule, and where it has zones a line for each. */
export function aboutPlanet(planet: PlanetId, description: Description, words: Words): [string, ...string[]] {
  const lines = (numbers: [number, number]): string => numbers.map((number) => number + 1).join('–');
  const zones = planetData(description, planet).zones ?? [];
  return [words(`planet-${planet}-about`), ...zones.map(({ rows, columns, forbidden_station }) => words('screen-zone', { rows: lines(rows), columns: lines(columns), terrain: words.name('terrain', forbidden_station) }))];
}

/** Which cell of a board it is, and what it gives. */
function aboutCell(track: TrackId, row: number, screen: Unknown, description: Description, words: Words, seat: number): [string, ...string[]] {
  const cell = boardCells(description, screen.state.worlds[seat]!.corporation)[TRACKS.indexOf(track)]![row];
  const gives = (cell?.bonuses ?? []).map(({ kind, value }) => words(`board-gives-${kind}`, { value: kind === 'civ_card' ? ROMAN[value]! : value }));
  if (cell?.instead) gives.push(words('board-gives-instead', { bonus: words.name('bonus', cell.instead) }));
  return [words('board-cell', { track: words.name('track', track), cell: row }), ...(gives.length ? gives : [words('board-gives-nothing')])];
}

export function aboutThing(key: string, screen: Unknown, session: Session, words: Words, seat: number, nameOf: (seat: number) => string): About | null {
  const [what, ...rest] = key.split(':') as [string, ...string[]];
  const all = rest.join(':');
  switch (what) {
    case 'line':
    case 'stack':
      return { title: all, lines: [] };
    case 'planet':
      return { title: words(`planet-${all}`), lines: aboutPlanet(all as PlanetId, session.description, words) };
    case 'corporation':
      return { title: words(`corporation-${all}`), lines: [words(`corporation-${all}-about`)] };
    case 'technology': {
      const [id, state] = rest;
      return { title: words(`technology-${id}`), lines: [words(`technology-${id}-about`), words(`board-technology-${state}`)] };
    }
    case 'cell': {
      const [title, ...lines] = aboutCell(rest[0] as TrackId, Number(rest[1]), screen, session.description, words, seat);
      return { title, lines };
    }
    case 'track': {
      // A marker hides its cell.
      const { track, row } = markers(session.description, screen.state.worlds[seat]!)[TRACKS.indexOf(all as TrackId)]!;
      return { title: words.name('track', all), lines: [words(`board-track-${all}`), ...aboutCell(track, row, screen, session.description, words, seat)] };
    }
    case 'medals': {
      const of = Number(all);
      const lines = SOURCES.flatMap(({ key: source }) => {
        const value = screen.facts.points[of]![source];
        return value ? [`${words(`score-${source}`)}: ${value}`] : [];
      });
      return { title: `${nameOf(of)}: ${medalsOf(screen.facts, of)}`, lines: screen.viewer !== null && of !== screen.viewer && screen.state.worlds[of]!.hidden_cards.some(Boolean) ? [...lines, words('board-hidden-not-counted')] : lines };
    }
    case 'commander':
      return { title: words('board-commander', { name: nameOf(screen.state.commander) }), lines: [words('board-commander-about')] };
    case 'civ_card':
    case 'objective':
    case 'private_objective':
    case 'event_card':
      return { title: words(`${what}-${all}`), lines: [words(`${what}-${all}-about`)] };
    case 'civ-stack':
      return { title: words('board-level', { level: ROMAN[Number(all)]! }), lines: [words('board-cards-left', { count: screen.state.civ_left[Number(all) - 1]! }), words('board-civ-about')] };
    default:
      return words.has(`board-${what}-about`) ? { title: words(`board-${what}-title`), lines: [words(`board-${what}-about`)] } : null;
  }
}
