// What would come of a pick, in a few words, and where in the chain of a card's deeds a question stands.

import type { GameEvent, MoveData, Question, Words } from '../../contract';
import type { Pick } from '../../shell/pick.svelte';
import type { RedScreen, TableView } from './model';
import type { Sentences } from './sentences';

const MOST = 3; // sentences

/** The move tells itself; what it sets off is worth a sentence. */
const TOLD_BY_MOVE = new Set(['boarded', 'stepped', 'named', 'dropped', 'fled', 'killed', 'replaced', 'destroyed', 'drew', 'laid', 'looked', 'played', 'character', 'round', 'skipped', 'first', 'landed', 'lost', 'lifted', 'rescued']);

export function consequences(pick: Pick, view: TableView, after: TableView | null, words: Words, say: Sentences): string {
  const move = pick.screen.moves.find((one) => one.index === pick.moves.at(-1))?.data;
  if (move?.do === 'choose' && move['character'] !== 'later') return words(`character-${move['character']}-about`);
  if (move?.do === 'play') return say.effect(String(move['card']));
  if (move?.do === 'launch' || move?.do === 'destroy' || move?.do === 'steer') return say.dock(view.docks.find((one) => one.id === move['dock'])!);
  const events = (pick.preview?.events ?? []).filter(({ event }) => !TOLD_BY_MOVE.has(event));
  const told = [...boarded(move, pick.screen.question, view, words, say), ...changes(view, after, words, say), ...events.map((event: GameEvent) => words.event(event))];
  const more = told.length > MOST ? [words('board-more-events', { count: told.length - MOST })] : [];
  return [...told.slice(0, MOST), ...more].join('. ');
}

function boarded(move: MoveData | undefined, question: Question | null, view: TableView, words: Words, say: Sentences): string[] {
  const dock = move?.do === 'board' ? view.docks.find((one) => one.id === move['dock']) : undefined;
  if (!dock) return [];
  const to = dock.facts.destination;
  const free = dock.facts.free - (question?.ask === 'dispatch' ? Number(question['left']) : 1);
  if (free <= 0) return [to ? words('board-note-full', { place: say.place(to) }) : words('board-full-it-launches')];
  return [words('board-note-boards', { place: to ? say.place(to) : words('board-you-name-it'), free })];
}

/** Whose astronauts become more or fewer where, and who would lead then. */
function changes(view: TableView, after: TableView | null, words: Words, say: Sentences): string[] {
  return Object.values(after?.regions ?? {}).flatMap((region) => {
    const before = view.regions[region.id]!;
    const changed = region.site.crew.flatMap((count, colour) => (count === before.site.crew[colour] ? [] : [`${say.name(colour)} ${before.site.crew[colour]} → ${count}`]));
    if (!changed.length) return [];
    const leads = region.leader !== null && region.leader !== before.leader ? [words('board-leads', { who: say.name(region.leader) })] : [];
    return [[`${say.place(region.id)}: ${changed.join(', ')}`, ...leads].join(', ')];
  });
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
