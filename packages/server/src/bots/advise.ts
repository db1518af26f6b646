// What a bot advises somebody who asks: with its reasons, or, where nobody knows those, an answer alone.

import { type Advice, advice } from '@orrery/protocol';
import { askDown } from './ask-down.ts';
import type { Job, Thinker } from './thinker.ts';

/** Null where no bot has an answer. */
export async function adviceFor(thinker: Thinker, job: Job): Promise<Advice | null> {
  const found = await thinker.think({ ...job, advises: true }).catch(() => null);
  const read = advice.safeParse(found);
  return read.success ? read.data : answerFrom(thinker, job);
}

async function answerFrom(thinker: Thinker, job: Job): Promise<Advice | null> {
  let given: Advice | null = null;
  await askDown(thinker, job, {
    take: (answer) => {
      given = { answer };
      return true;
    },
    failed: () => true,
  });
  return given;
}
