// What things say of themselves: sentences for buttons, hints and the ask bar. All from the texts of the game.

import type { Words } from '../../contract';
import type { CardId, CommanderId, GoalId, ResourceId, SideId, WayFacts } from '../../generated/planetfall';
import type { About as Told } from '../../shell/hints.svelte';
import type { Effect } from '../../shell/pick.svelte';
import { list } from '../../shell/texts.svelte';
import { Cards, componentsOf, gainsOf, isFree, LEVELS, RESOURCES, type EmpireView, type FallScreen, type Outcome, type SpotView } from './table';
import type { Description } from '../../contract';

export interface About extends Told {
  card?: CardId;
}

export class Sentences {
  readonly cards: Cards;
  constructor(
    private readonly words: Words,
    private readonly description: Description,
    private readonly screen: FallScreen,
    private readonly empires: EmpireView[],
  ) {
    this.cards = new Cards(description);
  }

  card(card: CardId): string {
    return this.words.name('card', card);
  }
  /** 'Jack Gelder' and 'Vanguard'. */
  commander(id: CommanderId): { name: string; people: string } {
    const [, name = '', people = ''] = /^(.*?)(?: \((.*)\))?$/.exec(this.words.name('commander', id)) ?? [];
    return { name, people };
  }
  private amounts(values: readonly number[], plus: boolean): string {
    return list(values.flatMap((value, i) => (value ? [`${plus ? '+' : ''}${value} ${this.words.name('resource', RESOURCES[i]!)}`] : [])));
  }

  /** `Defeat: 7 strength for 9 empire points and 4 energy`. */
  way(way: WayFacts, card: CardId): string {
    const { words } = this;
    const gains = gainsOf(way);
    const annex = way.way === 'annex' ? words('board-each-planet', { amount: this.cards.data(card).annex ?? 0 }) : '';
    const brings = [annex, this.amounts(gains, true)].filter(Boolean).join(', ') || '–';
    const price = isFree(way.way) ? '' : `${way.price} ${words.name('resource', way.paid_with)}`;
    return words('board-way', { way: words(`board-verb-${way.way}`), price: price || 'none', brings });
  }
  short(way: WayFacts): string {
    return this.words('board-short', { amount: way.short, resource: way.short_of ?? 'energy' });
  }
  /** The same with the sign of the resource. */
  shortSign(way: WayFacts): string {
    return this.words('board-short-sign', { amount: way.short, glyph: '★▲†ϟ'[RESOURCES.indexOf(way.short_of ?? 'energy')]! });
  }
  /** Why the ship may not go there. */
  obstacle(spot: SpotView): string {
    if (spot.ship !== null) return this.words('board-stands-here', { name: this.empires[spot.ship]?.name ?? '' });
    if (spot.token !== null) return this.words('screen-token', { name: this.empires[spot.token]?.name ?? '' });
    if (spot.facts.obstacle !== 'too_dear') return '';
    return list(spot.facts.ways.filter(({ can }) => !can).map((way) => this.short(way)));
  }
  /** The whole of a place for a ship, in a sentence. */
  spot(spot: SpotView): string {
    const { words } = this;
    const level = words('board-level', { level: LEVELS[spot.level] });
    const place = spot.place ? words('board-place-next', { place: spot.place }) : '';
    if (!spot.card) return [words('screen-operations'), level, words('board-cell', { points: spot.facts.operation_points, limit: spot.facts.point_limit }), this.obstacle(spot), place].filter(Boolean).join(', ');
    const type = words(`board-type-${this.cards.type(spot.card)}`);
    return [`${this.card(spot.card)} (${type})`, level, ...spot.facts.ways.map((way) => this.way(way, spot.card!)), this.note(spot.card, spot), this.obstacle(spot), place].filter(Boolean).join(', ');
  }
  /** What a card does later: its effect, or its pair. */
  note(card: CardId, spot: SpotView | null): string {
    const { words } = this;
    const type = this.cards.type(card);
    if (type === 'technology') return words(`card-${card}-about`);
    if (type !== 'landmark') return '';
    if (spot?.facts.partner) return words('board-a-pair', { points: spot.facts.ways[0]!.pair });
    const later = this.cards.later(card);
    return later.length ? words('board-pair-later', { planets: later.join(', ') }) : '';
  }

  // --- for the ask bar

  /** What a pick would change; in brief where the resources are shown beside it. */
  effects(outcome: Outcome, spot: SpotView | null, me: EmpireView, brief: boolean): Effect[] {
    const { words } = this;
    const changed = brief ? [] : (outcome.track ?? []).flatMap((to, i): Effect[] => (to === me.track[i] ? [] : [{ label: words.name('resource', RESOURCES[i]!), from: me.track[i]!, to }]));
    const cell: Effect[] = spot && !spot.card ? [{ label: words('board-operation-points'), to: spot.facts.operation_points }] : [];
    const score: Effect[] = outcome.score !== null && outcome.score !== me.score ? [{ label: words('board-at-end'), from: me.score, to: outcome.score }] : [];
    const place: Effect[] = spot?.place ? [{ label: words('board-next-turn'), to: words('board-place', { place: spot.place }) }] : [];
    return [...changed, ...cell, ...score, ...place];
  }
  /** Whom this ship acts before and after; and where a way is still to be chosen. */
  order(spot: SpotView): string {
    const { words } = this;
    const names = (later: boolean): string[] => this.screen.state.ships.flatMap((seat, at) => (seat !== null && seat !== this.screen.viewer && at > spot.spot === later ? [this.empires[seat]!.name] : []));
    const [before, after] = [names(true), names(false)];
    const ways = spot.facts.ways.filter(({ can }) => can).length > 1 ? [words('board-choose-how-later')] : [];
    const lost = spot.facts.ways.filter(({ can }) => can).flatMap((way) => way.lost.flatMap((amount, i) => (amount ? [words('board-lost', { amount, resource: RESOURCES[i] as ResourceId })] : [])));
    return [
      ...(before.length ? [words('board-act-before', { names: list(before) })] : []),
      ...(after.length ? [words('board-act-after', { names: list(after) })] : []),
      ...ways,
      ...new Set(lost),
    ].join('. ');
  }

