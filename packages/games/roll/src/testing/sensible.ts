// A plain, sensible player for tests that need games of realistic length: it takes what is ticked in advance.

import { roll } from '../index.ts';
import type { RollAnswer, RollQuestion } from '../questions.ts';
import type { State } from '../state.ts';

export const sensible = (state: State, question: RollQuestion): RollAnswer =>
  roll.propose(state, question) ?? roll.fallback(state, question);
