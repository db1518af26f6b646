// What a seat sees of where a match stands: its own questions and answers as they are, those of others without secrets.

import type { Frame } from './flow.ts';
import type { Asked, Question, Seat } from './question.ts';

/**
 * The flow as this seat may see it; null is a spectator. Of others it shows what they were asked and whether they are done.
 * Their answers are left out, and one that the kernel took for them looks open, as in `waitedFor`. `hide` takes out of a
 * question what only its seat may know.
 */
export function flowFor<Q extends Question>(
  here: Frame<Q>,
  seat: Seat | null,
  hide: (question: Q) => Q = (question) => question,
): Frame<Q> {
  const asked = here.asked.map((each) => (each.question.seat === seat ? { ...each } : concealed(each, hide)));
  const lanes = here.lanes.map((lane) => flowFor(lane, seat, hide));
  return { proc: here.proc, at: here.at, vars: here.vars, asked, lanes };
}

const concealed = <Q extends Question>({ question, status }: Asked<Q>, hide: (question: Q) => Q): Asked<Q> => ({
  question: hide(question),
  status: status === 'given' ? 'given' : 'open',
  answer: null,
});
