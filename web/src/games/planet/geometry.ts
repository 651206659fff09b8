/**
 * The planet: a dodecahedron. Faces are counted from 0 here (players count from 1); the sides of a face counter-clockwise as
 * seen from outside, beginning with the side towards its lowest neighbour; the area on side s of face f is 5 f + s.
 */
import type { HabitatId } from '../../generated/planet';

export type Vec = readonly [number, number, number];
export type Point = readonly [number, number];
export type Areas = readonly (HabitatId | null)[];

export const FACES = 12;
export const SIDES = 5;
/** Circumradius to inradius; the inradius is 1. */
const CORNER = 1.258408572364819;
const FIFTH = (2 * Math.PI) / SIDES;

export const add = (...all: Vec[]): Vec => all.reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
export const mul = (v: Vec, k: number): Vec => [v[0] * k, v[1] * k, v[2] * k];
export const sub = (a: Vec, b: Vec): Vec => add(a, mul(b, -1));
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const norm = (v: Vec): Vec => mul(v, 1 / Math.hypot(...v));
export const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

const each = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const upper = (k: number): number => 1 + ((k + SIDES) % SIDES);
const lower = (k: number): number => 1 + SIDES + ((k + SIDES) % SIDES);

/** The faces around each face, counter-clockwise from the lowest. */
export const NEIGHBOURS: number[][] = (() => {
  const rings: number[][] = [each(SIDES, upper)];
  for (let k = 0; k < SIDES; k++) rings[upper(k)] = [0, upper(k - 1), lower(k - 1), lower(k), upper(k + 1)];
  for (let k = 0; k < SIDES; k++) rings[lower(k)] = [upper(k), lower(k - 1), 11, lower(k + 1), upper(k + 1)];
  rings[11] = each(SIDES, (k) => lower(-k));
  return rings.map((ring) => {
    const start = ring.indexOf(Math.min(...ring));
    return [...ring.slice(start), ...ring.slice(0, start)];
  });
})();

const towards = (down: number, around: number): Vec => [Math.sin(down) * Math.cos(around), Math.cos(down), -Math.sin(down) * Math.sin(around)];
const TILT = Math.atan(2);

export const NORMALS: Vec[] = [
  towards(0, 0),
  ...each(SIDES, (k) => towards(TILT, FIFTH * k)),
  ...each(SIDES, (k) => towards(Math.PI - TILT, FIFTH * (k + 0.5))),
  towards(Math.PI, 0),
];

/** Side s of a face goes from corner s to corner s + 1. */
export const CORNERS: Vec[][] = NEIGHBOURS.map((ring, face) => ring.map((beyond, side) => mul(norm(add(NORMALS[face]!, NORMALS[ring[(side + 4) % SIDES]!]!, NORMALS[beyond]!)), CORNER)));

/** A face's own plane: corner 0 is up; one unit is the circumradius of the face. */
export interface Plane {
  up: Vec;
  right: Vec;
  radius: number;
}
export const PLANES: Plane[] = NORMALS.map((normal, face) => {
  const out = sub(CORNERS[face]![0]!, normal);
  const up = norm(out);
  return { up, right: norm(cross(up, normal)), radius: Math.hypot(...out) };
});

/** A point of a face's plane in space, so high above it. */
export function onFace(face: number, [x, y]: Point, high = 0): Vec {
  const { up, right, radius } = PLANES[face]!;
  return add(mul(NORMALS[face]!, 1 + high), mul(right, x * radius), mul(up, y * radius));
}

/** The corners of a pentagon with radius 1, the first one up, counter-clockwise. */
export const PENTAGON: Point[] = each(SIDES, (s) => [Math.cos(Math.PI / 2 + s * FIFTH), Math.sin(Math.PI / 2 + s * FIFTH)]);

export const faceOf = (area: number): number => Math.floor(area / SIDES);

