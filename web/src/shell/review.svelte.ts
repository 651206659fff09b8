/** A review of a finished game, one seat after the other. It goes on while other things of the game are looked at. */
import type { Seat } from '../contract';
import { decisions, judge, type Moment } from '../tables/review';
import { Crew } from '../tables/robots';
import type { Table } from '../tables/table';
import { problem } from './opening';

const MATTERS = 0.05; // what a turning point gives away at least: less may be chance
const MOST_MOMENTS = 6;

export class Review {
  /** Whose decisions are looked at. */
  seat = $state(0);
  /** Whose decisions are thought about now. */
  running = $state<Seat | null>(null);
  /** Why it has stopped by itself. */
  trouble = $state('');
  #found = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  #crew: Crew | null = null;
  readonly #decisions;

  constructor(private readonly table: Table) {
    this.#decisions = decisions(table);
  }

  asked = $derived.by(() => this.#decisions.filter(({ seat }) => seat === this.seat));
  /** What was found so far, in order of time. */
  moments = $derived.by(() => this.asked.flatMap(({ number }) => this.#found.get(number) ?? []));
  done = $derived.by(() => this.moments.length === this.asked.length);
  /** Where most was lost, in order of time. */
  turns = $derived.by(() => {
    const worst = this.moments.filter(({ lost }) => lost >= MATTERS).sort((one, other) => other.lost - one.lost);
    return worst.slice(0, MOST_MOMENTS).sort((one, other) => one.at - other.at);
  });

  /** Begins, or goes on where it was stopped. */
  start(): void {
    this.stop();
    const crew = (this.#crew = new Crew(this.table.game));
    const { seat } = this;
    this.running = seat;
    this.trouble = '';
    const missing = this.asked.filter(({ number }) => !this.#found.has(number));
    let left = missing.length;
    for (const decision of missing)
      judge(decision, crew).then(
        (moment) => {
          this.#found = new Map(this.#found).set(moment.number, moment);
          if (--left === 0) this.stop();
        },
        (error) => {
          if (crew !== this.#crew) return;
          this.stop();
          this.trouble = problem(error);
        },
      );
  }

  /** What was found stays. */
  stop(): void {
    this.#crew?.close();
    this.#crew = null;
    this.running = null;
  }
}
