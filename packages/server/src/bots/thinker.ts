// Bots at work: a job is a seat's view and a question, the result an answer. Thinking happens in worker threads, never
// on the event loop; a worker that takes too long or breaks is replaced, and its job fails.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Question } from '@orrery/kernel';

export interface Job {
  readonly game: string;
  readonly level: string;
  readonly view: unknown;
  readonly question: Question;
  /** Milliseconds per decision; null: the level's own habit. */
  readonly thinkMs: number | null;
}

export interface Thinker {
  think(job: Job): Promise<unknown>;
  close(): Promise<void>;
}

/** What a thread says once it has started; on a busy machine that takes longer than a thought. */
export const threadIsReady = 'ready';

export type Reply = { readonly ok: true; readonly answer: unknown } | { readonly ok: false; readonly why: string };

interface Waiting {
  readonly job: Job;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** One core is left to the event loop. */
export const threadsByDefault = (): number => Math.max(1, Math.min(8, availableParallelism() - 1));

const longestStartMs = 60_000;

export function openThinker(script: URL, threads: number, longestMs: number): Thinker {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const ready = new WeakSet<Worker>();
  let closed = false;

  function hire(): Worker {
    const worker = new Worker(script, { workerData: 'bots' });
    worker.unref();
    all.add(worker);
    return worker;
  }

  function next(): void {
    while (queue.length > 0 && !closed) {
      const worker = idle.pop() ?? (all.size < threads ? hire() : null);
      if (worker === null) return;
      const waiting = queue.shift();
      if (waiting !== undefined) give(worker, waiting);
    }
  }

  function give(worker: Worker, { job, resolve, reject }: Waiting): void {
    const giveUpAfter = (ms: number) => setTimeout(() => fail(new Error(`${job.level} took longer than ${ms} ms`)), ms);
    let timer = giveUpAfter(ready.has(worker) ? longestMs : longestStartMs);
    const finish = (): void => {
      clearTimeout(timer);
      worker.off('error', fail).off('exit', ended).off('message', done);
    };
    const fail = (error: Error): void => {
      finish();
      all.delete(worker);
      void worker.terminate();
      reject(error);
      next();
    };
    const ended = (): void => fail(new Error('a bot thread ended'));
    const done = (reply: Reply | typeof threadIsReady): void => {
      if (reply === threadIsReady) {
        ready.add(worker);
        clearTimeout(timer);
        timer = giveUpAfter(longestMs);
        return;
      }
      finish();
      idle.push(worker);
      if (reply.ok) resolve(reply.answer);
      else reject(new Error(reply.why));
      next();
    };
    worker.on('error', fail).on('exit', ended).on('message', done);
    worker.postMessage(job);
  }

  return {
    think: (job) =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('closing'));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
