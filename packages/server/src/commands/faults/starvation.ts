// How much of a wait the machine is to blame for: processes on its way were ready to run and got no processor, or our own
// event loop came late. Linux tells it (`/proc/PID/schedstat`); elsewhere only our own delay is known.

import { readFileSync } from 'node:fs';

/** The processes that wait for each other, in groups: of each group the worst counts. */
export type ProcessGroups = () => readonly (readonly number[])[];

interface Slice {
  readonly from: number;
  readonly to: number;
  readonly starvedMs: number;
}

const everyMs = 100;

export class Starvation {
  readonly #groups: ProcessGroups;
  readonly #slices: Slice[] = [];
  readonly #timer: NodeJS.Timeout;
  #waited = new Map<number, number>();
  #lookedAt = performance.now();

  constructor(groups: ProcessGroups) {
    this.#groups = groups;
    this.#timer = setInterval(() => this.#look(), everyMs);
    this.#look();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The part of this time, from 0 to 1, that went by without a processor. */
  share(from: number, to: number): number {
    let starved = 0;
    for (const slice of this.#slices) {
      const common = Math.min(to, slice.to) - Math.max(from, slice.from);
      if (common > 0) starved += (slice.starvedMs * common) / (slice.to - slice.from);
    }
    return starved / Math.max(1, to - from);
  }

  #look(): void {
    const [from, to] = [this.#lookedAt, performance.now()];
    this.#lookedAt = to;
    if (to <= from) return;
    const ownDelay = Math.max(0, to - from - everyMs);
    const waited = new Map<number, number>();
    const since = (pid: number): number => {
      const now = waitedMs(pid);
      waited.set(pid, now);
      return now - (this.#waited.get(pid) ?? now);
    };
    const [own = 0, ...others] = [[process.pid], ...this.#groups()].map((pids) => Math.max(0, ...pids.map(since)));
    this.#waited = waited;
    const starved = others.reduce((sum, ms) => sum + ms, Math.max(own, ownDelay));
    this.#slices.push({ from, to, starvedMs: Math.min(to - from, starved) });
  }
}

/** How long this process has waited for a processor since it began. */
function waitedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0; // it is gone, or this is no Linux
  }
}
