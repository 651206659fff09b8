/** One painter for a tile: the globe's textures, the flat map and the tiles in the tray always agree. */
import type { HabitatId } from '../../../generated/planet';
import { PENTAGON, SIDES, turned, type Point } from '../geometry';
import { INK, TONES } from './habitats';
import { hash, random, waver } from './noise';

/** A tile's lines in its own plane: from the middle to each corner (they waver), and along each side. */
export interface Shape {
  inner: Point[][];
  sides: Point[][];
}

const lerp = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
const rotate = ([x, y]: Point, angle: number): Point => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
export const mapShape = (shape: Shape, by: (point: Point) => Point): Shape => ({ inner: shape.inner.map((line) => line.map(by)), sides: shape.sides.map((line) => line.map(by)) });

const SIDE_LINES = PENTAGON.map((corner, side) => Array.from({ length: 9 }, (_, i) => lerp(corner, PENTAGON[(side + 1) % SIDES]!, i / 8)));
const shapes = new Map<string, Shape>();

/** The lines of a tile that is turned: they turn with it, so a piece stays the same piece wherever it lies. */
export function shapeOf(tile: string, by = 0): Shape {
  const key = `${tile} ${by}`;
  let shape = shapes.get(key);
  if (!shape) {
    const own = PENTAGON.map((corner, side) => waver([0, 0], corner, 0.085, hash(`${tile}i${side}`)));
    const inner = turned(own, by).map((line) => line.map((point) => rotate(point, (-by * 2 * Math.PI) / SIDES)));
    shape = { inner, sides: SIDE_LINES };
    shapes.set(key, shape);
  }
  return shape;
}

type Ink = CanvasRenderingContext2D;

function trace(ink: Ink, points: readonly Point[], on = false): void {
  points.forEach((point, i) => (i || on ? ink.lineTo(point[0], point[1]) : ink.moveTo(point[0], point[1])));
}
function line(ink: Ink, points: readonly Point[]): void {
  ink.beginPath();
  trace(ink, points);
  ink.stroke();
}
function areaPath(ink: Ink, shape: Shape, side: number): void {
  ink.beginPath();
  trace(ink, shape.inner[side]!);
  trace(ink, shape.sides[side]!, true);
  trace(ink, [...shape.inner[(side + 1) % SIDES]!].reverse(), true);
  ink.closePath();
}

export interface Painting {
  shape: Shape;
  habitats: readonly (HabitatId | null)[];
  /** What lies beyond each side; null where nothing does. */
  meets: readonly (HabitatId | null)[];
  /** Pixels of the circumradius. */
  radius: number;
  /** Which face or tile: patterns differ by it. */
  key: string;
  /** Trees and peaks as signs; on the globe they stand in space instead. */
  signs?: boolean;
  rim?: boolean;
  rimWidth?: number;
  /** The picture's y goes up, as textures do. */
  flip?: boolean;
  /** Where patterns point up. */
  up?: number;
  /** Colours only: too small for patterns. */
  bare?: boolean;
}

export function paintTile(ink: Ink, painting: Painting): void {
  ink.save();
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  for (let side = 0; side < SIDES; side++) paintArea(ink, painting, side);
  paintLines(ink, painting);
  ink.restore();
}

function paintArea(ink: Ink, { shape, habitats, meets, radius, key, signs = true, flip = false, up = 0, bare = false }: Painting, side: number): void {
  const habitat = habitats[side];
  if (!habitat) return;
  const u = radius / 100; // everything is drawn for a circumradius of 100
  const tones = TONES[habitat];
  ink.save();
  areaPath(ink, shape, side);
  ink.fillStyle = ink.strokeStyle = tones.base;
  ink.fill();
  ink.lineWidth = 1;
  ink.stroke();
  if (bare) return ink.restore();
  ink.clip();
  const before = habitats[(side + 4) % SIDES];
  const after = habitats[(side + 1) % SIDES];
  const beyond = meets[side];
  const coasts = [before !== habitat && shape.inner[side]!, after !== habitat && shape.inner[(side + 1) % SIDES]!, beyond && beyond !== habitat && shape.sides[side]!].filter((one): one is Point[] => Boolean(one));
  const coast = (width: number, colour: string): void => {
    ink.strokeStyle = colour;
    ink.lineWidth = width * u;
    for (const one of coasts) line(ink, one);
  };
  const outline = [...shape.inner[side]!, ...shape.sides[side]!, ...shape.inner[(side + 1) % SIDES]!].map((point) => rotate(point, -up)).map(([x, y]): Point => [x, flip ? -y : y]);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const chance = random(hash(key + habitat + side));
  /** Rows of signs, every other one shifted. */
  const rows = (high: number, wide: number, draw: (x: number, y: number) => void, [sx, sy]: Point = [0, 0]): void => {
    ink.rotate(up);
    if (flip) ink.scale(1, -1);
    let row = 0;
    for (let y = Math.min(...ys); y < Math.max(...ys) + 8 * u; y += high * u, row++) for (let x = Math.min(...xs) + ((row % 2) * wide * u) / 2; x < Math.max(...xs); x += wide * u) draw(x + (sx && (chance() - 0.5) * sx * u), y + (sy && (chance() - 0.5) * sy * u));
  };
  PATTERNS[habitat]({ ink, u, tones, coast, rows, chance, signs, fill: () => (areaPath(ink, shape, side), ink.fill()) });
  ink.restore();
}

