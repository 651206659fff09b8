// What the drawings need of a screen: squares, marks, and the boards of the corporations as data.

import type { Description, Screen } from '../../contract';
import type { CorporationId, Facts, PlanetId, Position, TerrainId, TrackId, World } from '../../generated/planet-unknown';
import { SQUARES, type Cell } from './geometry';

export type Unknown = Screen<Position, Facts>;

export const TERRAINS: TerrainId[] = ['civ', 'water', 'biomass', 'rover', 'tech', 'energy'];
export const TRACKS: TrackId[] = ['civ', 'water', 'biomass', 'rover', 'tech'];
export const SECTORS = 6;
export const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export interface PlanetData {
  rule: string;
  grid: string[];
  row_medals: number[];
  column_medals: number[];
  regions?: string[];
  region_medals?: number;
  city_medals?: number;
  zones?: { rows: [number, number]; columns: [number, number]; forbidden_station: TerrainId }[];
  diagonal_passages?: [[number, number], [number, number]][];
  note?: string;
  source: string;
}
export const planetData = (description: Description, planet: PlanetId): PlanetData => (description.components['planets'] as Record<PlanetId, PlanetData>)[planet];

export const on = (rows: number[], row: number, column: number): boolean => ((rows[row]! >> column) & 1) === 1;
export const bitCells = (rows: number[]): Cell[] => rows.flatMap((row, y) => Array.from({ length: SQUARES }, (_, x) => x).flatMap((x): Cell[] => ((row >> x) & 1 ? [[y, x]] : [])));
export const marked = (grid: string[], marks: string): Cell[] => grid.flatMap((line, y) => [...line].flatMap((mark, x): Cell[] => (marks.includes(mark) ? [[y, x]] : [])));
export const cellOf = (square: number): Cell => [Math.floor(square / SQUARES), square % SQUARES];

/** `.` is outside, `H` a hole, `v` the void: none of them is a square. */
export const NO_SQUARE = '.Hv';
export const isSquare = (grid: string[], row: number, column: number): boolean => !NO_SQUARE.includes(grid[row]?.[column] ?? '.');
export const allSquares = (grid: string[]): Cell[] => grid.flatMap((line, y) => [...line].flatMap((_, x): Cell[] => (isSquare(grid, y, x) ? [[y, x]] : [])));

export function terrainAt(world: World, row: number, column: number): TerrainId | null {
  const at = world.terrain.findIndex((board) => on(board, row, column));
  return at < 0 ? null : TERRAINS[at]!;
}

// --- a corporation's board

export type BonusKind = 'medals' | 'boost' | 'civ_card' | 'patch' | 'rover' | 'movement' | 'technology';
/** What a cell of the board gives; `instead`: one of the two may be chosen. */
export interface BoardCell {
  bonuses: { kind: BonusKind; value: number }[];
  instead?: 'boost' | TrackId;
}
interface TrackData {
  rows?: number[];
  medals: number[];
  boost?: number[];
  civ_card?: number[];
  biomass_patch?: number[];
  rover_spawn?: number[];
  rover_move?: number[];
  tech_level?: number[];
  advance?: (TrackId | '')[];
  choose_one?: boolean;
}
type CorporationData = Record<TrackId, TrackData> & { water_path?: { track: TrackId; row: number }[]; rule: string; rovers: number; source: string; note?: string };
export const ROWS = 16;

export const corporationData = (description: Description, corporation: CorporationId): CorporationData => (description.components['corporations'] as Record<string, CorporationData>)[corporation]!;

/** [track][row]; nothing where there is no cell. */
export function boardCells(description: Description, corporation: CorporationId): (BoardCell | null)[][] {
  const data = corporationData(description, corporation);
  return TRACKS.map((track) => {
    const own = data[track];
    const cells: (BoardCell | null)[] = Array.from({ length: ROWS }, () => null);
    own.medals.forEach((medals, cell) => {
      const given = (kind: BonusKind, list: number[] | undefined): BoardCell['bonuses'] => (list?.[cell] ? [{ kind, value: list[cell] }] : []);
      const bonuses = [
        ...(medals ? [{ kind: 'medals' as const, value: medals }] : []),
        ...given('civ_card', own.civ_card),
        ...given('technology', own.tech_level),
        ...given('rover', own.rover_spawn),
        ...(own.choose_one ? [] : given('boost', own.boost)),
        ...given('patch', own.biomass_patch),
        ...given('movement', own.rover_move),
      ];
      cells[own.rows?.[cell] ?? cell] = { bonuses, ...(own.choose_one && cell > 0 && { instead: own.advance?.[cell] || 'boost' }) };
    });
    return cells;
  });
}

/** The cells that a marker enters one after another: track and row on the board. */
export function wayOf(description: Description, corporation: CorporationId, marker: TrackId): { track: TrackId; row: number }[] {
  const data = corporationData(description, corporation);
  if (marker === 'water' && data.water_path) return data.water_path;
  return data[marker].medals.map((_, cell) => ({ track: marker, row: data[marker].rows?.[cell] ?? cell }));
}
/** Where a marker stands, or would stand, on the board. */
export function markerPlace(description: Description, world: World, marker: TrackId, cell: number, lane?: TrackId): { track: TrackId; row: number } {
  const at = TRACKS.indexOf(marker);
  const track = lane ?? world.lanes[at]!;
  return track === marker ? (wayOf(description, world.corporation, marker)[cell] ?? { track, row: cell }) : { track, row: cell };
}

// --- the station

export const seatSectors = (description: Description, players: number): number[] => (description.components['station'] as { seats: number[][] }).seats[players - 1]!;

// --- standing

export const medalsOf = (facts: Facts, seat: number): number => Object.values(facts.points[seat]!).reduce((sum, one) => sum + one, 0);
