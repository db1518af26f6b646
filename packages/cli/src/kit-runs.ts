// The kit on many matches: cut into portions that worker threads take one after the other, and put together again.

import { allChecks, type Check, type KitReport, type KitSettings, runKit } from '@orrery/kernel/kit';
import { gameNamed } from './games.ts';
import { openPool, type Task } from './worker-pool.ts';

export interface KitJob {
  readonly game: string;
  readonly settings: KitSettings;
  readonly games: number;
  readonly from: number;
  readonly seed: string;
  /** Only checks with this in their title; null: all. */
  readonly check: string | null;
}

export const checksWith = (text: string | null): readonly Check[] =>
  allChecks.filter(({ title }) => text === null || title.includes(text));

interface Portion extends KitJob {
  /** Which job it is a part of. */
  readonly job: number;
}

interface Progress {
  readonly done: number;
  readonly found: number;
}

const portionSize = 25;

export const kitTask: Task<Portion, Progress, KitReport> = {
  name: 'kit',
  run({ game, settings, games, from, seed, check }, tell) {
    const known = gameNamed(game);
    if (known === null) throw new Error(`there is no game ${game}`);
    const onProgress = (done: number, found: number): void => tell({ done, found });
    return runKit(known.game, settings, { games, from, seed, checks: checksWith(check), onProgress });
  },
};

/** One report per job. `onProgress` hears how many matches are done in all, and how much was found. */
export async function runKits(
  jobs: readonly KitJob[],
  onProgress: (done: number, found: number) => void,
): Promise<KitReport[]> {
  const portions = jobs.flatMap(cut);
  const reports: KitReport[][] = jobs.map(() => []);
  const running = new Map<number, Progress>();
  const pool = openPool();
  try {
    const results = await pool.runAll(kitTask, portions, (portion, progress) => {
      running.set(portion, progress);
      const all = [...running.values()];
      onProgress(sum(all.map((each) => each.done)), sum(all.map((each) => each.found)));
    });
    for (const [at, { job }] of portions.entries()) reports[job]?.push(results[at] as KitReport);
  } finally {
    await pool.close();
  }
  return reports.map(joined);
}

const cut = (job: KitJob, index: number): Portion[] =>
  Array.from({ length: Math.ceil(job.games / portionSize) }, (_, part) => ({
    ...job,
    job: index,
    from: job.from + part * portionSize,
    games: Math.min(portionSize, job.games - part * portionSize),
  }));

function joined(parts: readonly KitReport[]): KitReport {
  const [first] = parts;
  if (first === undefined) throw new Error('a run of no matches');
  return {
    ...first,
    games: sum(parts.map((part) => part.games)),
    answers: sum(parts.map((part) => part.answers)),
    questions: added(parts.map((part) => part.questions)),
    events: added(parts.map((part) => part.events)),
    findings: parts.flatMap((part) => part.findings).sort((a, b) => a.game - b.game),
  };
}

function added(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const each of counts) for (const [key, count] of Object.entries(each)) total[key] = (total[key] ?? 0) + count;
  return total;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
