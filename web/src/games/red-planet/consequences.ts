// What would come of a pick, in a few words, and where in the chain of a card's deeds a question stands.

import type { GameEvent, Words } from '../../contract';
import type { Pick } from '../../shell/pick.svelte';
import type { RedScreen } from './model';
import type { Sentences } from './sentences';

const MOST = 2; // sentences

/** The move tells itself; what it sets off is worth a sentence. */
const TOLD_BY_MOVE = new Set(['boarded', 'stepped', 'named', 'dropped', 'fled', 'killed', 'replaced', 'destroyed', 'drew', 'laid', 'looked', 'played', 'character', 'round', 'skipped', 'first']);

export function consequences(pick: Pick, words: Words, say: Sentences): string {
  const move = pick.screen.moves.find((one) => one.index === pick.moves.at(-1))?.data;
  if (move?.do === 'choose' && move['character'] !== 'later') return words(`character-${move['character']}-about`);
  if (move && (move.do === 'keep' || move.do === 'play')) return say.effect(String(move['card']));
  const events = (pick.preview?.events ?? []).filter(({ event }) => !TOLD_BY_MOVE.has(event));
  const told = events.slice(0, MOST).map((event: GameEvent) => words.event(event));
  if (events.length > MOST) told.push(words('board-more-events', { count: events.length - MOST }));
  return told.join('. ');
}

/** Board 1 · ▸ Board 2 · Draw or look. */
export function stepsOfCard(screen: RedScreen, words: Words): string {
  const { character, steps } = screen.facts.card;
  if (!character) return '';
  let current = true;
  return steps
    .flatMap(({ deed, times, left }) =>
      Array.from({ length: Math.max(1, times) }, (_, i) => {
        const done = i < Math.max(1, times) - left;
        const name = words(`board-deed-${deed}`, { number: i + 1 });
        if (done || !current) return done ? `✓ ${name}` : name;
        current = false;
        return `▸ ${name}`;
      }),
    )
    .join(' · ');
}
