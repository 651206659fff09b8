/** The words of the game that a session plays, with the names of those who sit there. */
import type { Lang, Readable, SeatInfo, Words } from '../contract';
import type { Game } from '../engine/game';
import { loadGame, loadWords } from '../engine/load';

interface Seated {
  game: string;
  seats: Readable<SeatInfo[]> | SeatInfo[];
}

export async function wordsOf(session: Seated, lang: Lang, nameOf: (seat: number) => string): Promise<Words> {
  // A table with a pack has its own game, with its own names of components.
  const { table, engine } = session as { table?: { game: Game }; engine?: Game };
  const seats = Array.isArray(session.seats) ? session.seats : session.seats.get();
  return loadWords(table?.game ?? engine ?? (await loadGame(session.game)), lang, nameOf, seats.length);
}
