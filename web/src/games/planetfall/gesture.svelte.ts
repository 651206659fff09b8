// From the question to things on the board: what can be pressed, what pressing it does, and why not where it cannot.

import type { Choice, Screen, Session, Words } from '../../contract';
import type { Pick } from '../../shell/pick.svelte';
import { componentsOf, EXPERIENCE_PRICE, NO_OUTCOME, outcomeAfter, outcomeOf, RESOURCES, spotsOf, type FallScreen, type Outcome, type SpotView } from './table';
import type { ResourceId, SideId, WayId } from '../../generated/planetfall';

/** Something on the board that answers the question. */
export interface Aim {
  /** `spot-3`, `kirko_a`, `loot`, `pay-2`, `nothing`, `points+` … */
  key: string;
  label: string;
  /** The moves that a press leads to. */
  moves?: number[];
  press(): void;
  /** Is it what is picked now? */
  on: boolean;
}

/** What operation points are exchanged for, in the order of the questions. */
export const EXCHANGES = ['points', 'experience', 'strength'] as const;
export type Exchange = (typeof EXCHANGES)[number];
export interface ExchangeLine {
  for: Exchange;
  amount: number;
  /** As many as can be had, the amounts before it given. */
  most: number;
}

export class Gesture {
  #screen: () => FallScreen;
  #words: () => Words;
  #session: Session;
  #pick: Pick;
  /** The mix of an exchange that is being shaped. */
  #wish = $state<Record<Exchange, number>>({ points: 0, experience: 0, strength: 0 });

  constructor(screen: () => FallScreen, words: () => Words, session: Session, pick: Pick) {
    this.#screen = screen;
    this.#words = words;
    this.#session = session;
    this.#pick = pick;
  }

