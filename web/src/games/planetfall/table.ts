// What lies on the table, as the parts of the board read it.

import type { Description, Screen, SeatInfo } from '../../contract';
import type { CardId, CommanderId, Facts, GoalId, HeldFacts, Holding, Position, ResourceId, SideId, SpotFacts, WayFacts, WayId } from '../../generated/planetfall';

export type FallScreen = Screen<Position, Facts>;
export type CardType = 'unit' | 'landmark' | 'cache' | 'technology';
export const RESOURCES: readonly ResourceId[] = ['points', 'experience', 'strength', 'energy'];
export const LEVELS = ['I', 'II', 'III'] as const;
export const PLANETS = 7;
/** Operation points for one experience; empire points and strength cost one each (PF-41). */
export const EXPERIENCE_PRICE = 2;

// --- components

type Amounts = Partial<Record<ResourceId, number>>;
export interface CardData {
  planet: number;
  source: string;
  known?: Record<string, string>;
  symbol?: string;
  pair?: number;
  annex?: number;
}
interface SideData {
  initiative: number;
  start: Amounts;
  source: string;
}
interface Components {
  tables: { most: Record<'experience' | 'strength' | 'energy', number>; cards_for_2_to_3: number[]; cards_for_4_to_6: number[] };
  units: Record<string, CardData>;
  landmarks: Record<string, CardData>;
  caches: Record<string, CardData>;
  technologies: Record<string, CardData>;
  sides: Record<SideId, SideData>;
  commanders: Record<CommanderId, { source: string }>;
  goals: Record<GoalId, { source: string }>;
}
export const componentsOf = (description: Description): Components => description.components as unknown as Components;

const DECKS = { unit: 'units', landmark: 'landmarks', cache: 'caches', technology: 'technologies' } as const;

/** Cards by their ids. */
export class Cards {
  readonly #types = new Map<string, CardType>();
  readonly #data = new Map<string, CardData>();
  constructor(description: Description) {
    const components = componentsOf(description);
    for (const [type, deck] of Object.entries(DECKS) as [CardType, (typeof DECKS)[CardType]][])
      for (const [id, data] of Object.entries(components[deck])) {
        this.#types.set(id, type);
        this.#data.set(id, data);
      }
  }
  type(card: CardId): CardType {
    return this.#types.get(card)!;
  }
  data(card: CardId): CardData {
    return this.#data.get(card)!;
  }
  /** Where more landmarks of this name will be found. */
  later(card: CardId): number[] {
    const { symbol, planet } = this.data(card);
    if (!symbol) return [];
    return [...new Set([...this.#data.values()].flatMap((one) => (one.symbol === symbol && one.planet > planet ? [one.planet] : [])))].sort();
  }
}

export const commanderOf = (side: SideId): CommanderId => side.slice(0, -2) as CommanderId;
export const letterOf = (side: SideId): 'a' | 'b' => side.slice(-1) as 'a' | 'b';

// --- places for ships

export interface SpotView {
  spot: number;
  level: 0 | 1 | 2;
  /** Nothing: an operations cell, or a place whose card was taken. */
  card: CardId | null;
  cell: boolean;
  facts: SpotFacts;
  ship: number | null;
  acting: boolean;
  /** Whose restrain token lies here. */
  token: number | null;
  /** The viewer's place in the next turn order, if the ship went there. */
  place: number | null;
}

/** In acting order; places that no card of this game lies on are left out. */
export function spotsOf(screen: FallScreen, components: Components): SpotView[] {
  const { state, facts, viewer } = screen;
  const { cards_for_2_to_3: few, cards_for_4_to_6: many } = components.tables;
  if (!state.round) return [];
  let [level, place] = ['', 0];
  return facts.spots.flatMap((spot, i): SpotView[] => {
    [level, place] = spot.level === level ? [level, place + 1] : [spot.level, 0];
    const laid = (screen.players > 3 ? many : few)[LEVELS.indexOf(spot.level)]!;
    return spot.is_cell || place < laid ? [spotOf(i)] : [];
  });

  function spotOf(i: number): SpotView {
    const spot = facts.spots[i]!;
    const card = state.open[i] ?? null;
    const place = viewer === null || spot.obstacle ? -1 : spot.order.indexOf(viewer);
    return {
      spot: i,
      level: LEVELS.indexOf(spot.level) as 0 | 1 | 2,
      card,
      cell: spot.is_cell,
      facts: spot,
      ship: state.ships[i] ?? null,
      acting: state.acting === i,
      token: state.restrained === i ? state.restrainer : null,
      place: place < 0 ? null : place + 1,
    };
  }
}

/** What a way of taking brings, as far as it fits the tracks. */
export function gainsOf(way: WayFacts): number[] {
  return RESOURCES.map((_, i) => way.reward[i]! + way.reaction[i]! + (i === 0 ? way.pair : 0) - way.lost[i]!);
}
/** Ways that are paid for with nothing: caches. */
export const isFree = (way: WayId): boolean => way === 'loot' || way === 'annex';

// --- empires

export interface EmpireView {
  seat: number;
  name: string;
  info: SeatInfo;
  mine: boolean;
  side: SideId | null;
  commander: CommanderId | null;
  track: number[];
  score: number;
  state: Position['empires'][number];
  facts: Facts['empires'][number];
  /** Energy and the like of the next income phase, by resource. */
  income: number[];
}

export function empiresOf(screen: FallScreen, seats: SeatInfo[]): EmpireView[] {
  return seats.map((info, seat) => {
    const [state, facts] = [screen.state.empires[seat]!, screen.facts.empires[seat]!];
    const income = RESOURCES.map((_, i) => facts.income.technologies[i]! + facts.income.commander[i]! + (i === 3 ? facts.income.sectors : 0));
    return { seat, name: info.name, info, mine: seat === screen.viewer, side: state.side, commander: state.commander, track: state.track, score: facts.score, state, facts, income };
  });
}

export interface Held extends Holding, HeldFacts {}
/** The cards before a player, by planet: two a planet at most. */
export function heldOf(empire: EmpireView, cards: Cards): Held[][] {
  const all = empire.state.cards.map((one, i): Held => ({ ...one, ...empire.facts.cards[i]! }));
  return Array.from({ length: PLANETS }, (_, planet) => all.filter(({ card }) => cards.data(card).planet === planet + 1));
}

// --- what a pick would come to

export interface Outcome {
  /** The tracks after it. */
  track: number[] | null;
  score: number | null;
  goal: number[] | null;
  order: (number | null)[] | null;
  card: CardId | null;
  partner: CardId | null;
}
export const NO_OUTCOME: Outcome = { track: null, score: null, goal: null, order: null, card: null, partner: null };

/** Of a ship sent there: what follows is certain where only one way of taking can be paid. */
export function outcomeOf(spot: SpotView): Outcome {
  const ways = spot.facts.ways.filter(({ can }) => can);
  const only = ways.length === 1 ? ways[0]! : null;
  return { track: only?.after ?? null, score: only?.score ?? null, goal: only?.goal ?? null, order: spot.facts.order, card: spot.card, partner: spot.facts.partner };
}

/** Of moves that are made at once: what the table would look like. */
export function outcomeAfter(before: FallScreen, after: FallScreen, seat: number): Outcome {
  const [was, is] = [before.state.empires[seat]!, after.state.empires[seat]!];
  const card = is.cards.length > was.cards.length ? is.cards.at(-1)!.card : null;
  return { ...NO_OUTCOME, track: is.track, score: after.facts.empires[seat]!.score, goal: after.facts.goal.map(({ points }) => points[seat]!), card };
}

