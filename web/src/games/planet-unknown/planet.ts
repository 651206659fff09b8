// The shape of a planet, apart from what lies on it.

import type { TerrainId } from '../../generated/planet-unknown';
import { outline, SIDE, SQUARES, type Cell, type Point } from './geometry';
import { allSquares, isSquare, marked, type PlanetData } from './table';

export const CENTRE = (SQUARES / 2) * SIDE;
const SIGN = 40; // the room that the sign of a zone takes
const numbers = Array.from({ length: SQUARES }, (_, i) => i);

/** A disc that holds all squares, or nothing where a planet is no disc. */
export function discRadius({ grid }: PlanetData): number | null {
  const far = Math.max(...allSquares(grid).flatMap(([row, column]) => [[row, column], [row + 1, column], [row, column + 1], [row + 1, column + 1]].map(([y, x]) => Math.hypot(y! - SQUARES / 2, x! - SQUARES / 2)))); // prettier-ignore
  return far > 6.7 ? null : Math.max(6.34, far + 0.06) * SIDE;
}
/** Where there is no disc: an even edge around the squares, holes and all. */
export const aroundAll = ({ grid }: PlanetData): string => outline(marked(grid, [...new Set(grid.join(''))].filter((mark) => mark !== '.').join('')), SIDE, { radius: 46, inset: -18 });

/** The last square of a line: its medals lie behind it. */
export function endOf(grid: string[], way: 'row' | 'column', i: number): number {
  const there = Array.from({ length: SQUARES }, (_, j) => j).filter((j) => (way === 'row' ? isSquare(grid, i, j) : isSquare(grid, j, i)));
  return Math.max(...there) + 1;
}

/** Borders between parts of a planet: sides of squares. */
export function borders({ grid, regions }: PlanetData): [Point, Point][] {
  if (!regions) return [];
  const other = (a: Cell, b: Cell): boolean => isSquare(grid, ...a) && isSquare(grid, ...b) && regions[a[0]]![a[1]] !== regions[b[0]]![b[1]];
  return allSquares(grid).flatMap(([y, x]): [Point, Point][] => [
    ...(other([y, x], [y, x + 1]) ? [[[x + 1, y], [x + 1, y + 1]] as [Point, Point]] : []),
    ...(other([y, x], [y + 1, x]) ? [[[x, y + 1], [x + 1, y + 1]] as [Point, Point]] : []),
  ]);
}

/** The borders of zones within the board: lines as long as they go, so that dashes run through. */
export function zoneBorders({ zones = [] }: PlanetData): string {
  const lines = (across: 'rows' | 'columns', along: 'rows' | 'columns', path: (at: number, from: number, to: number) => string): string[] =>
    numbers.slice(1).flatMap((at) => {
      const there = numbers.map((i) => zones.some((zone) => [zone[across][0], zone[across][1] + 1].includes(at) && zone[along][0] <= i && i <= zone[along][1]));
      return there.flatMap((here, i) => (here && !there[i - 1] ? [path(at * SIDE, i * SIDE, [...there, false].indexOf(false, i) * SIDE)] : []));
    });
  return [...lines('columns', 'rows', (x, from, to) => `M${x} ${from}V${to}`), ...lines('rows', 'columns', (y, from, to) => `M${from} ${y}H${to}`)].join('');
}

/** Where the signs of zones hang: away from the middle of the board, and beside one another where zones are the same. */
export function zoneSigns({ zones = [] }: PlanetData): { x: number; y: number; station: TerrainId }[] {
  /** `part`: how far it would be in a quarter of the board. */
  const away = ([first, last]: [number, number], part: number): number => {
    const [middle, size] = [((first + last + 1) / 2) * SIDE, (last - first + 1) * SIDE];
    return middle + Math.sign(middle - CENTRE) * Math.min((size * part) / CENTRE, Math.max(0, size - SIGN) / 2);
  };
  const places = zones.map(({ rows, columns }): Point => [away(columns, 86), away(rows, 46)]);
  return zones.map(({ forbidden_station: station }, i) => {
    const [x, y] = places[i]!;
    const before = places.slice(0, i).filter((place) => place[0] === x && place[1] === y).length;
    return { x: x + (x < CENTRE ? SIGN : -SIGN) * before, y, station };
  });
}

/** Where the token of a region can lie: beside it, next to no other. */
export function besideRegion({ grid, regions }: PlanetData, name: string): Cell | null {
  let [best, most] = [null as Cell | null, 0];
  for (const [row, column] of marked(grid, '.')) {
    const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => regions?.[row + dy]?.[column + dx] ?? '.')).filter((mark) => mark !== '.');
    if (around.length > most && around.every((mark) => mark === name)) [best, most] = [[row, column], around.length];
  }
  return best;
}
