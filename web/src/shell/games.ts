/** The five games, in the order in which they circle: what the shell knows before any rules are loaded. */
import type { CatalogueEntry } from '../contract';
import catalogue from '../generated/catalogue.json';
import { profile } from './kept.svelte';
import { t } from './texts.svelte';

export const ORDER = ['planet', 'planet-unknown', 'planet-5r', 'planetfall', 'red-planet'];
const known = Object.fromEntries((catalogue as unknown as CatalogueEntry[]).map((entry) => [entry.game, entry]));

export const entry = (game: string): CatalogueEntry => known[game]!;
export const isGame = (game: string | undefined): game is string => game !== undefined && game in known;

export const gameName = (game: string): string => t(`game-${game}`);

export function headcount(game: string): string {
  const { min, max } = entry(game).players;
  return min === max ? String(min) : `${min}–${max}`;
}

/** The robots that can sit down: how each plays, and its level, which is in its face and in a word. */
export const ROBOTS = [
  { player: 'random', level: 1 },
  { player: 'quick', level: 2 },
] as const;

export const robotLevel = (player: string | undefined): number => ROBOTS.find((robot) => robot.player === player)?.level ?? 2;
export const robotName = (player: string | undefined): string => t(`robot-${robotLevel(player)}`);

export const myName = (): string => profile.name || t('guest');
export const initial = (name: string): string => (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase();

/** How many rounds a game has, where that is fixed. */
export const ROUNDS: Record<string, number> = { planet: 12, 'planet-5r': 15, planetfall: 7, 'red-planet': 10 };

/** What comes after some of the rounds: production. */
export const MARKS: Record<string, Record<number, string>> = { 'red-planet': { 5: '+1', 8: '+2', 10: '+3' } };
