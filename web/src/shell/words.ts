/** The words of the game that a session plays, with the names of those who sit there. */
import type { Lang, Session, Words } from '../contract';
import type { Game } from '../engine/game';
import { loadGame, loadWords } from '../engine/load';

export async function wordsOf(session: Session, lang: Lang, nameOf: (seat: number) => string): Promise<Words> {
  // A table with a pack has its own game, with its own names of components.
  const own = (session as { table?: { game: Game } }).table?.game;
  return loadWords(own ?? (await loadGame(session.game)), lang, nameOf);
}
