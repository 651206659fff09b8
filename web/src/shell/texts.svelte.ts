/** The shell's own words: Fluent files, one language loaded at a time. `t()` in a template follows the language. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { settings } from './kept.svelte';

const sources = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' });
const bundles: Record<string, FluentBundle> = $state.raw({});
let current = $state.raw<FluentBundle | null>(null);

export async function loadTexts(lang: string): Promise<void> {
  if (!bundles[lang]) {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const errors = bundle.addResource(new FluentResource(await sources[`../texts/${lang}.ftl`]!()));
    if (errors.length) console.error(errors);
    bundles[lang] = bundle;
  }
  if (settings.lang === lang) current = bundles[lang];
}

export function t(id: string, args?: Record<string, string | number>): string {
  const message = current?.getMessage(id);
  if (!message?.value) return id;
  return current!.formatPattern(message.value, args);
}

export const hasText = (id: string): boolean => Boolean(current?.hasMessage(id));

/** A moment as people say it: 2 minutes ago, yesterday. */
export function ago(time: number): string {
  const seconds = Math.round((time - Date.now()) / 1000);
  const say = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' });
  if (seconds > -60) return say.format(0, 'second');
  if (seconds > -3600) return say.format(Math.round(seconds / 60), 'minute');
  if (seconds > -86_400) return say.format(Math.round(seconds / 3600), 'hour');
  return say.format(Math.round(seconds / 86_400), 'day');
}

export function list(words: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(words);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: 'percent' }).format(share);
}
