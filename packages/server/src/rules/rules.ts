// The rules as a service: what can take long is done in a thread of its own, within a bound of time, people in turn. What
// is sure to be quick is done here.

import { openPool } from '../threads/pool.ts';
import { refuseJob } from '../threads/refusals.ts';
import { serveJobs } from '../threads/serve-jobs.ts';
import { type Results, type Work, work } from './work.ts';

/** What the thread is told it is for. */
export const rulesRole = 'rules';

export interface Rules {
  run<W extends Work>(person: string, job: W): Promise<Results[W['kind']]>;
  close(): Promise<void>;
}

interface Job {
  readonly person: string;
  readonly work: Work;
}

const longestMs = 3000;
const mostWaiting = 500;
const niceness = 5;
/** Options of so few characters hold no own cards. */
const quickOptions = 1000;

const isQuick = (job: Work): boolean =>
  job.kind !== 'legal' && (JSON.stringify(job.options) ?? '').length <= quickOptions;

export const runRulesThread = (): void => serveJobs((job: Job) => work(job.work), niceness);

/** Without a program to start threads from, everything is done in this one. */
export function openRules(script: URL | undefined, patienceMs = longestMs): Rules {
  const here: Rules = {
    run: async (_person, job) => work(job),
    close: async () => {},
  };
  if (script === undefined) return here;
  const pool = openPool<Job>({
    script,
    role: rulesRole,
    threads: 1,
    longestMs: patienceMs,
    mostWaiting,
    placeOf: ({ person }) => ({ keys: [person], last: false }),
  });
  return {
    run: async <W extends Work>(person: string, job: W) => {
      if (isQuick(job)) return here.run(person, job);
      return (await pool.run({ person, work: job }).catch(refuseJob)) as Results[W['kind']];
    },
    close: () => pool.close(),
  };
}
