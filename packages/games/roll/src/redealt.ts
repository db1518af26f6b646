// The same position with other chance to come: what has been rolled and drawn stays. So luck can be told from play: what
// came against what could have come.

import type { Random } from '@orrery/kernel';
import { freshDealer } from './determinize.ts';
import { clone, type State } from './state.ts';

export function redealt(state: State, random: Random): State {
  const next = clone(state);
  next.dealer = freshDealer(next.players.length, random);
  return next;
}
