// The best few answers of a hint with their shares, as bars are drawn of them.

import type { Question } from '@orrery/kernel';
import type { Speaker } from '@orrery/words';
import type { GameName, Games, Hint } from './table.ts';
import { toldGame } from './told-games.ts';

export interface HintBar {
  readonly text: string;
  /** Of winning. */
  readonly share: number;
}

/** None where nothing may be claimed, or where there is nothing to compare. */
export function hintBars<G extends GameName>(
  game: G,
  hint: Hint | null,
  question: Question,
  view: Games[G]['view'],
  say: Speaker,
): HintBar[] {
  const best = hint?.question === question.id ? (hint.best ?? []) : [];
  if (best.length < 2) return [];
  const told = toldGame(game);
  return best.map(({ answer, share }) => ({
    text: told.answerText({ seat: question.seat, question, answer }, view, say) || say.words.replay.pass,
    share,
  }));
}
