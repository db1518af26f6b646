// What a seat could have been told of its chances: the share of winning by what it sees, not yet corrected.

import type { AnyGame, FlowState, Random, Seat } from '@orrery/kernel';
import { reviewerOf } from './reviewers.ts';
import { meanOf } from './weigh.ts';

export interface Forecast {
  readonly share: number;
  /** How far the match is, from 0 to 1. */
  readonly progress: number;
}

const madeUp = 8;

/** Null where nobody reviews this game. */
export function forecastFor(game: AnyGame, state: FlowState, seat: Seat, random: Random): Forecast | null {
  const reviewer = reviewerOf(game);
  if (reviewer === null) return null;
  const view = game.viewFor(state, seat);
  const shares = Array.from({ length: madeUp }, () => reviewer.shares(game.determinize(view, random))[seat] ?? 0);
  return { share: meanOf(shares).mean, progress: reviewer.progress(state) };
}
