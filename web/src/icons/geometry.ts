/** Drawing by measure: what rings, charts and star maps share. */

export const round1 = (n: number): number => Math.round(n * 10) / 10;

/** A point on a circle, at an angle in degrees. */
export function polar(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Short rays round a centre, as one path. */
export function ticks(x: number, y: number, inner: number, outer: number, count: number, from = 0, to = 360): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const degrees = from + ((to - from) / count) * i;
    const [ax, ay] = polar(inner, degrees);
    const [bx, by] = polar(outer, degrees);
    path += `M${round1(x + ax)} ${round1(y + ay)}L${round1(x + bx)} ${round1(y + by)}`;
  }
  return path;
}

/** Numbers from 0 to 1 that are the same on every visit. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
