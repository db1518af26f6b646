// A hint as the server tells it, as the table shows it.

import type { Advice } from '@orrery/protocol';
import type { Hint } from '@orrery/table';
import { isReasonPart } from '@orrery/words';

export function toldHint(question: number, { answer, reason, best }: Advice): Hint {
  return {
    question,
    answer,
    reason: reason === undefined ? null : toldReason(reason),
    ...(best === undefined ? {} : { best: bestOf(best) }),
  };
}

function toldReason({ share, terms }: NonNullable<Advice['reason']>): NonNullable<Hint['reason']> {
  const known = terms.flatMap(({ part, amount }) => (isReasonPart(part) ? [{ part, amount }] : []));
  return { share: share ?? Number.NaN, terms: known };
}

const bestOf = (best: NonNullable<Advice['best']>): NonNullable<Hint['best']> =>
  best.map(({ answer, share }) => ({ answer, share }));
