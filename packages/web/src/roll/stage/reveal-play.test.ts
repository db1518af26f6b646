// The reveal keeps its time: over by 1.2 s, at once when it is ended, and standing still only where that is wanted.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Beat, beats, goesOnAfter, RevealPlay, seenAfter } from './reveal-play.ts';

/** A reveal, and the beat that it has come to. */
function opened(): { readonly play: RevealPlay; readonly beat: () => Beat | null } {
  let now: Beat | null = null;
  return {
    play: new RevealPlay((beat) => {
      now = beat;
    }),
    beat: () => now,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it goes through its beats and is over by itself', () => {
  const { play, beat } = opened();
  play.play(1, false);
  const seen: (Beat | null)[] = [];
  for (let ms = 0; ms < goesOnAfter; ms += 10) {
    if (seen.at(-1) !== beat()) seen.push(beat());
    vi.advanceTimersByTime(10);
  }
  expect(seen).toEqual([...beats.map(([name]) => name)]);
  expect(beat()).toBeNull();
  expect(goesOnAfter).toBeLessThanOrEqual(1200);
});

test('half the times where motion is fast', () => {
  const { play, beat } = opened();
  play.play(0.5, false);
  vi.advanceTimersByTime(goesOnAfter / 2);
  expect(beat()).toBeNull();
});

test('it ends at once, and nothing of it comes after', () => {
  const { play, beat } = opened();
  play.play(1, false);
  vi.advanceTimersByTime(seenAfter - 10);
  expect(play.isSeen).toBe(false);
  vi.advanceTimersByTime(10);
  expect(play.isSeen).toBe(true);
  play.end();
  expect(beat()).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(beat()).toBeNull();
});

test('step by step it stands until it is ended; without motion its end is there at once, or nothing', () => {
  const { play, beat } = opened();
  play.play(1, true);
  vi.advanceTimersByTime(60_000);
  expect(beat()).toBe('stand');
  play.play(0, true);
  expect(beat()).toBe('stand');
  play.play(0, false);
  expect(beat()).toBeNull();
  play.show();
  expect(beat()).toBe('stand');
});
