// Final scoring: chips, printed costs, bonuses of the developments that score, and the tie-break.

import type { Placing, Seat } from '@orrery/kernel';
import { colourOf, countGoods, cupSize } from './dice.ts';
import type { Formula, TileFilter } from './powers/vocabulary.ts';
import type { Player, State } from './state.ts';
import { playerAt } from './state.ts';
import { colourName, fits, gameEndPowers, sideOf, slugOf } from './tiles/catalogue.ts';

export interface Bonus {
  readonly side: string;
  readonly vp: number;
}

export interface SeatScore {
  readonly seat: Seat;
  readonly chips: number;
  readonly costs: number;
  readonly bonuses: readonly Bonus[];
  readonly total: number;
  /** Dice in the cup and credits; looked at among the best only. */
  readonly tieBreak: number;
}

/** @rule roll-11.2, roll-11.14 */
const formulas: {
  readonly [K in Formula['kind']]: (player: Player, formula: Extract<Formula, { kind: K }>) => number;
} = {
  /** @rule roll-11.3, roll-11.6, roll-11.12 */
  sumCost: (player, { tiles, divideBy }) => Math.ceil(sumCost(player, tiles) / divideBy),
  /** @rule roll-11.4, roll-11.9, roll-11.10 */
  countTiles: (player, { tiles, each }) => each * player.tableau.filter((side) => fits(sideOf(side), tiles)).length,
  /** @rule roll-11.11 */
  countDice: (player, { colours, setSize, each }) =>
    each * Math.ceil(player.dice.filter((die) => colours.includes(colourName(colourOf(die)))).length / setSize),
  /** @rule roll-11.5 */
  distinctDieColours: (player, { each }) => each * new Set(player.dice.map(colourOf)).size,
  /** @rule roll-11.8 */
  countGoods: (player, { each }) => each * countGoods(player),
  /** @rule roll-11.7 */
  triangular: (player) => {
    let n = 0;
    while (((n + 1) * (n + 2)) / 2 <= player.chips) n++;
    return n;
  },
};

/** What a formula of the data is worth to this seat. */
export function formulaWorth(player: Player, formula: Formula): number {
  return (formulas[formula.kind] as (player: Player, formula: Formula) => number)(player, formula);
}

function sumCost(player: Player, tiles: TileFilter): number {
  let sum = 0;
  for (const side of player.tableau) if (fits(sideOf(side), tiles)) sum += sideOf(side).cost;
  return sum;
}

/** @rule roll-11.1 */
export function scoreOf(state: State, seat: Seat): SeatScore {
  const player = playerAt(state, seat);
  const bonuses: Bonus[] = [];
  let costs = 0;
  let total = player.chips;
  for (const side of player.tableau) {
    costs += sideOf(side).cost;
    for (const { formula } of gameEndPowers(side)) {
      const vp = formulaWorth(player, formula);
      bonuses.push({ side: slugOf(side), vp });
      total += vp;
    }
  }
  return {
    seat,
    chips: player.chips,
    costs,
    bonuses,
    total: total + costs,
    tieBreak: cupSize(player) + player.credits,
  };
}

export const scoreAll = (state: State): SeatScore[] => state.players.map((_, seat) => scoreOf(state, seat));

/** Ranks by score, then by the tie-break; who is still equal shares the rank. @rule roll-11.15 */
export function placings(state: State): Placing[] {
  const scores = scoreAll(state);
  return scores.map(({ seat, total, tieBreak }) => ({
    seat,
    score: total,
    rank:
      1 + scores.filter((other) => other.total > total || (other.total === total && other.tieBreak > tieBreak)).length,
  }));
}
