/** A QR code of a link: bytes, error correction level Q, versions 1 to 10 (up to 151 characters). */

/** Of each version: error correction bytes a block, and how many blocks of how many data bytes. */
const VERSIONS: [number, [number, number][]][] = [
  [13, [[1, 13]]],
  [22, [[1, 22]]],
  [18, [[2, 17]]],
  [26, [[2, 24]]],
  [18, [[2, 15], [2, 16]]],
  [24, [[4, 19]]],
  [18, [[2, 14], [4, 15]]],
  [22, [[4, 18], [2, 19]]],
  [20, [[4, 16], [4, 17]]],
  [24, [[6, 19], [2, 20]]],
];
const ALIGNED = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];

/** Rows of modules; true is dark. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([, blocks]) => capacity(blocks) >= bytes.length + 3) + 1;
  if (version === 0) throw new Error('too long for a QR code');
  const code = codewords(bytes, version);
  const drawings = Array.from({ length: 8 }, (_, mask) => draw(code, version, mask));
  return drawings.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

const capacity = (blocks: [number, number][]): number => blocks.reduce((sum, [count, size]) => sum + count * size, 0);

// --- bytes with their error correction, interleaved

function codewords(bytes: Uint8Array, version: number): number[] {
  const [ecc, blocks] = VERSIONS[version - 1]!;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  const room = capacity(blocks) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = Array.from({ length: room / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));

  const divisor = generator(ecc);
  const parts: number[][] = [];
  let at = 0;
  for (const [count, size] of blocks) for (let i = 0; i < count; i++) parts.push(data.slice(at, (at += size)));
  const checks = parts.map((part) => remainder(part, divisor));
  const longest = Math.max(...parts.map((part) => part.length));
  const woven = (from: number[][], length: number): number[] => Array.from({ length }, (_, i) => from.flatMap((part) => (i < part.length ? [part[i]!] : []))).flat();
  return [...woven(parts, longest), ...woven(checks, ecc)];
}

function multiply(x: number, y: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((y >>> i) & 1) * x;
  }
  return product;
}

function generator(degree: number): number[] {
  const result = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) result[j] = multiply(result[j]!, root) ^ (result[j + 1] ?? 0);
    root = multiply(root, 2);
  }
  return result;
}

function remainder(data: number[], divisor: number[]): number[] {
  const result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ result.shift()!;
    result.push(0);
    divisor.forEach((coefficient, i) => (result[i]! ^= multiply(coefficient, factor)));
  }
  return result;
}

// --- the picture

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(code: number[], version: number, mask: number): boolean[][] {
  const size = version * 4 + 17;
  const dark: boolean[][] = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed: boolean[][] = dark.map((row) => [...row]);
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let y = -4; y <= 4; y++) for (let x = -4; x <= 4; x++) set(cx + x, cy + y, ![2, 4].includes(Math.max(Math.abs(x), Math.abs(y))));
  const aligned = version > 1 ? [6, ...ALIGNED[version - 1]!] : [];
  for (const cy of aligned)
    for (const cx of aligned) {
      if ((cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6)) continue;
      for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  format(set, size, mask);
  if (version >= 7) versionBits(set, size, version);

  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (let j = 0; j < 2; j++) {
        const x = right - j;
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        const on = bit < code.length * 8 && ((code[bit >>> 3]! >>> (7 - (bit & 7))) & 1) === 1;
        bit++;
        dark[y]![x] = on !== MASKS[mask]!(x, y);
      }
  }
  return dark;
}

function format(set: (x: number, y: number, on: boolean) => void, size: number, mask: number): void {
  const data = (3 << 3) | mask; // level Q
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const on = (i: number): boolean => ((bits >>> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, on(i));
  set(8, 7, on(6));
  set(8, 8, on(7));
  set(7, 8, on(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, on(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, on(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, on(i));
  set(8, size - 8, true);
}

function versionBits(set: (x: number, y: number, on: boolean) => void, size: number, version: number): void {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const on = ((bits >>> i) & 1) === 1;
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, on);
    set(b, a, on);
  }
}

/** Long runs and blocks of one colour are hard to read. */
function penalty(dark: boolean[][]): number {
  const size = dark.length;
  let sum = 0;
  for (const at of [(i: number, j: number) => dark[i]![j]!, (i: number, j: number) => dark[j]![i]!])
    for (let i = 0; i < size; i++)
      for (let j = 0, run = 0; j < size; j++) {
        run = j > 0 && at(i, j) === at(i, j - 1) ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) sum++;
      }
  for (let y = 0; y < size - 1; y++) for (let x = 0; x < size - 1; x++) if (new Set([dark[y]![x], dark[y]![x + 1], dark[y + 1]![x], dark[y + 1]![x + 1]]).size === 1) sum += 3;
  const share = dark.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(share - 0.5) * 20) * 10;
}
