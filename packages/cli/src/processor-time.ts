// Milliseconds of processor time, which other programs on the machine do not lengthen. One thread knows only the time of the
// whole process; where several play, the clock on the wall has to do.

import { performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

export function processorMs(): number {
  if (!isMainThread) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
