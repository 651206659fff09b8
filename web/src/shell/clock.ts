/** Clocks in words: how they are set, and what is left. */
import type { Clock } from '../tables/server';
import { t } from './texts.svelte';

/** The clocks that are offered, by kind; of each the second is usual. */
export const CLOCKS = {
  live: [
    { kind: 'bank', seconds: 600, plus: 10 },
    { kind: 'bank', seconds: 1200, plus: 15 },
    { kind: 'bank', seconds: 2400, plus: 30 },
    { kind: 'move', seconds: 60 },
  ],
  letters: [1, 2, 3, 7].map((days) => ({ kind: 'days', days })),
} as const satisfies Record<string, readonly Clock[]>;

export function clockSaid(clock: Clock | null): string {
  if (!clock) return t('clock-none-word');
  if (clock.kind === 'days') return t('clock-days', { count: clock.days });
  return clock.kind === 'bank' ? t('clock-bank', { minutes: Math.round(clock.seconds / 60), plus: clock.plus }) : t('clock-move', { seconds: clock.seconds });
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** What is left, from milliseconds: days and hours, hours and minutes, or minutes and seconds. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.round(left / 1000));
  if (seconds >= DAY) return t('days-hours', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR) return t('hours-minutes', { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / 60) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
