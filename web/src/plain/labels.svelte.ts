/** Labels of fields and parameters, loaded with the plain board. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Labels } from './outline';

const sources = import.meta.glob<string>('./labels/*.ftl', { query: '?raw', import: 'default' });

export async function loadLabels(lang: string): Promise<Labels> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await sources[`./labels/${lang}.ftl`]!()));
  const say = (id: string, args?: Record<string, string | number>): string => {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, args) : id;
  };
  return Object.assign(say, { has: (id: string) => bundle.hasMessage(id) });
}
