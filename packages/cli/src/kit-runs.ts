// The kit on many matches: cut into portions that worker threads take one after the other, and put together again.
// A worker is this same program; without a bundle to start it from, everything runs in this thread.

import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { type KitReport, type KitSettings, runKit } from '@orrery/kernel/kit';
import { gameNamed } from './games.ts';

export interface KitJob {
  readonly game: string;
  readonly settings: KitSettings;
  readonly games: number;
  readonly from: number;
  readonly seed: string;
}

interface Portion extends KitJob {
  /** Which job it is a part of. */
  readonly job: number;
}

type Message = { readonly done: number; readonly found: number } | { readonly report: KitReport };

const portionSize = 25;

/** One report per job. `onProgress` hears how many matches are done in all, and how much was found. */
export async function runKits(
  jobs: readonly KitJob[],
  onProgress: (done: number, found: number) => void,
): Promise<KitReport[]> {
  const portions = jobs.flatMap(cut);
  const reports: KitReport[][] = jobs.map(() => []);
  const running = new Map<Portion, { done: number; found: number }>();
  const watch = (portion: Portion, done: number, found: number): void => {
    running.set(portion, { done, found });
    const all = [...running.values()];
    onProgress(sum(all.map((each) => each.done)), sum(all.map((each) => each.found)));
  };
  const next = portions.values();
  const takeAll = async (run: RunPortion): Promise<void> => {
    for (const portion of next) {
      reports[portion.job]?.push(await run(portion, (done, found) => watch(portion, done, found)));
    }
  };
  const threads = Math.min(availableParallelism(), portions.length);
  if (threads === 1 || !import.meta.url.endsWith('.mjs')) await takeAll(runHere);
  else await Promise.all(Array.from({ length: threads }, () => withWorker(takeAll)));
  return reports.map(joined);
}

type RunPortion = (portion: Portion, onProgress: (done: number, found: number) => void) => Promise<KitReport>;

const cut = (job: KitJob, index: number): Portion[] =>
  Array.from({ length: Math.ceil(job.games / portionSize) }, (_, part) => ({
    ...job,
    job: index,
    from: job.from + part * portionSize,
    games: Math.min(portionSize, job.games - part * portionSize),
  }));

const runHere: RunPortion = async ({ game, settings, games, from, seed }, onProgress) => {
  const known = gameNamed(game);
  if (known === null) throw new Error(`there is no game ${game}`);
  return runKit(known.game, settings, { games, from, seed, onProgress });
};

async function withWorker(takeAll: (run: RunPortion) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL(import.meta.url));
  const runThere: RunPortion = (portion, onProgress) =>
    new Promise((resolve, reject) => {
      worker.removeAllListeners();
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a worker ended with ${code}`)));
      worker.on('message', (message: Message) => {
        if ('report' in message) resolve(message.report);
        else onProgress(message.done, message.found);
      });
      worker.postMessage(portion);
    });
  try {
    await takeAll(runThere);
  } finally {
    worker.removeAllListeners();
    await worker.terminate();
  }
}

/** In a worker thread: runs the portions that are sent and sends back the reports. False in the main thread. */
export function serveKits(): boolean {
  if (isMainThread || parentPort === null) return false;
  const port = parentPort;
  const send = (message: Message): void => port.postMessage(message);
  port.on('message', (portion: Portion) => {
    runHere(portion, (done, found) => send({ done, found })).then(
      (report) => send({ report }),
      (error: unknown) => {
        throw error;
      },
    );
  });
  return true;
}

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
