/**
 * Pick, see, confirm. A board picks; the ask bar shows the pick with Back and Confirm; the session plays.
 * One gesture may have inner steps (a parameter chosen, then the next) and several moves (take, then place).
 */

import type { Snippet } from 'svelte';
import type { Choice, Preview, Screen, Session } from '../contract';
import { Refused } from '../contract';

/** A thing on the board that can be pressed; digits press the n-th. */
export interface Target {
  label: string;
  press(): void;
}

/** A consequence of the pick in numbers, for the ask bar. */
export interface Effect {
  label: string;
  from?: string | number;
  to: string | number;
}

export class Pick {
  /** The moves of the gesture so far; all of them are made by Confirm. */
  moves = $state.raw<number[]>([]);
  /** Inner steps that are not moves yet, as words for the ask bar. */
  steps = $state.raw<string[]>([]);
  /** What would come of it; null where only the table can know. */
  preview = $state.raw<Preview | null>(null);
  /** Is a whole answer picked, so that Confirm makes it? */
  ready = $derived(this.moves.length > 0);
  /** Why the last move was refused. */
  refused = $state.raw<{ rule: string; text: string } | null>(null);
  busy = $state(false);
  /** How many gestures have been made or taken back: each begins a new one. */
  made = $state(0);
  /** The question in the board's words, where its picture says the rest. */
  asks = $state('');
  /** What the ask bar says instead of the question while a gesture is under way. */
  sentence = $state('');
  /** What the ask bar says under it: what would come of the pick, or where in a chain of decisions this is. */
  note = $state('');
  /** Where the pick is a robot's hint: what speaks for it. */
  advice = $state('');
  /** What a board puts into the ask bar: the hand. */
  aside = $state.raw<Snippet | null>(null);
  /** What the pick would change, and what Confirm is called then. */
  effects = $state.raw<Effect[]>([]);
  verb = $state('');
  /** What cannot be made good again: Confirm is held down for a moment, and a second press does not make it. */
  held = $state(false);
  /** How many moves Back leaves alone: a dial always shows one. */
  floor = $state(0);
  targets: Target[] = [];
  /** Is this person playing by keyboard? Then the focus follows the question. */
  byKeys = false;

  #session: Session;
  #confirm: () => boolean;
  #undoStep: (() => void)[] = [];

  constructor(session: Session, confirm: () => boolean) {
    this.#session = session;
    this.#confirm = confirm;
  }

  get screen(): Screen {
    return this.#session.screen.get();
  }
  get seat(): number {
    return this.screen.viewer ?? -1;
  }

  /** An inner step; `back` takes it away again on the board. */
  step(words: string, back: () => void): void {
    this.steps = [...this.steps, words];
    this.#undoStep.push(back);
  }

  /** Pick a move: a ghost and its consequences. The same move again, or no confirm step, makes it, unless it is one that Confirm is held for. */
  choose(choice: Choice | number, sentence = '', held = false): void {
    const move = typeof choice === 'number' ? choice : choice.index;
    if (this.busy) return;
    if (this.ready && this.moves[this.moves.length - 1] === move) return void (held && !this.byKeys ? null : this.confirm());
    this.moves = [move];
    this.held = held;
    this.advice = '';
    this.sentence = sentence;
    this.refused = null;
    this.preview = this.#session.whatIf(this.seat, this.moves);
    if (!held && !this.#confirm()) void this.confirm();
  }

  /** Show a whole gesture, or one that is still being shaped: only Confirm makes it. */
  offer(moves: number[], sentence = ''): void {
    if (this.busy) return;
    this.refused = null;
    this.advice = '';
    this.held = false;
    this.preview = this.#session.whatIf(this.seat, moves);
    this.moves = moves;
    this.sentence = sentence;
  }

  /** Go on with the gesture after what was picked: the next move of the chain. */
  chain(move: number, sentence = ''): void {
    const moves = [...this.moves, move];
    this.preview = this.#session.whatIf(this.seat, moves);
    this.moves = moves;
    this.sentence = sentence;
  }

  /** One step back inside the gesture. False: there was none. */
  back(): boolean {
    this.refused = null;
    if (this.moves.length > this.floor) {
      this.moves = this.moves.slice(0, -1);
      this.sentence = '';
      this.preview = this.moves.length > 0 ? this.#session.whatIf(this.seat, this.moves) : null;
      return true;
    }
    const undo = this.#undoStep.pop();
    if (!undo) return false;
    this.steps = this.steps.slice(0, -1);
    undo();
    return true;
  }

  get canGoBack(): boolean {
    return this.moves.length > this.floor || this.steps.length > 0;
  }

  clear(): void {
    this.moves = [];
    this.steps = [];
    this.preview = null;
    this.sentence = '';
    this.advice = '';
    this.held = false;
    this.effects = [];
    this.verb = '';
    this.floor = 0;
    this.#undoStep = [];
  }

  async confirm(): Promise<void> {
    if (!this.ready || this.busy) return;
    const { moves, seat } = this;
    this.busy = true;
    try {
      for (const move of moves) await this.#session.play(seat, move);
      this.clear();
      this.made++;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = { rule: error.rule, text: error.text };
      this.clear();
    } finally {
      this.busy = false;
    }
  }

  /** Say why a move is not possible, on the spot; for things that are pressed and are not legal. */
  why(move: number): void {
    const found = this.#session.whyNot(this.seat, move);
    this.refused = found ? { rule: found.rule, text: '' } : null;
  }

  async undo(): Promise<void> {
    if (this.busy || !this.screen.canUndo) return;
    this.clear();
    this.busy = true;
    try {
      await this.#session.undo(this.seat);
      this.made++;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = { rule: error.rule, text: error.text };
    } finally {
      this.busy = false;
    }
  }
}
