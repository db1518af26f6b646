// The inside of a thread: does one job after the other and replies.

import { platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Reply, threadIsReady } from './pool.ts';

/** `niceness` is how far it steps back when cores are busy: the event loop answers first. */
export function serveJobs<Job>(work: (job: Job) => unknown, niceness: number): void {
  // Elsewhere the whole process would step back, not this thread alone.
  if (platform() === 'linux' && niceness > 0) setPriority(niceness);
  parentPort?.on('message', (job: Job) => {
    void replyTo(work, job).then((reply) => parentPort?.postMessage(reply));
  });
  parentPort?.postMessage(threadIsReady);
}

async function replyTo<Job>(work: (job: Job) => unknown, job: Job): Promise<Reply> {
  try {
    return { ok: true, answer: await work(job) };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}
