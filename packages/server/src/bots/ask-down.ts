// Asks a bot, and if it fails, is late or gives an answer that is refused, the next weaker one, down to the weakest. So a
// fault in a strong bot costs strength, never the match.

import { levelsDown } from '@orrery/bots';
import type { Job, Thinker } from './thinker.ts';

export interface Asking {
  /** Whether the answer will do; what it throws counts as no. */
  take(answer: unknown, level: string, seconds: number): boolean | Promise<boolean>;
  /** Told of each level that failed; false stops asking. */
  failed(error: unknown, level: string): boolean;
}

/** True once an answer was taken; false if there was none. */
export async function askDown(thinker: Thinker, job: Job, { take, failed }: Asking): Promise<boolean> {
  for (const level of levelsDown(job.level)) {
    const startedAt = performance.now();
    try {
      const answer = await thinker.think({ ...job, level });
      if (await take(answer, level, (performance.now() - startedAt) / 1000)) return true;
      throw new Error(`${level} gave an answer that is refused (${job.question.kind})`);
    } catch (error) {
      if (!failed(error, level)) return false;
    }
  }
  return false;
}
