// The reveal shows every die that was rolled exactly once, sends home what the rules send home, and nothing of it is to be
// had before the screens are lifted.

import { faceFor, openQuestions, pick, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { phaseNames, type RollQuestion, roll } from '@orrery/roll';
import { describe, expect, test } from 'vitest';
import type { FactOf } from '../../table.ts';
import { isNewReveal, revealOf } from './reveal.ts';

type Facts = readonly FactOf<'roll'>[];

/** Random matches; calls back whenever something was answered. */
function watch(
  seats: number,
  matches: number,
  seen: (facts: Facts, state: Parameters<typeof roll.standings>[0]) => void,
): void {
  for (let seed = 0; seed < matches; seed++) {
    const random = randomFromNumber(seed * 10 + seats);
    const names = Array.from({ length: seats }, () => ({}));
    const started = startMatch(roll, { options: {}, seats: names, seed: `reveal/${seats}/${seed}` });
    if (!started.ok) throw new Error(started.refusal.code);
    const match = started.value;
    while (openQuestions(match.state).length > 0) {
      const question = pick(random, openQuestions<RollQuestion>(match.state));
      submit(match, question.seat, question.id, roll.sample(match.state, question, random));
      seen(
        match.events.map((event) => faceFor(event, 0) as FactOf<'roll'>),
        match.state,
      );
    }
  }
}

const ids = (dice: readonly { readonly die: number }[]): number[] => dice.map(({ die }) => die).sort((a, b) => a - b);

describe.each([2, 3, 5])('%i seats', (seats) => {
  test('every die that was rolled lies in one place; what nobody selected goes home', () => {
    let rounds = 0;
    let last = 0;
    watch(seats, 2, (facts) => {
      const reveal = revealOf(facts);
      if (reveal === null || reveal.round === last) return;
      last = reveal.round;
      rounds += 1;
      const ofRound = facts.filter(({ round }) => round === reveal.round);
      const active = ofRound.find((fact) => fact.kind === 'phasesActive');
      expect(reveal.columns.filter(({ happens }) => happens).map(({ phase }) => phase)).toEqual(
        active?.kind === 'phasesActive' ? active.phases : null,
      );
      for (const { seat, selected, works, home, paid } of reveal.seats) {
        const rolled = ofRound.find((fact) => fact.kind === 'rolled' && fact.seat === seat);
        const lying = reveal.columns.flatMap(({ dice }) => dice[seat] ?? []);
        expect(ids([...lying, ...paid])).toEqual(rolled?.kind === 'rolled' ? ids(rolled.dice) : null);
        expect(works + home).toBe(lying.length + paid.length);
        const idle = ofRound.flatMap((fact) =>
          fact.kind === 'diceMoved' && fact.seat === seat && fact.cause === 'idle' ? fact.dice : [],
        );
        const unused = reveal.columns.filter(({ happens }) => !happens).flatMap(({ dice }) => dice[seat] ?? []);
        expect(ids(unused)).toEqual(ids(idle));
        const column = reveal.columns.find(({ phase }) => phase === selected);
        expect(column?.by).toContain(seat);
        expect(column?.dice[seat]?.filter(({ how }) => how === 'selects')).toHaveLength(1);
        // Faces that I rolled are told as I rolled them.
        if (seat === 0 && rolled?.kind === 'rolled') {
          for (const { die, face, how } of lying) {
            if (how !== 'selects') expect(face).toBe(rolled.dice.find((each) => each.die === die)?.face);
          }
        }
      }
    });
    expect(rounds).toBeGreaterThan(15);
  });

  test('roll-3.3.1: while plans are made, the reveal is that of the round before', () => {
    let secret = 0;
    watch(seats, 1, (facts, state) => {
      const { columns } = roll.standings(state).seats[0] ?? { columns: null };
      const { round, phase } = roll.viewFor(state, 0);
      const reveal = revealOf(facts);
      if (columns === null && phase !== 'setup') {
        secret += 1;
        expect(reveal?.round ?? 0).toBe(round - 1);
      }
      if (columns !== null && reveal !== null && phaseNames.some((each) => each === phase)) {
        expect(reveal.round).toBe(round);
      }
    });
    expect(secret).toBeGreaterThan(5);
  });
});

test('a reveal is new once, and never at the first look', () => {
  const facts = [{ seq: 1 }, { seq: 2 }, { seq: 3 }];
  const reveal = { round: 1, seq: 3, columns: [], seats: [] };
  expect(isNewReveal({ facts, seenBefore: 0 }, reveal)).toBe(false);
  expect(isNewReveal({ facts, seenBefore: 2 }, reveal)).toBe(true);
  expect(isNewReveal({ facts, seenBefore: 3 }, reveal)).toBe(false);
});
