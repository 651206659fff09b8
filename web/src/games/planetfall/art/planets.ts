// Seven planets: sea, soil, ridges; and coasts, drawn for a globe of radius 446 about (424, 1064), of which the top is seen.

/** [sea, soil, ridge] */
export const PALETTES: [string, string, string][] = [
  ['#8a5a44', '#c08a5c', '#e0b07c'], // rust plains
  ['#2f6f86', '#5f9c6c', '#8cc48c'], // green coasts
  ['#9a7a34', '#d2aa52', '#f0d080'], // dunes
  ['#4a549a', '#8a93d0', '#b8c0f0'], // ice
  ['#23668a', '#35818a', '#55b0a6'], // teal archipelago
  ['#5b3f86', '#9a6fb8', '#c89ade'], // violet forests
  ['#7c2f3e', '#c2566a', '#f08a7c'], // ember world
];

interface Land {
  coasts: string[];
  ridges: string[];
  turn: string;
}
const EAST = 'M470 648c30-16 70-20 96-8 34 16 84 4 130 36 34 24 60 60 70 100H560c-10-30-44-34-60-58-14-20-50-44-30-70z';
const WEST = 'M70 738C120 678 190 648 250 664c40 10 60-16 110-22 46-6 60 22 44 44-20 28-70 18-104 40-40 26-90 22-120 50z';
const WEST_RIDGES = ['M150 748c40-44 90-62 130-52 34 8 60-8 84-8', 'M120 748c40-50 100-82 150-70'];
const EAST_RIDGES = ['M500 660c30-14 58-10 78 2 30 18 80 10 116 36', 'M540 690c40 0 90 10 130 50'];
const PLAIN = 'M60 760C140 690 220 672 300 676c60 4 100-14 160-8 90 8 190 30 300 110z';
const CRATERS = ['M300 690a34 12 0 1 0 68 0 34 12 0 1 0-68 0M520 676a22 8 0 1 0 44 0 22 8 0 1 0-44 0M620 720a40 15 0 1 0 80 0 40 15 0 1 0-80 0', 'M308 690a26 8 0 1 0 52 0M630 720a30 10 0 1 0 60 0'];
const DUNES = ['M120 730q60-34 120-18t120-20 130 6 150 20', 'M90 752q70-30 140-14t150-18 150 10 170 26', 'M240 690q70-18 140-8t150-4', 'M200 706q60-14 110-8'];
const ISLES = ['M190 700q24-22 60-14t40 22-50 20-50-28z', 'M330 668q30-18 62-8t20 26-48 10-34-28z', 'M470 650q20-12 46-4t10 18-40 2-16-16z', 'M540 700q40-24 80-8t26 36-80 8-26-36z', 'M400 720q20-10 40 0t0 18-40-18z', 'M650 690q18-8 34 4t-6 16-28-20z'];
const CAP = 'M250 652q60-40 170-44t190 46q-40 26-90 14t-90 14-100-4-80-26z';

export const LANDS: Land[] = [
  { coasts: [PLAIN], ridges: CRATERS, turn: '' },
  { coasts: [WEST, EAST], ridges: [...WEST_RIDGES, ...EAST_RIDGES], turn: 'translate(848 0) scale(-1 1)' },
  { coasts: [PLAIN], ridges: DUNES, turn: 'translate(848 0) scale(-1 1)' },
  { coasts: [CAP, EAST], ridges: ['M300 656q60-26 130-26t130 22', ...EAST_RIDGES], turn: '' },
  { coasts: [WEST, EAST], ridges: [...WEST_RIDGES, ...EAST_RIDGES], turn: '' },
  { coasts: [...ISLES, WEST], ridges: WEST_RIDGES, turn: 'translate(848 0) scale(-1 1)' },
  { coasts: [WEST, PLAIN], ridges: ['M330 618l-14 34 18 22-20 30M480 622l20 40-14 30 24 40M560 660l30 20 8 40M250 680l-10 30 24 34', ...WEST_RIDGES], turn: '' },
];
