/** Drawing by measure: signs and wreaths of the actions, cuts of the crystals, the die. Each becomes one symbol, used everywhere. */
import type { ActionId, CrystalId } from '../../generated/planet-5r';
import { polar, round1, ticks } from '../../icons/geometry';
import { SCENES } from './scenes';
import { VIGNETTES } from './vignettes';

export const ACTIONS: ActionId[] = ['dig', 'mine', 'raid', 'scout', 'expand'];
export const CRYSTALS: CrystalId[] = ['blue', 'green', 'purple', 'joker'];

/** On a 24 px grid, 1.75 px stroke. */
const SIGNS: Record<ActionId, string> = {
  dig: '<path d="M7.2 3.8C13.4 3.6 20.3 10 20.4 16.9 18.4 12.9 16 10.6 14.4 9.3 12.7 8 10.4 6 7.2 3.8Z"/><path d="M13.2 10.7 4.2 19.8"/>',
  mine: '<path d="M5.5 20.2 11 3.8h2l5.5 16.4"/><path d="M9.4 9h5.2M7.6 14.2h8.8"/><path d="M12 15.4c1.6 2 2.2 2.9 2.2 3.8a2.2 2.2 0 0 1-4.4 0c0-.9.6-1.8 2.2-3.8Z" fill="currentcolor"/>',
  raid: '<path d="M4.2 3.8C5.4 10.6 9.6 15.4 17 17.8M19.8 3.8C18.6 10.6 14.4 15.4 7 17.8"/><path d="M15.6 20.6 18.8 15M8.4 20.6 5.2 15"/>',
  scout: '<path d="m3.2 16.6 9-4.9 2 3.7-9 4.8Z"/><path d="m12 10.8 6.4-3.4 3 5.6-6.3 3.4Z"/><path d="M6.5 4v4.4M4.3 6.2h4.4"/>',
  expand: '<path d="M3.6 19.8c0-6.4 3.7-10.2 8.4-10.2s8.4 3.8 8.4 10.2Z"/><path d="M12 9.6V3.2l4.6 1.7L12 6.6"/><path d="M9.4 19.8v-2.6a2.6 2.6 0 0 1 5.2 0v2.6"/>',
};

/** What a wreath is wound of: teeth, drops, blades, stars, leaves. */
const MOTIFS: Record<ActionId, string> = {
  dig: 'M-3.6 2.6 0-4.8 3.6 2.6Z',
  mine: 'M0-5.2C2.6-1.8 3.5-.3 3.5 1.2a3.5 3.5 0 0 1-7 0C-3.5-.3-2.6-1.8 0-5.2Z',
  raid: 'M-4 3.4C-3.6-1.6-.8-4.8 4.4-5.2 1.8-3 1 .2 1.6 3.4-.2 2.4-2 2.4-4 3.4Z',
  scout: 'M0-5.2 1.3-1.3 5.2 0 1.3 1.3 0 5.2-1.3 1.3-5.2 0-1.3-1.3Z',
  expand: 'M-3.2 4.4C-5.2.6-3.6-3.4 1.6-5.4 4 .4 1.8 3.8-3.2 4.4Z',
};

type Point = [number, number];
const TINTS: Record<CrystalId, [string, string, string, string, string]> = {
  blue: ['#a9d4ff', '#5aa5f5', '#2f7fe0', '#1f5fb6', '#164788'],
  green: ['#a2efc6', '#46cc8d', '#1f9d63', '#15794b', '#0e5a38'],
  purple: ['#e2c6ff', '#b37df0', '#8d4fd6', '#6c37ad', '#502787'],
  joker: ['#fffdf4', '#ffeebb', '#f0cf77', '#cda345', '#9a7424'],
};

/** A cut each: hexagon, step cut, trillion, star. */
function outline(crystal: CrystalId, r: number): Point[] {
  if (crystal === 'blue') return Array.from({ length: 6 }, (_, i) => polar(r, -90 + 60 * i));
  if (crystal === 'green') {
    const [w, h, c] = [0.8 * r, 0.98 * r, 0.36 * r];
    return [[-w + c, -h], [w - c, -h], [w, -h + c], [w, h - c], [w - c, h], [-w + c, h], [-w, h - c], [-w, -h + c]];
  }
  if (crystal === 'purple') return [90, 210, 330].flatMap((angle): Point[] => [polar(r * 1.14, angle - 9), polar(r * 1.14, angle + 9), polar(r * 0.84, angle + 60)]);
  return Array.from({ length: 8 }, (_, i) => polar(i % 2 ? r * 0.5 : r * 1.14, -90 + 45 * i));
}

const closed = (points: Point[]): string => `M${points.map((point) => point.map((n) => Math.round(n * 100) / 100).join(' ')).join('L')}Z`;

/** Lit: facets shaded by their angle to the light. */
function lit(crystal: CrystalId): string {
  const points = outline(crystal, 10);
  const tints = TINTS[crystal];
  const table = crystal === 'joker' ? 0 : 0.52;
  const inner = points.map(([x, y]): Point => [x * table, y * table]);
  const facets = points.map((from, i) => {
    const next = (i + 1) % points.length;
    const to = points[next]!;
    const light = Math.cos(Math.atan2(from[1] + to[1], from[0] + to[0]) + (125 * Math.PI) / 180);
    const shade = crystal === 'joker' ? tints[i % 2 ? (light > 0 ? 2 : 3) : light > 0 ? 0 : 1] : tints[light > 0.55 ? 0 : light > 0.1 ? 1 : light > -0.45 ? 2 : light > -0.8 ? 3 : 4];
    return `<path d="${closed([from, to, inner[next]!, inner[i]!])}" fill="${shade}" stroke="${shade}" stroke-width=".4"/>`;
  });
  const half = Math.floor(points.length / 2);
  const top = table ? `<path d="${closed(inner)}" fill="${tints[1]}"/><path d="${closed([inner[0]!, ...inner.slice(half)])}" fill="${tints[0]}" opacity=".55"/>` : '';
  return `${facets.join('')}${top}<path d="${closed(points)}" fill="none" stroke="${tints[4]}" stroke-width="1.1" stroke-linejoin="round"/>`;
}

