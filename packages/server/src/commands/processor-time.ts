// Processor time of processes that are not ours, as Linux tells it; elsewhere it is not known.

import { readFileSync } from 'node:fs';

/** What they have run so far, in seconds; not a number where the system does not tell. */
export function processorSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ranFor(pid), 0);
}

/** A process that has just ended is left out. */
function ranFor(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
  } catch {
    return process.platform === 'linux' ? 0 : Number.NaN;
  }
}