  /** What I am asked; '' when I am not. */
  ask = $derived.by(() => {
    const { viewer, toAct, question } = this.#screen();
    return viewer !== null && toAct.includes(viewer) && this.#session.mine.includes(viewer) ? (question?.ask ?? '') : '';
  });
  exchanging = $derived((EXCHANGES as readonly string[]).includes(this.ask));
  spots = $derived.by((): SpotView[] => spotsOf(this.#screen(), componentsOf(this.#session.description)));
  aims = $derived.by((): Aim[] => this.#aims());
  byKey = $derived(new Map(this.aims.map((aim) => [aim.key, aim])));

  /** The spot where the ship, or the token, would go. */
  picked = $derived.by((): SpotView | null => {
    if (this.ask !== 'explore' && this.ask !== 'restrain') return null;
    return this.spots.find(({ spot }) => this.byKey.get(`spot-${spot}`)?.on) ?? null;
  });
  pickedSide = $derived(this.ask === 'side' ? ((this.aims.find(({ on }) => on)?.key as SideId | undefined) ?? null) : null);

  outcome = $derived.by((): Outcome => {
    if (!this.#pick.ready) return NO_OUTCOME;
    if (this.picked) return this.ask === 'explore' ? outcomeOf(this.picked) : NO_OUTCOME;
    const [before, after] = [this.#screen(), this.#pick.preview?.screen as FallScreen | undefined];
    if (before.viewer === null || this.ask === 'side') return NO_OUTCOME;
    if (after) return outcomeAfter(before, after, before.viewer);
    // What comes next is hidden: the tracks, at least, can be told.
    return { ...NO_OUTCOME, track: this.#tracks(before.state.empires[before.viewer]!.track) };
  });
  #tracks(track: number[]): number[] {
    if (this.exchanging) {
      const ends = componentsOf(this.#session.description).tables.most;
      const gained = (resource: ResourceId): number => this.exchange.lines.find((line) => line.for === resource)?.amount ?? 0;
      return RESOURCES.map((resource, i) => Math.min(resource === 'points' ? Infinity : ends[resource], track[i]! + gained(resource)));
    }
    const way = this.paying?.way ?? (this.aims.find(({ on }) => on)?.key as WayId | undefined);
    const facts = this.spots.find(({ acting }) => acting)?.facts.ways.find((one) => one.way === way);
    if (!facts) return track;
    const more = (this.paying?.amount ?? facts.least_replaced) - facts.least_replaced; // of the other resource
    return facts.after.map((amount, i) => amount + (RESOURCES[i] === facts.paid_with ? more : i >= 2 ? -more : 0));
  }

  /** A new question: what is offered before anything is pressed. */
  reset(): void {
    this.#pick.clear();
    if (this.exchanging) {
      const most = Number(this.#screen().question?.['most'] ?? 0);
      this.#wish = { points: most, experience: 99, strength: 99 };
      this.#offerExchange();
    } else if (this.ask === 'pay') {
      const first = this.#screen().moves[0];
      if (!first) return;
      this.#pick.floor = 1;
      this.#pick.offer([first.index], this.#words().move(first.data));
    }
  }

  #aims(): Aim[] {
    const { moves } = this.#screen();
    if (!this.ask || this.exchanging) return this.exchanging ? this.#exchangeAims() : [];
    if (this.ask === 'side') return this.#side(moves);
    const aims = moves.map((choice) => this.#choice(choice));
    if (this.ask === 'explore' || this.ask === 'restrain') aims.sort((one, other) => order(one.key) - order(other.key));
    return this.ask === 'way' ? [...aims, ...this.#payments()] : aims;
  }
  #side(moves: Choice[]): Aim[] {
    return moves.map((choice) => ({ ...this.#choice(choice), label: this.#words()(`board-lead`, { commander: this.#words().name('side', String(choice.data['side'])) }) }));
  }
  #choice(choice: Choice): Aim {
    const label = this.#words().move(choice.data);
    return { key: this.#keyOf(choice), label, moves: [choice.index], on: this.#pick.moves[0] === choice.index, press: () => this.#press(choice, label) };
  }
  #press(choice: Choice, label: string): void {
    const pick = this.#pick;
    if (choice.data.do === 'replace') return pick.moves[0] === choice.index ? void pick.confirm() : pick.offer([choice.index], label);
    // Taking and paying are one gesture: the least that must be replaced is offered with it.
    const next = choice.data.do === 'take' && pick.moves[0] !== choice.index ? this.#after([choice.index], 'pay') : null;
    if (next) return pick.offer([choice.index, next.moves[0]!.index], label);
    if (choice.data.do === 'take' && pick.moves.length > 1 && pick.moves[0] === choice.index) return void pick.confirm();
    pick.choose(choice, label);
  }
  #keyOf({ data }: Choice): string {
    const { open } = this.#screen().state;
    if (data.do === 'explore' || data.do === 'restrain') return `spot-${open.indexOf(data['card'] as never)}`;
    if (data.do === 'operate') return `spot-${this.spots.find(({ facts }) => facts.is_cell && facts.level === data['level'])?.spot}`;
    if (data.do === 'restrain_nothing') return 'nothing';
    if (data.do === 'replace') return `pay-${data['amount']}`;
    return String(data['side'] ?? data['way']);
  }

  /** The question that follows these moves, if it is mine and of this kind. */
  #after(moves: number[], ask: string): Screen | null {
    const { viewer } = this.#screen();
    const next = this.#session.whatIf(viewer!, moves)?.screen;
    return next && next.question?.ask === ask && next.toAct.includes(viewer!) ? next : null;
  }

  /** With a way picked that can be paid in several mixes: those. */
  #payments(): Aim[] {
    const [take, replace] = this.#pick.moves;
    if (take === undefined || replace === undefined) return [];
    return (this.#after([take], 'pay')?.moves ?? []).map((choice) => {
      const label = this.#words().move(choice.data);
      return { key: `pay-${choice.data['amount']}`, label, on: replace === choice.index, press: () => (replace === choice.index ? void this.#pick.confirm() : this.#pick.offer([take, choice.index], label)) };
    });
  }
  /** The way that is being paid for, and in which mixes it can be. */
  paying = $derived.by((): { way: WayId; amounts: number[]; amount: number } | null => {
    const mixes = this.aims.filter(({ key }) => key.startsWith('pay-'));
    if (!mixes.length) return null;
    const { question, moves } = this.#screen();
    const way = (this.ask === 'pay' ? question!['way'] : moves.find(({ index }) => index === this.#pick.moves[0])!.data['way']) as WayId;
    const amountOf = (aim: Aim | undefined): number => Number(aim?.key.slice(4) ?? 0);
    return { way, amounts: mixes.map(amountOf), amount: amountOf(mixes.find(({ on }) => on)) };
  });

  // --- operations: three questions, one panel

  /** The chain of moves for what is wished, as far as it can be had. */
  #exchange(): { moves: number[]; lines: ExchangeLine[]; left: number } {
    let at: Screen | null = this.#screen();
    const { viewer } = this.#screen();
    const [moves, lines]: [number[], ExchangeLine[]] = [[], []];
    let left = Number(at.question?.['left'] ?? 0);
    while (at && at.viewer !== null && at.toAct.includes(viewer!) && (EXCHANGES as readonly string[]).includes(at.question?.ask ?? '')) {
      const kind = at.question!.ask as Exchange;
      left = Number(at.question!['left']);
      const amounts: number[] = at.moves.map(({ data }) => Number(data['amount']));
      const amount = Math.min(Math.max(...amounts), this.#wish[kind]);
      const choice: Choice = at.moves[amounts.indexOf(amount)]!;
      moves.push(choice.index);
      lines.push({ for: kind, amount, most: Math.max(...amounts) });
      left -= amount * (kind === 'experience' ? EXPERIENCE_PRICE : 1);
      if (left === 0) break;
      at = this.#session.whatIf(viewer!, moves)?.screen ?? null;
    }
    return { moves, lines, left };
  }
  exchange = $derived.by((): { lines: ExchangeLine[]; left: number; total: number } => {
    if (!this.exchanging) return { lines: [], left: 0, total: 0 };
    const { lines, left } = this.#exchange();
    const all = EXCHANGES.slice(EXCHANGES.indexOf(this.ask as Exchange)).map((kind) => lines.find((line) => line.for === kind) ?? { for: kind, amount: 0, most: 0 });
    return { lines: all, left, total: Number(this.#screen().question?.['left'] ?? 0) };
  });
  #offerExchange(): void {
    const { moves, lines } = this.#exchange();
    this.#wish = { points: 0, experience: 0, strength: 0, ...Object.fromEntries(lines.map((line) => [line.for, line.amount])) };
    this.#pick.floor = moves.length;
    this.#pick.offer(moves, this.#words()('board-exchange', { total: Number(this.#screen().question?.['left'] ?? 0) }));
  }
  #exchangeAims(): Aim[] {
    const words = this.#words();
    return this.exchange.lines.flatMap((line) => {
      const name = words.name('resource', line.for);
      const step = (by: 1 | -1): Aim => ({
        key: `${line.for}${by > 0 ? '+' : '-'}`,
        label: words(by > 0 ? 'board-more-of' : 'board-less-of', { resource: name, amount: line.amount }),
        on: false,
        press: () => {
          this.#wish = { ...this.#wish, [line.for]: line.amount + by };
          this.#offerExchange();
        },
      });
      return [...(line.amount > 0 ? [step(-1)] : []), ...(line.amount < line.most ? [step(1)] : [])];
    });
  }

  // --- what cannot be chosen says why

  why(spot: SpotView): void {
    const { kinds } = this.#session.description.moves;
    if (this.ask !== 'explore') return;
    const cards = this.#session.description.codes['card'] as string[];
    this.#pick.why(spot.card ? kinds['explore']!.base + cards.indexOf(spot.card) : kinds['operate']!.base + spot.level);
  }
  whySide(side: SideId): void {
    if (this.ask !== 'side') return;
    const sides = this.#session.description.codes['side'] as string[];
    this.#pick.why(this.#session.description.moves.kinds['choose']!.base + sides.indexOf(side));
  }
}

const order = (key: string): number => (key === 'nothing' ? 99 : Number(key.slice(5)));