/** Unlit: an outline with a breath of its colour. */
function unlit(crystal: CrystalId): string {
  const points = outline(crystal, 10);
  const tints = TINTS[crystal];
  const table = crystal === 'joker' ? '' : `<path d="${closed(points.map(([x, y]): Point => [x * 0.52, y * 0.52]))}" fill="none" stroke="${tints[3]}" stroke-width=".7" opacity=".6"/>`;
  return `<path d="${closed(points)}" fill="${tints[1]}" fill-opacity=".26" stroke="${tints[3]}" stroke-width="1.1" stroke-linejoin="round"/>${table}`;
}

/** A place on the ladder that is still empty. */
const hollow = (crystal: CrystalId): string => `<path d="${closed(outline(crystal, 9))}" fill="none" stroke="currentcolor" stroke-width="1.4" stroke-linejoin="round"/>`;

/** Motifs round a circle of 24, from one angle to another. */
function wreath(action: ActionId, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * (i + 0.5)) / count;
    const [x, y] = polar(24, angle);
    return `<path d="${MOTIFS[action]}" transform="translate(${round1(x)} ${round1(y)}) rotate(${round1(angle + 90)})"/>`;
  }).join('');
}

const PIPS: Record<number, Point[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [-1, 1], [1, 1], [0, 0]],
  6: [[-1, -1], [1, -1], [-1, 1], [1, 1], [-1, 0], [1, 0]],
};
export const hasPips = (eyes: number): boolean => eyes in PIPS;

function die(eyes: number): string {
  const dots = PIPS[eyes]!.map(([x, y]) => `<circle cx="${x * 4.8}" cy="${y * 4.8}" r="1.7" fill="#2b2118"/>`).join('');
  return `<rect x="-10" y="-10" width="20" height="20" rx="4.4" fill="#fffaf0" stroke="#2b2118" stroke-width="1.4"/>${dots}`;
}

const DROP = '<path d="M0-10C5-3.6 7.4-.6 7.4 3.2a7.4 7.4 0 0 1-14.8 0C-7.4-.6-5-3.6 0-10Z" fill="var(--drop, var(--water))" stroke="#0f2a3a" stroke-opacity=".55" stroke-width="1.1"/><path d="M-4 3.5a4.2 4.2 0 0 0 2.6 3.8" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.6" stroke-linecap="round"/>';
const HOME = '<path d="M4 20v-8.5L12 5l8 6.5V20Z"/><path d="M9.8 20v-5h4.4v5M16.5 8.4V4.5"/>';
const BACK =
  '<rect x=".7" y=".7" width="30.6" height="42.6" rx="4" fill="#a8632a" stroke="#3a2210"/><rect x="3.5" y="3.5" width="25" height="37" rx="2" fill="none" stroke="#f0d9a8" stroke-opacity=".7"/><circle cx="16" cy="22" r="8" fill="#e0a34c" stroke="#3a2210"/><path d="M8 22c5-3 10 3 16 0" fill="none" stroke="#3a2210" stroke-width="1.2"/><path d="M4 8h24M4 36h24M4 12h24M4 32h24" stroke="#f0d9a8" stroke-opacity=".35"/>';

/** All symbols, once a page. Round ones have their centre at 0 0 and are used with a transform. */
export function symbols(): string {
  const found: string[] = [`<g id="r5-drop">${DROP}</g>`, `<g id="r5-home">${HOME}</g>`, `<g id="r5-back">${BACK}</g>`];
  found.push(`<path id="r5-rays" d="${ticks(0, 0, 10, 11.6, 28)}" fill="none" stroke-width=".55" stroke-linecap="round"/>`);
  for (const action of ACTIONS) {
    found.push(`<g id="r5-sign-${action}">${SIGNS[action]}</g>`);
    found.push(`<g id="r5-scene-${action}" class="r5-art">${SCENES[action]}</g>`);
    found.push(`<g id="r5-ring-${action}">${wreath(action, -90, 270, 12)}</g>`);
    found.push(`<g id="r5-ring-${action}-left">${wreath(action, -90, 90, 6)}</g>`);
    found.push(`<g id="r5-ring-${action}-right">${wreath(action, 90, 270, 6)}</g>`);
  }
  for (const crystal of CRYSTALS) found.push(`<g id="r5-lit-${crystal}">${lit(crystal)}</g>`, `<g id="r5-unlit-${crystal}">${unlit(crystal)}</g>`, `<g id="r5-hollow-${crystal}">${hollow(crystal)}</g>`);
  for (const eyes of Object.keys(PIPS)) found.push(`<g id="r5-die-${eyes}">${die(Number(eyes))}</g>`);
  for (const [card, picture] of Object.entries(VIGNETTES)) found.push(`<g id="r5-card-${card}" class="r5-art">${picture}</g>`);
  return found.join('');
}
