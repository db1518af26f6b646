// Bots play from views alone, and what they answer is accepted.

import { type AnyGame, firstOpen, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { describe, expect, test } from 'vitest';
import { botNames, makeBot } from './bots.ts';

const tables: [title: string, game: AnyGame, options: unknown, seats: number][] = [
  ['race rvi', race, { sets: ['base', 'gs', 'rvi'], takeovers: true }, 4],
  ['race base', race, {}, 2],
  ['roll', roll, {}, 3],
];

describe.each(botNames)('%s', (name) => {
  test.each(tables)('plays %s to the end from its views', (_title, game, options, seats) => {
    const bot = makeBot(name, game, { sims: 2 });
    const started = startMatch(game, {
      options,
      seats: Array.from({ length: seats }, () => ({ bot: name })),
      seed: 'bots',
    });
    if (!bot.ok || !started.ok) throw new Error('no bot or no match');
    const match = started.value;
    const random = randomFromNumber(4);
    for (let question = firstOpen(match.state.flow); question !== null; question = firstOpen(match.state.flow)) {
      const view = JSON.parse(JSON.stringify(game.viewFor(match.state, question.seat))) as unknown;
      expect(submit(match, question.seat, question.id, bot.value.answer(view, question, random))).toBeNull();
    }
    expect(game.outcome(match.state)).not.toBeNull();
  });
});

test('a game without players of its own is played by the random bot alone', () => {
  const other: AnyGame = { ...race, name: 'other' };
  expect(makeBot('random', other)).toMatchObject({ ok: true });
  expect(makeBot('greedy', other)).toMatchObject({ ok: false, refusal: { data: { known: ['random'] } } });
});

test('an unknown name is refused with those that are known', () => {
  expect(makeBot('oracle', race)).toEqual({
    ok: false,
    refusal: { code: 'bots/no-such-bot', data: { name: 'oracle', known: botNames } },
  });
});
