// One number in packed memory, by the letter of its kind (as Python's `struct` calls it; all little-endian).

export type Letter = 'b' | 'B' | 'h' | 'H' | 'i' | 'I' | 'q';

type Read = (view: DataView, at: number) => number;
type Write = (view: DataView, at: number, value: number) => void;

export const READ: Record<Letter, Read> = {
  b: (view, at) => view.getInt8(at),
  B: (view, at) => view.getUint8(at),
  h: (view, at) => view.getInt16(at, true),
  H: (view, at) => view.getUint16(at, true),
  i: (view, at) => view.getInt32(at, true),
  I: (view, at) => view.getUint32(at, true),
  q: (view, at) => Number(view.getBigInt64(at, true)),
};

export const WRITE: Record<Letter, Write> = {
  b: (view, at, value) => view.setInt8(at, value),
  B: (view, at, value) => view.setUint8(at, value),
  h: (view, at, value) => view.setInt16(at, value, true),
  H: (view, at, value) => view.setUint16(at, value, true),
  i: (view, at, value) => view.setInt32(at, value, true),
  I: (view, at, value) => view.setUint32(at, value, true),
  q: (view, at, value) => view.setBigInt64(at, BigInt(value), true),
};

/** Is the bit with this number set in the number at this place? Sets can have more bits than a number holds exactly. */
export function hasBit(view: DataView, at: number, bit: number): boolean {
  return ((view.getUint8(at + (bit >> 3)) >> (bit & 7)) & 1) === 1;
}
