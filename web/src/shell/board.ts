/** What every board is given, and how boards are found: docs/boards.md says how to write one. */
import type { Component } from 'svelte';
import type { Screen, Seat, SeatInfo, Session, Words } from '../contract';
import type { Settings } from './kept.svelte';
import type { Pick } from './pick.svelte';
import type { Counted } from './result';

export interface BoardProps {
  screen: Screen;
  session: Session;
  words: Words;
  settings: Settings;
  pick: Pick;
}

/** What a board may add to a seat of the rail: a panel beside the board, a mark on a chip, or a sheet of its own. */
export interface SeatProps extends Omit<BoardProps, 'pick'> {
  seat: Seat;
  as: 'panel' | 'chip' | 'sheet';
}
/** A seat's final board, or that of a neutral colour, round, for the podium. */
export type WorldProps = Omit<SeatProps, 'as'>;
/** What the points of the seats do not tell of the end: who counts beside them, and why nobody has won. */
export interface Ending {
  neutrals: Counted[];
  why: string;
}
export interface Drawn {
  default: Component<BoardProps>;
  SeatView?: Component<SeatProps>;
  World?: Component<WorldProps>;
  ending?: (screen: Screen, words: Words, seats: SeatInfo[]) => Ending;
}

const drawn = import.meta.glob<Drawn>('../games/*/Board.svelte');

/** Boards that show who sits here themselves: they have the whole width, and the log is a drawer. */
const WHOLE = new Set(['planet', 'planet-unknown', 'planetfall', 'red-planet']);
export const isWhole = (game: string): boolean => WHOLE.has(game);

export const hasBoard = (game: string): boolean => `../games/${game}/Board.svelte` in drawn;

/** The board of a game, loaded when it is needed; the plain one where there is none, or where it is wanted. */
export async function loadBoard(game: string, plain: boolean): Promise<Drawn> {
  if (!plain && hasBoard(game)) return drawn[`../games/${game}/Board.svelte`]!();
  return import('../plain/Plain.svelte');
}
