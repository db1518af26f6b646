// Measuring on machines that are not quiet: every figure is the median of several stretches, next to a fixed piece of
// work that tells how fast this core is right now.

import { randomFromNumber, shuffle } from '@orrery/kernel';

const stretches = 7;
/** The engine's compiler needs this many stretches to see which code is hot. */
const warmUp = 10;

/** Nanoseconds that one call takes: the median of several stretches of so many milliseconds, once it is warm. */
export function nanoseconds(work: () => void, stretchMs: number): number {
  for (const startedAt = performance.now(); performance.now() - startedAt < warmUp * stretchMs; ) work();
  const found: number[] = [];
  for (let i = 0; i < stretches; i++) {
    let calls = 0;
    let passed = 0;
    for (const startedAt = performance.now(); passed < stretchMs; passed = performance.now() - startedAt) {
      work();
      calls += 1;
    }
    found.push((1e6 * passed) / calls);
  }
  return found.toSorted((a, b) => a - b)[Math.floor(stretches / 2)] ?? Number.NaN;
}

const cards = Array.from({ length: 180 }, (_, card) => card);

/** The fixed work: a copy of a pack of 180 cards, shuffled, a hundred times. */
export function calibrationNs(stretchMs: number): number {
  const random = randomFromNumber(1);
  let sum = 0;
  const ns = nanoseconds(() => {
    for (let i = 0; i < 100; i++) sum += shuffle(random, cards.slice())[0] ?? 0;
  }, stretchMs);
  if (sum < 0) throw new Error('the work was not done');
  return ns;
}

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it should at least (rates) or at most (times) be on a quiet core; null where nothing is asked. */
  readonly target: number | null;
  /** Time for one of it, in units of the calibration work. */
  readonly ratioToCalibration: number;
}

export const timeFigure = (name: string, ns: number, targetUs: number | null, calibration: number): Figure => ({
  name,
  value: ns / 1000,
  unit: 'µs',
  target: targetUs,
  ratioToCalibration: ns / calibration,
});

export const rateFigure = (name: string, ns: number, target: number | null, calibration: number): Figure => ({
  name,
  value: 1e9 / ns,
  unit: '1/s',
  target,
  ratioToCalibration: ns / calibration,
});

export const meets = ({ value, unit, target }: Figure): boolean =>
  target === null || (unit === 'µs' ? value <= target : value >= target);
