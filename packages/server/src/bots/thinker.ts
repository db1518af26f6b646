// Bots at work: a job is a seat's view and a question, the result an answer. Thinking happens in worker threads, never
// on the event loop. Who waits is served in turn, by person and then by table; tables at which nobody sits come last.

import { availableParallelism } from 'node:os';
import type { Question } from '@orrery/kernel';
import type { Place } from '../threads/fair-queue.ts';
import { openPool } from '../threads/pool.ts';

export interface Job {
  readonly game: string;
  readonly level: string;
  readonly view: unknown;
  readonly question: Question;
  /** Milliseconds per decision; null: the level's own habit. */
  readonly thinkMs: number | null;
  readonly place: Place;
  /** Wanted is what to advise, with reasons, not an answer alone. */
  readonly advises?: true;
}

export interface Thinker {
  think(job: Job): Promise<unknown>;
  close(): Promise<void>;
}

/** What the threads of bots are told they are for. */
export const botRole = 'bots';

/** One core is left to the event loop. */
export const threadsByDefault = (): number => Math.max(1, Math.min(8, availableParallelism() - 1));

/** Far more than all matches of a node ask for at once. */
const mostWaiting = 100_000;

export function openThinker(script: URL, threads: number, longestMs: number): Thinker {
  const pool = openPool<Job>({
    script,
    role: botRole,
    threads,
    longestMs,
    mostWaiting,
    placeOf: ({ place }) => place,
  });
  return {
    think: (job) =>
      pool.run(job).catch((error: Error) => {
        throw new Error(`${job.level}: ${error.message}`);
      }),
    close: () => pool.close(),
  };
}
