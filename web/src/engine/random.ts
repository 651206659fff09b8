// Random numbers with the same streams as everywhere else (core/random.py): sfc32, four 32-bit words of state.

import type { Rng } from './wasm';

const WARM_UP = 12;
const WORD = 2 ** 32;

/** From a number that says which; different streams of one seed are independent. */
export function seeded(seed: number, stream: number): Rng {
  const rng = Uint32Array.of(seed, Math.floor(seed / WORD), stream, 1);
  for (let i = 0; i < WARM_UP; i++) nextWord(rng);
  return rng;
}

/** The next 32 random bits. */
export function nextWord(rng: Rng): number {
  const [a, b, c, count] = rng as unknown as [number, number, number, number];
  const word = (a + b + count) >>> 0;
  rng.set([b ^ (b >>> 9), c + (c << 3), ((c << 21) | (c >>> 11)) + word, count + 1]);
  return word;
}