interface Patch {
  ink: Ink;
  u: number;
  tones: (typeof TONES)[HabitatId];
  coast(width: number, colour: string): void;
  rows(high: number, wide: number, draw: (x: number, y: number) => void, shift?: Point): void;
  chance(): number;
  signs: boolean;
  fill(): void;
}

function triangle(ink: Ink, ax: number, ay: number, bx: number, by: number, cx: number, cy: number): void {
  ink.beginPath();
  ink.moveTo(ax, ay);
  ink.lineTo(bx, by);
  ink.lineTo(cx, cy);
  ink.closePath();
  ink.fill();
}

const PATTERNS: Record<HabitatId, (patch: Patch) => void> = {
  ocean({ ink, u, tones, coast, rows, chance, fill }) {
    ink.fillStyle = tones.deep;
    ink.globalAlpha = 0.55;
    fill();
    ink.globalAlpha = 1;
    // water-lining: along the coast, from wide to narrow, two blues in turn
    for (const [width, colour] of [[46, tones.base], [37, '#5FA9DB'], [34, tones.base], [25, '#7FC0E8'], [22, tones.base], [14, tones.light], [10.5, tones.base], [6, '#D8F0FA']] as const) coast(width, colour);
    ink.strokeStyle = '#5FA9DB';
    ink.lineWidth = 1.6 * u;
    ink.globalAlpha = 0.75;
    rows(12, 26, (x, y) => {
      if (chance() < 0.35) return;
      ink.beginPath();
      ink.moveTo(x, y);
      ink.quadraticCurveTo(x + 3.5 * u, y - 4 * u, x + 7 * u, y);
      ink.quadraticCurveTo(x + 10.5 * u, y + 4 * u, x + 14 * u, y);
      ink.stroke();
    });
    ink.globalAlpha = 1;
  },
  forest({ ink, u, tones, coast, rows, chance, signs }) {
    coast(14, '#57A566');
    rows(
      13,
      15,
      (x, y) => {
        const z = (0.85 + chance() * 0.4) * u;
        if (!signs) {
          ink.fillStyle = tones.deep;
          ink.globalAlpha = 0.5;
          ink.beginPath();
          ink.ellipse(x, y, 4.5 * z, 3.4 * z, 0, 0, 7);
          ink.fill();
          ink.globalAlpha = 1;
          return;
        }
        ink.fillStyle = tones.ink;
        ink.globalAlpha = 0.35;
        ink.beginPath();
        ink.ellipse(x + 2 * z, y + 5 * z, 5 * z, 2 * z, 0, 0, 7);
        ink.fill();
        ink.globalAlpha = 1;
        ink.fillStyle = tones.deep;
        triangle(ink, x, y - 7 * z, x + 5 * z, y + 5 * z, x - 5 * z, y + 5 * z);
        ink.fillStyle = tones.light;
        ink.globalAlpha = 0.75;
        triangle(ink, x, y - 7 * z, x - 5 * z, y + 5 * z, x - 0.5 * z, y + 5 * z);
        ink.globalAlpha = 1;
      },
      [5, 4],
    );
  },
  mountain({ ink, u, tones, coast, rows, chance, signs }) {
    coast(16, '#A69890');
    rows(
      19,
      24,
      (x, y) => {
        const z = (0.9 + chance() * 0.45) * u;
        if (!signs) {
          ink.strokeStyle = tones.deep;
          ink.lineWidth = 1.3 * u;
          ink.globalAlpha = 0.6;
          for (let i = -1; i < 2; i++) line(ink, [[x + 4 * i * u, y - 4 * u], [x + (4 * i + 3) * u, y + 5 * u]]);
          ink.globalAlpha = 1;
          return;
        }
        ink.fillStyle = tones.light;
        triangle(ink, x, y - 10 * z, x - 9 * z, y + 6 * z, x + z, y + 6 * z);
        ink.fillStyle = tones.deep;
        ink.beginPath();
        trace(ink, [[x, y - 10 * z], [x + 9 * z, y + 6 * z], [x + z, y + 6 * z], [x - 2 * z, y - z]]);
        ink.closePath();
        ink.fill();
        ink.strokeStyle = tones.ink;
        ink.lineWidth = 1.5 * u;
        line(ink, [[x - 9 * z, y + 6 * z], [x, y - 10 * z], [x + 9 * z, y + 6 * z]]);
      },
      [6, 4],
    );
  },
  desert({ ink, u, tones, coast, rows, chance }) {
    coast(14, '#EFCB7E');
    ink.strokeStyle = ink.fillStyle = tones.deep;
    rows(
      15,
      28,
      (x, y) => {
        ink.lineWidth = 1.7 * u;
        ink.beginPath();
        ink.moveTo(x - 9 * u, y + 2 * u);
        ink.quadraticCurveTo(x - 2 * u, y - 7 * u, x + 3 * u, y - u);
        ink.quadraticCurveTo(x + 6 * u, y + 2 * u, x + 10 * u, y + u);
        ink.stroke();
        for (let i = 0; i < 3; i++) {
          ink.beginPath();
          ink.arc(x + (chance() - 0.5) * 22 * u, y + 6 * u + (chance() - 0.5) * 6 * u, 0.9 * u, 0, 7);
          ink.fill();
        }
      },
      [6, 4],
    );
  },
  glacier({ ink, u, tones, coast, rows }) {
    coast(26, '#CFE6EE');
    coast(14, '#EDF7F9');
    coast(5, '#B5D6E2');
    ink.strokeStyle = tones.deep;
    ink.lineWidth = 1.5 * u;
    rows(
      17,
      26,
      (x, y) => {
        line(ink, [[x - 7 * u, y - 3 * u], [x - u, y - 5 * u], [x + 3 * u, y + u], [x + 8 * u, y - u]]);
        line(ink, [[x + 3 * u, y + u], [x + u, y + 7 * u]]);
      },
      [8, 5],
    );
  },
};

