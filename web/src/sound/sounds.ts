/** A small set of sounds, made here: knocks on wood, a few soft tones, a rumble. Each is a handful of strokes; there are no files. */

export interface Stroke {
  /** Seconds after the start, and how long it rings. */
  at: number;
  length: number;
  /** Hertz at the beginning and at the end; noise has the band that is let through. */
  from: number;
  to: number;
  loud: number;
  wave: 'sine' | 'triangle' | 'noise';
}
const knock = (at: number, pitch: number, loud = 0.5): Stroke[] => [
  { at, length: 0.09, from: pitch, to: pitch * 0.72, loud, wave: 'sine' },
  { at, length: 0.025, from: pitch * 4, to: pitch * 3, loud: loud * 0.5, wave: 'noise' },
];
const tone = (at: number, pitch: number, length: number, loud = 0.3): Stroke => ({ at, length, from: pitch, to: pitch, loud, wave: 'triangle' });

export const SOUNDS = {
  pick: knock(0, 620, 0.35),
  confirm: [...knock(0, 330, 0.6), ...knock(0.07, 440, 0.4)],
  refused: [...knock(0, 190, 0.5), ...knock(0.11, 160, 0.5)],
  turn: [tone(0, 587, 0.35), tone(0.13, 880, 0.5)],
  end: [tone(0, 440, 0.5), tone(0.16, 554, 0.5), tone(0.32, 659, 0.5), tone(0.48, 880, 1)],
  place: knock(0, 260, 0.6),
  dice: [0, 0.06, 0.13, 0.21].flatMap((at, i) => knock(at, 700 - 90 * i, 0.35)),
  water: [{ at: 0, length: 0.12, from: 520, to: 1150, loud: 0.35, wave: 'sine' }] as Stroke[],
  card: [{ at: 0, length: 0.08, from: 3200, to: 1400, loud: 0.3, wave: 'noise' }] as Stroke[],
  won: [tone(0, 523, 0.25), tone(0.1, 659, 0.25), tone(0.2, 784, 0.5)],
  loss: [tone(0, 330, 0.3), tone(0.14, 247, 0.5)],
  launch: [
    { at: 0, length: 1.3, from: 180, to: 900, loud: 0.8, wave: 'noise' },
    { at: 0.05, length: 1.1, from: 55, to: 120, loud: 0.5, wave: 'triangle' },
  ],
} satisfies Record<string, Stroke[]>;
export type Sound = keyof typeof SOUNDS;

/** What is heard of an event of any game. */
export const OF_EVENT: Record<string, Sound> = {
  rolled: 'dice',
  gained: 'water',
  advanced: 'water',
  placed: 'place',
  joined: 'place',
  stepped: 'place',
  drove: 'place',
  rover: 'place',
  boarded: 'place',
  explores: 'place',
  taken: 'card',
  took: 'card',
  market: 'card',
  turned_up: 'card',
  character: 'card',
  research: 'card',
  civ: 'card',
  won: 'won',
  pair: 'won',
  monopoly: 'won',
  meteorite_collected: 'won',
  stolen: 'loss',
  killed: 'loss',
  destroyed: 'loss',
  replaced: 'loss',
  launched: 'launch',
  turned: 'card',
};