  // --- what a hint says

  about(key: string): About | null {
    const { words } = this;
    const [what, id = ''] = key.split(':');
    if (what === 'card') return this.aboutCard(id as CardId, null);
    if (what === 'spot') return this.aboutSpot(Number(id));
    if (what === 'empire') return this.aboutEmpire(this.empires[Number(id)]!);
    if (what === 'goal') return this.aboutGoal(id as GoalId);
    if (what === 'side') return this.aboutSide(id as SideId);
    if (what === 'resource') return { title: words.name('resource', id), lines: [words(`board-about-${id}`, this.ends())] };
    if (what === 'next') return { title: words('board-turn-track'), lines: [words('board-about-order')] };
    if (what === 'planet') return { title: words('board-planet-of', { planet: this.screen.state.round, planets: 7 }), lines: [words('board-about-aside', { count: this.screen.facts.aside })] };
    return null;
  }
  private ends(): Record<string, number> {
    return componentsOf(this.description).tables.most;
  }
  private aboutCard(card: CardId, spot: SpotView | null): About {
    const { words } = this;
    const data = this.cards.data(card);
    return {
      title: this.card(card),
      card,
      lines: [
        words('board-type-on', { type: words(`board-type-${this.cards.type(card)}`), planet: data.planet }),
        ...(spot?.facts.ways ?? []).flatMap((way) => [this.way(way, card), ...this.details(way)]),
        this.note(card, spot),
        spot ? this.obstacle(spot) : '',
      ].filter(Boolean),
      reconstructed: data.source === 'reconstruction',
    };
  }
  /** Where a price or a gain comes from. */
  private details(way: WayFacts): string[] {
    const { words } = this;
    return [
      ...(way.demand && (way.way === 'defeat' || way.way === 'recruit') ? [words('board-demand', { amount: way.demand })] : []),
      ...(way.surcharge ? [words('board-surcharge', { amount: way.surcharge })] : []),
      ...(way.discount ? [words('board-discount', { amount: way.discount })] : []),
      ...(way.pair ? [words('board-pair-brings', { points: way.pair })] : []),
      ...(way.reaction.some(Boolean) ? [words('board-reaction', { gains: this.amounts(way.reaction, true) })] : []),
      ...(way.most_replaced ? [words('board-replaced', { amount: way.most_replaced })] : []),
      ...way.lost.flatMap((amount, i) => (amount ? [words('board-lost', { amount, resource: RESOURCES[i] as ResourceId })] : [])),
    ];
  }
  private aboutSpot(number: number): About | null {
    const { words } = this;
    const card = this.screen.state.open[number];
    const facts = this.screen.facts.spots[number]!;
    const spot: SpotView = { spot: number, level: LEVELS.indexOf(facts.level) as 0, card: card ?? null, cell: facts.is_cell, facts, ship: this.screen.state.ships[number] ?? null, acting: false, token: this.screen.state.restrained === number ? this.screen.state.restrainer : null, place: null };
    if (card) return this.aboutCard(card, spot);
    return { title: words('screen-operations'), lines: [words('board-cell', { points: facts.operation_points, limit: facts.point_limit }), words('board-about-cell'), this.obstacle(spot)].filter(Boolean) };
  }
  private aboutSide(side: SideId): About {
    const data = componentsOf(this.description).sides[side];
    return { title: this.words.name('side', side), lines: [this.words(`side-${side}-about`), this.words('board-initiative', { place: data.initiative })], reconstructed: data.source === 'reconstruction' };
  }
  private aboutGoal(goal: GoalId): About {
    const { words } = this;
    return { title: words('screen-goal', { goal: words.name('goal', goal) }), lines: [1, 2, 3].map((n) => words(`goal-${goal}-${n}`)), reconstructed: componentsOf(this.description).goals[goal].source === 'reconstruction' };
  }
  private aboutEmpire(empire: EmpireView): About {
    const { words } = this;
    return {
      title: empire.name,
      lines: [
        ...(empire.side ? [words.name('side', empire.side), words(`side-${empire.side}-about`)] : []),
        this.amounts(empire.track, false),
        ...(empire.income.some(Boolean) ? [words('board-next-income', { gains: this.amounts(empire.income, true) })] : []),
        ...(empire.facts.waiting.length ? [words('screen-waiting', { landmarks: list([...new Set(empire.facts.waiting.map((card) => this.card(card)))]) })] : []),
        words('board-if-over', { points: empire.score }),
      ].filter(Boolean),
    };
  }
}