/** Coasts are ink, joints inside a region are dots. */
function paintLines(ink: Ink, { shape, habitats, meets, radius, rim = true, rimWidth = 3.4 }: Painting): void {
  const u = radius / 100;
  const stroke = (points: Point[], habitat: HabitatId, joint: boolean, width: number): void => {
    ink.strokeStyle = joint ? TONES[habitat].ink : INK;
    ink.globalAlpha = joint ? 0.5 : 0.95;
    ink.lineWidth = (joint ? 2 : width) * u;
    ink.setLineDash(joint ? [0.1, 6 * u] : []);
    line(ink, points);
  };
  habitats.forEach((habitat, side) => {
    if (!habitat) return;
    stroke(shape.inner[side]!, habitat, habitat === habitats[(side + 4) % SIDES], 3);
    if (rim) stroke(shape.sides[side]!, habitat, meets[side] === habitat, rimWidth);
  });
  ink.setLineDash([]);
  ink.globalAlpha = 1;
}

/** A loose tile in a square canvas, turned by an angle (counter-clockwise). */
export function paintLoose(canvas: HTMLCanvasElement, size: number, tile: string, habitats: readonly HabitatId[], by = 0, angle = 0): void {
  const density = Math.min(2, devicePixelRatio || 1) < 1.5 ? 1.5 : 2;
  canvas.width = canvas.height = Math.round(size * density);
  const ink = canvas.getContext('2d');
  if (!ink) return;
  const radius = size * density * 0.48;
  ink.translate(canvas.width / 2, canvas.height / 2 + radius * 0.05 * Math.cos(angle));
  ink.scale(1, -1);
  const shape = mapShape(shapeOf(tile, by), (point) => rotate([point[0] * radius, point[1] * radius], angle));
  paintTile(ink, { shape, habitats: turned(habitats, by), meets: Array(SIDES).fill(null), radius, key: tile, rimWidth: 5, flip: true });
}
