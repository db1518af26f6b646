// A bot that always answers: where a level fails or proposes something illegal, the next weaker one is asked, down to
// the game's own proposal, and somebody is told. A match never waits for a broken bot.

import { type AnyGame, ok, type Question, type Result } from '@orrery/kernel';
import type { Bot, Budget } from './bot.ts';
import { levelsDown, makeBot } from './bots.ts';

/** What went wrong with which level; it says nothing about the match. */
export interface BotFailure {
  readonly bot: string;
  readonly question: string;
  readonly why: string;
}

export function steadyBot(name: string, game: AnyGame, budget: Budget, tell: (slip: BotFailure) => void): Result<Bot> {
  const bots: Bot[] = [];
  for (const each of levelsDown(name)) {
    const made = makeBot(each, game, budget);
    if (!made.ok) return made;
    bots.push(made.value);
  }
  return ok(steadied(name, game, bots, tell));
}

/** The first of these that has a legal answer gives it. */
export function steadied(name: string, game: AnyGame, bots: readonly Bot[], tell: (slip: BotFailure) => void): Bot {
  return {
    name,
    answer(view, question, random) {
      const state = game.determinize(view, random);
      for (const bot of bots) {
        const { answer, why } = tryBot(bot, view, question, random);
        const wrong = why ?? game.check(state, question, answer)?.code;
        if (wrong === undefined) return answer;
        tell({ bot: bot.name, question: question.kind, why: wrong });
      }
      return game.fallback(state, question);
    },
  };
}

function tryBot(
  bot: Bot,
  view: unknown,
  question: Question,
  random: Parameters<Bot['answer']>[2],
): { answer?: unknown; why?: string } {
  try {
    return { answer: bot.answer(view, question, random) };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}
