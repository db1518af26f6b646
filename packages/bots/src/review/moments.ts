// The moments of a recorded match, one after the other: each answer with what its seat knew when it gave it.

import {
  type AnyGame,
  type AnyMatch,
  type MatchRecord,
  ok,
  openQuestions,
  type Question,
  type Refusal,
  type Result,
  refused,
  restart,
  type Seat,
  submit,
} from '@orrery/kernel';

/** Before an answer of the record. The match is the one that is being played again: look, do not touch. */
export interface Moment {
  /** Counted from one. */
  readonly answerNo: number;
  readonly seat: Seat;
  readonly question: Question;
  readonly answer: unknown;
  readonly match: AnyMatch;
}

/** What a visitor wants to see once the answer is given. */
export type Afterwards = ((match: AnyMatch) => void) | null;

/** Plays a record again and stops before each answer, and after it where that is wanted. */
export function walk(game: AnyGame, record: MatchRecord, visit: (moment: Moment) => Afterwards): Result<AnyMatch> {
  const { rulesVersion, moves = [], answers } = record;
  if (rulesVersion !== game.rulesVersion || moves.length > 0) {
    return refused('kernel/old-rules', { game: game.name, rulesVersion });
  }
  const started = restart(game, record);
  if (!started.ok) return started;
  const match = started.value;
  for (const [at, { seat, question: id, answer }] of answers.entries()) {
    const question = openQuestions(match.state).find((each) => each.seat === seat && each.id === id);
    if (question === undefined) return badAnswer(at, null);
    const afterwards = visit({ answerNo: at + 1, seat, question, answer, match });
    const refusal = submit(match, seat, id, answer);
    if (refusal !== null) return badAnswer(at, refusal);
    afterwards?.(match);
  }
  return ok(match);
}

const badAnswer = (at: number, problem: Refusal | null): Result<never> =>
  refused('kernel/bad-record', { field: `answers[${at}]`, problem: problem ?? 'nothing was asked' });
