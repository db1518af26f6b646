// Points: printed ones, chips, end bonuses, goals; and who has won.

import type { Placing, Seat } from '@orrery/kernel';
import type { CardNo } from './cards/face.ts';
import type { EndBonus } from './cards/printed.ts';
import { matches } from './cards/selector.ts';
import { faceAt, type Game, playerAt } from './game.ts';
import { goalPoints } from './goals.ts';
import { soloPlacing } from './solo/standing.ts';
import { militaryNow, worldKinds } from './standing.ts';
import { goodsCount } from './tableau.ts';

export interface Score {
  readonly chips: number;
  /** Printed points, card by card. */
  readonly cards: number;
  /** Points of question-mark developments. */
  readonly bonuses: number;
  readonly goals: number;
  readonly total: number;
  /** Hand cards and goods, for ties. */
  readonly tieBreak: number;
}

/** @rule race-7.3 */
export function scoreOf(g: Game, seat: Seat): Score {
  const player = playerAt(g, seat);
  let cards = 0;
  let bonuses = 0;
  for (const card of player.tableau) {
    cards += faceAt(g, card).vp; // @rule race-7.5
    bonuses += bonusOf(g, seat, card);
  }
  let goals = 0;
  for (const goal of g.state.goals) goals += goalPoints(g, seat, goal);
  return {
    chips: player.chips,
    cards,
    bonuses,
    goals,
    total: player.chips + cards + bonuses + goals,
    tieBreak: player.hand.length + goodsCount(player), // @rule race-7.4
  };
}

/** The variable points of one card. @rule race-7.3 */
export function bonusOf(g: Game, seat: Seat, card: CardNo): number {
  const lines = faceAt(g, card).endBonuses;
  if (lines.length === 0) return 0;
  let vp = 0;
  for (const line of lines) if (!('per' in line)) vp += wholeLine(g, seat, line);
  // Each tableau card earns the first line it matches and no other.
  for (const other of playerAt(g, seat).tableau) {
    const face = faceAt(g, other);
    for (const line of lines) {
      if ('per' in line && matches(face, line.per)) {
        vp += line.vp;
        break;
      }
    }
  }
  return vp;
}

export function wholeLine(g: Game, seat: Seat, line: Exclude<EndBonus, { per: unknown }>): number {
  if ('perVpChips' in line) return line.vp * Math.floor(playerAt(g, seat).chips / line.perVpChips);
  // May be negative. @rule race-7.5
  if ('perTotalMilitary' in line) return line.vp * militaryNow(g, seat);
  const kinds = worldKinds(g, seat);
  return kinds === 0 ? 0 : (line.ladder[kinds - 1] ?? 0);
}

/** Everybody's place: by points, then by hand cards plus goods; equal in both is a shared place. @rule race-7.4 */
export function placings(g: Game): Placing[] {
  if (g.state.robot !== null) return [soloPlacing(g, scoreOf(g, 0))];
  const scores = g.state.players.map((_, seat) => scoreOf(g, seat));
  return scores.map((score, seat) => ({
    seat,
    score: score.total,
    rank: 1 + scores.filter((other) => isAhead(other, score)).length,
  }));
}

const isAhead = (a: Score, b: Score): boolean => a.total > b.total || (a.total === b.total && a.tieBreak > b.tieBreak);
