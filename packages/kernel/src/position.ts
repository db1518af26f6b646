// Looking at a flow from outside: which questions are open, who is waited for, where in the rules a match stands.

import type { FlowState, Frame, Rules } from './flow.ts';
import type { Asked, Question, Seat } from './question.ts';

/** All open questions, in the order in which they were put. */
export function openQuestions<Q extends Question>(state: FlowState<Q>): Q[] {
  const found: Q[] = [];
  collectOpen(state.flow, found);
  return found;
}

function collectOpen<Q extends Question>(here: Frame<Q>, found: Q[]): void {
  for (const asked of here.asked) if (asked.status === 'open') found.push(asked.question);
  for (const lane of here.lanes) collectOpen(lane, found);
}

/** The first open question; cheaper than listing all. */
export function firstOpen<Q extends Question>(here: Frame<Q>): Q | null {
  for (const asked of here.asked) if (asked.status === 'open') return asked.question;
  for (const lane of here.lanes) {
    const found = firstOpen(lane);
    if (found !== null) return found;
  }
  return null;
}

export function findAsked<Q extends Question>(here: Frame<Q>, seat: Seat, id: number): Asked<Q> | null {
  for (const asked of here.asked) {
    if (asked.question.id === id && asked.question.seat === seat) return asked.status === 'open' ? asked : null;
  }
  for (const lane of here.lanes) {
    const found = findAsked(lane, seat, id);
    if (found !== null) return found;
  }
  return null;
}

/** Whether an answer was given and waits for others: no rule has read it yet, so nothing has come of it. */
export function isNoted(here: Frame, seat: Seat, id: number): boolean {
  for (const { question, status } of here.asked)
    if (question.id === id && question.seat === seat) return status === 'given';
  return here.lanes.some((lane) => isNoted(lane, seat, id));
}

/**
 * Seats the others see as not yet done. A forced answer stays among them as long as a real question of its group is
 * open, so that waiting tells nobody who had no choice.
 */
export const waitedFor = (state: FlowState): Seat[] => [...waitedOn(state).keys()].sort((a, b) => a - b);

/** The same seats, each with the number of the question that it is waited for with: of several the first. */
export function waitedOn(state: FlowState): Map<Seat, number> {
  const found = new Map<Seat, number>();
  collectWaited(state.flow, found);
  return found;
}

function collectWaited(here: Frame, found: Map<Seat, number>): void {
  let isOpen = false;
  for (const { status } of here.asked) if (status === 'open') isOpen = true;
  if (isOpen)
    for (const { status, question } of here.asked) {
      const { seat, id } = question;
      if (status !== 'given') found.set(seat, Math.min(found.get(seat) ?? id, id));
    }
  for (const lane of here.lanes) collectWaited(lane, found);
}

/** Whether the order of answers matters here: the question lies in a procedure that draws within a lane. */
export function drawsInLane<G>(rules: Rules<G>, state: FlowState, question: Question): boolean {
  return pathTo(state.flow, question).some((frame) => rules.procedures.get(frame.proc)?.drawsInLane === true);
}

function pathTo(here: Frame, question: Question): Frame[] {
  if (here.asked.some((asked) => asked.question === question || sameQuestion(asked.question, question))) return [here];
  for (const lane of here.lanes) {
    const rest = pathTo(lane, question);
    if (rest.length > 0) return [here, ...rest];
  }
  return [];
}

const sameQuestion = (a: Question, b: Question): boolean => a.seat === b.seat && a.id === b.id;

/** The position in words of the rules, for dumps: `round.settle > settle.payAndPlace {"seat":2} @ pay`. */
export function whereabouts(here: Frame): string {
  const vars = Object.keys(here.vars).length > 0 ? ` ${JSON.stringify(here.vars)}` : '';
  const lanes = here.lanes.map(whereabouts).join(' | ');
  return `${here.proc}${vars} @ ${here.at ?? 'end'}${lanes === '' ? '' : ` > ${lanes}`}`;
}
