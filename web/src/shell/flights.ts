// Pieces that fly over a board: which go together, where on the page they are, and how they move.

export type Point = [number, number];

/** Something flies from one place of the page to another, or shows itself at one. */
export interface Flight<Piece> {
  piece: Piece;
  from: string;
  to: string;
  /** Together with the one before. */
  along: boolean;
}

/** Flights that go together are one step. */
export function inSteps<Piece>(flights: (Flight<Piece> | null)[]): Flight<Piece>[][] {
  const steps: Flight<Piece>[][] = [];
  for (const flight of flights) {
    if (!flight) continue;
    if (flight.along && steps.length) steps.at(-1)!.push(flight);
    else steps.push([flight]);
  }
  return steps;
}

export interface Flying<Piece> extends Flight<Piece> {
  a: Point;
  b: Point;
}
/** The flights of a step whose places can be seen. */
export function onPage<Piece>(step: Flight<Piece>[], where: (place: string) => Point | null): Flying<Piece>[] | null {
  const flying = step.flatMap((flight): Flying<Piece>[] => {
    const [a, b] = [where(flight.from), where(flight.to)];
    return a && b ? [{ ...flight, a, b }] : [];
  });
  return flying.length ? flying : null;
}

const at = ([x, y]: Point, more = ''): string => `translate(${x}px, ${y}px) ${more}`;

/** A piece is thrown in a bow. */
export const thrown = ([x, y]: Point, [u, v]: Point, lasting: number, delay = 0) => (node: Element): void => {
  const high = Math.min(75, Math.hypot(u - x, v - y) * 0.25);
  const frames = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => ({ transform: at([x + (u - x) * t, y + (v - y) * t - Math.sin(Math.PI * t) * high]), opacity: t === 1 ? 0.2 : 1 }));
  node.animate(frames, { duration: lasting, delay, easing: 'ease-in-out', fill: 'both' });
};
/** It goes straight there. */
export const carried = (a: Point, b: Point, lasting: number) => (node: Element): void => {
  node.animate([{ transform: at(a) }, { transform: at(b) }], { duration: lasting, easing: 'cubic-bezier(.4,0,.6,1)', fill: 'both' });
};
/** It grows where it is, and is gone. */
export const flashed = (a: Point, lasting: number) => (node: Element): void => {
  node.animate([{ transform: at(a, 'scale(.3)'), opacity: 1 }, { transform: at(a, 'scale(1.6)'), opacity: 0 }], { duration: lasting, fill: 'both' });
};
