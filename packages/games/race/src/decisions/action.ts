// Picking the action cards of a round.

import { below, pick } from '@orrery/kernel';
import { type Action, actions, ordinaryActions } from '../actions.ts';
import { refuse } from '../refusals.ts';
import type { Decision } from './decision.ts';
import { malformed } from './reading.ts';

const seconds: readonly (readonly [first: Action, second: Action])[] = [
  ['develop', 'develop-2'],
  ['settle', 'settle-2'],
];

const singles: Action[][] = ordinaryActions.map((action) => [action]);
/** The second Develop or Settle card does the same as the first, so it is picked with it only. @rule race-10.2 */
const pairs: Action[][] = actions.flatMap((one, index) =>
  actions.slice(index + 1).flatMap((other) => (goTogether(one, other) ? [[one, other]] : [])),
);

function goTogether(one: Action, other: Action): boolean {
  const both = [one, other];
  return seconds.every(([first, second]) => !both.includes(second) || both.includes(first));
}

/** What there is to pick from, by the number of picks. */
export const actionsFor = (count: number): readonly Action[] => (count === 1 ? ordinaryActions : actions);

/** @rule race-15.4 */
export const chooseAction: Decision<'chooseAction'> = {
  check: (_g, question, answer) => {
    if (!Array.isArray(answer)) return malformed('', 'a list of actions');
    if (answer.length !== question.count) {
      return refuse('race/wrong-count', { expected: question.count, got: answer.length });
    }
    const offered = actionsFor(question.count);
    // Any action, whatever was picked before. @rule race-3.1
    for (const action of answer) if (!offered.includes(action)) return refuse('race/not-offered', { offered });
    if (question.count === 1) return null;
    const [one, other] = answer as [Action, Action];
    if (one === other) return refuse('race/same-twice', { what: one }); // @rule race-10.2
    return goTogether(one, other) ? null : refuse('race/wrong-pair', { actions: answer });
  },
  enumerate: (_g, question) => (question.count === 1 ? singles : pairs).map((each) => each.slice()),
  sample: (_g, question, random) => {
    if (question.count === 2) return pick(random, pairs).slice();
    return [ordinaryActions[below(random, ordinaryActions.length)] as Action];
  },
  fallback: (_g, question) => (question.count === 1 ? ['explore-1-1'] : ['explore-1-1', 'develop']),
  describe: (_g, question) => ({
    kind: 'chooseAction',
    count: question.count,
    actions: actionsFor(question.count),
    pairs: question.count === 1 ? [] : seconds,
  }),
};
