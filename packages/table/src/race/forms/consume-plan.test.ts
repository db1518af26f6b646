// The step that is ticked in advance follows the plan, and what is ticked by proposal alone is told apart.

import { startMatch, submit } from '@orrery/kernel';
import { race } from '@orrery/race';
import { expect, test } from 'vitest';
import { onlyProposed } from '../../forms/form.ts';
import { hostedGames } from '../../games.ts';
import type { Ask } from '../../table.ts';
import { asksFor } from '../../table-for.ts';
import { withPlan } from './consume-plan.ts';
import { beginningOf, formFor } from './forms.ts';

/** Questions of the first seat in matches that are played by proposals, of one kind. */
function* asked(kind: string): Generator<{ readonly ask: Ask; readonly judge: (answer: unknown) => unknown }> {
  for (let seed = 0; seed < 12; seed++) {
    const started = startMatch(race, { options: {}, seats: [{}, {}], seed: `plan ${seed}` });
    if (!started.ok) throw new Error(started.refusal.code);
    const match = started.value;
    for (let given = 0; given < 400 && race.outcome(match.state) === null; given++) {
      const { game } = hostedGames.race;
      const seat = [0, 1].find((each) => asksFor(game, match.state, each).length > 0) ?? 0;
      const [ask] = asksFor(game, match.state, seat);
      if (ask === undefined) throw new Error('nobody is asked');
      if (ask.question.kind === kind) {
        yield { ask: ask as Ask, judge: (answer) => game.check(match.state, ask.question, answer) };
      }
      const actions = ['explore-5', 'settle', 'develop', 'produce', 'consume-x2'];
      const answer =
        ask.question.kind === 'chooseAction'
          ? [actions[(match.state.round + seat) % actions.length]]
          : (ask.proposal ?? game.fallback(match.state, ask.question));
      expect(submit(match, seat, ask.question.id, answer)).toBeNull();
    }
  }
}

test('each plan fills in a step that the rules take', () => {
  let seen = 0;
  for (const { ask, judge } of asked('consumeNext')) {
    seen += 1;
    for (const plan of ['points', 'cards'] as const) {
      const wanted = withPlan(ask, plan);
      const { answer } = formFor(wanted, beginningOf(wanted));
      if (wanted.proposal === null) expect(answer).toBeNull();
      else expect(answer === null ? 'nothing' : judge(answer.value)).toBeNull();
    }
    expect(withPlan({ ...ask, hinted: true }, 'cards').proposal).toEqual(ask.proposal);
  }
  expect(seen).toBeGreaterThan(5);
});

test('a list is proposed until it is changed', () => {
  const begun = { goods: ['a', 'b'] };
  expect(onlyProposed('goods', begun, begun)).toEqual(['a', 'b']);
  expect(onlyProposed('goods', { goods: ['b', 'a'] }, begun)).toEqual(['b', 'a']);
  expect(onlyProposed('goods', { goods: ['a', 'c'] }, begun)).toEqual([]);
  expect(onlyProposed('goods', { goods: ['a'] }, begun)).toEqual([]);
  expect(onlyProposed<'goods' | 'power'>('power', { power: ['x'] }, begun)).toEqual([]);
});
