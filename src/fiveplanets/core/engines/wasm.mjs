// A WebAssembly file in Node, driven through its standard input: each line is a list of steps, and is answered by a
// line with the list of their results. Bytes travel in base64; 64-bit numbers as strings.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { brotliCompressSync } from "node:zlib";

let exports = null;

const memory = () => exports.memory.buffer;

const steps = {
  load(path) {
    const bytes = readFileSync(path);
    const start = performance.now();
    const module = new WebAssembly.Module(bytes);
    exports = new WebAssembly.Instance(module, {}).exports;
    return { ms: performance.now() - start, bytes: bytes.length };
  },
  brotli: (path) => brotliCompressSync(readFileSync(path)).length,
  has: (name) => name in exports,
  reach(end) {
    const missing = end - memory().byteLength;
    if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
    return null;
  },
  write(address, data) {
    const bytes = Buffer.from(data, "base64");
    new Uint8Array(memory(), address, bytes.length).set(bytes);
    return null;
  },
  fill(address, count) {
    new Uint8Array(memory(), address, count).fill(0);
    return null;
  },
  read: (address, count) => Buffer.from(memory(), address, count).toString("base64"),
  call(name, ...values) {
    const start = performance.now();
    const found = exports[name](...values.map((value) => (typeof value === "string" ? BigInt(value) : value)));
    return { value: found === undefined ? null : String(found), ms: performance.now() - start };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    answer = { results: JSON.parse(line).map(([step, ...values]) => steps[step](...values)) };
  } catch (error) {
    answer = { error: String(error) };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}
