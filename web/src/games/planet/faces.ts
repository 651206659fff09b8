/** The twelve faces as things to press: what each is called, and where the arrows lead. */
import type { HabitatId } from '../../generated/planet';
import { FACES, NEIGHBOURS, sidesOf, type Areas, type Point } from './geometry';
import type { Shared } from './table';

/** Areas in a row, with how many there are: “ocean ×2, forest”. */
export function rowOf(words: Shared['words'], sides: readonly (HabitatId | null)[]): string {
  const runs: [HabitatId, number][] = [];
  for (const habitat of sides) {
    if (!habitat) continue;
    const last = runs.at(-1);
    if (last?.[0] === habitat) last[1]++;
    else runs.push([habitat, 1]);
  }
  return runs.map(([habitat, count]) => words('areas-in-a-row', { habitat: words(`habitat-${habitat}`), count })).join(', ');
}

export function faceLabel({ words }: Pick<Shared, 'words'>, areas: Areas, face: number, is: 'target' | 'held' | ''): string {
  const number = face + 1;
  if (is === 'held') return words('board-face-held', { face: number });
  const sides = sidesOf(areas, face);
  if (sides[0]) return words('board-face-covered', { face: number, habitats: rowOf(words, sides) });
  const free = words(is === 'target' ? 'board-face-place' : 'board-face-free', { face: number });
  return words('board-neighbours', { face: free, neighbours: NEIGHBOURS[face]!.map((one) => one + 1).join(', ') });
}

const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The neighbour that lies most in the direction of an arrow, as it is seen; null for other keys. */
export function walk(key: string, from: number, at: (face: number) => Point): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return FACES - 1;
  const way = WAYS[key];
  if (!way) return null;
  const [x, y] = at(from);
  let [best, found] = [-2, from];
  for (const face of NEIGHBOURS[from]!) {
    const [dx, dy] = [at(face)[0] - x, at(face)[1] - y];
    const along = (dx * way[0] + dy * way[1]) / (Math.hypot(dx, dy) || 1);
    if (along > best) [best, found] = [along, face];
  }
  return found;
}
