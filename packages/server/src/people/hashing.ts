// Where passwords are hashed: in threads of their own, so that guessing keeps neither the event loop nor the system's
// threads (files, names) from their work. Who asks is served in turn, by address; beyond a bound it is refused.

import { openPool } from '../threads/pool.ts';
import { refuseJob } from '../threads/refusals.ts';
import { serveJobs } from '../threads/serve-jobs.ts';
import { hashPassword, passwordFits } from './passwords.ts';

/** What the threads are told they are for. */
export const hashingRole = 'passwords';

/** Hashing for somebody at an address. */
export interface Hashing {
  hash(password: string): Promise<string>;
  fits(password: string, stored: string): Promise<boolean>;
}

export interface Hasher {
  for(address: string): Hashing;
  close(): Promise<void>;
}

interface Job {
  readonly address: string;
  readonly password: string;
  /** What the password is held against; null: it is hashed. */
  readonly stored: string | null;
}

const mostWaiting = 32;
const longestMs = 20_000;
/** Whoever plays comes before whoever logs in. */
const niceness = 5;

const work = ({ password, stored }: Job): string | boolean =>
  stored === null ? hashPassword(password) : passwordFits(password, stored);

export const runHashingThread = (): void => serveJobs(work, niceness);

/** Without a program to start threads from, hashing happens in this thread. */
export function openHasher(script: URL | undefined, threads: number): Hasher {
  if (script === undefined)
    return forJobs(
      async (job) => work(job),
      async () => {},
    );
  const pool = openPool<Job>({
    script,
    role: hashingRole,
    threads,
    longestMs,
    mostWaiting,
    placeOf: ({ address }) => ({ keys: [address], last: false }),
  });
  return forJobs(
    (job) => pool.run(job).catch(refuseJob),
    () => pool.close(),
  );
}

function forJobs(run: (job: Job) => Promise<unknown>, close: () => Promise<void>): Hasher {
  return {
    for: (address) => ({
      hash: async (password) => String(await run({ address, password, stored: null })),
      fits: async (password, stored) => (await run({ address, password, stored })) === true,
    }),
    close,
  };
}
