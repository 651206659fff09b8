// Plays the strokes of a sound with WebAudio. Nothing is made before the first sound that somebody wants to hear.

import { SOUNDS, type Sound, type Stroke } from './sounds';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** `volume` from 0 to 100; 0 is silence, and costs nothing. `after`: seconds from now. */
export function play(sound: Sound, volume: number, after = 0): void {
  if (volume <= 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {}); // until the page has been touched
  const master = context.createGain();
  master.gain.value = (volume / 100) ** 2 * 0.6;
  master.connect(context.destination);
  for (const stroke of SOUNDS[sound] as Stroke[]) strike(context, master, stroke, context.currentTime + after + 0.01);
}

function strike(audio: AudioContext, into: AudioNode, { at, length, from, to, loud, wave }: Stroke, start: number): void {
  const begin = start + at;
  const end = begin + length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(into);
  if (wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = hiss(audio);
    source.loop = true;
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.setValueAtTime(from, begin);
    band.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(band);
    band.connect(gain);
    source.start(begin);
    source.stop(end);
    return;
  }
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(gain);
  source.start(begin);
  source.stop(end);
}

/** A second of noise, always the same. */
function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  let state = 7;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    samples[i] = state / 0x3fffffff - 1;
  }
  return noise;
}
