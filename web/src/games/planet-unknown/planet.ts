// The shape of a planet, apart from what lies on it.

import { outline, SIDE, SQUARES, type Cell, type Point } from './geometry';
import { allSquares, isSquare, marked, type PlanetData } from './table';

export const CENTRE = (SQUARES / 2) * SIDE;

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

/** Where the token of a region can lie: beside it, next to no other. */
export function besideRegion({ grid, regions }: PlanetData, name: string): Cell | null {
  let [best, most] = [null as Cell | null, 0];
  for (const [row, column] of marked(grid, '.')) {
    const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => regions?.[row + dy]?.[column + dx] ?? '.')).filter((mark) => mark !== '.');
    if (around.length > most && around.every((mark) => mark === name)) [best, most] = [[row, column], around.length];
  }
  return best;
}
