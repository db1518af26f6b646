// A question of an online table and an answer to it, in words. Both come from the server, whose kinds the table does not know.

import type { Question } from '@orrery/kernel';
import { type Table, toldGame } from '@orrery/table';
import { type Speaker, speakerFor } from '@orrery/words';
import { shownFaces } from '../race/cards/card-faces.ts';
import { words } from '../words/wording.ts';

export const speakerOf = ({ names, seat }: Table): Speaker => speakerFor(words, names, seat, shownFaces);

export function toldAnswer(table: Table, question: Question, answer: unknown): { prompt: string; text: string } {
  const { game, view, seat } = table;
  const told = toldGame(game);
  const say = speakerOf(table);
  return {
    prompt: told.promptText(question, say),
    text: told.answerText({ seat, question, answer }, view as never, say),
  };
}
