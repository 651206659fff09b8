/** What this browser keeps of a person: settings and profile. Written at once, read once; a full or forbidden storage is no error. */

export interface Settings {
  lang: 'ru' | 'en';
  theme: 'light' | 'dark' | 'system';
  size: 'small' | 'normal' | 'large';
  motion: 'full' | 'short' | 'none';
  /** Stronger patterns and marks beside colours. */
  patterns: boolean;
  /** Ask before a move is made. */
  confirm: boolean;
  /** Count for me: what a move would bring. */
  helpers: boolean;
  /** The list of questions and answers instead of the drawn board. */
  plain: boolean;
  sound: number;
  /** Tell me on this device when it is my turn and the page is hidden. */
  notify: boolean;
}

export interface Played {
  games: number;
  wins: number;
}
export const FACES = [0, 1, 2, 3];
export const COLOURS = [0, 1, 2, 3, 4, 5];
export const NAME_LETTERS = 24;

export interface Profile {
  name: string;
  face: number;
  /** The favourite colour: a seat's hue. */
  colour: number;
  played: Record<string, Played>;
  /** What was set up last, by game: players, robots, options. */
  setups: Record<string, unknown>;
  /** Tables whose result has been counted. */
  counted: string[];
}

const SETTINGS: Settings = {
  lang: navigator.language.startsWith('ru') ? 'ru' : 'en',
  theme: 'system',
  size: 'normal',
  motion: 'short',
  patterns: false,
  confirm: true,
  helpers: true,
  plain: false,
  sound: 0,
  notify: false,
};
const PROFILE: Profile = { name: '', face: 0, colour: 0, played: {}, setups: {}, counted: [] };

function kept<T extends object>(key: string, first: T): T {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>) };
  } catch {
    return { ...first };
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows and full disks: it lasts as long as the page
  }
}

export const settings = $state(kept('fiveplanets.settings', SETTINGS));
export const profile = $state(kept('fiveplanets.profile', PROFILE));

const dark = matchMedia('(prefers-color-scheme: dark)');
const system = $state({ dark: dark.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));

export const isDark = (): boolean => (settings.theme === 'system' ? system.dark : settings.theme === 'dark');

$effect.root(() => {
  $effect(() => keep('fiveplanets.settings', $state.snapshot(settings)));
  $effect(() => keep('fiveplanets.profile', $state.snapshot(profile)));
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = isDark() ? 'dark' : 'light';
    root.dataset.size = settings.size;
    root.dataset.motion = settings.motion;
    root.dataset.patterns = settings.patterns ? 'strong' : 'fine';
    root.lang = settings.lang;
  });
});

export function forgetProfile(): void {
  Object.assign(profile, structuredClone(PROFILE));
}

/** A finished game counts once, however often its result is opened. */
export function countResult(table: string, game: string, won: boolean): void {
  if (profile.counted.includes(table)) return;
  const before = profile.played[game] ?? { games: 0, wins: 0 };
  profile.played[game] = { games: before.games + 1, wins: before.wins + (won ? 1 : 0) };
  profile.counted = [...profile.counted.slice(-199), table];
}

/** Is motion wanted, and how long may a step of it last? */
export function motionLength(full: number): number {
  if (settings.motion === 'none') return 0;
  if (settings.motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return settings.motion === 'full' ? full : full * 0.6;
}
