/** A clock of thought in words: minutes and seconds, or days. */
import { t } from './texts.svelte';

export function clockText(left: number): string {
  const seconds = Math.max(0, Math.round(left / 1000));
  if (seconds >= 86_400) return t('days', { count: Math.round(seconds / 86_400) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
