// Figures and answers of a review, as they are shown.

import { type Course, toldGame } from '@orrery/table';
import { plain, type Speaker, speakerFor } from '@orrery/words';
import { shownFaces } from '../race/cards/card-faces.ts';
import { words } from '../words/wording.ts';
import type { Decision } from './messages.ts';

export const percentText = (share: number): string => words.review.percent(plain(Math.round(100 * share)));

/** Rounded up: an error is not told smaller than it is. */
export const errorText = (error: number): string =>
  words.review.error(words.review.percent(plain(Math.ceil(100 * error))));

export const speakerOf = ({ names }: Course): Speaker => speakerFor(words, names, -1, shownFaces);

/** An answer to the question of a decision, in words. */
export function answerText(course: Course, { answered, view }: Decision, answer: unknown, say: Speaker): string {
  const text = toldGame(course.game).answerText({ ...answered, answer }, view, say);
  return text === '' ? words.replay.nothing : text;
}
