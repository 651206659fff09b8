// A position: the state of a game alone, as packed bytes, and everything that the rules say about it.

import type { Choice, GameEvent, Question, Seat } from '../contract';
import type { Game } from './game';
import { EVERYTHING, SPECTATOR } from './readers';
import type { Rng, StoryLine } from './wasm';

const LOST = -(2n ** 40n); // a standing that cannot win, for games in which everybody may lose

export class Position {
  /** The bytes are never changed: a move gives new ones. */
  constructor(
    readonly game: Game,
    public bytes: Uint8Array<ArrayBuffer>,
  ) {}

  copy(): Position {
    return new Position(this.game, this.bytes);
  }

  get players(): number {
    return this.game.playersAt(this.bytes);
  }

  get seats(): Seat[] {
    return Array.from({ length: this.players }, (_, seat) => seat);
  }

  get fingerprint(): string {
    return this.game.rules.fingerprint(this.bytes);
  }

  /** The round that is played; null in a game without rounds. */
  get round(): number | null {
    return this.game.roundAt(this.bytes);
  }

  // --- who may act, and how

  get toAct(): Seat[] {
    return this.seats.filter((seat) => this.game.isAsked(this.bytes, seat));
  }

  get over(): boolean {
    return this.toAct.length === 0;
  }

  isAsked(seat: Seat): boolean {
    return seat >= 0 && seat < this.players && this.game.isAsked(this.bytes, seat);
  }

  /** The numbers of the seat's legal moves. */
  legal(seat: Seat): number[] {
    return this.isAsked(seat) ? this.game.rules.legal(this.bytes, seat) : [];
  }

  choices(seat: Seat): Choice[] {
    return this.legal(seat).map((index) => ({ index, data: this.game.moves.data(index) }));
  }

  isLegal(seat: Seat, move: number): boolean {
    return this.isAsked(seat) && this.game.moves.has(move) && this.game.rules.isLegal(this.bytes, seat, move);
  }

  /** Makes a legal move; gives what it tells the table. */
  apply(seat: Seat, move: number): StoryLine[] {
    if (!this.isLegal(seat, move)) throw new RangeError(`move ${move} is not legal for seat ${seat} now`);
    const [bytes, story] = this.game.rules.apply(this.bytes, seat, move);
    this.bytes = bytes;
    return story;
  }

  /** The id of the rule that an illegal move would break; null if it is legal. */
  whyNot(seat: Seat, move: number): string | null {
    if (this.isLegal(seat, move)) return null;
    const kind = this.game.moves.kind(move);
    const asked = this.asks(seat).at(-1);
    const { reasons } = this.game.description.moves;
    if (!asked || !kind.asks.includes(asked.ask)) return reasons[this.game.rules.whyNotYet(this.bytes, seat, move)] ?? kind.when;
    return reasons[this.game.rules.whyNot(this.bytes, seat, move)] ?? kind.refused;
  }

  /** The quick bot's move for a seat that may act. Give it what the seat may see. */
  quick(seat: Seat, rng: Rng): number {
    return this.game.rules.quick(this.bytes, seat, rng);
  }

  // --- how it stands

  /** The points of every seat as they would be if the game ended now. */
  get scores(): number[] {
    return this.seats.map((seat) => this.game.rules.score(this.bytes, seat));
  }

  /** Points and tie-breaks in one number a seat; only their order matters. */
  get standings(): bigint[] {
    return this.seats.map((seat) => this.game.rules.standing(this.bytes, seat));
  }

  /** The place of every seat, 0 for the first; equals share one. */
  get ranks(): number[] {
    return this.seats.map((seat) => this.game.rules.rank(this.bytes, seat));
  }

  /** The seats that won; none while the game goes on. */
  get winners(): Seat[] {
    if (!this.over) return [];
    const standings = this.standings;
    const best = standings.reduce((most, next) => (next > most ? next : most));
    return this.seats.filter((seat) => standings[seat] === best && best > LOST);
  }

  // --- what a seat may know; null is a spectator

  /** What a seat may see, as a position of the same shape: what is hidden is zero. */
  redacted(seat: Seat | null): Position {
    return new Position(this.game, this.game.rules.redacted(this.bytes, seat ?? SPECTATOR));
  }

  /** The state as plain data; what the seat may not see is null. */
  shown(seat: Seat | null): any {
    return this.game.stateOf(this.bytes, seat ?? SPECTATOR);
  }

  /** What a screen shows beyond the state, computed from what the seat may see. */
  facts(seat: Seat | null): any {
    const viewer = seat ?? SPECTATOR;
    return this.game.factsOf(this.game.rules.redacted(this.bytes, viewer), viewer);
  }

  /** State and facts as if the seat saw everything: for those who look back at a game, never for a player. */
  opened(seat: Seat | null): { state: any; facts: any } {
    return { state: this.game.stateOf(this.bytes, EVERYTHING), facts: this.game.factsOf(this.bytes, seat ?? SPECTATOR) };
  }

  /** The points of every seat by source, with nothing hidden: for the end of a game. */
  points(): Record<string, number>[] {
    return this.game.factsOf(this.bytes, SPECTATOR).points.slice(0, this.players);
  }

  /** What the seat has to decide, by name with its words; the last one comes first. */
  asks(seat: Seat): Question[] {
    return this.game.asksOf(this.bytes, seat);
  }

  question(seat: Seat): Question | null {
    return this.isAsked(seat) ? this.asks(seat).at(-1)! : null;
  }

  /** What a legal move would bring, as its seat would see it, counted from what the seat may see alone; null where
   * that is not enough. */
  preview(seat: Seat, move: number): { after: Position; events: GameEvent[] } | null {
    if (!this.game.watched || !this.isLegal(seat, move)) return null;
    const found = this.game.watched.preview(this.redacted(seat).bytes, seat, move);
    if (!found) return null;
    return { after: new Position(this.game, found[0]).redacted(seat), events: this.game.events(found[1]) };
  }

  /** A full position that this seat cannot tell from the truth, each as likely as it is for the seat. */
  imagine(seat: Seat, rng: Rng): Position {
    return new Position(this.game, this.game.rules.imagine(this.redacted(seat).bytes, seat, rng));
  }
}
