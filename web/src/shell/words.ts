/** The words of the game that a session plays, with the names of those who sit there. */
import type { Lang, Words } from '../contract';
import type { Game } from '../engine/game';
import { loadGame, loadWords } from '../engine/load';

export async function wordsOf(session: { game: string }, lang: Lang, nameOf: (seat: number) => string): Promise<Words> {
  // A table with a pack has its own game, with its own names of components.
  const { table, engine } = session as { table?: { game: Game }; engine?: Game };
  return loadWords(table?.game ?? engine ?? (await loadGame(session.game)), lang, nameOf);
}
