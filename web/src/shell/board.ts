/** What every board is given, and how boards are found: docs/boards.md says how to write one. */
import type { Component } from 'svelte';
import type { Screen, Session, Words } from '../contract';
import type { Settings } from './kept.svelte';
import type { Pick } from './pick.svelte';

export interface BoardProps {
  screen: Screen;
  session: Session;
  words: Words;
  settings: Settings;
  pick: Pick;
}

/** What a board's file exports. */
export interface BoardModule {
  default: Component<BoardProps>;
  /** It shows who sits where, so it has the whole width and no seats beside it. */
  wholeTable?: boolean;
}

const drawn = import.meta.glob<BoardModule>('../games/*/Board.svelte');

export const hasBoard = (game: string): boolean => `../games/${game}/Board.svelte` in drawn;

/** The board of a game, loaded when it is needed; the plain one where there is none, or where it is wanted. */
export async function loadBoard(game: string, plain: boolean): Promise<BoardModule> {
  if (!plain && hasBoard(game)) return drawn[`../games/${game}/Board.svelte`]!();
  return import('../plain/Plain.svelte');
}
