// How fast robots think in a browser: searches inside one WebAssembly module, in Chromium, as the page makes them. Reads a list of games
// from its standard input ({name, wasm, tree, iterations, milliseconds, decisions: [{bytes, seat, rng}]}; bytes in base64), writes for
// each decision how many iterations were made and in how many milliseconds.

import { measureGames } from './chromium.mjs';

await measureGames(measure);

async function measure({ code, tree, iterations, milliseconds, decisions }) {
  const SLICE = 64;
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes(code), {});
  const { memory, heap, start_search, search } = instance.exports;
  let end = heap();
  const room = (size) => ((end = Math.ceil(end / 16) * 16 + size), end - size);
  const [game, chance, nodes] = [bytes(decisions[0].bytes).length, 16, tree].map(room);
  memory.grow(Math.ceil(Math.max(0, end - memory.buffer.byteLength) / 65536));
  return decisions.map(({ bytes: position, seat, rng }) => {
    new Uint8Array(memory.buffer).set(bytes(position), game);
    new Uint8Array(memory.buffer).set(bytes(rng), chance);
    const begin = performance.now();
    start_search(game, BigInt(seat), nodes);
    let done = 0;
    while (done < iterations && performance.now() - begin < milliseconds) {
      const wanted = Math.min(SLICE, iterations - done);
      const made = Number(search(game, BigInt(seat), nodes, chance, BigInt(wanted), BigInt(iterations - done)));
      done += made;
      if (made < wanted) break;
    }
    return { done, milliseconds: performance.now() - begin };
  });
}
