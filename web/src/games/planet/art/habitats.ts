/** The five habitats: one set of tones for the globe, the flat map, the tiles and the signs. */
import type { HabitatId } from '../../../generated/planet';

export const HABITATS: HabitatId[] = ['ocean', 'forest', 'mountain', 'desert', 'glacier'];

export interface Tones {
  base: string;
  deep: string;
  light: string;
  ink: string;
  /** The edge of a tile, where it is cut. */
  side: string;
  /** The same where it goes on beyond the edge. */
  join: string;
}

export const TONES: Record<HabitatId, Tones> = {
  ocean: { base: '#2E7CB8', deep: '#1F5F97', light: '#9BD3F2', ink: '#0E3557', side: '#1C5485', join: '#2870AA' },
  forest: { base: '#3F8F53', deep: '#2A6B3F', light: '#7CC07F', ink: '#12351F', side: '#2B6A3D', join: '#3F8F53' },
  mountain: { base: '#94857F', deep: '#6C5F5E', light: '#D6CBC2', ink: '#332B2C', side: '#6A5E5C', join: '#94857F' },
  desert: { base: '#E6B85F', deep: '#C08A35', light: '#F8E0A6', ink: '#5A3C10', side: '#B98637', join: '#E6B85F' },
  glacier: { base: '#E4F1F4', deep: '#A5CBD8', light: '#FFFFFF', ink: '#3C6478', side: '#9FC2CE', join: '#E4F1F4' },
};
export const INK = '#16202E';

/** How often each habitat is there, in the order of the game. */
export function tally(areas: readonly (HabitatId | null)[]): [HabitatId, number][] {
  return HABITATS.map((habitat): [HabitatId, number] => [habitat, areas.filter((one) => one === habitat).length]).filter(([, count]) => count > 0);
}
