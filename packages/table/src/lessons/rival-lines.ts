// Rivals who know their lines: the answer that the script has for a question, made from what the seat sees.

import { type AnyMatch, judge, type Question } from '@orrery/kernel';
import type { RivalLines } from '../local/local-match.ts';
import type { GameName } from '../table.ts';
import { amountAt } from './amount.ts';
import type { Line } from './lesson.ts';
import { lessonGames } from './lesson-games.ts';

export function rivalLines(game: GameName, lines: readonly Line[]): RivalLines {
  return { answer: (match, question) => lineFor(game, lines, match, question) };
}

/** Undefined where there is none, or none that is legal. */
export function lineFor(game: GameName, lines: readonly Line[], match: AnyMatch, question: Question): unknown {
  const view = match.game.viewFor(match.state, question.seat);
  const now = amountAt('view.round', { view });
  const mine = lines.filter(({ seat, round }) => seat === question.seat && (round ?? now) === now);
  const named = mine.filter((line) => line.question === question.kind);
  const fallback = named.length > 0 ? [] : mine.filter((line) => line.question === '*');
  for (const { answer } of [...named, ...fallback]) {
    if (answer === 'usual') return match.game.fallback(match.state, question);
    const meant = lessonGames[game].meant(view, answer);
    if (meant === null) continue;
    if (judge(match.game, match.state, question.seat, question.id, meant.answer) === null) return meant.answer;
  }
  return undefined;
}
