// Playing a copy on: the picks of a round set for everybody, and everything up to the next picks answered quickly.

import { applyJudged, type Frame, firstOpen } from '@orrery/kernel';
import { type Action, type RaceQuestion, type RaceState, race } from '@orrery/race';
import type { Quick } from './quick.ts';

/** What a seat wants to place when it can; null where it had rather place nothing. */
export interface PlacementPlan {
  readonly seat: number;
  readonly develop: string | null;
  readonly settle: string | null;
}

/** Answers everything quickly until the next picks are due or the match is over; one seat may have a plan. */
export function finishRound(state: RaceState, quick: Quick, plan: PlacementPlan | null = null): void {
  for (;;) {
    const question = firstOpen(state.flow);
    if (question === null || question.kind === 'chooseAction') return;
    give(
      state,
      question,
      plan?.seat === question.seat ? planned(state, question, quick, plan) : quick.answer(state, question),
    );
  }
}

function planned(state: RaceState, question: RaceQuestion, quick: Quick, plan: PlacementPlan): unknown {
  const { kind } = question;
  if (kind !== 'developPlace' && kind !== 'settlePlace') return quick.answer(state, question);
  const card = kind === 'developPlace' ? plan.develop : plan.settle;
  return race.check(state, question, card) === null ? card : quick.answer(state, question);
}

/** Gives an answer that is known to be legal. */
export function give(state: RaceState, question: RaceQuestion, answer: unknown): void {
  applyJudged(race, state, { seat: question.seat, question: question.id, answer }, null);
}

/** Sets every seat's picks and reveals them. */
export function revealPicks(state: RaceState, picked: (seat: number) => readonly Action[]): void {
  setPicks(state.flow, picked);
  race.advance(state, null);
}

function setPicks(here: Frame<RaceQuestion>, picked: (seat: number) => readonly Action[]): void {
  for (const asked of here.asked) {
    if (asked.question.kind !== 'chooseAction') continue;
    asked.status = 'given';
    asked.answer = picked(asked.question.seat);
  }
  for (const lane of here.lanes) setPicks(lane, picked);
}

/** Others' secret answers in a made-up state are any legal ones: sensible ones take their place. */
export function guessAnswers(state: RaceState, seat: number, quick: Quick): void {
  guessIn(state, state.flow, seat, quick);
}

function guessIn(state: RaceState, here: Frame<RaceQuestion>, seat: number, quick: Quick): void {
  for (const asked of here.asked) {
    if (asked.question.seat === seat || asked.status !== 'given' || asked.question.kind === 'chooseAction') continue;
    asked.answer = quick.answer(state, asked.question);
  }
  for (const lane of here.lanes) guessIn(state, lane, seat, quick);
}
