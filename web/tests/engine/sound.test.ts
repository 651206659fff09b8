// Sounds are made with WebAudio: what is struck, when, and that nothing is where nobody wants to hear anything.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { ROOT } from '../python';
import { GAMES } from './fixtures';

interface Node {
  kind: string;
  started: number;
  stopped: number;
}
const made: Node[] = [];
let gains: number[] = [];
const parameter = (set: (value: number) => void = () => {}) => ({
  set value(value: number) {
    set(value);
  },
  setValueAtTime: () => {},
  exponentialRampToValueAtTime: (value: number) => expect(value).toBeGreaterThan(0), // WebAudio throws otherwise
});
const node = (kind: string) => {
  const one: Node = { kind, started: NaN, stopped: NaN };
  return Object.assign(one, { connect: () => {}, frequency: parameter(), gain: parameter((value) => gains.push(value)), start: (at: number) => (one.started = at), stop: (at: number) => (one.stopped = at) });
};
const source = (kind: string) => {
  const one = node(kind);
  made.push(one);
  return one;
};
let contexts = 0;
class FakeContext {
  state = 'running';
  currentTime = 5;
  sampleRate = 100;
  destination = {};
  constructor() {
    contexts++;
  }
  createGain = () => node('gain');
  createOscillator = () => source('tone');
  createBufferSource = () => source('noise');
  createBiquadFilter = () => node('band');
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeContext);
  made.length = 0;
  gains = [];
  contexts = 0;
});

test('silence makes nothing at all', async () => {
  const { play } = await import('../../src/sound/player');
  play('launch', 0);
  expect([contexts, made.length]).toEqual([0, 0]);
});

test('every sound is short, begins now or when told, and ends', async () => {
  const { play } = await import('../../src/sound/player');
  const { SOUNDS } = await import('../../src/sound/sounds');
  for (const name of Object.keys(SOUNDS) as (keyof typeof SOUNDS)[]) {
    made.length = 0;
    play(name, 50, 2);
    expect(made.length, name).toBe(SOUNDS[name].length);
    for (const { started, stopped } of made) {
      expect(started).toBeGreaterThanOrEqual(7);
      expect(stopped).toBeGreaterThan(started);
      expect(stopped, name).toBeLessThan(7 + 1.7);
    }
  }
  expect(contexts).toBe(1);
});

test('the volume of the settings is the volume', async () => {
  const { play } = await import('../../src/sound/player');
  play('pick', 100);
  play('pick', 25);
  const [loud, soft] = gains;
  expect(loud).toBeGreaterThan(4 * soft!);
});

test('where a browser has no sound, nothing breaks', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const { play } = await import('../../src/sound/player');
  expect(() => play('end', 80)).not.toThrow();
});

test('every event that is heard is an event of some game', async () => {
  const { OF_EVENT } = await import('../../src/sound/sounds');
  const events = GAMES.flatMap((game) => Object.keys(JSON.parse(readFileSync(join(ROOT, 'web/src/generated', game, 'game.json'), 'utf8')).events));
  expect(Object.keys(OF_EVENT).filter((event) => !events.includes(event))).toEqual([]);
});
