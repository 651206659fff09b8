// The table as the board draws it: companies, docks and regions read from a screen, with numbers instead of ids where drawings need them.

import type { Description, Screen, SeatInfo } from '../../contract';
import type { CharacterId, Company, CompanyFacts, DockFacts, Facts, Position, RegionFacts, ResourceId, Ship, Site } from '../../generated/red-planet';

export type RedScreen = Screen<Position, Facts>;

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'violet', 'white'] as const;
export const RESOURCES: ResourceId[] = ['ice', 'sylvanite', 'celerium'];
/** As they are called: 9 … 1. */
export const CALLED: CharacterId[] = ['recruiter', 'explorer', 'scientist', 'spy', 'saboteur', 'robot', 'dispatcher', 'soldier', 'pilot'];
export const PHOBOS = 'phobos';

export const numberOf = (character: string): number => CALLED.length - CALLED.indexOf(character as CharacterId);
export const colourOf = (colour: string | null | undefined): number => COLOURS.indexOf(colour as (typeof COLOURS)[number]);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export interface CompanyView {
  /** Its number: its hue and its shape. */
  index: number;
  seat: number;
  neutral: boolean;
  mine: boolean;
  name: string;
  info: SeatInfo | undefined;
  state: Company;
  facts: CompanyFacts;
  /** Of its point tokens. */
  tokenPoints: number;
}
export interface Group {
  colour: number;
  count: number;
}
export interface DockView {
  id: string;
  index: number;
  ship: Ship;
  facts: DockFacts;
  /** Of the ship; 0 where there is none. */
  seats: number;
  /** One for each astronaut aboard. */
  crew: number[];
}
export interface RegionView {
  id: string;
  site: Site;
  facts: RegionFacts;
  crew: Group[];
  /** Who alone has most astronauts here. */
  leader: number | null;
  points: number;
}
export interface TableView {
  companies: CompanyView[];
  me: CompanyView | null;
  docks: DockView[];
  regions: Record<string, RegionView>;
  rim: string[];
  /** The number that is being called; 9 before the countdown. */
  called: number;
  counting: boolean;
}

interface Components {
  tables: { token_values: number[]; production_after: number[]; production_tokens: number[]; destination_tokens: number };
  ships: Record<string, { seats: number; destination?: string; source: string }>;
}
export const componentsOf = (description: Description): Components => description.components as unknown as Components;
export const regionIds = (description: Description): string[] => Object.keys(description.components['regions'] as object);

export function readTable(screen: RedScreen, description: Description, seats: SeatInfo[], neutralName: (name: string) => string): TableView {
  const { state, facts } = screen;
  const { tables, ships } = componentsOf(description);
  const companies = facts.companies.flatMap((one, index): CompanyView[] => {
    if (one.seat === null) return [];
    const name = seats[one.seat]?.name ?? '';
    return [
      {
        index,
        seat: one.seat,
        neutral: one.neutral,
        mine: one.seat === screen.viewer && !one.neutral,
        name: one.neutral ? neutralName(name) : name,
        info: one.neutral ? undefined : seats[one.seat],
        state: state.companies[index]!,
        facts: one,
        tokenPoints: sum(state.companies[index]!.tokens.map((count, i) => count * tables.token_values[i]!)),
      },
    ];
  });
  const docks = companies.map((_, index): DockView => {
    const ship = state.ships[index]!;
    return {
      id: `dock-${index + 1}`,
      index,
      ship,
      facts: facts.docks[index]!,
      seats: ship.card ? ships[ship.card]!.seats : 0,
      crew: ship.crew.flatMap((count, colour) => Array<number>(count).fill(colour)),
    };
  });
  const regions = Object.fromEntries(
    regionIds(description).map((id, index): [string, RegionView] => {
      const site = state.regions[index]!;
      const most = Math.max(...site.crew);
      const first = most > 0 ? site.crew.indexOf(most) : -1;
      return [
        id,
        {
          id,
          site,
          facts: facts.regions[index]!,
          crew: site.crew.flatMap((count, colour) => (count ? [{ colour, count }] : [])),
          leader: first >= 0 && site.crew.lastIndexOf(most) === first ? first : null,
          points: sum(site.points),
        },
      ];
    }),
  );
  const counting = state.phase === 'resolving' || state.phase === 'changing' || state.phase === 'correcting';
  const shown = companies.flatMap((one) => (one.state.shown ? [numberOf(one.state.shown)] : []));
  return {
    companies,
    me: companies.find((one) => one.mine) ?? null,
    docks,
    regions,
    rim: facts.rim,
    called: facts.card.character ? numberOf(facts.card.character) : shown.length && state.phase !== 'choosing' ? Math.min(...shown) : CALLED.length,
    counting,
  };
}

/** Mine first, then clockwise; a neutral company after the player who decides for it. */
export function inOrder(view: TableView, viewer: number | null, players: number): CompanyView[] {
  const first = viewer ?? 0;
  const turn = (one: CompanyView): number => ((one.seat - first + players) % players) * 2 + (one.neutral ? 1 : 0);
  return [...view.companies].sort((one, other) => turn(one) - turn(other));
}
