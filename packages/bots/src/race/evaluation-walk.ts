// A walk through matches for measuring: the net of the share of winning goes from one position to the next, one answer
// further on, as it does when answers are tried out.

import { firstOpen } from '@orrery/kernel';
import { type RaceOptions, race } from '@orrery/race';
import { evaluatorOf } from '../net/evaluator.ts';
import { type FactList, factList } from '../net/net.ts';
import { raceFacts } from './facts.ts';
import { quickAnswer } from './quick.ts';
import { give } from './rollout.ts';
import { trainedNets } from './trained-model.ts';

export interface EvaluationWalk {
  readonly positions: number;
  /** Whether WebAssembly did the adding. */
  readonly simd: boolean;
  /** Evaluates all positions in turn. */
  walk(): void;
}

export function evaluationWalk(options: RaceOptions, simd: boolean): EvaluationWalk {
  const lists = positionsOf(options);
  const evaluator = evaluatorOf(trainedNets().value, simd);
  const out = new Float32Array(1);
  return {
    positions: lists.length,
    simd: evaluator.simd,
    walk() {
      for (const list of lists) evaluator.evaluate(list, out);
    },
  };
}

/** What seat 0 sees after every answer of a match, the first rounds left out. */
function positionsOf(options: RaceOptions): FactList[] {
  const state = race.setup(options, 2, { text: 'walk', generator: 'xoshiro128' });
  const lists: FactList[] = [];
  race.advance(state, null);
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    give(state, question, quickAnswer(state, question));
    if (state.round < 4) continue;
    const list = factList();
    raceFacts().write(state, 0, list);
    lists.push(list);
  }
  return lists;
}
