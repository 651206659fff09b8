// The colours of terrain are printed: the same by day and by night.

import type { TerrainId } from '../../generated/planet-unknown';

export const COLOUR: Record<TerrainId, { fill: string; deep: string; light: string }> = {
  civ: { fill: '#e4715a', deep: '#8a2c1c', light: '#f6a893' },
  water: { fill: '#3d8fd6', deep: '#0f457c', light: '#86c3f3' },
  biomass: { fill: '#5cae58', deep: '#1c5a28', light: '#98d690' },
  rover: { fill: '#bca58e', deep: '#57432f', light: '#ddcdb9' },
  tech: { fill: '#8d77d8', deep: '#3d2b86', light: '#bcacf3' },
  energy: { fill: '#f2be42', deep: '#7a5200', light: '#fbdf93' },
};
export const PAPER = '#fffaf0';
export const INK = '#241c33';
/** The medals' sources, in the order of the bars. */
export const SOURCES = [
  { key: 'planet', icon: 'planet', colour: '#ff8b3d' },
  { key: 'tracks', icon: 'tracks', colour: '#ffc24d' },
  { key: 'cards', icon: 'civ_card', colour: '#e4576a' },
  { key: 'pods', icon: 'pod', colour: '#8fd3c8' },
  { key: 'meteorites', icon: 'meteorite', colour: '#b3a9cf' },
  { key: 'private', icon: 'objective', colour: '#98d690' },
  { key: 'competitive', icon: 'objective', colour: '#86c3f3' },
] as const;
