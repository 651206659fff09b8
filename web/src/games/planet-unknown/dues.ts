// The groups of what can be done, as chips.

import type { Words } from '../../contract';
import type { Gesture } from './gesture.svelte';

export interface Due {
  key: string;
  icon: string;
  text: string;
  count: number;
  label: string;
  on: boolean;
  /** As an aim has them. */
  moves: string;
  press(): void;
}
const ICONS: Record<string, string> = {
  tile: 'tile', station: 'tracks', shift_rover: 'rover', energy: 'energy', boost: 'boost', boost_twice: 'boost', advance: 'up', catch_up: 'up', patch: 'patch', store_patch: 'chest', two_patches: 'patch',
  patch_to_boost: 'boost', spawn: 'rover', drive: 'movement', teleport: 'teleport', collect_meteorite: 'meteorite', lower: 'down', leap: 'flux', free_advance: 'up', row_bonus: 'technology', draw_objectives: 'objective',
  lift: 'pod', restart_biomass: 'biomass', skip_tile: 'aside', lay_aside: 'aside', done: 'check', keep_pod: 'chest', pod: 'pod', lose: 'pod', peek: 'peek', event_boost: 'boost',
}; // prettier-ignore

export function duesOf(gesture: Gesture, words: Words): Due[] {
  const { world } = gesture;
  const counts: Record<string, number> = { boost: world.boosts, patch: world.patches, spawn: world.spawns, drive: world.movement, station: world.due.filter((one) => one !== 'energy').length, collect_meteorite: world.meteorite_picks };
  // What lies ready to be confirmed needs no chip.
  const singles = gesture.all.filter(({ key, on }) => !(key === 'do-done' && on)).filter(({ key }) => key.startsWith('do-') || key.startsWith('bonus-') || key.startsWith('way-'));
  const parted = gesture.groups.filter((group) => gesture.all.some((aim) => aim.group === group && !singles.includes(aim) && aim.key !== 'do-done'));
  const groups = parted.map((group): Due => ({ key: group, icon: ICONS[group] ?? 'check', text: words(`board-due-${group}`), count: counts[group] ?? 0, label: words(`board-due-${group}`), on: gesture.active === group, moves: gesture.all.filter((aim) => aim.group === group).map(({ moves }) => moves).join(' '), press: () => (gesture.mode = group) }));
  const single = singles.map(({ key, label, on, moves, press, choice, group }): Due => {
    const bonus = choice?.data.do === 'bonus' ? String(choice.data['bonus']) : '';
    return { key, icon: bonus || ICONS[choice!.data.do] || ICONS[group] || 'check', text: words.has(`board-due-${choice!.data.do}`) ? words(`board-due-${choice!.data.do}`) : label, count: 0, label, on, moves, press };
  });
  // One group alone needs no chip: it is what the question is about.
  return [...(groups.length + single.length > 1 ? groups : []), ...single];
}
