/** The game's components, as its description has them. */
import type { AnimalId, HabitatId, TileId } from '../../generated/planet';

export interface AnimalCard {
  habitat: HabitatId;
  condition: 'most' | 'touching' | 'not_touching';
  other: HabitatId | 'none';
  source: 'rulebook' | 'published' | 'reconstruction';
  name_source: 'rulebook' | 'published' | 'reconstruction';
}
export interface ObjectiveCard {
  areas: number[];
  points: number[];
  source: string;
}
export interface Catalogue {
  animals: Record<AnimalId, AnimalCard>;
  tiles: Record<TileId, { habitats: HabitatId[]; source: string }>;
  objectives: Record<HabitatId, ObjectiveCard>;
  rounds: { animals: number[] };
}

/** What so many areas of an objective's habitat are worth. */
export const worth = (card: ObjectiveCard, areas: number): number => card.points.filter((_, i) => areas >= card.areas[i]!).at(-1) ?? 0;
