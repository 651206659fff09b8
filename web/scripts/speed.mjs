// How fast a browser plays: random games inside one WebAssembly module, in Chromium. Reads a list of games from its standard
// input ({name, wasm, blank, tables, rounds}; blank is a packed position in base64), writes what was measured.

import { measureGames } from './chromium.mjs';

await measureGames(measure);

async function measure({ code, blank, tables, rounds }) {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const start = performance.now();
  const { instance } = await WebAssembly.instantiate(bytes(code), {});
  const started = performance.now() - start;
  const { memory, heap, all_reset, all_playouts } = instance.exports;
  const position = bytes(blank);
  let end = heap();
  const room = (size) => ((end = Math.ceil(end / 16) * 16 + size), end - size);
  const [games, first, choosers, seeds, decisions] = [position.length * tables, position.length, 16 * tables, 8 * tables, 8 * tables].map(room);
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / 65536));
  new Uint8Array(memory.buffer, first, position.length).set(position);
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const seed = new BigInt64Array(memory.buffer, seeds, tables);
    for (let i = 0; i < tables; i++) seed[i] = BigInt(round * tables + i);
    all_reset(0n, BigInt(tables), games, first, choosers, seeds, 0);
    const begin = performance.now();
    all_playouts(0n, BigInt(tables), games, choosers, decisions);
    const seconds = (performance.now() - begin) / 1000;
    const total = new BigInt64Array(memory.buffer, decisions, tables).reduce((sum, next) => sum + next, 0n);
    best = Math.max(best, Number(total) / seconds);
  }
  return { started, speed: best };
}
