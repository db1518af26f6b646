// Taking back: a seat's last answer, as long as nothing it led to became known to anybody and nobody has built on it.
// Answers that others gave meanwhile to questions that were open anyway stay, if they hold without it.

import { assert } from './bug.ts';
import type { GameTypes } from './game.ts';
import { type Match, type Step, submit } from './match.ts';
import { playInPlace } from './play.ts';
import { findAsked } from './position.ts';
import type { Seat } from './question.ts';
import type { RecordedAnswer } from './record.ts';
import { type KernelRefusal, refuse } from './refusal.ts';

type UndoRefusal = KernelRefusal<'kernel/nothing-to-undo' | 'kernel/undo-sealed' | 'kernel/undo-used'>;

/** Whether `undo` would take back this seat's last answer now. Changes nothing. */
export function mayUndo<G extends GameTypes>(match: Match<G>, seat: Seat): boolean {
  const at = lastOf(match, seat);
  const step = match.trail[at];
  return step !== undefined && leaning(match, step, answersAfter(match, at)) === null;
}

export function undo<G extends GameTypes>(match: Match<G>, seat: Seat): UndoRefusal | null {
  const at = lastOf(match, seat);
  const step = match.trail[at];
  if (step === undefined) {
    const answered = match.answers.some((answer) => answer.seat === seat);
    return refuse(answered ? 'kernel/undo-sealed' : 'kernel/nothing-to-undo', { seat });
  }
  const later = answersAfter(match, at);
  const by = leaning(match, step, later);
  if (by !== null) return refuse('kernel/undo-used', { seat, by: by.seat });
  const without: Match<G> = {
    ...match,
    state: match.game.clone(step.before),
    events: match.events.slice(0, step.eventsBefore),
    answers: match.answers.slice(0, match.answers.length - later.length - 1),
    trail: match.trail.slice(0, at),
  };
  for (const answer of later) {
    const refusal = submit(without, answer.seat, answer.question, answer.answer);
    assert(refusal === null, `an answer that held without another one is refused: ${refusal?.code}`);
  }
  Object.assign(match, without);
  return null;
}

const lastOf = <G extends GameTypes>({ trail }: Match<G>, seat: Seat): number =>
  trail.findLastIndex((step) => step.answer.seat === seat);

const answersAfter = <G extends GameTypes>({ trail }: Match<G>, at: number): RecordedAnswer[] =>
  trail.slice(at + 1).map(({ answer }) => answer);

/** The first of the later answers that stands on this one: it is to a question that came after it, or is refused without it. */
function leaning<G extends GameTypes>(
  { game }: Match<G>,
  { before }: Step<G['state']>,
  later: readonly RecordedAnswer[],
): RecordedAnswer | null {
  if (later.length === 0) return null; // the usual case
  const dependent = later.find(({ seat, question }) => findAsked(before.flow, seat, question) === null);
  if (dependent !== undefined) return dependent;
  const without = game.clone(before);
  const refused = ({ seat, question, answer }: RecordedAnswer): boolean =>
    playInPlace(game, without, seat, question, answer, null) !== null;
  return later.find(refused) ?? null;
}
