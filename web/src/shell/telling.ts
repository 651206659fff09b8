/** The log as sentences. */
import type { GameEvent, Happening, Screen, Words } from '../contract';
import { t } from './texts.svelte';

export interface Told {
  sequence: number;
  seat: number | null;
  lines: string[];
}

export function tell(happening: Happening, words: Words, nameOf: (seat: number) => string): Told {
  const { sequence } = happening;
  if (happening.undo !== undefined) return { sequence, seat: happening.undo, lines: [t('undone', { name: nameOf(happening.undo) })] };
  const lines = (happening.events ?? []).map((event) => sayEvent(event, words)).filter(Boolean);
  const seat = happening.seat ?? null;
  if (!lines.length && happening.move && seat !== null) lines.push(said(happening, words, nameOf(seat)));
  return { sequence, seat, lines };
}

function said(happening: Happening, words: Words, name: string): string {
  // Of others' secret moves only the kind is known.
  try {
    return `${name}: ${words.move(happening.move!)}`;
  } catch {
    return t('has-decided', { name });
  }
}

function sayEvent(event: GameEvent, words: Words): string {
  try {
    return words.event(event);
  } catch {
    return '';
  }
}

/** Round and phase, for the top bar. */
export function roundOf(screen: Screen, last: number | undefined): { now: number; last: number | undefined } | null {
  const now: unknown = screen.state?.round;
  return typeof now === 'number' && now > 0 ? { now: last ? Math.min(now, last) : now, last } : null;
}

/** Where in the round the table is. */
export function phaseNow(screen: Screen): string | null {
  const phase: unknown = screen.facts?.phase ?? screen.state?.phase;
  return typeof phase === 'string' ? phase : null;
}

export function phaseOf(screen: Screen, words: Words, last: number | undefined): string {
  const phase = phaseNow(screen);
  // a board's own words are shorter: the round stands beside them
  const id = [`board-phase-${phase}`, `phase-${phase}`].find((one) => words.has(one));
  if (!id) return '';
  try {
    return words(id, { planet: Number(screen.state.round ?? 0), planets: last ?? 0, exploration: Number(screen.state.exploration ?? 0) });
  } catch {
    return '';
  }
}

/** Points that everybody may see now, by seat; null where the game keeps them closed. */
export function pointsOf(screen: Screen, seat: number): number | null {
  if (screen.scores) return screen.scores[seat] ?? null;
  const points: Record<string, number> | undefined = screen.facts?.points?.[seat];
  return points ? Object.values(points).reduce((sum, one) => sum + (one ?? 0), 0) : null;
}
