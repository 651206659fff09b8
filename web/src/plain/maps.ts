/** The planet of Planet Unknown in words: squares are bits of rows, which no list of numbers can tell. */
import type { Screen } from '../contract';
import { nameOf, type Fact, type Reader } from './outline';

const TERRAINS = ['civ', 'water', 'biomass', 'rover', 'tech', 'energy'];

interface World {
  terrain: number[][];
  stations: number[][];
  covered: number[];
  meteorites: number[];
  pods: number[];
  free: number[];
  rovers: (number | null)[];
}

export function readMap(reader: Reader, screen: Screen, seat: number): Fact[] {
  if (screen.game !== 'planet-unknown') return [];
  const world: World | undefined = screen.state.worlds?.[seat];
  if (!world) return [];
  return Array.from({ length: 12 }, (_, row) => ({ path: `map.${row}#${seat}`, label: reader.labels('row', { row: row + 1 }), text: rowText(reader, world, row), empty: false })).filter((fact) => fact.text !== '');
}

/** Neighbouring squares that read alike are told once: “4–6 water”. */
function rowText(reader: Reader, world: World, row: number): string {
  const runs: { from: number; to: number; text: string }[] = [];
  for (let column = 0; column < 12; column++) {
    const text = squareText(reader, world, row, column);
    const last = runs[runs.length - 1];
    if (last && last.text === text && last.to === column - 1) last.to = column;
    else if (text) runs.push({ from: column, to: column, text });
  }
  return runs.map(({ from, to, text }) => `${from === to ? from + 1 : `${from + 1}–${to + 1}`} ${text}`).join(', ');
}

function squareText(reader: Reader, world: World, row: number, column: number): string {
  const has = (bits: number[] | undefined): boolean => Boolean((bits?.[row] ?? 0) & (1 << column));
  const terrain = TERRAINS.findIndex((_, i) => has(world.terrain[i]));
  const words: string[] = [];
  if (terrain >= 0) words.push(nameOf(reader, 'terrain', TERRAINS[terrain]!) + (has(world.stations[terrain]) ? '*' : ''));
  else if (has(world.covered)) words.push(reader.labels('patch'));
  else if (has(world.free)) words.push(reader.labels('square-free'));
  if (has(world.meteorites)) words.push(reader.labels('square-meteorite'));
  if (has(world.pods)) words.push(reader.labels('square-pod'));
  const rover = world.rovers.indexOf(row * 12 + column);
  if (rover >= 0) words.push(reader.labels('square-rover', { rover: rover + 1 }));
  return words.join(' + ');
}
