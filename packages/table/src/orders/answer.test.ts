// What an order answers: conditions on what the seat sees, answers by the game's own list, never one that is not legal.

import { faceFor, openQuestions, type Question, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { hostedGames } from '../games.ts';
import {
  answerByOrder,
  hasPiece,
  isSurprising,
  type OrderForm,
  orderFacts,
  orderPlans,
  piecesNamed,
} from './answer.ts';

const order = (on: string, some: Partial<OrderForm> = {}): OrderForm => ({
  on,
  about: null,
  if: [],
  answers: [{ do: 'propose' }],
  else: 'ask',
  ...some,
});

/** Questions of a match that random answers play, with the state in which each is put. */
function* questionsOf(name: 'race' | 'roll', seed: string) {
  const { game } = hostedGames[name];
  const started = startMatch(game, { options: {}, seats: [{}, {}], seed });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  const random = randomFromNumber(3);
  while (game.outcome(match.state) === null) {
    const [question] = openQuestions(match.state);
    if (question === undefined) return;
    yield { game, match, question };
    submit(match, question.seat, question.id, game.sample(match.state, question, random));
  }
}

test.each(['race', 'roll'] as const)('%s: whatever is ordered, what comes out is legal', (name) => {
  const { game } = hostedGames[name];
  const orders = game.questionKinds.map((kind) =>
    order(kind, { answers: [{ do: 'propose' }, { do: 'give', answer: 'nonsense' }], else: 'pass' }),
  );
  let answered = 0;
  for (const { match, question } of questionsOf(name, 'orders')) {
    const found = answerByOrder(name, game, match.state, question, orders);
    if (found === null) throw new Error(question.kind);
    expect(game.check(match.state, question, found.answer)).toBe(null);
    answered += 1;
  }
  expect(answered).toBeGreaterThan(20);
});

function firstOf(name: 'race' | 'roll', isSo: (question: Question, answers: readonly unknown[]) => boolean) {
  for (let seed = 0; seed < 20; seed++)
    for (const { game, match, question } of questionsOf(name, `first ${seed}`)) {
      const legal = game.enumerate(match.state, question) ?? [];
      if (isSo(question, legal)) return { game, state: match.state, question, legal };
    }
  throw new Error('no such question');
}

test('a card to place, the first of a list that is legal, else pass or ask', () => {
  const { game, state, question, legal } = firstOf(
    'race',
    ({ kind }, answers) => kind === 'settlePlace' && answers.length > 2,
  );
  const [worse, better] = legal.filter((card) => card !== null) as string[];
  const answer = (some: Partial<OrderForm>) =>
    answerByOrder('race', game, state, question, [order('settlePlace', some)]);
  expect(
    answer({
      answers: [
        { do: 'give', answer: 'no-such-card' },
        { do: 'give', answer: better },
      ],
    }),
  ).toEqual({ answer: better });
  expect(
    answer({ answers: [{ do: 'choose', first: ['no-such-card', worse ?? '', better ?? ''], never: [] }] }),
  ).toEqual({ answer: worse });
  expect(answer({ answers: [{ do: 'choose', first: [worse ?? '', better ?? ''], never: [worse ?? ''] }] })).toEqual({
    answer: better,
  });
  expect(answer({ answers: [{ do: 'choose', first: ['no-such-card'], never: [] }] })).toBe(null);
  expect(answer({ answers: [], else: 'pass' })).toEqual({ answer: game.fallback(state, question) });
  expect(answer({ about: better ?? '' })).toBe(null); // the question names no card
});

test('a payment spends the first of the list and never what is to be kept', () => {
  const { game, state, question, legal } = firstOf(
    'race',
    ({ kind }, answers) => kind === 'developPay' && answers.length > 3,
  );
  const { card } = question as Question & { readonly card: string };
  const spent = (legal as { cards: string[] }[]).find(({ cards }) => cards.length > 0)?.cards ?? [];
  const [first = ''] = spent;
  const others = [...new Set((legal as { cards: string[] }[]).flatMap(({ cards }) => cards))].filter(
    (each) => each !== first,
  );
  const paid = (some: Partial<OrderForm>) =>
    answerByOrder('race', game, state, question, [order('developPay', { about: card, ...some })])?.answer as
      | { cards: string[] }
      | undefined;
  expect(paid({ answers: [{ do: 'choose', first: [first, ...others], never: [] }] })?.cards).toContain(first);
  expect(paid({ answers: [{ do: 'choose', first: others, never: [first] }] })?.cards ?? []).not.toContain(first);
});

test('conditions hold for what the seat sees; one that nobody knows never does', () => {
  const { game, state, question } = firstOf('race', ({ kind }) => kind === 'chooseAction');
  const view = game.viewFor(state, question.seat) as { players: { hand: { cards: string[]; count: number } }[] };
  const hand = view.players[question.seat]?.hand ?? { cards: [], count: 0 };
  const holds = (condition: OrderForm['if'][number]): boolean =>
    answerByOrder('race', game, state, question, [order('chooseAction', { if: [condition], else: 'pass' })]) !== null;
  expect(holds({ fact: 'hand', is: 'atLeast', than: hand.count })).toBe(true);
  expect(holds({ fact: 'hand', is: 'atLeast', than: hand.count + 1 })).toBe(false);
  expect(holds({ fact: 'inHand', piece: hand.cards[0], is: 'atLeast', than: 1 })).toBe(true);
  expect(holds({ fact: 'inHand', piece: hand.cards[0], is: 'atMost', than: 0 })).toBe(false);
  expect(holds({ fact: 'weather', is: 'atLeast', than: 0 })).toBe(false);
  expect(hasPiece(view, question.seat, hand.cards[0] ?? '')).toBe(true);
  expect(hasPiece(view, 1 - question.seat, hand.cards[0] ?? '')).toBe(false);
});

test('a plan is followed where the game knows one', () => {
  const { game, state, question } = firstOf(
    'race',
    ({ kind }, answers) => kind === 'consumeNext' && answers.length > 1,
  );
  const planned = (plan: string) =>
    answerByOrder('race', game, state, question, [order('consumeNext', { answers: [{ do: 'plan', plan }] })]);
  expect(orderPlans('race')).toEqual(['points', 'cards']);
  for (const plan of orderPlans('race')) expect(game.check(state, question, planned(plan)?.answer)).toBe(null);
  expect(planned('luck')).toBe(null);
  expect(orderPlans('roll')).toEqual([]);
});

test('in real matches an attack and a lost goal surprise the one they happen to, and nobody else', () => {
  const seen = new Map<string, number>();
  const options = { sets: ['base', 'gs', 'rvi'], goals: true, takeovers: true };
  const { game } = hostedGames.race;
  for (let seed = 0; seed < 60 && seen.size < 3; seed++) {
    const started = startMatch(game, { options, seats: [{}, {}, {}], seed: `surprise ${seed}` });
    if (!started.ok) throw new Error(started.refusal.code);
    const match = started.value;
    const random = randomFromNumber(seed);
    for (let [question] = openQuestions(match.state); question !== undefined; [question] = openQuestions(match.state))
      submit(match, question.seat, question.id, game.sample(match.state, question, random));
    for (const told of match.events)
      for (const seat of [0, 1, 2]) {
        const fact = faceFor(told, seat);
        if (!isSurprising('race', fact, seat)) continue;
        const other = fact.kind === 'takeoverDeclared' ? 'owner' in fact && fact.owner : fact.seat;
        expect([fact.kind, other]).toEqual([fact.kind, seat]);
        seen.set(fact.kind, (seen.get(fact.kind) ?? 0) + 1);
      }
  }
  expect([...seen.keys()].sort()).toEqual(['goalLost', 'leftTableau', 'takeoverDeclared']);
});

test('what is surprising, and what an order names', () => {
  const told = { round: 2, phase: 'settle', seq: 9 };
  const attack = { ...told, kind: 'takeoverDeclared', seat: 1, world: 'gem-world', owner: 0, power: 'x' } as never;
  const lost = { ...told, kind: 'goalLost', seat: 0, goal: 'g', amount: 2 } as never;
  expect([0, 1].map((seat) => isSurprising('race', attack, seat))).toEqual([true, false]);
  expect([0, 1].map((seat) => isSurprising('race', lost, seat))).toEqual([true, false]);
  expect(isSurprising('roll', attack, 0)).toBe(false);
  const named = order('settlePay', {
    about: 'gem-world',
    answers: [{ do: 'give', answer: { cards: ['a-card'], uses: [] } }],
  });
  expect(piecesNamed(named)).toEqual(['gem-world', 'a-card']);
  for (const name of ['race', 'roll'] as const) expect(orderFacts(name).map(({ fact }) => fact)).toContain('round');
});
