// What ends a match, and the limits of hand and tableau, as things stand.

import type { Seat } from '@orrery/kernel';
import { faceAt, type Game, playerAt } from './game.ts';
import { robotTableauSize } from './solo/steps.ts';

export const commonHandLimit = 10;
export const commonTableauLimit = 12;

/** @rule race-6.1 */
export function handLimit(g: Game, seat: Seat): number {
  let limit = commonHandLimit;
  for (const card of playerAt(g, seat).tableau) {
    for (const power of faceAt(g, card).roundEnd) limit = Math.max(limit, power.size);
  }
  return limit;
}

/** @rule race-7.2 */
export function tableauLimit(g: Game, seat: Seat): number {
  let limit = commonTableauLimit;
  for (const card of playerAt(g, seat).tableau) {
    for (const power of faceAt(g, card).gameEnd) limit = Math.max(limit, power.size);
  }
  return limit;
}

/** What brings the end about, and who did. */
export interface RaceEnding {
  readonly why: 'pool' | 'tableau';
  /** The seats whose tableau is full; nobody for an empty pool. */
  readonly seats: readonly Seat[];
  /** Whether the robot's tableau is full. */
  readonly robot: boolean;
}

/** Why the match ends with this round; nothing if it goes on. @rule race-7.1 */
export function endingsOf(g: Game): RaceEnding[] {
  const { pool, players, robot } = g.state;
  const endings: RaceEnding[] = [];
  if (pool <= 0) endings.push({ why: 'pool', seats: [], robot: false });
  const full = players.flatMap((player, seat) => (player.tableau.length >= tableauLimit(g, seat) ? [seat] : []));
  // @rule race-11.7.1
  const robotIsFull = robot !== null && robotTableauSize(robot) >= commonTableauLimit;
  if (full.length > 0 || robotIsFull) endings.push({ why: 'tableau', seats: full, robot: robotIsFull });
  return endings;
}
