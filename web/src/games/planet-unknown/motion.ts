// From events to motion: what flies where, flashes, or is held up to be read.

import type { GameEvent, Words } from '../../contract';

export interface Show {
  /** `square` of a planet by seat, row, column; `collected`, `wheel`, `marker` by seat. */
  from: Place;
  to: Place;
  piece: 'meteorite' | 'pod' | 'rover' | 'tile' | 'card' | 'patch' | 'crash' | 'pulse' | 'banner' | 'paper';
  seat: number;
  text?: string;
  card?: { kind: 'civ_card' | 'event_card' | 'objective' | 'private_objective'; id: string };
  /** In milliseconds, at full length. */
  length: number;
}
export type Place = { at: 'square'; seat: number; row: number; column: number } | { at: 'collected' | 'wheel' | 'sky' | 'seat' | 'middle'; seat: number } | { at: 'marker'; seat: number; track: string };

export function showOf(event: GameEvent, words: Words): Show | null {
  const seat = Number(event['who'] ?? 0);
  const here: Place = { at: 'square', seat, row: Number(event['row']) - 1, column: Number(event['column']) - 1 };
  const show = (piece: Show['piece'], from: Place, to: Place, length = 320): Show => ({ piece, from, to, seat, length });
  const middle: Place = { at: 'middle', seat };
  /** A track of the corporation's board; a technology is on none. */
  const onBoard: Place = event['track'] ? { at: 'marker', seat, track: String(event['track']) } : { at: 'collected', seat };
  switch (event.event) {
    case 'round':
    case 'last_round':
    case 'over':
      return { ...show('banner', middle, middle, 900), text: words.event(event) };
    case 'card':
      return { ...show('paper', middle, middle, 2200), card: { kind: 'event_card', id: String(event['card']) } };
    case 'civ_shown':
    case 'civ':
      return { ...show('paper', middle, { at: 'seat', seat }, 1500), card: { kind: 'civ_card', id: String(event['card']) } };
    case 'objective':
      return { ...show('paper', middle, middle, 1800), card: { kind: 'objective', id: String(event['objective']) } };
    case 'objective_shown':
      return { ...show('paper', middle, { at: 'seat', seat }, 1500), card: { kind: 'private_objective', id: String(event['objective']) } };
    case 'objectives_drawn':
    case 'peeked':
    case 'civ_hidden':
      return show('card', middle, { at: 'seat', seat });
    case 'objective_dropped':
      return show('card', { at: 'seat', seat }, middle);
    case 'extra_tile':
      return show('pulse', { at: 'wheel', seat }, { at: 'wheel', seat }, 220);
    case 'stack_removed':
      return show('crash', { at: 'wheel', seat }, { at: 'wheel', seat }, 340);
    case 'set_aside':
      return show('tile', { at: 'seat', seat }, { at: 'sky', seat }, 260);
    case 'took':
      return show('tile', { at: 'wheel', seat }, { at: 'seat', seat }, 260);
    case 'placed':
      return show('pulse', here, here, 260);
    case 'patch_stored':
      return show('patch', middle, { at: 'collected', seat }, 260);
    case 'patch':
      return show('patch', { at: 'collected', seat }, here, 260);
    case 'rover':
      return show('rover', { at: 'collected', seat }, here);
    case 'meteorite_loaded':
    case 'drove':
    case 'teleported':
      return show('pulse', here, here, 180);
    case 'pod':
      return show('pod', here, { at: 'collected', seat });
    case 'pod_lifted':
      return show('pod', onBoard, { at: 'collected', seat });
    case 'pod_put':
      return show('pod', { at: 'collected', seat }, onBoard);
    case 'meteorite_collected':
      return event['row'] ? show('meteorite', here, { at: 'collected', seat }) : null;
    case 'meteorite':
      return show('meteorite', { at: 'sky', seat }, here, 300);
    case 'pod_lost':
    case 'rover_lost':
    case 'meteorite_lost':
      return show('crash', event['row'] ? here : { at: 'collected', seat }, event['row'] ? here : { at: 'collected', seat }, 340);
    case 'flux':
      return show('pulse', onBoard, onBoard, 220);
    case 'advanced':
    case 'regressed':
      return show('pulse', { at: 'marker', seat, track: String(event['marker']) }, { at: 'marker', seat, track: String(event['marker']) }, 220);
    default:
      return null;
  }
}
