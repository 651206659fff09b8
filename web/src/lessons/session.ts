// A table that teaches: the learner makes the moves of the lesson and no others, the others make theirs.

import { Refused, type ChatLine, type Happening, type Preview, type Readable, type Screen, type Seat, type SeatInfo, type Session } from '../contract';
import type { Game } from '../engine/game';
import { store } from '../tables/store';
import { Table } from '../tables/table';
import { whatIf } from '../tables/whatif';
import type { Lesson, Played, Step } from './lesson';

export class LessonSession implements Session {
  readonly online = false;
  readonly mine: Seat[];
  readonly chat: Readable<ChatLine[]> = store<ChatLine[]>([]);
  readonly connection = store<'here' | 'connecting' | 'lost'>('here');
  readonly seats: Readable<SeatInfo[]>;
  readonly screen;
  readonly log = store<Happening[]>([]);
  /** Which call-out is open; the number of steps when the lesson is over. */
  readonly at = store(0);
  /** Are the others moving? */
  readonly moving = store(false);
  table: Table;
  /** How many of the step's moves have been made. */
  #done = 0;
  #told = 0;
  #closed = false;

  constructor(
    readonly engine: Game,
    readonly lesson: Lesson,
    names: string[],
    /** How long the others wait before each move, in milliseconds. */
    private readonly pause: () => number,
  ) {
    const { learner } = lesson;
    this.mine = [learner];
    this.seats = store(names.map((name, seat): SeatInfo => ({ seat, name, here: true, mine: seat === learner, ...(seat === learner ? { kind: 'person' } : { kind: 'robot', player: 'quick' }) })));
    this.table = this.#tableAt(0);
    this.#told = this.table.sequence;
    this.screen = store<Screen>(this.#look());
  }

  get id(): string {
    return `lesson-${this.game}`;
  }
  get game(): string {
    return this.engine.name;
  }
  get description() {
    return this.engine.description;
  }
  get step(): Step | undefined {
    return this.lesson.steps[this.at.get()];
  }
  /** What the learner has to play now, in order. */
  get wanted(): number[] {
    return (this.step?.play ?? []).slice(this.#done).map((move) => this.engine.moves.index(move));
  }

  look(): void {}

  async play(seat: Seat, move: number): Promise<void> {
    if (this.moving.get() || move !== this.wanted[0]) throw new Refused('lesson');
    this.table.play(seat, move);
    this.#done++;
    this.#show();
    if (!this.wanted.length) void this.#goOn();
  }

  /** On from a call-out that only says something. */
  async next(): Promise<void> {
    if (!this.wanted.length && !this.moving.get()) await this.#goOn();
  }

  async #goOn(): Promise<void> {
    const { table } = this;
    this.moving.set(true);
    for (const [seat, move] of this.step?.then ?? []) {
      await new Promise((go) => setTimeout(go, this.pause()));
      if (this.#closed || table !== this.table) return;
      table.play(seat, this.engine.moves.index(move));
      this.#show();
    }
    this.#done = 0;
    this.moving.set(false);
    this.at.set(this.at.get() + 1);
  }

  /** Back to a call-out, with the table as it was then. */
  goTo(step: number): void {
    this.table = this.#tableAt(step);
    this.#done = 0;
    this.#told = this.table.sequence;
    this.moving.set(false);
    this.#show();
    this.at.set(step);
  }

  async undo(): Promise<void> {
    throw new Refused('lesson');
  }

  whatIf(seat: Seat, moves: number[]): Preview | null {
    return whatIf(this.table.position, seat, moves, this.screen.get());
  }

  whyNot(seat: Seat, move: number): { rule: string } | null {
    const rule = this.table.position.whyNot(seat, move);
    return rule === null ? null : { rule };
  }

  /** A lesson is one. */
  async hint(): Promise<null> {
    return null;
  }

  say(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    this.#closed = true;
  }

  #tableAt(step: number): Table {
    const { players, seed, options, learner, before = [], steps } = this.lesson;
    const table = new Table(this.engine, { players, seed: BigInt(seed), salt: '', options });
    const own = (one: Step): Played[] => (one.play ?? []).map((move) => [learner, move]);
    const all = [...before, ...steps.slice(0, step).flatMap((one) => [...own(one), ...(one.then ?? [])])];
    for (const [seat, move] of all) table.play(seat, this.engine.moves.index(move));
    return table;
  }

  #look(): Screen {
    const screen = this.table.screen(this.lesson.learner, this.#told);
    this.#told = this.table.sequence;
    return { ...screen, canUndo: false };
  }

  #show(): void {
    this.log.set(this.table.since(0, this.lesson.learner));
    this.screen.set(this.#look());
  }
}
