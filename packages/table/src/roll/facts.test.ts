// What is open about rivals can be heard: the size of their stacks, and their workers once plans are revealed.

import { faceFor, openQuestions, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { type RollQuestion, roll } from '@orrery/roll';
import { en, speakerFor } from '@orrery/words';
import { expect, test } from 'vitest';
import { hostedGames } from '../games.ts';
import type { FactOf } from '../table.ts';
import { tableFor } from '../table-for.ts';
import { barPhases, rollAnswers, strictOrderText } from './facts.ts';

test('roll-3.3.1: stack sizes always, workers from the reveal on', () => {
  const started = startMatch(roll, { options: {}, seats: [{}, {}], seed: 'by ear' });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  const random = randomFromNumber(1);
  const names = ['Ada', 'Blaise'];
  const heard = (): string => {
    const about = { game: 'roll', hosted: hostedGames.roll, state: match.state, seat: 0, names } as const;
    const table = tableFor({ ...about, canUndo: false, hint: null });
    return table.game === 'roll' ? (rollAnswers(table, null, speakerFor(en, names, 0)).sayRivals?.() ?? '') : '';
  };
  let revealed = 0;
  for (let [question] = openQuestions<RollQuestion>(match.state); question !== undefined && revealed < 20; ) {
    const columns = roll.standings(match.state).seats[1]?.columns ?? null;
    const { development, world } = roll.standings(match.state).seats[1]?.stacks ?? { development: null, world: null };
    expect(heard()).toContain(`Developments: ${development?.size}, Worlds: ${world?.size}`);
    const isWorking = columns !== null && Object.values(columns).some(({ workers }) => workers > 0);
    expect(/: \d+ workers?/.test(heard())).toBe(isWorking);
    if (isWorking) revealed += 1;
    submit(match, question.seat, question.id, roll.sample(match.state, question, random));
    [question] = openQuestions<RollQuestion>(match.state);
  }
  expect(revealed).toBeGreaterThan(3);
});

test('every phase of a round keeps whoever selected it, to the end of the round', () => {
  const started = startMatch(roll, { options: {}, seats: [{}, {}, {}], seed: 'selectors' });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  const random = randomFromNumber(2);
  const names = ['Ada', 'Blaise', 'Carl'];
  let compared = 0;
  for (let [question] = openQuestions<RollQuestion>(match.state); question !== undefined && compared < 60; ) {
    const about = { game: 'roll', hosted: hostedGames.roll, state: match.state, seat: 0, names } as const;
    const table = tableFor({ ...about, canUndo: false, hint: null });
    const facts = match.events.map((event) => faceFor(event, 0) as FactOf<'roll'>);
    if (table.game === 'roll' && table.standings.phases.length > 0) {
      const by = barPhases(table, facts, speakerFor(en, names, 0)).flatMap((phase) => phase.by);
      expect([...by].sort()).toEqual([0, 1, 2]);
      compared += 1;
    }
    submit(match, question.seat, question.id, roll.sample(match.state, question, random));
    [question] = openQuestions<RollQuestion>(match.state);
  }
  expect(compared).toBe(60);
});

test('roll-12.3: who acts before whom is told while a phase runs in strict order, and only then', () => {
  const names = ['Ada', 'Blaise'];
  const seen = new Set<boolean>();
  for (let seed = 0; seed < 12 && seen.size < 2; seed++) {
    const started = startMatch(roll, { options: {}, seats: [{}, {}], seed: `strict ${seed}` });
    if (!started.ok) throw new Error(started.refusal.code);
    const match = started.value;
    const random = randomFromNumber(seed);
    for (let [question] = openQuestions<RollQuestion>(match.state); question !== undefined; ) {
      const about = { game: 'roll', hosted: hostedGames.roll, state: match.state, seat: 0, names } as const;
      const table = tableFor({ ...about, canUndo: false, hint: null });
      if (table.game !== 'roll') throw new Error('another game');
      const say = speakerFor(en, names, 0);
      const { order, seats } = table.standings;
      const told = order.seats.map((seat) => `${say.seat(seat)} (${seats[seat]?.factionNumber})`).join(', ');
      seen.add(order.strict);
      expect(strictOrderText(table, say)).toBe(order.strict ? `In the order of the faction numbers: ${told}` : '');
      expect(rollAnswers(table, null, say).sayPhase?.().includes(told)).toBe(order.strict);
      submit(match, question.seat, question.id, roll.sample(match.state, question, random));
      [question] = openQuestions<RollQuestion>(match.state);
    }
  }
  expect([...seen].sort()).toEqual([false, true]);
});
