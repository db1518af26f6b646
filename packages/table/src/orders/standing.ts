// Standing answers as orders: what the switches of the table mean to whoever answers for a person who is away.

import { sortedJson } from '@orrery/kernel';
import type { GameName } from '../table.ts';
import { type OrderForm, orderGame } from './answer.ts';
import type { StandingRow, StandingSwitch } from './order-game.ts';

export interface StandingOrder extends OrderForm {
  readonly valid: 'always';
}

/** The orders of those switches that are on; `plan` is what goods are consumed for. */
export const standingOrders = (
  name: GameName,
  isOn: { readonly [S in StandingSwitch]: boolean },
  plan: string,
): StandingOrder[] =>
  orderGame(name)
    .standing.filter(({ by }) => isOn[by])
    .map(({ on, answer }) => ({
      on,
      about: null,
      if: [],
      answers: [answerOf(answer, plan)],
      else: 'ask',
      valid: 'always',
    }));

const answerOf = (answer: StandingRow['answer'], plan: string): OrderForm['answers'][number] =>
  answer.do === 'plan' ? { do: 'plan', plan } : answer;

/** All orders once the switches say `now` where they said `before`. Those that somebody wrote himself come first, and so count first. */
export function withStanding<O extends OrderForm>(
  orders: readonly O[],
  before: readonly StandingOrder[],
  now: readonly StandingOrder[],
): (O | StandingOrder)[] {
  const isIn = (all: readonly OrderForm[], order: OrderForm): boolean =>
    all.some((each) => sortedJson(each) === sortedJson(order));
  const kept = orders.filter((each) => !isIn(before, each) || isIn(now, each));
  return [...kept, ...now.filter((each) => !isIn(kept, each))];
}
