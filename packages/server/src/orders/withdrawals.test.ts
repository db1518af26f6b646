// In real matches: who is attacked or loses a goal has all orders withdrawn, and nobody else.

import { faceFor, openQuestions, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import type { Order } from '@orrery/protocol';
import { hostedGames, isSurprising } from '@orrery/table';
import { expect, test } from 'vitest';
import type { LiveMatch } from '../matches/live-match.ts';
import type { StoredOrders } from './orders-by-seat.ts';
import { withdrawals } from './stored-orders.ts';

const orders: Order[] = [{ on: 'consumeNext', about: null, if: [], answers: [], else: 'pass', valid: 'always' }];
const seats = [0, 1, 2];
const { game } = hostedGames.race;

test('an attack, a world that is lost, a goal that is lost', () => {
  const reasons = new Map<string, number>();
  for (let seed = 0; seed < 60 && reasons.size < 3; seed++) {
    const options = { sets: ['base', 'gs', 'rvi'], goals: true, takeovers: true };
    const started = startMatch(game, { options, seats: seats.map(() => ({})), seed: `withdrawals ${seed}` });
    if (!started.ok) throw new Error(started.refusal.code);
    const match = started.value;
    const random = randomFromNumber(seed);
    for (let [question] = openQuestions(match.state); question !== undefined; [question] = openQuestions(match.state)) {
      const events = match.events.length;
      submit(match, question.seat, question.id, game.sample(match.state, question, random));
      const stored = seats.map((seat): [number, StoredOrders] => [
        seat,
        { seat, person: `p${seat}`, version: 1, orders, givenAt: 0, round: 1, events, withdrawn: null },
      ]);
      const live = { game, match, orders: new Map(stored) } as unknown as LiveMatch;
      const withdrawn = withdrawals(live);
      for (const seat of seats) {
        const why = match.events.slice(events).find((told) => isSurprising('race', faceFor(told, seat), seat));
        const found = withdrawn.find((each) => each.stored.seat === seat);
        expect(found?.event).toBe(why?.seq);
        if (found === undefined || why === undefined) continue;
        expect([found.gone, found.kept]).toEqual([orders, []]);
        const { kind } = faceFor(why, seat);
        reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
      }
    }
  }
  expect([...reasons.keys()].sort()).toEqual(['goalLost', 'leftTableau', 'takeoverDeclared']);
});

test('what was withdrawn is not withdrawn again', () => {
  const started = startMatch(game, { options: {}, seats: [{}, {}], seed: 'once' });
  if (!started.ok) throw new Error(started.refusal.code);
  const withdrawn = { event: 3, orders };
  const stored: StoredOrders = {
    seat: 0,
    person: 'p',
    version: 2,
    orders: [],
    givenAt: 0,
    round: 1,
    events: 0,
    withdrawn,
  };
  const live = { game, match: started.value, orders: new Map([[0, stored]]) } as unknown as LiveMatch;
  expect(withdrawals(live)).toEqual([]);
});
