// How far the end is and what a card in hand is worth until then: the two rough numbers behind all hand-made worth.

import type { RaceState } from '@orrery/race';
import { robotNow } from '@orrery/race/search';

const fullTableau = 12;

/** Rounds that are likely to come, this one included; by tableaus and pool alone. */
export function roundsLeft(state: RaceState): number {
  let largest = 0;
  for (const player of state.players) largest = Math.max(largest, player.tableau.length);
  const robot = robotNow(state);
  if (robot !== null) largest = Math.max(largest, robot.places);
  const sides = robot === null ? state.players.length : 2;
  const pace = state.options.experienced ? 1.7 : 0.85;
  const byTableau = Math.max(0, fullTableau - largest) / pace;
  const byPool = Math.max(0, state.pool) / (1.6 * pace * sides) + 1;
  return Math.max(1, Math.min(byTableau, byPool, 13));
}

/** Points that one more card in hand is worth. */
export const cardWorth = (rounds: number): number => (rounds <= 1.2 ? 0.08 : Math.min(0.75, 0.28 + 0.045 * rounds));
