// How far the end is and what a credit is worth until then: the rough numbers behind all hand-made worth of Roll.

import type { RollState } from '@orrery/roll';
import { citizenrySize, endSquares, poolLeft, type RollPlayer, squaresOf } from '@orrery/roll/search';

const longest = 12;

/** Rounds that are likely to come, this one included; by tableaus and pool alone. */
export function roundsLeft(state: RollState): number {
  let most = 0;
  for (const player of state.players) most = Math.max(most, squaresOf(player));
  const bySquares = (endSquares - most) / 0.95;
  const byPool = 1 + poolLeft(state) / (1.6 * state.players.length);
  return Math.max(1, Math.min(bySquares, byPool, longest));
}

/** Points that one more credit is worth to a seat with so many of them; hardly anything when nobody waits to be hired. */
export function creditWorth(player: RollPlayer, credits: number, rounds: number): number {
  if (rounds <= 1.1) return 0.03;
  const late = Math.min(1, 0.35 + 0.13 * rounds);
  const waiting = citizenrySize(player) + 2;
  if (credits < waiting) return 0.55 * late;
  return (credits < waiting + 3 ? 0.3 : 0.12) * late;
}

/** What several more credits are worth, counting the cap. */
export function creditsWorth(player: RollPlayer, amount: number, rounds: number, from = player.credits): number {
  let worth = 0;
  for (let i = 0; i < amount && from + i < 10; i++) worth += creditWorth(player, from + i, rounds);
  return worth;
}
