// Credits and VP chips: the two things a seat counts.

import type { Seat } from '@orrery/kernel';
import { type Game, tell } from './game.ts';
import { playerAt, poolLeft } from './state.ts';
import { creditCap } from './tiles/constants.ts';

/** Credits above the cap are lost; a negative amount is a payment. @rule roll-1.12, roll-3.4.7 */
export function changeCredits(game: Game, seat: Seat, amount: number, cause: string): void {
  const player = playerAt(game.state, seat);
  const before = player.credits;
  player.credits = Math.min(creditCap, before + amount);
  if (game.emit !== null) tell(game, 'credits', seat, { amount, before, after: player.credits, cause });
}

/**
 * From the pool, then from the reserve, which has no end: nobody ever gets less than earned.
 * @rule roll-16.11, roll-1.11, roll-7.2.6
 */
export function gainChips(game: Game, seat: Seat, amount: number, cause: string): void {
  const player = playerAt(game.state, seat);
  const before = player.chips;
  if (game.emit === null) {
    player.chips = before + amount;
    return;
  }
  const poolBefore = poolLeft(game.state);
  player.chips = before + amount;
  const poolAfter = poolLeft(game.state);
  tell(game, 'gainedChips', seat, { amount, before, after: player.chips, poolBefore, poolAfter, cause });
}
