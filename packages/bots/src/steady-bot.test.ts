// Broken bots on every seat: the match goes on with weaker answers, and each slip is told.

import { firstOpen, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { levelsDown, makeBot } from './bots.ts';
import { type BotFailure, steadied, steadyBot } from './steady-bot.ts';

const throws: Bot = {
  name: 'throws',
  answer: () => {
    throw new Error('lost its model');
  },
};
const cheats: Bot = { name: 'cheats', answer: () => ({ everything: 'mine' }) };

test.each([race, roll])('$name goes on where bots fail, to its end', (game) => {
  const greedy = makeBot('greedy', game);
  const started = startMatch(game as typeof race, { options: {}, seats: [{ bot: 'a' }, { bot: 'b' }], seed: 'slips' });
  if (!greedy.ok || !started.ok) throw new Error('no bot or no match');
  const slips: BotFailure[] = [];
  const bot = steadied('master', game, [throws, cheats, greedy.value], (slip) => slips.push(slip));
  const match = started.value;
  const random = randomFromNumber(8);
  let answers = 0;
  for (let question = firstOpen(match.state.flow); question !== null; question = firstOpen(match.state.flow)) {
    const answer = bot.answer(game.viewFor(match.state as never, question.seat), question, random);
    expect(submit(match, question.seat, question.id, answer)).toBeNull();
    answers += 1;
  }
  expect(slips).toHaveLength(2 * answers);
  expect(slips[0]).toEqual({ bot: 'throws', question: slips[0]?.question, why: 'lost its model' });
  expect(slips[1]?.why).toMatch(/\//);
});

test('where all fail, the game proposes', () => {
  const started = startMatch(race, { options: {}, seats: [{ bot: 'a' }, { bot: 'b' }], seed: 'slips' });
  if (!started.ok) throw new Error('no match');
  const question = firstOpen(started.value.state.flow);
  if (question === null) throw new Error('nothing is asked');
  const bot = steadied('throws', race, [throws], () => undefined);
  const answer = bot.answer(race.viewFor(started.value.state, question.seat), question, randomFromNumber(1));
  expect(submit(started.value, question.seat, question.id, answer)).toBeNull();
});

test('weaker levels in order; unknown ones are refused', () => {
  expect(levelsDown('regular')).toEqual(['regular', 'novice', 'beginner', 'greedy', 'random']);
  expect(steadyBot('oracle', race, {}, () => undefined)).toMatchObject({ ok: false });
});
