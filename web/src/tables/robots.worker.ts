// Where robots think. The first message brings the game, each other one a task.

import type { Description } from '../contract';
import { Game } from '../engine/game';
import { choose, weigh, type Found, type Task } from './robots';

interface Start {
  description: Description;
  module: WebAssembly.Module;
  constants?: Uint8Array;
}

let game: Game;

onmessage = ({ data }: MessageEvent<Start | Task>) => {
  if ('description' in data) {
    game = new Game(data.description, data.module, data.constants);
    return;
  }
  const { bytes, seat, rng } = data;
  const seen = game.position(bytes as Uint8Array<ArrayBuffer>);
  postMessage(('robot' in data ? choose(data.robot, seen, seat, rng) : weigh(seen, seat, rng, data.thought)) satisfies Found);
};
