// Where robots think. The first message brings the game, each other one a task.

import type { Description } from '../contract';
import { Game } from '../engine/game';
import { choose, newRng, weigh, type Result, type Task } from './robots';

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
  const { number, robot, also, bytes, seat } = data;
  const seen = game.position(bytes as Uint8Array<ArrayBuffer>);
  const found = robot ? choose(robot, seen, seat, newRng()) : weigh(seen, seat, newRng(), also);
  postMessage({ number, found } satisfies Result);
};
