// The measures of a rocket: rows of two portholes, an odd one alone on top.

const ROW = 27.5;
const NOSE = 31;
const FOOT = 12;

const rows = (seats: number): number => Math.ceil(seats / 2);
export const bodyOf = (seats: number): number => rows(seats) * ROW + 7;
export const heightOf = (seats: number): number => FOOT + bodyOf(seats) + NOSE;

export function portholes(seats: number): [number, number][] {
  return Array.from({ length: seats }, (_, i): [number, number] => {
    const row = Math.floor(i / 2);
    const alone = row === rows(seats) - 1 && seats % 2 === 1;
    return [alone ? 0 : i % 2 ? 15 : -15, -20 - row * ROW];
  });
}
