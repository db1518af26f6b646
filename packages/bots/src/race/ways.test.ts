// The other ways to play Race: every level plays them to the end, and bots draft by what cards are worth.

import { firstOpen, randomFor, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { exampleCards } from '@orrery/own-cards';
import { type RaceView, race } from '@orrery/race';
import { designs } from '@orrery/race/describe';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { makeBot } from '../bots.ts';

const gs = ['base', 'gs'];
const rvi = ['base', 'gs', 'rvi'];

function botNamed(name: string): Bot {
  const made = makeBot(name, race, { sims: 2 });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
}

/** Plays a match; `each` may answer in a bot's place. */
function play(options: object, bots: readonly Bot[], seed: string, each?: (kind: string, seat: number) => Bot | null) {
  const started = startMatch(race, { options, seats: bots.map(({ name }) => ({ bot: name })), seed });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  const random = randomFor({ text: seed, generator: 'xoshiro128' }, 'bots');
  for (let question = firstOpen(match.state.flow); question !== null; question = firstOpen(match.state.flow)) {
    const { seat, id, kind } = question;
    const bot = each?.(kind, seat) ?? bots[seat];
    const answer = bot?.answer(race.viewFor(match.state, seat), question, random);
    expect(submit(match, seat, id, answer), kind).toBeNull();
  }
  return match;
}

describe.each(['greedy', 'novice', 'expert'])('%s', (name) => {
  test.each([
    ['alone against the robot', { sets: gs, solo: 'medium' }, 1],
    ['the scenario', { sets: rvi, scenario: 'rebel-vs-imperium-2p' }, 2],
    ['own cards', { cards: exampleCards }, 2],
    ['a draft', { sets: gs, draft: true }, 2],
  ])('plays to the end: %s', (_, options, seats) => {
    const bots = Array.from({ length: seats }, () => botNamed(name));
    expect(race.outcome(play(options, bots, `ways/${name}`).state)).toHaveLength(seats);
  });
});

describe('Drafting', () => {
  const greedy = botNamed('greedy');
  const random = botNamed('random');
  const printed = new Map(designs.map((card) => [card.id, card]));

  test('a deck drafted by worth has more points and powers in it than one drafted blindly', () => {
    const weight = { mine: 0, others: 0 };
    for (let seed = 0; seed < 3; seed++) {
      const drafters = [greedy, random];
      const match = play({ sets: gs, draft: true }, [greedy, greedy], `decks/${seed}`, (kind, seat) =>
        kind === 'draftPick' ? (drafters[seat] ?? null) : null,
      );
      const taken = match.events.flatMap(({ owner }) =>
        owner?.kind === 'drafted' && owner.card !== null ? [{ seat: owner.seat, card: printed.get(owner.card) }] : [],
      );
      for (const { seat, card } of taken) {
        const worth = (card?.vp ?? 0) + (card?.powers.length ?? 0) + (card?.vpVariable ? 3 : 0);
        weight[seat === 0 ? 'mine' : 'others'] += worth;
      }
      expect(taken.filter(({ seat }) => seat === 0)).toHaveLength(65);
    }
    expect(weight.mine).toBeGreaterThan(1.1 * weight.others);
  });

  test('the same packet gives the same pick, whatever cannot be seen', () => {
    const started = startMatch(race, { options: { sets: gs, draft: true }, seats: [{}, {}], seed: 'packet' });
    if (!started.ok) throw new Error(started.refusal.code);
    const { state } = started.value;
    const question = firstOpen(state.flow);
    if (question === null) throw new Error('nothing is asked');
    const picks = [1, 2, 3].map((salt) => {
      const shuffled = race.clone(state);
      race.shuffleHidden(shuffled, question.seat, randomFromNumber(salt));
      const view: RaceView = race.viewFor(shuffled, question.seat);
      return greedy.answer(view, question, randomFromNumber(7));
    });
    expect(new Set(picks).size).toBe(1);
  });
});
