// What happened, played over a board one step after the other; a press or a key skips the rest. A game says what its steps are and what each looks like.

import type { Happening, Screen } from '../contract';
import { motionLength } from './kept.svelte';

interface Play<Step, Shown> {
  /** What happened, as steps. */
  steps: (happened: Happening[]) => Step[];
  /** A step with where it is on the page now; nothing where that is out of sight. */
  show: (step: Step) => Shown | null;
  /** How long a step lasts, in milliseconds; `many`: others wait, be brief. */
  length: (shown: Shown, many: boolean) => number;
}

const MOST = 24; // steps that wait; of more, the last
const MANY = 6;

let missed = $state.raw<Happening[]>([]);
/** Plays what somebody has missed, over the board as it is now. */
export function retell(happened: Happening[]): void {
  missed = happened;
}

let running = 0;
/** Does anything play now? A replay that plays on waits for it. */
export const inMotion = (): boolean => running > 0;

/** Made while a component is set up: it follows the screen as long as that lives. */
export class Motion<Step, Shown> {
  /** What plays now, and for how long; each step has a key of its own. */
  now = $state.raw<{ shown: Shown; lasting: number; key: number } | null>(null);
  #play: Play<Step, Shown>;
  #waiting: Step[] = [];
  #running = false;
  #wake = (): void => {};
  #seen = -1;
  #key = 0;

  constructor(screen: () => Screen, play: Play<Step, Shown>) {
    this.#play = play;
    const before = missed;
    $effect(() => this.#follow(screen()));
    $effect(() => {
      if (missed !== before) this.#tell(missed);
    });
    $effect(() => {
      const skip = (): void => this.#skip();
      // before anybody answers the press: what comes of the answer is not skipped
      for (const press of ['pointerdown', 'keydown']) addEventListener(press, skip, true);
      return () => {
        for (const press of ['pointerdown', 'keydown']) removeEventListener(press, skip, true);
        skip();
      };
    });
  }

  #follow({ sequence, happened }: Screen): void {
    if (sequence === this.#seen) return;
    const first = this.#seen < 0;
    this.#seen = sequence;
    if (!first) this.#tell(happened);
  }
  #tell(happened: Happening[]): void {
    if (!motionLength(1)) return;
    this.#waiting = [...this.#waiting, ...this.#play.steps(happened)].slice(-MOST);
    if (!this.#running) void this.#run();
  }
  async #run(): Promise<void> {
    this.#running = true;
    running++;
    for (let step = this.#waiting.shift(); step !== undefined; step = this.#waiting.shift()) {
      const shown = this.#play.show(step);
      if (shown === null) continue;
      const lasting = motionLength(this.#play.length(shown, this.#waiting.length > MANY));
      this.now = { shown, lasting, key: this.#key++ };
      await new Promise<void>((done) => {
        this.#wake = done;
        setTimeout(done, lasting);
      });
    }
    this.now = null;
    this.#running = false;
    running--;
  }
  #skip(): void {
    this.#waiting = [];
    this.now = null;
    this.#wake();
  }
}
