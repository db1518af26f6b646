// One match between bots, from the deal to the result. Bots get their seat's view; `random` alone may, for speed, let
// the game propose an answer straight from the state: a proposal reads only what the seat may see anyway.

import type { Bot } from '@orrery/bots';
import {
  type AnyGame,
  type AnyMatch,
  firstOpen,
  type Placing,
  type Random,
  randomFor,
  startMatch,
  submit,
} from '@orrery/kernel';
import { orRefuse } from './options.ts';

export interface Violation {
  readonly game: number;
  readonly seed: string;
  /** After how many answers. */
  readonly answer: number;
  readonly code: string;
  readonly detail: string;
}

export interface Played {
  readonly match: AnyMatch;
  readonly result: readonly Placing[] | null;
  readonly questions: Readonly<Record<string, number>>;
  readonly violations: readonly Violation[];
}

export interface Table {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly bots: readonly Bot[];
  /** Seed of the series; the n-th match has its own, made of it. */
  readonly seed: string;
}

/** What can go wrong in a match between bots besides a refused answer; docs/errors.md lists them. */
export const violationCodes = ['cli/broken', 'cli/no-end', 'cli/threw'] as const;

const mostAnswers = 20_000;
const answersBetweenLooks = 16;

/** Plays the n-th match of a series. */
export function playMatch(table: Table, index: number): Played {
  const { game, options, bots } = table;
  const seed = `${table.seed}/${index}`;
  const seats = bots.map(({ name }) => ({ bot: name }));
  const match = orRefuse(startMatch(game, { options, seats, seed, knownDeal: true }));
  const chance = bots.map((_, seat) => randomFor({ text: seed, generator: 'xoshiro128' }, `bot/${seat}`));
  const questions: Record<string, number> = {};
  const violations: Violation[] = [];
  const report = (code: string, detail: string): void => {
    violations.push({ game: index, seed, answer: match.answers.length, code, detail });
  };
  try {
    for (let answers = 0; ; answers++) {
      const question = firstOpen(match.state.flow);
      if (question === null) break;
      if (answers >= mostAnswers) {
        report('cli/no-end', `still going after ${mostAnswers} answers`);
        break;
      }
      questions[question.kind] = (questions[question.kind] ?? 0) + 1;
      const answer = answerOf(game, match, bots[question.seat], chance[question.seat], question);
      const refusal = submit(match, question.seat, question.id, answer);
      if (refusal !== null) {
        report(refusal.code, `${JSON.stringify(answer)} to ${JSON.stringify(question)}`);
        submit(match, question.seat, question.id, game.fallback(match.state, question));
      }
      if (answers % answersBetweenLooks === 0 && tellBroken(game, match, report)) break;
    }
    tellBroken(game, match, report);
  } catch (error) {
    report('cli/threw', error instanceof Error ? error.message : String(error));
  }
  return { match, result: game.outcome(match.state), questions, violations };
}

function answerOf(
  game: AnyGame,
  match: AnyMatch,
  bot: Bot | undefined,
  random: Random | undefined,
  question: { readonly id: number; readonly seat: number; readonly kind: string },
): unknown {
  if (bot === undefined || random === undefined) throw new Error(`nobody sits on seat ${question.seat}`);
  if (bot.name === 'random') return game.sample(match.state, question, random);
  return bot.answer(game.viewFor(match.state, question.seat), question, random);
}

function tellBroken(game: AnyGame, match: AnyMatch, report: (code: string, detail: string) => void): boolean {
  const broken = game.broken(match.state);
  if (broken !== null) report('cli/broken', broken);
  return broken !== null;
}
