// What the form of an order holds, and the order that it makes. An order with more in it than the form has room for (it was
// given by a program) is not put back into it.

import type { Order } from '@orrery/protocol';

/** The form offers no more of them, as orders hold no more. */
export const mostConditions = 8;

export interface ConditionDraft {
  readonly fact: string;
  /** Of facts that are counted per piece. */
  readonly piece: string;
  readonly is: Order['if'][number]['is'];
  readonly than: number;
}

export interface OrderDraft {
  readonly on: string;
  /** What the question must be about; empty: whatever it is. */
  readonly about: string;
  /** `propose`, `pieces`, or the name of a plan. */
  readonly how: string;
  readonly chosen: readonly string[];
  /** All of them must hold; none: in any case. */
  readonly conditions: readonly ConditionDraft[];
  readonly otherwise: Order['else'];
  readonly valid: Order['valid'];
}

export const emptyDraft = (on: string): OrderDraft => ({
  on,
  about: '',
  how: 'propose',
  chosen: [],
  conditions: [],
  otherwise: 'ask',
  valid: 'always',
});

export const conditionOn = (fact: string): ConditionDraft => ({ fact, piece: '', is: 'atLeast', than: 1 });

/** `perPiece`: which facts are counted per piece. */
export function orderOf(draft: OrderDraft, perPiece: ReadonlySet<string>): Order {
  const { on, about, conditions, otherwise, valid } = draft;
  return {
    on,
    about: about === '' ? null : about,
    if: conditions.map(({ fact, piece, is, than }) => ({ fact, ...(perPiece.has(fact) ? { piece } : {}), is, than })),
    answers: [answerOf(draft)],
    else: otherwise,
    valid,
  };
}

function answerOf({ how, chosen }: OrderDraft): Order['answers'][number] {
  if (how === 'pieces') return { do: 'choose', first: [...chosen], never: [] };
  return how === 'propose' ? { do: 'propose' } : { do: 'plan', plan: how };
}

/** Null where the form has no room for it. */
export function draftOf({ on, about, if: conditions, answers, else: otherwise, valid }: Order): OrderDraft | null {
  const [answer, ...others] = answers;
  if (answer === undefined || others.length > 0) return null;
  if (answer.do === 'give' || (answer.do === 'choose' && answer.never.length > 0)) return null;
  return {
    ...emptyDraft(on),
    about: about ?? '',
    how: answer.do === 'choose' ? 'pieces' : answer.do === 'plan' ? answer.plan : 'propose',
    chosen: answer.do === 'choose' ? answer.first : [],
    conditions: conditions.map((condition) => ({ ...condition, piece: condition.piece ?? '' })),
    otherwise,
    valid,
  };
}
