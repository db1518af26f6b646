// Standings: the sheet adds up to the score, what is threatened is what can be declared, and the end names its cause.

import { openQuestions, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { bringsOf } from './brings.ts';
import { gameOf } from './game.ts';
import { race } from './index.ts';
import type { RaceQuestion } from './questions.ts';
import { scoreOf } from './scoring.ts';
import { militaryNow } from './standing.ts';
import { standings } from './standings.ts';
import type { RaceState } from './state.ts';
import { cards, scenario } from './testing/scenario.ts';

/** Random matches, position by position. */
function eachPosition(options: object, seats: number, look: (state: RaceState, question: RaceQuestion) => void): void {
  const random = randomFromNumber(5);
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }));
  for (let seed = 0; seed < 3; seed++) {
    const started = startMatch(race, { options, seats: names, seed: `standings/${seed}` });
    if (!started.ok) throw new Error(started.refusal.code);
    const match = started.value;
    for (let [question] = openQuestions<RaceQuestion>(match.state); question !== undefined; ) {
      look(match.state, question);
      submit(match, question.seat, question.id, race.sample(match.state, question, random));
      [question] = openQuestions<RaceQuestion>(match.state);
    }
  }
}

describe.each([
  ['base', {}, 2],
  ['everything', { sets: ['base', 'gs', 'rvi'], goals: true, takeovers: true }, 4],
  ['solo', { sets: ['base', 'gs'], solo: 'easy' }, 1],
] as const)('%s', (_, options, seats) => {
  test('the terms of a sheet add up to the score of the game', () => {
    eachPosition(options, seats, (state) => {
      const g = gameOf(state);
      for (const { seat, sheet, military } of standings(state).seats) {
        const { cards: printed, bonuses, goals, chips, total } = scoreOf(g, seat);
        const sum = (terms: readonly { vp: number }[]): number => terms.reduce((all, { vp }) => all + vp, 0);
        expect([sum(sheet.cards), sum(sheet.bonuses), sum(sheet.goals), sheet.chips, sheet.total]).toEqual([
          printed,
          bonuses,
          goals,
          chips,
          total,
        ]);
        for (const { vp, lines } of sheet.bonuses) expect(sum(lines)).toBe(vp);
        expect(military.total).toBe(militaryNow(g, seat));
      }
    });
  });
});

test('race-9.1.1: who could be taken over is told before Settle as it may then be declared', () => {
  const owner = { tableau: ['Rebel Base', 'Outlaw World', 'Rebel Cantina', 'Gem World'] };
  const seats = [{ tableau: ['Imperium Seat'] }, owner, { tableau: ['Outlaw World', 'Drop Ships'] }];
  scenario({ sets: ['base', 'gs', 'rvi'], takeovers: true, seats }, (t) => {
    const threats = standings(t.state).seats.map(({ threatens }) => threatens);
    // What picking Settle may bring says the same, seat by seat.
    for (const { seat } of standings(t.state).seats) {
      const [settle] = bringsOf(t.state, seat, ['settle'], []);
      expect(settle).toMatchObject({
        takeovers: {
          mine: threats[seat],
          against: threats.flat().filter(({ owner }) => owner === seat),
        },
      });
    }
    expect(threats.slice(1)).toEqual([[], []]);
    t.picks('develop', 'settle', 'develop');
    expect(t.inWords(threats[0] ?? [])).toEqual(t.describe(0, 'declareTakeover').targets);
    expect(threats[0]).toHaveLength(1);
  });
});

test('race-9.1.1: what exposes a seat, and what its cards add to every defence, are told before Settle', () => {
  const rebel = { tableau: ['Rebel Base', 'Outlaw World', 'Rebel Pact'] };
  const seats = [{ tableau: ['Imperium Seat'] }, rebel, { tableau: ['Gem World'] }];
  scenario({ sets: ['base', 'gs', 'rvi'], takeovers: true, seats }, (t) => {
    const all = standings(t.state).seats;
    expect(t.inWords(all.map(({ exposedTo }) => exposedTo))).toEqual([[], [{ seat: 0, power: 'Imperium Seat' }], []]);
    expect(all.map(({ takeoverDefence }) => takeoverDefence?.total)).toEqual([0, 2 + 1, 0]);
  });
  scenario({ sets: ['base', 'gs', 'rvi'], takeovers: false, seats }, (t) => {
    const all = standings(t.state).seats;
    expect(all.flatMap(({ exposedTo }) => exposedTo)).toEqual([]);
    expect(all.map(({ takeoverDefence }) => takeoverDefence)).toEqual([null, null, null]);
  });
});

test('race-9.2.1: whoever is asked for a world is told what he could take over if he passed', () => {
  const seats = [{ tableau: ['Imperium Seat'], hand: ['Gem World', ...cards(3)] }, { tableau: ['Rebel Base'] }];
  scenario({ sets: ['base', 'gs', 'rvi'], takeovers: true, seats }, (t) => {
    t.picks('develop', 'settle');
    const { targets } = t.describe(0, 'settlePlace');
    expect(targets.map(({ world, owner }) => [world, owner])).toEqual([['Rebel Base', 1]]);
  });
});

describe('the end', () => {
  const twelve = (first: string) => [first, ...cards(11)];

  test('race-7.1 race-7.2: a Hidden Fortress has room for fourteen, so twelve cards elsewhere end the match', () => {
    const seats = [{ tableau: twelve('Hidden Fortress') }, { tableau: cards(12) }];
    scenario({ seats }, (t) => {
      const { endings, seats: all, end } = standings(t.state);
      expect(all.map(({ places }) => places)).toEqual([
        { used: 12, limit: 14 },
        { used: 12, limit: 12 },
      ]);
      expect(endings).toEqual([{ why: 'tableau', seats: [1], robot: false }]);
      expect(end.placesLeft).toBe(0);
    });
  });

  test('strength against some worlds only is told apart', () => {
    scenario({ seats: [{ tableau: ['Space Marines', 'Contact Specialist', 'Expedition Force'] }, {}] }, (t) => {
      const mine = standings(t.state).seats[0];
      expect(mine?.military.terms).toContainEqual({ card: expect.any(String), what: 'military', amount: 2 });
      for (const { total, terms } of mine?.against ?? []) {
        expect(total).toBe(terms.reduce((sum, { amount }) => sum + amount, 0));
      }
    });
  });
});
