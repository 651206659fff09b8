// Tiles: their squares in each of the eight ways to lie.

import type { Description } from '../../contract';
import type { TerrainId, TileId, TurnId } from '../../generated/planet-unknown';
import type { Cell } from './geometry';

export const TURNS: TurnId[] = ['none', 'quarter', 'half', 'back', 'mirror', 'mirror-quarter', 'mirror-half', 'mirror-back'];

export interface TileCell {
  row: number;
  column: number;
  terrain: TerrainId;
  station: boolean;
  /** A meteor symbol: a meteorite falls here. */
  meteor: boolean;
}

interface ShapeData {
  picture: string[];
  meteor: [number, number];
}
interface TileData {
  shape: string;
  area_a: TerrainId;
  area_b: TerrainId;
  meteor: boolean;
}

/** The squares of a tile that lies so; their order is the same in every turn. */
export function tileCells(description: Description, tile: TileId, turn: TurnId = 'none'): TileCell[] {
  const data = (description.components['tiles'] as Record<string, TileData>)[tile]!;
  const shape = (description.components['shapes'] as Record<string, ShapeData>)[data.shape]!;
  const number = TURNS.indexOf(turn);
  const cells = shape.picture.flatMap((line, y) =>
    [...line].flatMap((mark, x) => {
      if (mark === '.') return [];
      let [u, v] = number >= 4 ? [-x, y] : [x, y];
      for (let i = 0; i < number % 4; i++) [u, v] = [-v, u];
      return [{ row: v, column: u, terrain: 'aA'.includes(mark) ? data.area_a : data.area_b, station: mark === 'A' || mark === 'B', meteor: data.meteor && x === shape.meteor[0] && y === shape.meteor[1] }];
    }),
  );
  const [top, left] = [Math.min(...cells.map((one) => one.row)), Math.min(...cells.map((one) => one.column))];
  return cells.map((cell) => ({ ...cell, row: cell.row - top, column: cell.column - left }));
}

export const placed = (cells: TileCell[], row: number, column: number): TileCell[] => cells.map((cell) => ({ ...cell, row: cell.row + row, column: cell.column + column }));
export const places = (cells: TileCell[]): Cell[] => cells.map(({ row, column }) => [row, column]);
export const breadth = (cells: TileCell[]): number => 1 + Math.max(...cells.map(({ column }) => column));
export const height = (cells: TileCell[]): number => 1 + Math.max(...cells.map(({ row }) => row));

/** Of turns that look the same, moves know only the first. */
export function sameTurn(description: Description, tile: TileId, turn: TurnId): TurnId {
  // A meteor symbol counts even on tiles that have none: it is a matter of the shape.
  const look = (one: TurnId): string =>
    tileCells(description, tile, one)
      .map((cell, i) => ({ ...cell, i: marked(description, tile) === i }))
      .map((cell) => [cell.row, cell.column, cell.terrain, cell.station, cell.i].join())
      .sort()
      .join(' ');
  return TURNS.find((one) => look(one) === look(turn)) ?? turn;
}
function marked(description: Description, tile: TileId): number {
  const { shape } = (description.components['tiles'] as Record<string, TileData>)[tile]!;
  const { picture, meteor } = (description.components['shapes'] as Record<string, ShapeData>)[shape]!;
  let at = 0;
  for (const [y, line] of picture.entries()) for (const [x, mark] of [...line].entries()) {
    if (mark === '.') continue;
    if (x === meteor[0] && y === meteor[1]) return at;
    at++;
  }
  return -1;
}
export const turned = (turn: TurnId, by: number): TurnId => {
  const at = TURNS.indexOf(turn);
  return TURNS[(at & 4) | ((at + by) & 3)]!;
};
/** Flipped as a hand flips it: left and right change places. */
export const flipped = (turn: TurnId): TurnId => {
  const at = TURNS.indexOf(turn);
  return TURNS[(at ^ 4) & 4 | (-at & 3)]!;
};
