// Measuring on machines that are not quiet: processor time instead of the clock on the wall, the median of several
// stretches, next to a fixed piece of work that tells how fast this core is right now.

import { randomFromNumber, shuffle } from '@orrery/kernel';

const stretches = 7;
/** The engine's compiler needs this many stretches to see which code is hot. */
const warmUp = 10;

/** Milliseconds that a processor has worked for this program. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Nanoseconds that one call takes: the median of several stretches of so many milliseconds, once it is warm. */
export function nanoseconds(work: () => void, stretchMs: number): number {
  const warm = stretch(work, warmUp * stretchMs, 1);
  // The clock is read about once a millisecond: reading it is work too.
  const batch = Math.max(1, Math.floor(warm.calls / warm.ms));
  const found = Array.from({ length: stretches }, () => stretch(work, stretchMs, batch));
  const times = found.map(({ ms, calls }) => (1e6 * ms) / calls).sort((a, b) => a - b);
  return times[Math.floor(stretches / 2)] ?? Number.NaN;
}

function stretch(work: () => void, atLeastMs: number, batch: number): { readonly ms: number; readonly calls: number } {
  const startedAt = processorMs();
  for (let calls = 0; ; ) {
    for (let each = 0; each < batch; each++) work();
    calls += batch;
    const ms = processorMs() - startedAt;
    if (ms >= atLeastMs) return { ms, calls };
  }
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
  /** What it should at least (rates) or at most (times, bytes) be on a quiet core; null where nothing is asked. */
  readonly target: number | null;
  /** Time for one of it, in units of the calibration work; 0 for what takes no time. */
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

export const byteFigure = (name: string, bytes: number, target: number): Figure => ({
  name,
  value: bytes,
  unit: 'B',
  target,
  ratioToCalibration: 0,
});

export const meets = ({ value, unit, target }: Figure): boolean =>
  target === null || (unit === '1/s' ? value >= target : value <= target);
