/** What every board is given, and how boards are found: docs/boards.md says how to write one. */
import type { Component } from 'svelte';
import type { Screen, Seat, Session, Words } from '../contract';
import type { Settings } from './kept.svelte';
import type { Pick } from './pick.svelte';

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
/** A seat's final board, round, for the podium. */
export type WorldProps = Omit<SeatProps, 'as'>;
export interface Drawn {
  default: Component<BoardProps>;
  SeatView?: Component<SeatProps>;
  World?: Component<WorldProps>;
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
