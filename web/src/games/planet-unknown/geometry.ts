// Outlines of squares with rounded corners, and what circles need.

export type Point = [x: number, y: number];
/** A square by row and column, counted from 0. */
export type Cell = readonly [row: number, column: number];

/** The side of a square in every drawing; pictures are scaled as a whole, so patterns run through them alike. */
export const SIDE = 50;
export const SQUARES = 12;

const text = ([x, y]: Point): string => `${+x.toFixed(2)} ${+y.toFixed(2)}`;

interface Corner {
  at: Point;
  /** The way in and the way out. */
  into: Point;
  out: Point;
}

/** The path around squares; diagonal neighbours stay apart. `inset`: how far inside. */
export function outline(cells: readonly Cell[], side = SIDE, { radius = 8, inset = 0 } = {}): string {
  return loops(cells).map((loop) => rounded(corners(loop), side, radius, inset)).join('');
}

function loops(cells: readonly Cell[]): Point[][] {
  const has = new Set(cells.map(([row, column]) => row * 64 + column));
  const ways = new Map<string, Point[]>();
  const edge = (from: Point, to: Point): void => void ways.set(from.join(), [...(ways.get(from.join()) ?? []), to]);
  for (const [y, x] of cells) {
    if (!has.has((y - 1) * 64 + x)) edge([x, y], [x + 1, y]);
    if (!has.has(y * 64 + x + 1)) edge([x + 1, y], [x + 1, y + 1]);
    if (!has.has((y + 1) * 64 + x)) edge([x + 1, y + 1], [x, y + 1]);
    if (!has.has(y * 64 + x - 1)) edge([x, y + 1], [x, y]);
  }
  const found: Point[][] = [];
  for (let start = ways.keys().next().value; start !== undefined; start = ways.keys().next().value) {
    const loop: Point[] = [];
    let [at, before] = [start.split(',').map(Number) as Point, null as Point | null];
    do {
      const open = ways.get(at.join())!;
      const right = before ? open.findIndex((to) => (at[0] - before![0]) * (to[1] - at[1]) - (at[1] - before![1]) * (to[0] - at[0]) > 0) : 0;
      const [next] = open.splice(Math.max(0, right), 1) as [Point];
      if (!open.length) ways.delete(at.join());
      loop.push(at);
      [before, at] = [at, next];
    } while (at.join() !== start);
    found.push(loop);
  }
  return found;
}

/** Where a loop turns. */
function corners(loop: Point[]): Corner[] {
  const way = (a: Point, b: Point): Point => [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
  return loop
    .map((at, i): Corner => ({ at, into: way(loop.at(i - 1)!, at), out: way(at, loop[(i + 1) % loop.length]!) }))
    .filter(({ into, out }) => into[0] !== out[0] || into[1] !== out[1]);
}

function rounded(points: Corner[], side: number, radius: number, inset: number): string {
  const moved = points.map(({ at, into, out }): Point => [at[0] * side - (into[1] + out[1]) * inset, at[1] * side + (into[0] + out[0]) * inset]);
  const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const path = points.map(({ into, out }, i) => {
    const [at, last, next] = [moved[i]!, moved.at(i - 1)!, moved[(i + 1) % moved.length]!];
    const convex = into[0] * out[1] - into[1] * out[0] > 0;
    const r = Math.min(convex ? radius : radius * 0.7, far(at, last) / 2, far(at, next) / 2);
    return `${i ? 'L' : 'M'}${text([at[0] - into[0] * r, at[1] - into[1] * r])}Q${text(at)} ${text([at[0] + out[0] * r, at[1] + out[1] * r])}`;
  });
  return `${path.join('')}Z`;
}

export const polar = (x: number, y: number, radius: number, degrees: number): Point => [x + radius * Math.cos((degrees * Math.PI) / 180), y + radius * Math.sin((degrees * Math.PI) / 180)];

/** A part of a ring around 0, 0. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, degrees: number): string => text(polar(0, 0, radius, degrees));
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const [a, b, back] = [Math.min(from, to), Math.max(from, to), to < from];
  const at = (degrees: number): string => text(polar(x, y, radius, degrees));
  return `M${at(back ? b : a)}A${radius} ${radius} 0 ${b - a > 180 ? 1 : 0} ${back ? 0 : 1} ${at(back ? a : b)}`;
}

/** Short lines around a circle, every `step` degrees, except between two angles. */
export function ticks(x: number, y: number, radius: number, step: number, length: (degrees: number) => number): string {
  return Array.from({ length: Math.round(360 / step) }, (_, i) => i * step)
    .filter((degrees) => length(degrees) > 0)
    .map((degrees) => `M${text(polar(x, y, radius, degrees))}L${text(polar(x, y, radius + length(degrees), degrees))}`)
    .join('');
}

/** The same numbers every time: craters and grains stay where they are. */
export function noise(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
