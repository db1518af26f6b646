// What a server says of itself in /metrics while it is under load: processor, memory, how long its event loop was held
// up, and how long answers and commits took as seen from inside. So a slow answer can be put down to whoever was slow.

import { readMetrics } from './read-metrics.ts';

export interface ServerFigures {
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
  /** Of the time since the figures were last read. */
  readonly loopDelayMs: number;
  readonly answers: Buckets;
  readonly commits: Buckets;
}

/** Upper bounds in seconds, ascending, with how many were at or below. */
export type Buckets = readonly (readonly [bound: number, count: number])[];

/** Of all nodes together; the delay is that of the worst. */
export async function serverFigures(addresses: readonly string[]): Promise<ServerFigures> {
  const all = await Promise.all(addresses.map(figuresAt));
  const sum = (of: (each: ServerFigures) => number): number => all.reduce((total, each) => total + of(each), 0);
  return {
    cpuSeconds: sum((each) => each.cpuSeconds),
    memoryBytes: sum((each) => each.memoryBytes),
    loopDelayMs: Math.max(...all.map((each) => each.loopDelayMs)),
    answers: addUp(all.map((each) => each.answers)),
    commits: addUp(all.map((each) => each.commits)),
  };
}

const addUp = ([first = [], ...others]: readonly Buckets[]): Buckets =>
  first.map(([bound, count], index) => [
    bound,
    others.reduce((total, buckets) => total + (buckets[index]?.[1] ?? 0), count),
  ]);

async function figuresAt(address: string): Promise<ServerFigures> {
  const text = await readMetrics(address);
  return {
    cpuSeconds: figure(text, 'process_cpu_seconds_total'),
    memoryBytes: figure(text, 'process_resident_memory_bytes'),
    loopDelayMs: figure(text, 'nodejs_eventloop_lag_p99_seconds') * 1000,
    answers: bucketsOf(text, 'orrery_answer_seconds'),
    commits: bucketsOf(text, 'orrery_commit_seconds'),
  };
}

function figure(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `)) ?? '';
  return Number(line.slice(name.length + 1));
}

function bucketsOf(text: string, name: string): Buckets {
  const lines = text.matchAll(new RegExp(`^${name}_bucket\\{le="([^"]+)"\\} (\\d+)$`, 'gm'));
  return [...lines].map(([, bound, count]) => [
    bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound),
    Number(count),
  ]);
}

/** The bound, in milliseconds, that so great a share of what came in between stayed within. */
export function within(before: Buckets, after: Buckets, share: number): number {
  const counts = after.map(([bound, count], index) => [bound, count - (before[index]?.[1] ?? 0)] as const);
  const wanted = (counts.at(-1)?.[1] ?? 0) * share;
  return (counts.find(([, count]) => count >= wanted)?.[0] ?? 0) * 1000;
}
