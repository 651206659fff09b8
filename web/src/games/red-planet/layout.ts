// Where everything stands on a stage of a given size: Mars, its moon, the wormhole, the docks. Pieces stand on arcs, not in boxes.

import { polar, type Outline, type Point } from './mars';
import { heightOf } from './rocket';

export interface Bay {
  x: number;
  /** Where the rocket stands. */
  foot: number;
  width: number;
}
export interface StageLayout {
  width: number;
  height: number;
  small: boolean;
  mars: { x: number; y: number; radius: number };
  /** Of figures and tokens. */
  scale: number;
  phobos: { x: number; y: number; radius: number };
  hole: { x: number; y: number; radius: number };
  deck: { x: number; y: number };
  spare: { x: number; y: number };
  bays: Bay[];
  rocket: number;
  plate: number;
  ground: number;
}

const SMALL = 560;
const ROOM = { top: 31, name: 28, plate: 58, gap: 8 };

export function layOut(width: number, height: number, docks: number): StageLayout {
  const [w, h] = [Math.max(width, 300), Math.max(height, 340)]; // it is measured only once it stands
  return w < SMALL ? phone(w, h, docks) : desk(w, h, docks);
}

function desk(width: number, height: number, docks: number): StageLayout {
  // where it is low, rockets make room for Mars
  const rocket = Math.min(1, (width - 30) / docks / 128, (height * 0.18) / heightOf(6));
  const port = heightOf(6) * rocket + 6 + ROOM.plate;
  const radius = Math.max(120, Math.min((height - ROOM.top - ROOM.name - ROOM.gap - port) / 2, width / 2 - 96));
  const corner = Math.min(64, Math.max(40, (width / 2 - radius * 0.75) * 0.33));
  const [x, y] = [width / 2, ROOM.top + radius + Math.max(0, (height - ROOM.top - ROOM.name - ROOM.gap - port - 2 * radius) * 0.4)];
  const bay = (width - 30) / docks;
  const ground = height - ROOM.plate;
  return {
    width,
    height,
    small: false,
    mars: { x, y, radius },
    scale: Math.min(1, Math.max(0.78, radius / 215)),
    phobos: { x: width - corner - 18, y: corner + 44, radius: corner },
    hole: { x: corner + 22, y: corner * 0.62 + 24, radius: corner * 0.95 },
    deck: { x: Math.max(44, corner + 4), y: y + radius * 0.42 },
    spare: { x: width - Math.max(44, corner + 4), y: y + radius * 0.42 },
    bays: Array.from({ length: docks }, (_, i) => ({ x: 15 + bay * (i + 0.5), foot: ground - 4 + (i - (docks - 1) / 2) ** 2 * 1.2, width: Math.min(172, bay - 8) })),
    rocket,
    plate: 46,
    ground,
  };
}

function phone(width: number, height: number, docks: number): StageLayout {
  const rocket = Math.min(0.6, (width - 12) / docks / 112);
  const port = heightOf(6) * rocket + 34;
  const radius = Math.max(112, Math.min(width / 2 - 40, (height - port - 48) / 2));
  const y = radius + 24;
  const bay = (width - 8) / docks;
  const foot = height - 34;
  const beside = Math.min(y + radius - 2, foot - heightOf(6) * rocket - 38); // never behind a rocket
  return {
    width,
    height,
    small: true,
    mars: { x: width / 2, y, radius },
    scale: Math.max(0.64, (radius / 138) * 0.74),
    phobos: { x: width - 36, y: 40, radius: 30 },
    hole: { x: 28, y: 20, radius: 22 },
    deck: { x: 22, y: beside },
    spare: { x: width - 22, y: beside },
    bays: Array.from({ length: docks }, (_, i) => ({ x: 4 + bay * (i + 0.5), foot, width: bay - 4 })),
    rocket,
    plate: 28,
    ground: height - 32,
  };
}

const step = (pixels: number, radius: number): number => ((pixels / radius) * 180) / Math.PI;

/** Around the middle of Mars: where the token of a region lies and where its groups stand. */
export function stand(region: Outline, groups: number, radius: number, scale: number): { token: Point; figures: Point[] } {
  let figures: Point[];
  let token: Point;
  if (region.rim) {
    token = polar(radius * 0.665, region.middle);
    const outer = groups <= 3 ? groups : groups <= 5 ? 3 : 4;
    const [far, near] = [radius * 0.845, radius * 0.675];
    figures = Array.from({ length: groups }, (_, i) =>
      i < outer ? polar(far, region.middle + (i - (outer - 1) / 2) * step(42 * scale, far)) : polar(near, region.middle + (i === outer ? -1 : 1) * step(44 * scale, near)),
    );
  } else {
    token = polar(radius * 0.2, region.middle);
    const far = radius * (groups > 4 ? 0.385 : 0.365);
    const apart = (groups > 5 ? 30 : groups > 4 ? 33 : 37) * scale;
    figures = Array.from({ length: groups }, (_, i) => polar(far, region.middle + (i - (groups - 1) / 2) * step(apart, far)));
  }
  // From left to right, whichever side of the globe it is.
  if (Math.cos((region.middle * Math.PI) / 180) < -0.1) figures.reverse();
  return { token, figures };
}

/** On the moon: in rows of three under its token. */
export function standOnMoon(groups: number, radius: number, scale: number): { token: Point; figures: Point[] } {
  const rows = groups > 3 ? [Math.ceil(groups / 2), Math.floor(groups / 2)] : [groups];
  const apart = Math.min(34 * scale, (radius * 1.7) / Math.max(1, rows[0]!));
  const figures = rows.flatMap((count, row) => Array.from({ length: count }, (_, i): Point => [(i - (count - 1) / 2) * apart, radius * (rows.length > 1 ? 0.12 : 0.36) + row * 30 * scale]));
  return { token: [0, -radius * (rows.length > 1 ? 0.5 : 0.36)], figures };
}

/** From the tip of a rocket to where it flies. */
export function flight([x, y]: Point, [u, v]: Point): string {
  return `M${x} ${y}C${x} ${y - 90} ${u + (x - u) * 0.15} ${Math.min(v + 150, y - 20)} ${u} ${v}`;
}

/** A bow with an arrow at its end: from one figure to another place. */
export function bow([x, y]: Point, [u, v]: Point): { path: string; head: string } {
  const [dx, dy] = [u - x, v - y];
  const length = Math.hypot(dx, dy) || 1;
  const bend: Point = [(x + u) / 2 + (dy / length) * 34, (y + v) / 2 - (dx / length) * 34];
  const near = ([a, b]: Point, by: number): Point => {
    const far = Math.hypot(bend[0] - a, bend[1] - b) || 1;
    return [a + ((bend[0] - a) / far) * by, b + ((bend[1] - b) / far) * by];
  };
  const [from, to] = [near([x, y], 20), near([u, v], 22)];
  const angle = (Math.atan2(to[1] - bend[1], to[0] - bend[0]) * 180) / Math.PI;
  return { path: `M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`, head: `translate(${to[0]} ${to[1]}) rotate(${angle})` };
}
