// The rules of earlier versions at work: capsules run in a thread of their own, for matches that were begun under them, and
// only until the match has gone over to the rules of today.

import { type KeptCapsule, keptVersions } from '@orrery/capsules';
import type { CapsuleReply, CapsuleRequest } from '@orrery/kernel';
import { openPool } from '../threads/pool.ts';
import { serveJobs } from '../threads/serve-jobs.ts';

/** What the threads are told they are for. */
export const oldRulesRole = 'old rules';

export interface Replayed {
  readonly reply: CapsuleReply;
  /** Of the states in the reply. */
  readonly stateVersion: number;
}

export interface OldRules {
  /** Plays a stretch of a match under the rules of its time; null if nobody kept them. */
  play(rulesVersion: number, request: CapsuleRequest): Promise<Replayed | null>;
  close(): Promise<void>;
}

interface Job {
  readonly rulesVersion: number;
  readonly request: CapsuleRequest;
}

const longestMs = 60_000;
const mostWaiting = 100_000;

async function replayWith(kept: readonly KeptCapsule[], { rulesVersion, request }: Job): Promise<Replayed | null> {
  const found = kept.find((each) => each.game === request.header.game && each.rulesVersion === rulesVersion);
  if (found === undefined) return null;
  const { capsule } = await found.load();
  return { reply: capsule.play(request), stateVersion: capsule.stateVersion };
}

export const runOldRulesThread = (): void => serveJobs((job: Job) => replayWith(keptVersions, job), 0);

/** Without a program to start threads from, they run in this thread. */
export function openOldRules(script: URL | undefined, kept: readonly KeptCapsule[] = keptVersions): OldRules {
  if (script === undefined) {
    return {
      play: (rulesVersion, request) => replayWith(kept, { rulesVersion, request }),
      close: async () => {},
    };
  }
  const pool = openPool<Job>({
    script,
    role: oldRulesRole,
    threads: 1,
    longestMs,
    mostWaiting,
    placeOf: () => ({ keys: [], last: false }),
  });
  return {
    play: async (rulesVersion, request) => (await pool.run({ rulesVersion, request })) as Replayed | null,
    close: () => pool.close(),
  };
}
