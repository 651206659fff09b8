// The outlines of Mars from two facts: the order of the rim and who is next to whom. No layout is drawn by hand.

export type Point = [number, number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Clockwise from the east, as the screen counts. */
export const polar = (radius: number, degrees: number): Point => [radius * Math.cos(radians(degrees)), radius * Math.sin(radians(degrees))];
export const line = (points: Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

export interface Outline {
  name: string;
  rim: boolean;
  /** Where its middle lies, in degrees. */
  middle: number;
  points: Point[];
  path: string;
}
export interface Globe {
  radius: number;
  regions: Outline[];
  borders: string[];
  /** Where four regions meet: a crater keeps the corners apart, since they are not next to each other. */
  craters: Point[];
}

const INNER = 0.56; // of the radius
const STEPS = 44; // points of a border
const FIRST = -120; // where the first rim region begins: its middle is at the top
const SECTOR = 60;

export function globe(rim: readonly string[], nextTo: Record<string, readonly string[]>, radius: number): Globe {
  const inside = radius * INNER;
  const starts = rim.map((_, i) => FIRST + SECTOR * i);
  const inner = Object.keys(nextTo).filter((name) => !rim.includes(name) && nextTo[name]!.length > 0);
  // An inner region lies under two whole rim regions, or under one and half of both beside it.
  const sectors = inner
    .map((name) => {
      const under = rim.flatMap((other, i) => (nextTo[name]!.includes(other) ? [i] : []));
      const first = under.find((i) => !under.includes((i + rim.length - 1) % rim.length))!;
      const from = starts[first]! + (under.length === 2 ? 0 : SECTOR / 2);
      return { name, from, to: from + 2 * SECTOR };
    })
    .sort((one, other) => one.from - other.from);

  const turn = (degrees: number): number => ((((degrees - FIRST) % 360) + 360) % 360) + FIRST;
  const seed = rim.join();
  const spokes = new Map(starts.map((at) => [at, ray(inside, radius, at, radius * 0.035, `rim${seed}${at}`)]));
  const centre = polar(radius * 0.04, 200);
  const cuts = new Map(sectors.map(({ name, from }) => [turn(from), segment(centre, polar(inside, from), radius * 0.05, `in${name}${rim[0]}${rim[2]}`)]));
  const nodes = [...new Set([...starts, ...sectors.map(({ from }) => turn(from))])].sort((one, other) => one - other);
  const arcs = nodes.map((from, i) => {
    const to = nodes[i + 1] ?? nodes[0]! + 360;
    return { from, to, points: arc(inside, from, to, radius * 0.03, `arc${seed}${from}`) };
  });
  const along = (from: number, to: number): Point[] =>
    arcs
      .flatMap((one) => [0, 360].map((by) => ({ ...one, from: one.from + by, to: one.to + by })))
      .filter((one) => one.from >= from - 0.1 && one.to <= to + 0.1)
      .sort((one, other) => one.from - other.from)
      .flatMap((one) => one.points);
  const reversed = (points: Point[]): Point[] => [...points].reverse();

  const outline = (name: string, isRim: boolean, middle: number, points: Point[]): Outline => ({ name, rim: isRim, middle, points, path: `${line(points)}Z` });
  const regions = [
    ...rim.map((name, i) => {
      const from = starts[i]!;
      const limb = Array.from({ length: 25 }, (_, j) => polar(radius, from + (SECTOR * j) / 24));
      return outline(name, true, from + SECTOR / 2, [...spokes.get(from)!, ...limb, ...reversed(spokes.get(turn(from + SECTOR))!), ...reversed(along(from, from + SECTOR))]);
    }),
    ...sectors.map(({ name, from, to }) => outline(name, false, (from + to) / 2, [...cuts.get(turn(from))!, ...along(from, to), ...reversed(cuts.get(turn(to))!)])),
  ];
  return {
    radius,
    regions,
    borders: [...spokes.values(), ...cuts.values(), ...arcs.map((one) => one.points)].map(line),
    craters: sectors.filter(({ from }) => starts.includes(turn(from))).map(({ from }) => polar(inside, from)),
  };
}

/** Regions that share a border, by their outlines: must be exactly those that the rules say are next to each other. */
export function touching(map: Globe): Set<string> {
  const key = ([x, y]: Point): string => `${Math.round(x * 20)},${Math.round(y * 20)}`;
  const sets = map.regions.map((region) => new Set(region.points.map(key)));
  const found = new Set<string>();
  map.regions.forEach((one, i) =>
    map.regions.forEach((other, j) => {
      if (i !== j && [...sets[i]!].filter((point) => sets[j]!.has(point)).length > 5) found.add(`${one.name} ${other.name}`);
    }),
  );
  return found;
}

// --- ragged lines that begin and end where they should

const arc = (radius: number, from: number, to: number, by: number, seed: string): Point[] => ragged(seed, (t, off) => polar(radius + off * by, from + (to - from) * t));

function ray(from: number, to: number, at: number, by: number, seed: string): Point[] {
  return ragged(seed, (t, off) => {
    const [x, y] = polar(from + (to - from) * t, at);
    return [x - Math.sin(radians(at)) * off * by, y + Math.cos(radians(at)) * off * by];
  });
}

function segment([x, y]: Point, [u, v]: Point, by: number, seed: string): Point[] {
  const [dx, dy] = [u - x, v - y];
  const length = Math.hypot(dx, dy);
  return ragged(seed, (t, off) => [x + dx * t - (dy / length) * off * by, y + dy * t + (dx / length) * off * by]);
}

function ragged(seed: string, at: (t: number, off: number) => Point): Point[] {
  const next = random(seed);
  const waves = Array.from({ length: 4 }, (_, i) => ({ phase: next() * 6.28, pace: (i + 1) * (0.8 + next() * 0.5), high: 1 / (i + 1) ** 0.75 }));
  const grain = Array.from({ length: 64 }, () => next() - 0.5);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const fade = Math.max(0, Math.sin(Math.PI * t)) ** 0.6;
    const sum = waves.reduce((all, { phase, pace, high }) => all + Math.sin(phase + pace * t * 6.28) * high, 0);
    return at(t, i === STEPS ? 0 : fade * (sum / 1.8 + grain[Math.floor(t * 63)]! * 0.35));
  });
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function random(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
