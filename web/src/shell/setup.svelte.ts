/** A table before it is opened: who sits where, options, clock, place. Remembered by game until the next time. */
import type { Option, OptionValue } from '../contract';
import { allowedValues, usualOptions } from '../engine/options';
import type { KeptPack } from '../tables/kept';
import type { Clock as ServerClock } from '../tables/server';
import { CLOCKS } from './clock';
import { entry, lastRobotName, myName, robotsAt, USUAL_ROBOT } from './games';
import { profile } from './kept.svelte';
import { t } from './texts.svelte';

export type SeatPlan = { kind: 'person' | 'robot'; player: string; name: string };
export type Clock = 'none' | 'live' | 'letters';
export type Place = 'device' | 'network';

interface Kept {
  players: number;
  seats: SeatPlan[];
  options: Record<string, OptionValue | OptionValue[]>;
  clock: Clock;
  pace: number;
}

/** Options that mean something only when another one is on. */
const NEEDS: Record<string, Record<string, string>> = { 'planet-unknown': { green: 'events', red: 'events' } };

export class Setup {
  game = $state('planet-5r');
  players = $state(4);
  /** Of all seats that could be; the first `players` count. Seat 0 is yours. */
  seats = $state<SeatPlan[]>([]);
  options = $state<Record<string, OptionValue | OptionValue[]>>({});
  clock = $state<Clock>('none');
  /** Which of the clocks of that kind. */
  pace = $state(1);
  place = $state<Place>('device');
  listed = $state(false);
  /** The own box that is played with. */
  pack = $state.raw<KeptPack | null>(null);
  /** Options of the game before that this one does not have. */
  dropped = $state<string[]>([]);

  constructor(game: string, withRobots: boolean) {
    this.take(game);
    if (withRobots) this.robots();
  }

  take(game: string): void {
    const { players, options } = entry(game);
    const kept = profile.setups[game] as Partial<Kept> | undefined;
    const before = this.seats;
    if (!before.length) [this.clock, this.pace] = [kept?.clock ?? 'none', kept?.pace ?? 1]; // another game keeps the clock
    const changed = Object.keys(this.options).filter((name) => !options.some((option) => option.name === name));
    this.game = game;
    if (this.pack?.game !== game) this.pack = null;
    this.players = Math.min(players.max, Math.max(players.min, kept?.players ?? players.recommended));
    this.seats = Array.from({ length: 6 }, (_, seat) => before[seat] ?? kept?.seats?.[seat] ?? { kind: seat ? 'robot' : 'person', player: USUAL_ROBOT, name: '' });
    this.seats[0] = { kind: 'person', player: '', name: '' };
    this.dropped = before.length ? changed : [];
    this.options = Object.fromEntries(options.map((option) => [option.name, kept?.options?.[option.name] ?? option.values[0]!]));
    this.allow();
  }

  robots(): void {
    for (const seat of this.seats.slice(1)) Object.assign(seat, { kind: 'robot', player: seat.player || USUAL_ROBOT });
  }

  /** As the server is told. */
  get time(): ServerClock | null {
    return this.clock === 'none' ? null : CLOCKS[this.clock][this.pace]!;
  }

  /** Robots that cannot play at this place give their seat to the usual one. */
  move(place: Place): void {
    this.place = place;
    for (const seat of this.seats.slice(1)) if (!robotsAt(place).includes(seat.player)) seat.player = USUAL_ROBOT;
  }

  /** Values that this number of players refuses fall back to the first that it takes. */
  allow(): void {
    for (const option of entry(this.game).options) {
      const values = this.values(option);
      const value = this.options[option.name];
      if (!Array.isArray(value) && !values.includes(value as OptionValue)) this.options[option.name] = values[0]!;
    }
  }

  values(option: Option): OptionValue[] {
    const game = entry(this.game);
    if (!game.options.includes(option)) return option.values; // a card of the game before, on its way out
    const chosen = Object.entries(this.options).filter(([name]) => !game.options.find((known) => known.name === name)?.each_seat);
    return allowedValues(game, { ...usualOptions(game, this.players), ...Object.fromEntries(chosen) }, this.players, option.name);
  }

  get shown(): Option[] {
    const needs = NEEDS[this.game] ?? {};
    return entry(this.game).options.filter((option) => !needs[option.name] || this.options[needs[option.name]!] === true);
  }

  get changed(): string[] {
    return this.shown.filter((option) => this.options[option.name] !== option.values[0]).map((option) => option.name);
  }

  seatName(seat: number): string {
    const plan = this.seats[seat]!;
    if (seat === 0) return myName();
    if (plan.kind === 'robot') return lastRobotName(this.seats.slice(1, seat + 1).filter(({ kind }) => kind === 'robot').map(({ player }) => player));
    return plan.name || (this.place === 'device' ? t('neighbour', { number: seat + 1 }) : t('friend'));
  }

  remember(): void {
    const { players, seats, options, clock, pace } = this;
    profile.setups[this.game] = $state.snapshot({ players, seats, options, clock, pace } satisfies Kept);
  }
}
