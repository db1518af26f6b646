// Taking back past what has become known: the match is played again up to before the seat's last answer, and the record
// says from where on that seat knew what would come. For matches of one person against bots; among people `undo` holds.

import { type AnyMatch, recordOf } from './match.ts';
import type { Seat } from './question.ts';
import { type Refusal, refuse } from './refusal.ts';
import { resume } from './replay.ts';
import { mayUndo, undo } from './undo.ts';

/** Whether there is an answer of this seat to take back, whatever it led to. Other rules cannot be gone back to. */
export function mayTakeBack(match: AnyMatch, seat: Seat): boolean {
  return match.game.outcome(match.state) === null && lastOf(match, seat) >= 0;
}

/** Takes back the seat's last answer, quietly where nothing was learned from it, else with a mark. */
export function takeBackKnown(match: AnyMatch, seat: Seat): Refusal | null {
  const isQuiet = mayUndo(match, seat);
  if (!isQuiet && !mayTakeBack(match, seat)) return refuse('kernel/nothing-to-undo', { seat });
  const at = lastOf(match, seat);
  const { takenBack = [] } = match;
  const earlier = takenBack.filter((marked) => marked <= at);
  // Whoever knew what comes later knows it at the earlier place, too.
  const marks = isQuiet && earlier.length === takenBack.length ? earlier : [...earlier, at + 1];
  const refusal = isQuiet ? undo(match, seat) : playAgain(match, at);
  if (refusal === null && marks.length > 0) match.takenBack = marks;
  return refusal;
}

/** As it stood before the answer of this place. */
function playAgain(match: AnyMatch, at: number): Refusal | null {
  const record = recordOf(match);
  const before = resume(match.game, { ...record, answers: record.answers.slice(0, at) });
  if (!before.ok) return before.refusal;
  Object.assign(match, before.value);
  return null;
}

/** The place of the seat's last answer among all of them; -1 if it has given none under the rules of now. */
function lastOf({ answers, moves }: AnyMatch, seat: Seat): number {
  const from = moves.at(-1)?.answers ?? 0;
  const at = answers.findLastIndex((answer) => answer.seat === seat);
  return at >= from ? at : -1;
}
