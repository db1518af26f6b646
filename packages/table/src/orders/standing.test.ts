// What the switches of the table answer: always what the game takes, and what it proposes itself.

import { openQuestions, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { hostedGames } from '../games.ts';
import { answerByOrder, type OrderForm } from './answer.ts';
import { standingOrders, withStanding } from './standing.ts';

const all = { recall: true, pay: true, consume: true };
const none = { recall: false, pay: false, consume: false };

/** Every answer that these switches gave in a match that random answers play otherwise. */
function answeredIn(name: 'race' | 'roll', plan: string) {
  const { game } = hostedGames[name];
  const orders = standingOrders(name, all, plan);
  const started = startMatch(game, { options: {}, seats: [{}, {}], seed: `standing ${plan}` });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  const random = randomFromNumber(11);
  const given: { kind: string; isAsProposed: boolean }[] = [];
  while (game.outcome(match.state) === null) {
    const [question] = openQuestions(match.state);
    if (question === undefined) break;
    const found = answerByOrder(name, game, match.state, question, orders);
    if (found !== null) {
      const proposal = JSON.stringify(game.propose(match.state, question));
      given.push({ kind: question.kind, isAsProposed: JSON.stringify(found.answer) === proposal });
    }
    const answer = found === null ? game.sample(match.state, question, random) : found.answer;
    expect(submit(match, question.seat, question.id, answer)).toBe(null);
  }
  return given;
}

test('race: payments are those that are proposed, goods are consumed by the plan', () => {
  for (const plan of ['points', 'cards']) {
    const given = answeredIn('race', plan);
    const kinds = new Set(given.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['consumeNext', 'developPay', 'settlePay']);
    expect(given.every(({ kind, isAsProposed }) => kind === 'consumeNext' || isAsProposed)).toBe(true);
  }
});

test('roll: no dice are recalled', () => {
  const given = answeredIn('roll', 'points');
  expect(new Set(given.map(({ kind }) => kind))).toEqual(new Set(['manage.recall']));
});

test('only switches that are on', () => {
  for (const name of ['race', 'roll'] as const) expect(standingOrders(name, none, 'points')).toEqual([]);
  expect(standingOrders('race', { ...none, consume: true }, 'cards')).toMatchObject([
    { on: 'consumeNext', answers: [{ do: 'plan', plan: 'cards' }], valid: 'always' },
  ]);
});

test('a switch changes its own orders alone', () => {
  const written: OrderForm = { on: 'settlePay', about: 'gem-world', if: [], answers: [{ do: 'propose' }], else: 'ask' };
  const paying = standingOrders('race', { ...none, pay: true }, 'points');
  const [points, cards] = ['points', 'cards'].map((plan) => standingOrders('race', { ...all, recall: false }, plan));
  const on = withStanding([written], [], paying);
  expect(on).toEqual([written, ...paying]);
  expect(withStanding(on, [], paying)).toEqual(on); // another device has switched it on before
  const other = withStanding(withStanding([written], [], points ?? []), points ?? [], cards ?? []);
  expect(other).toHaveLength(4);
  expect(JSON.stringify(other)).not.toContain('"points"');
  expect(withStanding(on, paying, [])).toEqual([written]);
});
