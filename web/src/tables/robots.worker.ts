// Where robots think. The first message brings the game, each other one a task.

import type { Description } from '../contract';
import { Game } from '../engine/game';
import { choose, newRng, type Answer, type Task } from './robots';

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
  const { number, robot, bytes, seat } = data;
  const move = choose(robot, game.position(bytes as Uint8Array<ArrayBuffer>), seat, newRng());
  postMessage({ number, move } satisfies Answer);
};
