/** The patterns behind the heads, one for each habitat, on a 64 grid. */
import type { HabitatId } from '../../../generated/planet';
import { TONES } from './habitats';

const grid = (rows: number, columns: number, draw: (row: number, column: number) => string): string =>
  Array.from({ length: rows * columns }, (_, i) => draw(Math.floor(i / columns), i % columns)).join('');
const wave = (y: number, x: number): string => `M${x} ${y}q4-5 8 0${'t8 0'.repeat(9)}`;

export const MEDALLION: Record<HabitatId, string> = {
  ocean: `<path d="${[8, 20, 32, 44, 56].map((y, i) => wave(y, i % 2 ? -6 : -2)).join('')}" stroke="${TONES.ocean.light}" opacity=".6"/>`,
  forest: grid(5, 6, (row, i) => `<path d="M${i * 13 + (row % 2) * 6.5 - 2} ${row * 14 + 1}l4.5 10h-9z" fill="${TONES.forest.deep}"/>`),
  mountain: grid(4, 4, (row, i) => `<path d="M${i * 20 + (row % 2) * 10 - 8} ${row * 18 + 12}l8-11 8 11" stroke="${TONES.mountain.deep}"/>`),
  desert: grid(5, 3, (row, i) => `<path d="M${i * 26 + (row % 2) * 13 - 10} ${row * 14 + 8}q7-8 12-2t10 0" stroke="${TONES.desert.deep}"/>`),
  glacier: grid(4, 4, (row, i) => `<path d="M${i * 19 + (row % 2) * 9 - 6} ${row * 17 + 8}l6-2 4 6 5-2m-5 2l-2 6" stroke="${TONES.glacier.deep}"/>`),
};
