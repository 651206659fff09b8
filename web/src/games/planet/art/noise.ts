/** Chance that is the same on every visit, and lines that waver by it. */
import type { Point } from '../geometry';

export function random(seed: number): () => number {
  let s = seed >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s / 4294967296;
  };
}

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** From p to q by midpoint displacement; the ends stay. */
export function waver(p: Point, q: Point, most: number, seed: number, depth = 4): Point[] {
  const chance = random(seed);
  for (let i = 0; i < 5; i++) chance();
  let points = [p, q];
  for (let step = 0, by = most; step < depth; step++, by /= 2) {
    points = points.flatMap((a, i): Point[] => {
      const b = points[i + 1];
      if (!b) return [a];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const k = ((chance() * 2 - 1) * by) / (Math.hypot(dx, dy) || 1);
      return [a, [(a[0] + b[0]) / 2 - dy * k, (a[1] + b[1]) / 2 + dx * k]];
    });
  }
  return points;
}
