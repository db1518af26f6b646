// Goal tiles: what each player has towards them, who gets and who loses them.

import { must, type Seat } from '@orrery/kernel';
import { phaseBit } from './cards/face.ts';
import { goalTiles } from './cards/goals.ts';
import type { GoalCheck, GoalCounts, GoalTile } from './cards/printed.ts';
import { faceAt, type Game, playerAt, tell } from './game.ts';
import { militaryNow, worldKinds } from './standing.ts';
import type { GoalState } from './state.ts';
import { countNow, goodsCount } from './tableau.ts';

export function tileOf(goal: GoalState): GoalTile {
  return must(goalTiles[goal.tile], `there is no goal ${goal.tile}`);
}

/** What this player has towards a goal, as things stand. */
export function goalAmount(g: Game, seat: Seat, counts: GoalCounts): number {
  const player = playerAt(g, seat);
  if ('cards' in counts) return countNow(g, seat, counts.cards);
  if ('vpChips' in counts) return player.chips;
  if ('goods' in counts) return goodsCount(player);
  if ('totalMilitary' in counts) return militaryNow(g, seat);
  if ('cardsDiscardedAtRoundEnd' in counts) return player.overLimit;
  if (counts.distinct === 'worldGoodKinds') return worldKinds(g, seat);
  let bits = 0;
  for (const card of player.tableau) bits |= faceAt(g, card).powerPhases;
  return counts.of.filter((phase) => (bits & phaseBit[phase]) !== 0).length;
}

/** At the end of a phase: only the tiles that list it. @rule race-8.1.1, race-8.2.1, race-8.2.5 */
export function checkGoals(g: Game, after: GoalCheck): void {
  for (const goal of g.state.goals) {
    const tile = tileOf(goal);
    if (!tile.checkedAfter.includes(after)) continue;
    if (tile.type === 'first') checkFirst(g, goal, tile);
    else checkMost(g, goal, tile);
  }
}

/** Everybody who fulfils a free tile at the same check gets its points. @rule race-8.1.1 */
function checkFirst(g: Game, goal: GoalState, tile: GoalTile): void {
  if (goal.holders.length > 0) return; // @rule race-8.1.2
  for (const [seat] of g.state.players.entries()) {
    const amount = goalAmount(g, seat, tile.counts);
    if (amount < tile.minimum) continue;
    goal.holders.push(seat);
    tell(g, 'goalClaimed', seat, { goal: tile.id, amount });
  }
}

function checkMost(g: Game, goal: GoalState, tile: GoalTile): void {
  const { leaders, highest } = leadersOf(g, tile);
  const holder = goal.holders[0];
  if (holder !== undefined && leaders.includes(holder)) return; // @rule race-8.2.2
  if (holder !== undefined) lose(g, goal, tile, holder);
  const leader = leaders[0];
  if (leaders.length !== 1 || leader === undefined) return; // @rule race-8.2.3
  goal.holders = [leader]; // @rule race-8.2.1
  tell(g, 'goalClaimed', leader, { goal: tile.id, amount: highest });
}

function leadersOf(g: Game, tile: GoalTile): { leaders: Seat[]; highest: number } {
  const amounts = g.state.players.map((_, seat) => goalAmount(g, seat, tile.counts));
  const highest = Math.max(...amounts);
  const leaders: Seat[] = [];
  // @rule race-8.2.1, race-8.2.6
  if (highest >= tile.minimum)
    for (const [seat, amount] of amounts.entries()) if (amount === highest) leaders.push(seat);
  return { leaders, highest };
}

/**
 * A holder below the minimum returns the tile at once; who gets it is decided at the next check.
 * @rule race-8.2.4, race-8.2.5
 */
export function returnLostGoals(g: Game, seat: Seat): void {
  for (const goal of g.state.goals) {
    if (goal.holders[0] !== seat) continue;
    const tile = tileOf(goal);
    if (tile.type === 'most' && goalAmount(g, seat, tile.counts) < tile.minimum) lose(g, goal, tile, seat);
  }
}

function lose(g: Game, goal: GoalState, tile: GoalTile, holder: Seat): void {
  goal.holders = [];
  tell(g, 'goalLost', holder, { goal: tile.id, amount: goalAmount(g, holder, tile.counts) });
}

/** What a tile is worth to this player if the match ended now. @rule race-7.3 */
export function goalPoints(g: Game, seat: Seat, goal: GoalState): number {
  const tile = tileOf(goal);
  if (goal.holders.includes(seat)) return tile.vp.holder;
  if (tile.type === 'first') return 0;
  // Counted anew. @rule race-8.2.6
  return leadersOf(g, tile).leaders.includes(seat) ? tile.vp.tiedForHighestAtGameEnd : 0;
}
