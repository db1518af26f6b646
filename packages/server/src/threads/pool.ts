// Worker threads for work that must not hold up the event loop: bots, rules on own cards, passwords. What waits is served
// fairly; a thread that takes too long or breaks is replaced, and its job fails.

import { Worker } from 'node:worker_threads';
import { FairQueue, type Place } from './fair-queue.ts';

/** What a thread says once it has started; on a busy machine that takes longer than a job. */
export const threadIsReady = 'ready';

export type Reply = { readonly ok: true; readonly answer: unknown } | { readonly ok: false; readonly why: string };

/** The job was stopped because it took too long. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/** So many jobs wait that this one is not taken. */
export class QueueIsFull extends Error {
  override name = 'QueueIsFull';
}

/** The node goes away. */
export class PoolIsClosed extends Error {
  override name = 'PoolIsClosed';
}

export interface PoolSettings<Job> {
  /** The program that threads start from. */
  readonly script: URL;
  /** Told to the thread, which then knows what it is for. */
  readonly role: string;
  readonly threads: number;
  readonly longestMs: number;
  readonly mostWaiting: number;
  placeOf(job: Job): Place;
}

export interface Pool<Job> {
  run(job: Job): Promise<unknown>;
  /** How many jobs wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

interface Waiting<Job> {
  readonly job: Job;
  readonly last: boolean;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

const longestStartMs = 60_000;
/** However many threads there are: what nobody waits for gets one of them at most. */
const mostLast = 1;

export function openPool<Job>(settings: PoolSettings<Job>): Pool<Job> {
  const { script, role, threads, longestMs, mostWaiting, placeOf } = settings;
  const queue = new FairQueue<Waiting<Job>>();
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const ready = new WeakSet<Worker>();
  let lastRunning = 0;
  let closed = false;

  function hire(): Worker {
    const worker = new Worker(script, { workerData: role });
    worker.unref();
    all.add(worker);
    return worker;
  }

  function next(): void {
    while (!closed && (idle.length > 0 || all.size < threads)) {
      const waiting = queue.take(lastRunning < mostLast);
      if (waiting === undefined) return;
      give(idle.pop() ?? hire(), waiting);
    }
  }

  function give(worker: Worker, { job, last, resolve, reject }: Waiting<Job>): void {
    if (last) lastRunning += 1;
    const giveUpAfter = (ms: number) => setTimeout(() => fail(new TookTooLong(`longer than ${ms} ms`)), ms);
    let timer = giveUpAfter(ready.has(worker) ? longestMs : longestStartMs);
    const finish = (): void => {
      clearTimeout(timer);
      worker.off('error', fail).off('exit', ended).off('message', done);
      if (last) lastRunning -= 1;
    };
    const fail = (error: Error): void => {
      finish();
      all.delete(worker);
      void worker.terminate();
      reject(error);
      next();
    };
    const ended = (): void => fail(closed ? new PoolIsClosed() : new Error(`a thread for ${role} ended`));
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
    run: (job) =>
      new Promise((resolve, reject) => {
        if (queue.size >= mostWaiting) {
          reject(new QueueIsFull());
          return;
        }
        const place = placeOf(job);
        queue.add(place, { job, last: place.last, resolve, reject });
        next();
      }),
    get waiting() {
      return queue.size;
    },
    close: async () => {
      closed = true;
      for (let waiting = queue.take(true); waiting !== undefined; waiting = queue.take(true)) {
        waiting.reject(new PoolIsClosed());
      }
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
