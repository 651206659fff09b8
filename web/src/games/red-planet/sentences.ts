// What things say of themselves: names for buttons, lines for hints and sheets. All from the texts of the game.

import type { Description, Words } from '../../contract';
import type { About } from '../../shell/hints.svelte';
import { list } from '../../shell/texts.svelte';
import { CALLED, colourOf, componentsOf, RESOURCES, type CompanyView, type DockView, type Group, type RegionView, type TableView } from './model';

interface CardData {
  effect?: string;
  amount?: number;
  token?: string;
  metric?: string;
  regions?: string[];
  most?: number;
  steps?: number[];
  source: string;
}

export class Sentences {
  constructor(
    private readonly words: Words,
    private readonly description: Description,
    private readonly view: TableView,
    private readonly destinations: readonly number[],
  ) {}

  name(colour: number): string {
    return this.view.companies.find((one) => one.index === colour)?.name ?? '';
  }
  crew(groups: Group[]): string {
    return groups.length ? list(groups.map(({ colour, count }) => `${this.name(colour)} ${count}`)) : this.words('board-nobody');
  }
  private counted(crew: readonly number[]): Group[] {
    return crew.flatMap((count, colour) => (count ? [{ colour, count }] : []));
  }
  place(id: string): string {
    return this.words.name('place', id);
  }

  region(region: RegionView): string {
    const { words } = this;
    const resource = region.site.resource ? words.name('resource', region.site.resource) : words('board-unknown');
    return words('board-region-sentence', { place: this.place(region.id), resource, crew: words('board-crew-here', { crew: this.crew(region.crew) }) });
  }
  dock(dock: DockView): string {
    const { words } = this;
    const name = this.place(dock.id);
    if (!dock.ship.card) return `${name}: ${words('board-no-ship')}`;
    const destination = dock.facts.destination ? this.place(dock.facts.destination) : words('board-you-name-it');
    const seats = dock.ship.launched ? words('board-launched-with', { aboard: dock.facts.aboard }) : words('board-seats', { aboard: dock.facts.aboard, seats: dock.seats });
    return words('board-dock-sentence', { dock: name, destination, seats, crew: words('board-aboard', { crew: this.crew(this.counted(dock.ship.crew)) }) });
  }
  hole(): string {
    return this.words('board-lost-here', { crew: this.crew(this.view.companies.flatMap((one) => (one.state.lost ? [{ colour: one.index, count: one.state.lost }] : []))) });
  }
  spare(resource: string | null): string {
    return `${this.words('board-spare')}: ${resource ? this.words.name('resource', resource) : this.words('board-face-down')}`;
  }
  /** The name of a character without its number. */
  person(character: string): string {
    return this.words.name('character', character).replace(/^\d+\s/, '');
  }
  people(characters: readonly string[]): string {
    return list(CALLED.filter((one) => characters.includes(one)).map((one) => this.words.name('character', one)));
  }

  // --- cards

  data(card: string): CardData {
    const { missions, research, actions } = this.description.components as unknown as Record<string, Record<string, CardData>>;
    return (missions![card] ?? research![card] ?? actions![card])!;
  }
  kind(card: string): 'mission' | 'research' | 'action' {
    return card.startsWith('M') ? 'mission' : card.startsWith('R') ? 'research' : 'action';
  }
  /** What a card does, or pays for. */
  effect(card: string): string {
    const { words } = this;
    const data = this.data(card);
    const token = words.name('resource', data.token ?? 'ice');
    if (!data.metric) return words(`effect-${data.effect}`, { amount: data.amount ?? 0, token });
    const metric = words(`metric-${data.metric}`, { regions: this.regions(data.regions ?? []), token });
    return data.most ? words('goal-most', { points: data.most, metric }) : words('goal-steps', { points: data.steps!.join(' / '), metric });
  }
  private regions(ids: string[]): string {
    const places = this.description.components['regions'] as Record<string, { place: string }>;
    const of = (what: string): string[] => Object.keys(places).filter((id) => places[id]!.place === what);
    const same = (group: string[]): boolean => group.length === ids.length && group.every((id) => ids.includes(id));
    if (ids.length === Object.keys(places).length) return this.words('screen-all-regions');
    if (same(of('inner'))) return this.words('screen-inner');
    if (same(of('outer'))) return this.words('screen-rim');
    return list(ids.map((id) => this.place(id)));
  }

  // --- what a hint says

