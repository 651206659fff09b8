// What the picture of a card shows: drawn from what the card does.

import type { Description } from '../../contract';
import type { TerrainId, TrackId } from '../../generated/planet-unknown';

export interface Motif {
  /** Icons side by side; a terrain's icon wears its colour. */
  icons: string[];
  /** Above them: up, down, crossed out, gathered. */
  sign: '' | 'up' | 'down' | 'no' | 'plus';
  /** A number in a medal. */
  medals?: number;
  /** How a terrain lies: on the border, in one piece, in many, a rectangle. */
  shape?: 'border' | 'one' | 'many' | 'few' | [number, number];
  terrain?: TerrainId;
  tone: 'civ' | 'green' | 'orange' | 'red' | 'rival' | 'private';
}
export type CardKind = 'civ_card' | 'objective' | 'private_objective' | 'event_card';

interface CivData {
  level: number;
  timing: string;
  medals: number;
  effect: { type: string; different_markers?: number; steps_each?: number; count?: number; medals_each?: number; set?: string };
  source: string;
}
interface ObjectiveData {
  competitive: { metric: string; direction: string; terrain?: TerrainId };
  private: { type: string; terrain?: TerrainId; size?: [number, number]; at_least?: number; at_most?: number };
  source: string;
}
interface EventData {
  color: 'green' | 'orange' | 'red';
  effect: { type: string; choose_one_of?: TrackId[]; steps?: number; terrain?: TerrainId };
  source: string;
}
export const civData = (description: Description, card: string): CivData => (description.components['civ_cards'] as Record<string, CivData>)[card]!;
const objectiveData = (description: Description, card: string): ObjectiveData => (description.components['objectives'] as Record<string, ObjectiveData>)[card]!;
export const eventData = (description: Description, card: string): EventData => (description.components['events'] as Record<string, EventData>)[card]!;

const times = (icon: string, count = 1): string[] => Array.from({ length: Math.min(4, Math.max(1, count)) }, () => icon);

export function motifOf(description: Description, kind: CardKind, card: string): Motif {
  if (kind === 'civ_card') return civ(civData(description, card));
  if (kind === 'event_card') return event(eventData(description, card));
  return kind === 'objective' ? rivalry(objectiveData(description, card)) : goal(objectiveData(description, card));
}

function civ({ medals, effect }: CivData): Motif {
  const of = (icons: string[], sign: Motif['sign'] = ''): Motif => ({ icons, sign, tone: 'civ', ...(medals && { medals }) });
  switch (effect.type) {
    case 'advance':
      return of(times('boost', (effect.different_markers ?? 1) * (effect.steps_each ?? 1)), 'up');
    case 'advance_all_to':
      return of(['civ', 'water', 'biomass', 'rover', 'tech'], 'up');
    case 'gain_patch':
      return of(times('patch', effect.count), 'plus');
    case 'rover_move':
      return of(['rover', 'movement', 'movement']);
    case 'extra_tile':
      return of(['tile'], 'plus');
    case 'collect_life_pods':
      return of(times('pod', effect.count), 'plus');
    case 'teleport_rover':
      return of(['rover', 'teleport']);
    case 'destroy_meteorites_in_line':
    case 'destroy_meteorites':
      return of(times('meteorite', effect.count ?? 3), 'no');
    case 'medals_per_patch':
      return { ...of(['patch']), medals: effect.medals_each ?? 1 };
    case 'medals_per_life_pod':
      return { ...of(['pod']), medals: effect.medals_each ?? 2 };
    case 'set':
      return of(effect.set === 'meteorite_repo' ? times('meteorite', 3) : times('civ_card', 2), effect.set === 'meteorite_repo' ? 'plus' : '');
    default:
      return of(['medal']);
  }
}

function rivalry({ competitive: { metric, direction, terrain } }: ObjectiveData): Motif {
  const shape = metric === 'stations_on_perimeter' ? 'border' : metric === 'largest_area_squares' ? 'one' : metric === 'number_of_areas' ? 'many' : metric === 'stations_on_planet' ? 'few' : undefined;
  const icon = metric === 'collected_meteorites' ? 'meteorite' : metric === 'collected_life_pods' ? 'pod' : 'tracks';
  return { icons: terrain ? [terrain] : [icon], sign: direction === 'least' ? 'down' : 'up', tone: 'rival', ...(shape && terrain && { shape, terrain }) };
}

function goal({ private: { type, terrain, size } }: ObjectiveData): Motif {
  const of = (icons: string[], sign: Motif['sign'] = ''): Motif => ({ icons, sign, tone: 'private', ...(terrain && { terrain }) });
  if (type === 'rectangle') return { ...of([terrain!]), shape: size! };
  if (type === 'area_with_stations') return { ...of([terrain!]), shape: 'one' };
  if (type === 'marker_at_end_of_track') return of(['tracks', terrain!], 'up');
  if (type === 'stations_on_planet') return { ...of([terrain!], 'down'), shape: 'few' };
  if (type === 'collected_meteorites') return of(['meteorite', 'meteorite', 'meteorite'], 'plus');
  if (type === 'more_life_pods_than_meteorites') return of(['pod', 'meteorite'], 'up');
  return of(['planet'], 'plus');
}

function event({ color, effect }: EventData): Motif {
  const of = (icons: string[], sign: Motif['sign'] = ''): Motif => ({ icons, sign, tone: color });
  const tracks = effect.choose_one_of ?? [];
  switch (effect.type) {
    case 'advance':
      return of(tracks, 'up');
    case 'regress':
      return of(tracks.length ? tracks : ['tracks'], 'down');
    case 'rover_ban':
      return { ...of(['rover'], 'no'), terrain: effect.terrain!, shape: 'one' };
    case 'extra_rover':
      return of(['rover'], 'plus');
    case 'destroy_rover':
      return of(['rover'], 'no');
    case 'add_civ_cards':
      return of(['civ_card'], 'plus');
    case 'remove_civ_cards':
      return of(['civ_card'], 'no');
    case 'add_objective':
      return of(['objective'], 'plus');
    case 'discard_objective':
      return of(['objective'], 'no');
    case 'rotate_station':
      return of(['turn']);
    case 'gain_patch':
      return of(['patch'], 'plus');
    case 'boost':
      return of(['boost'], 'plus');
    case 'no_boosts':
      return of(['boost'], 'no');
    case 'boost_or_peek':
      return of(['boost', 'peek']);
    case 'collect_life_pod':
      return of(['pod'], 'plus');
    case 'destroy_life_pod_on_planet':
    case 'destroy_collected_life_pod':
      return of(['pod'], 'no');
    case 'collect_meteorite':
      return of(['meteorite'], 'plus');
    case 'destroy_collected_meteorite':
      return of(['meteorite', 'chest'], 'no');
    case 'add_meteorite':
      return of(['meteorite'], 'down');
    case 'no_milestones':
      return of(['civ_card', 'technology'], 'no');
    case 'one_station_only':
      return of(['civ', 'tech'], 'no');
    case 'remove_stack':
      return of(['tile'], 'no');
    case 'no_ice':
      return of(['water'], 'no');
    case 'no_perimeter':
      return of(['planet'], 'no');
    default:
      return of(['tile', 'tile'], 'no');
  }
}
