// What is asked, or done at once, to pay for a card that somebody places. The others place in secret first: they do so here as well.

import { openQuestions, playInPlace } from '@orrery/kernel';
import { type QuestionOf, type RaceQuestion, type RaceState, race, type Slug } from '@orrery/race';

export interface Payment {
  readonly state: RaceState;
  /** Null: there was one way to pay, so nothing was asked. */
  readonly question: QuestionOf<'developPay' | 'settlePay'> | null;
  /** What was paid without asking. */
  readonly paid: number;
}

/** Seats that place besides, and what they are asked for it. */
const mostOthers = 8;

export function paymentFor(before: RaceState, placing: RaceQuestion, card: Slug): Payment | null {
  const state = race.clone(before);
  let paid: number | null = null;
  const give = (question: RaceQuestion, answer: unknown): boolean =>
    playInPlace(race, state, question.seat, question.id, answer, (event) => {
      if (event.kind === 'paid' && event.seat === placing.seat && event.card === card) paid ??= event.price;
    }) === null;
  if (!give(placing, card)) return null;
  for (let others = 0; others < mostOthers; others++) {
    if (paid !== null) return { state, question: null, paid };
    const open = openQuestions(state);
    for (const question of open) {
      const isPayment = question.kind === 'developPay' || question.kind === 'settlePay';
      if (isPayment && question.seat === placing.seat) return { state, question, paid: 0 };
    }
    const other = open.find(({ seat }) => seat !== placing.seat);
    if (other === undefined || !give(other, race.fallback(state, other))) return null;
  }
  return null;
}
