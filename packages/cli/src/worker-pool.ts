// Work shared out among worker threads: jobs are taken one after the other by whoever is free, and their results come
// back in order. A worker is this same program; without a bundle to start it from, everything runs in this thread.

import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** What threads can do: a name, and what to do with a job; both sides know it by its name. */
export interface Task<Job, Progress, Result> {
  readonly name: string;
  run(job: Job, tell: (progress: Progress) => void): Promise<Result> | Result;
}

export interface WorkerPool {
  /** Runs all jobs; `tell` hears what comes of each on the way. */
  runAll<Job, Progress, Result>(
    task: Task<Job, Progress, Result>,
    jobs: readonly Job[],
    tell: (job: number, progress: Progress) => void,
  ): Promise<Result[]>;
  close(): Promise<void>;
}

interface JobMessage {
  readonly task: string;
  readonly job: unknown;
}

type Message = { readonly progress: unknown } | { readonly result: unknown };

/** As many workers as asked for, or as there are cores; none where one thread would do. */
export function openPool(threads: number = availableParallelism()): WorkerPool {
  const canHire = threads > 1 && import.meta.url.endsWith('.mjs');
  const workers: Worker[] = [];
  return {
    async runAll(task, jobs, tell) {
      const results: Awaited<ReturnType<(typeof task)['run']>>[] = [];
      const next = jobs.entries();
      const takeAll = async (run: (job: (typeof jobs)[number], at: number) => Promise<void>): Promise<void> => {
        for (const [at, job] of next) await run(job, at);
      };
      if (!canHire || jobs.length < 2) {
        await takeAll(async (job, at) => {
          results[at] = await task.run(job, (progress) => tell(at, progress));
        });
        return results;
      }
      while (workers.length < Math.min(threads, jobs.length)) workers.push(new Worker(new URL(import.meta.url)));
      await Promise.all(
        workers.map((worker) =>
          takeAll(async (job, at) => {
            const told = (progress: unknown): void => tell(at, progress as Parameters<typeof tell>[1]);
            results[at] = (await send(worker, { task: task.name, job }, told)) as (typeof results)[number];
          }),
        ),
      );
      return results;
    },
    async close() {
      for (const worker of workers) worker.removeAllListeners(); // whatever they are at is no longer wanted
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function send(worker: Worker, message: JobMessage, told: (progress: unknown) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners();
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker ended with ${code}`)));
    worker.on('message', (message: Message) => {
      if ('progress' in message) told(message.progress);
      else resolve(message.result);
    });
    worker.postMessage(message);
  });
}

/** In a worker thread: does the errands that are sent. False in the main thread. */
export function serveJobs(tasks: readonly Task<never, unknown, unknown>[]): boolean {
  if (isMainThread || parentPort === null) return false;
  const port = parentPort;
  const answer = (message: Message): void => port.postMessage(message);
  port.on('message', async ({ task: name, job }: JobMessage) => {
    const task = tasks.find((each) => each.name === name);
    if (task === undefined) throw new Error(`nobody knows how to ${name}`);
    answer({ result: await task.run(job as never, (progress) => answer({ progress })) });
  });
  return true;
}
