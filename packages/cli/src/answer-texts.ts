// Answers in words, as whoever gives them would read them.

import type { Moment } from '@orrery/bots/review';
import type { AnyGame } from '@orrery/kernel';
import { hostedGames, isGameName, tableFor, toldGame } from '@orrery/table';
import { type Speaker, speakerFor, type Words } from '@orrery/words';

/** The words of any answer to the question of this moment; nothing where nobody tells the game. */
export function answerTexts(
  game: AnyGame,
  names: readonly string[],
  words: Words,
): (moment: Moment, answer: unknown) => string {
  const { name } = game;
  if (!isGameName(name)) return () => '';
  const told = toldGame(name);
  const say: Speaker = speakerFor(words, names, -1);
  const hosted = hostedGames[name];
  return ({ seat, question, match: { state } }, answer) => {
    const { view } = tableFor({ game: name, hosted, state, seat, names, canUndo: false, hint: null });
    return told.answerText({ seat, question, answer }, view, say);
  };
}
