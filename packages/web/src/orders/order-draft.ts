// What the form of an order holds, and the order that it makes. An order with more in it than the form has room for (it was
// given by a program) is not put back into it.

import type { Order } from '@orrery/protocol';

type Condition = Order['if'][number];

export interface OrderDraft {
  readonly on: string;
  /** What the question must be about; empty: whatever it is. */
  readonly about: string;
  /** `propose`, `pieces`, or the name of a plan. */
  readonly how: string;
  readonly chosen: readonly string[];
  /** Empty: in any case. */
  readonly fact: string;
  readonly piece: string;
  readonly is: Condition['is'];
  readonly than: number;
  readonly otherwise: Order['else'];
  readonly valid: Order['valid'];
}

export const emptyDraft = (on: string): OrderDraft => ({
  on,
  about: '',
  how: 'propose',
  chosen: [],
  fact: '',
  piece: '',
  is: 'atLeast',
  than: 1,
  otherwise: 'ask',
  valid: 'always',
});

/** `perPiece`: the fact of its condition is counted per piece. */
export function orderOf(draft: OrderDraft, perPiece: boolean): Order {
  const { on, about, fact, piece, is, than, otherwise, valid } = draft;
  const condition = fact === '' ? [] : [{ fact, ...(perPiece ? { piece } : {}), is, than }];
  return { on, about: about === '' ? null : about, if: condition, answers: [answerOf(draft)], else: otherwise, valid };
}

function answerOf({ how, chosen }: OrderDraft): Order['answers'][number] {
  if (how === 'pieces') return { do: 'choose', first: [...chosen], never: [] };
  return how === 'propose' ? { do: 'propose' } : { do: 'plan', plan: how };
}

/** Null where the form has no room for it. */
export function draftOf({ on, about, if: conditions, answers, else: otherwise, valid }: Order): OrderDraft | null {
  const [answer, ...others] = answers;
  if (answer === undefined || others.length > 0 || conditions.length > 1) return null;
  if (answer.do === 'give' || (answer.do === 'choose' && answer.never.length > 0)) return null;
  const condition = conditions[0];
  return {
    ...emptyDraft(on),
    about: about ?? '',
    how: answer.do === 'choose' ? 'pieces' : answer.do === 'plan' ? answer.plan : 'propose',
    chosen: answer.do === 'choose' ? answer.first : [],
    ...(condition === undefined ? {} : { ...condition, piece: condition.piece ?? '' }),
    otherwise,
    valid,
  };
}