/** The area beyond an area's outer side. */
export const ACROSS: number[] = each(FACES * SIDES, (area) => {
  const face = faceOf(area);
  const beyond = NEIGHBOURS[face]![area % SIDES]!;
  return SIDES * beyond + NEIGHBOURS[beyond]!.indexOf(face);
});

export function around(area: number): [number, number, number] {
  const side = area % SIDES;
  const first = area - side;
  return [first + ((side + 4) % SIDES), first + ((side + 1) % SIDES), ACROSS[area]!];
}

export interface Region {
  habitat: HabitatId;
  areas: number[];
}

/** All regions: areas of one habitat that hang together by their sides. */
export function regionsOf(areas: Areas): Region[] {
  const seen = new Set<number>();
  const found: Region[] = [];
  areas.forEach((habitat, area) => {
    if (!habitat || seen.has(area)) return;
    seen.add(area);
    const region = { habitat, areas: [area] };
    for (const one of region.areas) {
      for (const next of around(one)) {
        if (areas[next] !== habitat || seen.has(next)) continue;
        seen.add(next);
        region.areas.push(next);
      }
    }
    found.push(region);
  });
  return found;
}

/** A tile on a face, turned clockwise by so many fifths: what lies on each side. */
export const turned = <T>(tile: readonly T[], by: number): T[] => each(SIDES, (side) => tile[(side + by) % SIDES]!);

/** By how many fifths a tile was turned to lie like this. */
export function turnOf(tile: readonly HabitatId[], sides: Areas): number {
  const found = each(SIDES, (by) => by).find((by) => turned(tile, by).every((habitat, side) => habitat === sides[side]));
  return found ?? 0;
}

/** A planet with one tile more. */
export function withTile(areas: Areas, face: number, sides: readonly HabitatId[]): Areas {
  return areas.map((habitat, area) => (faceOf(area) === face ? sides[area % SIDES]! : habitat));
}

export const sidesOf = (areas: Areas, face: number): (HabitatId | null)[] => areas.slice(SIDES * face, SIDES * face + SIDES);
export const meetsOf = (areas: Areas, face: number): (HabitatId | null)[] => each(SIDES, (side) => areas[ACROSS[SIDES * face + side]!] ?? null);

/** Which way a planet is looked at: degrees around and above; the north is always up. */
export interface View {
  lon: number;
  lat: number;
}
const DEGREE = Math.PI / 180;

export function eyeOf({ lon, lat }: View): Vec {
  return towards(Math.PI / 2 - lat * DEGREE, lon * DEGREE);
}
export function upOf({ lon, lat }: View): Vec {
  return towards(-lat * DEGREE, lon * DEGREE);
}

/** The view that shows a face best: a little below the middle, so that its neighbours are seen too. */
export function viewOf(face: number, from: View): View {
  const normal = NORMALS[face]!;
  const lat = Math.asin(normal[1]) / DEGREE;
  if (Math.abs(lat) > 80) return { lon: from.lon, lat: lat > 0 ? 66 : -66 };
  const lon = Math.atan2(-normal[2], normal[0]) / DEGREE - 12;
  return { lon: from.lon + ((((lon - from.lon) % 360) + 540) % 360) - 180, lat: lat + 19 };
}

/** Over a corner near the newest tile, from where most tiles are seen. */
export function bestView(areas: Areas, newest: number | null): View {
  const last = newest ?? 3;
  let [best, found] = [-1, NORMALS[last]!];
  for (const corner of CORNERS.flat()) {
    const eye = norm(add(norm(corner), mul(NORMALS[last]!, 0.9), [0, 0.25, 0]));
    if (Math.abs(eye[1]) > 0.86 || dot(eye, NORMALS[last]!) < 0.6) continue;
    const seen = NORMALS.reduce((sum, normal, face) => sum + (areas[SIDES * face] ? Math.max(0, dot(normal, eye)) : 0), 0);
    if (seen > best) [best, found] = [seen, eye];
  }
  return { lon: Math.atan2(-found[2], found[0]) / DEGREE, lat: Math.asin(found[1]) / DEGREE };
}
