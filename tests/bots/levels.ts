// The levels that must never give an answer that another one beats beyond doubt, as bots that think with what they
// usually think with.

import { type Bot, botNames, explain, makeBot } from '@orrery/bots';
import { type AnyGame, type FlowState, type Question, randomFromNumber } from '@orrery/kernel';

/** Yardsticks and the levels for those who learn the game may err. */
const mayErr = ['random', 'greedy', 'beginner', 'novice'];

export const strongLevels: readonly string[] = botNames.filter((name) => !mayErr.includes(name));

/** What a hint advises: people follow it, so it must be as good. */
const hint = 'hint';
export const advisers: readonly string[] = [...strongLevels, hint];

export function botNamed(level: string, game: AnyGame): Bot {
  if (level === hint) {
    return { name: hint, answer: (view, question, random) => explain(game, view, question, random)[0]?.answer };
  }
  const made = makeBot(level, game);
  if (!made.ok) throw new Error(`there is no ${level}`);
  return made.value;
}

/** What a bot answers, by what its seat sees. */
export const answerOf = (bot: Bot, game: AnyGame, state: FlowState, question: Question): unknown =>
  bot.answer(game.viewFor(state, question.seat), question, randomFromNumber(1));
