// Positions of Roll for tests: a match played by the quick player up to some question.

import { firstOpen, playInPlace } from '@orrery/kernel';
import { type RollQuestion, type RollState, roll } from '@orrery/roll';
import { quickAnswer } from '../roll/quick.ts';

export interface RollPosition {
  readonly state: RollState;
  readonly question: RollQuestion;
}

/** Every question of a match in turn, with the state in which it is asked; the quick player answers. */
export function* rollPositions(seats: number, seed: string): Generator<RollPosition> {
  const state = roll.setup({}, seats, { text: seed, generator: 'xoshiro128' });
  roll.advance(state, null);
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    yield { state, question };
    const refusal = playInPlace(roll, state, question.seat, question.id, quickAnswer(state, question), null);
    if (refusal !== null) throw new Error(`${question.kind}: ${JSON.stringify(refusal)}`);
  }
}
