/** Where a call-out stands: beside what it is about, inside the window, over as little of the rest as can be. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const MARGIN = 12;
const GAP = 22;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** `press`: what the learner will need, and must not be covered. */
export function place(size: { width: number; height: number }, target: Box | null, press: Box | null, room: { width: number; height: number }): Box {
  const { width, height } = size;
  const clamp = (value: number, most: number): number => Math.max(MARGIN, Math.min(most - MARGIN, value));
  const at = (left: number, top: number): Box => ({ left: clamp(left, room.width - width), top: clamp(top, room.height - height), width, height });
  if (!target) return at((room.width - width) / 2, (room.height - height) * 0.42);
  const [x, y] = [target.left + target.width / 2 - width / 2, target.top + target.height / 2 - height / 2];
  const found = [
    at(target.left + target.width + GAP, y),
    at(target.left - width - GAP, y),
    at(x, target.top - height - GAP),
    at(x, target.top + target.height + GAP),
    at(MARGIN, MARGIN),
    at(room.width, MARGIN),
    at(MARGIN, room.height),
    at(room.width, room.height),
  ];
  const cost = (box: Box, i: number): number => overlap(box, target) * 4 + (press ? overlap(box, press) * 8 : 0) + i;
  return found.map((box, i) => ({ box, cost: cost(box, i) })).reduce((best, one) => (one.cost < best.cost ? one : best)).box;
}

/** The middle of the side of a call-out that looks at its target, and which side that is; null where it lies over it. */
export function tail(box: Box, target: Box): { side: 'left' | 'right' | 'top' | 'bottom'; at: number } | null {
  const along = (from: number, length: number, to: number, size: number): number => Math.max(28, Math.min(length - 28, to + size / 2 - from));
  if (target.left >= box.left + box.width) return { side: 'right', at: along(box.top, box.height, target.top, target.height) };
  if (target.left + target.width <= box.left) return { side: 'left', at: along(box.top, box.height, target.top, target.height) };
  if (target.top >= box.top + box.height) return { side: 'bottom', at: along(box.left, box.width, target.left, target.width) };
  if (target.top + target.height <= box.top) return { side: 'top', at: along(box.left, box.width, target.left, target.width) };
  return null;
}
