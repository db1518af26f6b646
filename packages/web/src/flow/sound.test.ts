// Sounds are made only where they are switched on, and there is one for every cue.

import { cues } from '@orrery/table';
import { afterEach, expect, test, vi } from 'vitest';
import { sound, soundColumns, sounds } from './sound.ts';

const made = vi.fn();
const sung = vi.fn();
class Silent {
  readonly currentTime = 0;
  readonly destination = {};
  constructor() {
    made();
  }
  createOscillator = () => ({ ...this.#parts(), type: '', frequency: this.#ramp(), start: sung, stop: vi.fn() });
  createGain = () => ({ ...this.#parts(), gain: this.#ramp() });
  #ramp = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  #parts = () => ({ connect: (next: unknown) => next });
}

afterEach(() => vi.unstubAllGlobals());

test('every cue has a sound of less than a second', () => {
  expect(Object.keys(sounds).sort()).toEqual([...cues].sort());
  for (const tones of Object.values(sounds)) for (const { at, lasts } of tones) expect(at + lasts).toBeLessThan(1);
});

test('nothing is made while it is off, nor without anything to hear', () => {
  vi.stubGlobal('AudioContext', Silent);
  sound(cues, false);
  sound([], true);
  expect(made).not.toHaveBeenCalled();
  sound(cues, true);
  sound(cues, true);
  expect(made).toHaveBeenCalledTimes(1);
});

test('a column that lights up has its tone, at most three of them', () => {
  vi.stubGlobal('AudioContext', Silent);
  sung.mockClear();
  soundColumns([0, 3], false);
  expect(sung).not.toHaveBeenCalled();
  soundColumns([0, 3], true);
  expect(sung).toHaveBeenCalledTimes(2);
  soundColumns([0, 1, 2, 3, 4], true);
  expect(sung).toHaveBeenCalledTimes(5);
});
