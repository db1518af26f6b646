// Sounds, made by code when they are wanted: no file is fetched, and nothing is made while they are off. No sound says what
// no word says.

import type { Cue } from '@orrery/table';

/** A tone: when it begins and how long it lasts in seconds, from which height to which, how loud. */
interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

const knock = (at: number, height: number): Tone => ({
  at,
  lasts: 0.05,
  from: height,
  to: height / 2,
  wave: 'square',
  loud: 0.05,
});
const bell = (at: number, height: number, lasts = 0.4): Tone => ({
  at,
  lasts,
  from: height,
  to: height,
  wave: 'sine',
  loud: 0.12,
});

export const sounds: { readonly [C in Cue]: readonly Tone[] } = {
  die: [knock(0, 900), knock(0.06, 700), knock(0.11, 800)],
  card: [{ at: 0, lasts: 0.09, from: 420, to: 180, wave: 'triangle', loud: 0.16 }],
  coin: [bell(0, 1180, 0.12), bell(0.08, 1570, 0.25)],
  loss: [{ at: 0, lasts: 0.5, from: 196, to: 110, wave: 'sawtooth', loud: 0.07 }],
  /** The last round has begun; the line at the top says so. */
  last: [bell(0, 440, 0.3), bell(0.18, 554, 0.3), bell(0.36, 659, 0.6)],
  turn: [bell(0, 660), bell(0.16, 880, 0.5)],
};

/** One low tone for each column of a reveal, from left to right: steps of a scale that go together in any choice. */
const heights = [196, 220, 262, 294, 330];
/** More than that is noise. */
const mostColumns = 3;
const apart = 0.07;

/** What follows another sound waits for it. */
const between = 0.22;

let speaker: AudioContext | null = null;

function sing(context: AudioContext, { at, lasts, from, to, wave, loud }: Tone, start: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start + at);
  tone.frequency.exponentialRampToValueAtTime(to, start + at + lasts);
  volume.gain.setValueAtTime(loud, start + at);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + at + lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(start + at);
  tone.stop(start + at + lasts);
}

/** Nothing happens where sound is off or cannot be had. */
function singAll(tones: readonly Tone[], isOn: boolean): void {
  if (!isOn || tones.length === 0 || typeof AudioContext === 'undefined') return;
  speaker ??= new AudioContext();
  for (const tone of tones) sing(speaker, tone, speaker.currentTime);
}

/** One after the other. */
export function sound(cues: readonly Cue[], isOn: boolean): void {
  const tones = cues.flatMap((cue, at) => sounds[cue].map((tone) => ({ ...tone, at: tone.at + at * between })));
  singAll(tones, isOn);
}

/** The columns of a reveal that light up, by their places. */
export function soundColumns(columns: readonly number[], isOn: boolean): void {
  const tones = columns.slice(0, mostColumns).map((column, at) => bell(at * apart, heights[column] ?? 0, 0.35));
  singAll(tones, isOn);
}
