// Three orbits around the planet: level I outside, III inside. Everything in px of a stage that is scaled as a whole.

import type { SpotView } from './table';

export interface Slot {
  spot: SpotView;
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Orbit {
  path: string;
  /** Where its mark stands. */
  x: number;
  y: number;
}
export interface Stage {
  width: number;
  height: number;
  slots: Slot[];
  orbits: Orbit[];
}
interface Measures {
  width: number;
  height: number;
  card: number;
  cell: number;
  tall: number;
  gap: number;
  tops: [number, number, number];
  radii: [number, number, number];
}

const BEND = 0.82; // flatter than a circle: so the ends of a row stay on the page
const FULL: Measures = { width: 848, height: 748, card: 136, cell: 82, tall: 178, gap: 5, tops: [28, 228, 428], radii: [960, 760, 560] };
const FEW: Measures = { ...FULL, card: 158, cell: 92 };
const SMALL: Measures = { width: 360, height: 386, card: 53, cell: 53, tall: 104, gap: 5, tops: [20, 148, 276], radii: [900, 760, 620] };
const SMALL_FEW: Measures = { ...SMALL, card: 64, cell: 58 };

export function stageOf(spots: SpotView[], small: boolean): Stage {
  const few = spots.filter(({ level }) => level === 0).length < 6; // with two or three players
  const measures = small ? (few ? SMALL_FEW : SMALL) : few ? FEW : FULL;
  const { width, height, card, cell, tall, gap, tops, radii } = measures;
  const middle = width / 2;
  const slots: Slot[] = [];
  const orbits = ([0, 1, 2] as const).map((level): Orbit => {
    const row = spots.filter((spot) => spot.level === level);
    const wide = row.reduce((sum, spot) => sum + (spot.cell ? cell : card) + gap, -gap);
    const drop = (x: number): number => (radii[level] - Math.sqrt(radii[level] ** 2 - (x - middle) ** 2)) * BEND;
    let x = middle - wide / 2 + (small ? 0 : [18, 6, 0][level]!);
    const first = x;
    for (const spot of row) {
      const across = spot.cell ? cell : card;
      slots.push({ spot, x, y: tops[level] + drop(x + across / 2), width: across, height: tall });
      x += across + gap;
    }
    const reach = wide / 2 + (small ? 40 : 50);
    const points = Array.from({ length: 41 }, (_, i) => middle - reach + (i * reach) / 20).map((at) => `${at.toFixed(1)} ${(tops[level] + tall / 2 + drop(at)).toFixed(1)}`);
    return { path: `M${points.join('L')}`, x: first, y: tops[level] + drop(first + card / 2) + (small ? 0 : tall / 2) };
  });
  return { width, height, slots, orbits };
}
