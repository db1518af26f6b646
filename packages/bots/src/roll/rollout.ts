// Playing a copy on: the plans of a round set for everybody, and everything up to the next plans answered quickly.

import { applyJudged, type Frame, firstOpen } from '@orrery/kernel';
import { type Plan, type RollQuestion, type RollState, roll } from '@orrery/roll';
import { quickAnswer } from './quick.ts';

/** Answers everything quickly until the next plans are due or the match is over. */
export function finishRound(state: RollState): void {
  for (;;) {
    const question = firstOpen(state.flow);
    if (question === null || question.kind === 'assign') return;
    give(state, question, quickAnswer(state, question));
  }
}

/** Gives an answer that is known to be legal. */
export function give(state: RollState, question: RollQuestion, answer: unknown): void {
  applyJudged(roll, state, { seat: question.seat, question: question.id, answer }, null);
}

/** Sets every seat's plan and reveals them. */
export function revealPlans(state: RollState, planOf: (seat: number) => Plan): void {
  setAnswers(state.flow, ({ kind, seat }) => (kind === 'assign' ? planOf(seat) : null));
  roll.advance(state, null);
}

/** Others' secret answers in a made-up state are any legal ones: sensible ones take their place. */
export function guessAnswers(state: RollState, seat: number): void {
  setGiven(state, state.flow, seat);
}

function setAnswers(here: Frame<RollQuestion>, answerTo: (question: RollQuestion) => unknown): void {
  for (const asked of here.asked) {
    const answer = answerTo(asked.question);
    if (answer === null) continue;
    asked.status = 'given';
    asked.answer = answer;
  }
  for (const lane of here.lanes) setAnswers(lane, answerTo);
}

function setGiven(state: RollState, here: Frame<RollQuestion>, seat: number): void {
  for (const asked of here.asked) {
    if (asked.question.seat === seat || asked.status !== 'given') continue;
    asked.answer = quickAnswer(state, asked.question);
  }
  for (const lane of here.lanes) setGiven(state, lane, seat);
}
