/** The five games, in the order in which they circle: what the shell knows before any rules are loaded. */
import type { CatalogueEntry, Screen, SeatInfo } from '../contract';
import catalogue from '../generated/catalogue.json';
import robots from '../generated/robots.json';
import { FACES, profile } from './kept.svelte';
import { thinksHere } from '../tables/robots';
import { hasText, t } from './texts.svelte';

export const ORDER = ['planet', 'planet-unknown', 'planet-5r', 'planetfall', 'red-planet'];
const known = Object.fromEntries((catalogue as unknown as CatalogueEntry[]).map((entry) => [entry.game, entry]));

export const entry = (game: string): CatalogueEntry => known[game]!;
export const isGame = (game: string | undefined): game is string => game !== undefined && game in known;

export const gameName = (game: string): string => t(`game-${game}`);

export function headcount(game: string): string {
  const { min, max } = entry(game).players;
  return min === max ? String(min) : `${min}–${max}`;
}

/** How strong a robot is: in its face, in rising bars and in a word. */
const LEVELS: Record<string, number> = { random: 1, novice: 1, quick: 2, normal: 2, strong: 3, master: 4 };
export const robotLevel = (player: string | undefined): number => LEVELS[player ?? ''] ?? 2;
export const robotName = (player: string | undefined): string => (hasText(`robot-${player}`) ? t(`robot-${player}`) : (player ?? ''));

/** What the last of these robots is called: two of one kind are told apart by a number. */
export function lastRobotName(players: (string | undefined)[]): string {
  const name = robotName(players.at(-1));
  const same = players.filter((player) => robotName(player) === name).length;
  return same > 1 ? `${name} ${same}` : name;
}

/** The robots that can sit down, the weakest first; at this device those that think in the page. */
const ROBOTS: string[] = (robots as string[]).toSorted((one, other) => robotLevel(one) - robotLevel(other));
export const robotsAt = (place: 'device' | 'network'): string[] => (place === 'device' ? ROBOTS.filter(thinksHere) : ROBOTS);
/** Who sits down where nobody is named. */
export const USUAL_ROBOT = ROBOTS.includes('normal') ? 'normal' : 'quick';

/** Somebody who has been away so long that the others may ask a robot to hold the seat. */
export const absent = (seat: SeatInfo, now = Date.now()): boolean => seat.kind === 'person' && !seat.mine && !seat.held && seat.holdFrom !== undefined && now >= seat.holdFrom;

export const faceOf = (seat: SeatInfo): string => (seat.kind !== 'person' || seat.held ? `robot-${robotLevel(seat.player)}` : seat.face || `person-${seat.seat % FACES.length}`);

export const myName = (): string => profile.name || t('guest');
export const initial = (name: string): string => (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase();

/** How many rounds a game has, where that is fixed. */
export const ROUNDS: Record<string, number> = { planet: 12, 'planet-5r': 15, planetfall: 7, 'red-planet': 10 };

/** The steps of a round, for games that go on until something happens. */
export const PHASES: Record<string, (screen: Screen) => string[]> = { 'planet-unknown': ({ facts }) => ['turn', ...(facts.with_events ? ['event'] : []), 'tiles', 'cards'] };

/** What comes after some of the rounds: production. */
export const MARKS: Record<string, Record<number, string>> = { 'red-planet': { 5: '+1', 8: '+2', 10: '+3' } };
