// Putting questions of this game, and reading their answers in the next line.

import { ask, askedOf, askForced, type Frame, type Seat, seal } from '@orrery/kernel';
import { type Game, playerAt } from './game.ts';
import type { AnswerTo, QuestionKind, RaceQuestions } from './questions.ts';

export function put<K extends QuestionKind>(
  g: Game,
  here: Frame,
  seat: Seat,
  kind: K,
  says: RaceQuestions[K]['asks'],
): void {
  ask(g.state, here, seat, { kind, ...says });
}

/**
 * A question with exactly one legal answer: taken at once, told when it is used. Only where everybody can see that there
 * is but one. @rule race-15.25
 */
export function putForced<K extends QuestionKind>(
  g: Game,
  here: Frame,
  seat: Seat,
  kind: K,
  says: RaceQuestions[K]['asks'],
  answer: AnswerTo<K>,
): void {
  askForced(g.state, here, seat, { kind, ...says }, answer);
}

/**
 * Which card to place, in secret. Whoever has cards is asked, also where none of them can be placed: whether a pass was
 * the only answer depends on a hand that nobody else knows. An empty hand is seen by all.
 * @rule race-15.25, race-16.3
 */
export function putPlacing(g: Game, here: Frame, seat: Seat, kind: 'developPlace' | 'settlePlace'): void {
  if (playerAt(g, seat).hand.length > 0) put(g, here, seat, kind, {});
  else putForced(g, here, seat, kind, {}, null);
}

/** The answer to the question that the line before put to this seat. */
export function answerOf<K extends QuestionKind>(here: Frame, seat: Seat, _kind: K): AnswerTo<K> {
  return askedOf(here, seat).answer as AnswerTo<K>;
}

export const wasAsked = (here: Frame, seat: Seat): boolean => here.asked.some((asked) => asked.question.seat === seat);

/** Several seats have answered in secret: now that their answers take effect, none can be taken back. @rule race-15.26 */
export function sealTogether(g: Game, here: Frame): void {
  if (here.asked.filter(({ status }) => status === 'given').length > 1) seal(g.state);
}