  about(key: string): About | null {
    const { words } = this;
    const [what, id] = key.split(':') as [string, string | undefined];
    if (what === 'place') return this.aboutRegion(this.view.regions[id!]!);
    if (what === 'dock') return this.aboutDock(this.view.docks.find((one) => one.id === id)!);
    if (what === 'hole') return { title: words('board-wormhole'), lines: [this.hole()] };
    if (what === 'deck') return { title: words('board-deck'), lines: [words('board-deck-about')] };
    if (what === 'spare') return { title: words('board-spare'), lines: [words('board-spare-about')] };
    if (what === 'character') return { title: words.name('character', id!), lines: [words(`character-${id}-about`)] };
    if (what === 'card') return { title: words.name('card_', id!), lines: [words(`board-${this.kind(id!)}`), this.effect(id!)], reconstructed: this.data(id!).source === 'reconstruction' };
    if (what === 'company') return this.aboutCompany(this.view.companies.find((one) => one.index === Number(id))!);
    return null;
  }
  private aboutRegion(region: RegionView): About {
    const { words } = this;
    const { site, facts } = region;
    const at = Object.keys(this.view.regions).indexOf(region.id);
    const card = site.shown ?? site.research;
    const left = this.destinations[at]!;
    const gains = facts.takes.map(({ colour, resource, count }) => `${this.name(colourOf(colour))} ${count} × ${words.name('resource', resource)}`);
    return {
      title: this.place(region.id),
      lines: [
        site.resource ? words.name('resource', site.resource) : words('board-unknown'),
        words('board-crew-here', { crew: this.crew(region.crew) }),
        ...(facts.coming.some(Boolean) ? [words('board-coming', { crew: this.crew(this.counted(facts.coming)) })] : []),
        ...(region.points ? [words('board-lies-here', { count: region.points })] : []),
        ...(gains.length ? [words('board-takes', { gains: list(gains) })] : []),
        ...(card ? [words('board-research-here', { card: words.name('card_', card) }), this.effect(card)] : site.seen_by.length ? [words('board-research-down')] : []),
        ...(facts.next_to.length ? [words('board-next-to', { places: list(facts.next_to.map((id) => this.place(id))) })] : []),
        left ? words('board-tokens-left', { count: left }) : words('board-no-tokens-left'),
      ],
    };
  }
  private aboutDock(dock: DockView): About {
    const { words } = this;
    const title = this.place(dock.id);
    if (!dock.ship.card) return { title, lines: [words('board-no-ship')] };
    const { ships } = componentsOf(this.description);
    return {
      title: `${title}: ${dock.facts.destination ? this.place(dock.facts.destination) : words('board-you-name-it')}`,
      lines: [
        dock.ship.launched ? words('board-launched-with', { aboard: dock.facts.aboard }) : words('board-seats', { aboard: dock.facts.aboard, seats: dock.seats }),
        words('board-aboard', { crew: this.crew(this.counted(dock.ship.crew)) }),
        ...(dock.facts.leaves ? [words('board-leaves')] : []),
      ],
      reconstructed: ships[dock.ship.card]!.source === 'reconstruction',
    };
  }
  aboutCompany(company: CompanyView): About {
    const { words } = this;
    const { state, facts } = company;
    const values = componentsOf(this.description).tables.token_values;
    return {
      title: company.name,
      lines: [
        ...(company.neutral ? [words('board-neutral-about', { name: this.view.companies.find((one) => one.seat === company.seat && !one.neutral)!.name })] : []),
        ...RESOURCES.map((resource, i) => words('board-tokens-of', { resource: words.name('resource', resource), count: state.tokens[i]!, value: values[i]! })),
        words('board-supply', { count: state.supply }),
        words('board-lost', { count: state.lost }),
        words('board-cards', { count: state.cards.length }),
        ...(facts.hand.length ? [words('board-in-hand', { characters: this.people(facts.hand) })] : []),
        ...(state.played.length ? [words('board-is-played', { characters: this.people(state.played) })] : []),
      ],
    };
  }
}

const VOWELS = /[аеёиоуыэюяaeiouy]/i;
/** A long word may break where a syllable begins: between a vowel and a consonant before a vowel. */
export function soft(word: string): string {
  if (word.length < 13) return word;
  const breaks = [...word].flatMap((_, i) => (i > 3 && i < word.length - 4 && VOWELS.test(word[i - 1]!) && !VOWELS.test(word[i]!) && VOWELS.test(word[i + 1]!) ? [i] : []));
  const middle = breaks.sort((one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2))[0];
  return middle === undefined ? word : `${word.slice(0, middle)}\u00AD${word.slice(middle)}`;
}
