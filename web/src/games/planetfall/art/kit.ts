// The kit of card drawings: 132 × 70, flat, four tones of the type's colour, one cream, one hot accent, a dark outline.

import type { CardType } from '../table';

export interface Tones {
  base: string;
  dark: string;
  light: string;
  mid: string;
}
export const TONES: Record<CardType, Tones> = {
  unit: { base: '#c9506a', dark: '#3f1024', light: '#f4a3ae', mid: '#a53a55' },
  landmark: { base: '#3596ad', dark: '#0d3d4f', light: '#a5dfe8', mid: '#24768d' },
  cache: { base: '#cf9838', dark: '#563602', light: '#f6d998', mid: '#a97820' },
  technology: { base: '#7d6bce', dark: '#2c1f70', light: '#c8bcf7', mid: '#5f4db0' },
};

/** Motifs are written with these classes, inked in CardArt.svelte: b base, d dark, l light, m mid, c cream, h hot, w sky blue, r red; i is a line
 * of ink, t a thin one, g a light line, o no outline. */
export const stars = (...points: [number, number][]): string => points.map(([x, y], i) => `<circle class="o c" cx="${x}" cy="${y}" r="${i % 3 ? 0.8 : 1.2}"/>`).join('');
export const at = (x: number, y: number, scale: number, body: string, turn = 0): string => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;
export const flip = (x: number, y: number, scale: number, body: string): string => `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${body}</g>`;
export const ground = (top = 60, rise = 6): string => `<path class="o d" d="M0 70V${top}q66-${rise} 132 0v${70 - top}z"/>`;
export const dunes = (top = 52): string => `<path class="o m" d="M0 70V${top}q33-8 66-1t66-3v${70 - top + 4}z"/><path class="t" d="M0 ${top + 9}q33-5 66 0t66-2" opacity=".5"/>`;
export const moon = (x: number, y: number, r: number): string => `<circle class="o l" cx="${x}" cy="${y}" r="${r}"/><circle class="o b" cx="${x - r * 0.3}" cy="${y - r * 0.2}" r="${r * 0.18}" opacity=".5"/><circle class="o b" cx="${x + r * 0.35}" cy="${y + r * 0.3}" r="${r * 0.13}" opacity=".5"/>`;
export const bolt = (x: number, y: number, scale = 1): string => at(x, y, scale, '<path class="h" d="M3-13-8 3H0l-3 11L9-3H1z"/>');
export const star = (x: number, y: number, r: number, ink = 'h'): string =>
  `<path class="${ink}" d="M${Array.from({ length: 10 }, (_, i) => {
    const [reach, turn] = [i % 2 ? r * 0.45 : r, (Math.PI * i) / 5];
    return `${(x + reach * Math.sin(turn)).toFixed(1)} ${(y - reach * Math.cos(turn)).toFixed(1)}`;
  }).join('L')}z"/>`;
export const range = (count: number, body: (i: number) => string): string => Array.from({ length: count }, (_, i) => body(i)).join('');

/** The ground behind the drawing tells the type without colour: diagonals, blueprint, dots, circuits. */
export const GROUNDS: Record<CardType, string> = {
  unit: `<path class="p" stroke-width="2" d="${range(22, (i) => `M${-70 + i * 10} 70l70-70`)}"/>`,
  landmark: `<path class="p" stroke-width=".9" d="${range(12, (i) => `M${i * 12} 0v70`)}${range(6, (i) => `M0 ${i * 12 + 4}h132`)}"/>`,
  cache: `<path class="p" stroke-width="2.3" stroke-linecap="round" d="${range(8, (y) => range(15, (x) => `M${x * 9.5 + (y % 2) * 4.75} ${y * 9 + 3}h0`))}"/>`,
  technology: `<path class="p" stroke-width="1.6" d="M0 14h30l8 8h24M132 12h-26l-9 9H78M0 52h22l9-9M132 54h-34l-8-8M66 0v8M66 70v-9"/><path class="p" stroke-width="4.8" stroke-linecap="round" d="M62 22h0M78 21h0M31 43h0M90 46h0M66 9h0"/>`,
};
