// Processor time of processes that are not ours, as Linux tells it; elsewhere it is not known.

import { readFileSync } from 'node:fs';

/** What they and their children that have ended have run so far, in seconds; not a number where the system does not tell. */
export function processorSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ranFor(pid), 0);
}

const ticksPerSecond = 100;

/** A process that has just ended is left out: its time is its parent's from then on. */
function ranFor(pid: number): number {
  try {
    const own = Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // the name before may hold anything
    const ofChildren = (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
    return own + ofChildren;
  } catch {
    return process.platform === 'linux' ? 0 : Number.NaN;
  }
}
