// How far everybody is towards the goal tiles: what I have, who is ahead, and what the tile asks for at least.

import type { Seat } from '@orrery/kernel';
import type { GoalTile, RaceView } from '@orrery/race';
import { goalTiles, type RaceStanding } from '@orrery/race/describe';
import type { Speaker } from '@orrery/words';

export interface ShownGoal {
  readonly tile: GoalTile;
  readonly what: string;
  readonly worth: string;
  /** After which phases it is checked. */
  readonly checked: string;
  /** What else to know. */
  readonly note: string | null;
  /** Names of those who hold it. */
  readonly holders: readonly string[];
  readonly isMine: boolean;
  readonly heldBy: readonly Seat[];
  /** How many whoever reads has of it, then the best of the others; empty once it cannot be had any more. */
  readonly counts: readonly { readonly seats: readonly Seat[]; readonly amount: number }[];
  /** "you 2 of 4 · Halley 3 of 4". */
  readonly distance: string;
  /** My share of what it takes to get it, 0 to 1. */
  readonly share: number;
}

export function shownGoals(goals: RaceView['goals'], standings: readonly RaceStanding[], say: Speaker): ShownGoal[] {
  return goals.flatMap(({ goal, holders }, at) => {
    const tile = goalTiles.find(({ id }) => id === goal);
    if (tile === undefined) return [];
    const amounts = standings.map(({ towards }) => towards[at] ?? 0);
    return [
      {
        tile,
        ...say.words.goal(tile),
        holders: holders.map(say.seat),
        heldBy: holders,
        counts: isGone(tile, holders) ? [] : countsOf(amounts, say.you),
        isMine: holders.includes(say.you),
        distance: distanceOf(tile, amounts, holders, say),
        share: shareOf(tile, amounts, say.you),
      },
    ];
  });
}

/** Whoever is first keeps it. */
const isGone = (tile: GoalTile, holders: readonly Seat[]): boolean => tile.type === 'first' && holders.length > 0;

function countsOf(amounts: readonly number[], you: Seat): ShownGoal['counts'] {
  const mine = amounts[you];
  const others = amounts.map((amount, seat) => ({ seat, amount })).filter(({ seat }) => seat !== you);
  const most = Math.max(...others.map(({ amount }) => amount));
  const leaders = others.filter(({ amount }) => amount === most && amount > 0).map(({ seat }) => seat);
  return [
    ...(mine === undefined ? [] : [{ seats: [you], amount: mine }]),
    ...(leaders.length === 0 ? [] : [{ seats: leaders, amount: most }]),
  ];
}

function distanceOf(tile: GoalTile, amounts: readonly number[], holders: readonly Seat[], say: Speaker): string {
  if (isGone(tile, holders)) return '';
  const asked = (amount: number): string =>
    tile.type === 'first' || amount < tile.minimum ? say.words.goalWords.need(amount, tile.minimum) : String(amount);
  return countsOf(amounts, say.you)
    .map(({ seats, amount }) =>
      seats.includes(say.you)
        ? say.words.goalWords.yours(asked(amount))
        : say.words.goalWords.best(seats.map(say.seat), asked(amount)),
    )
    .join(' · ');
}

/** For a "most" tile one more than the best of the others is needed, and the minimum in any case. */
function shareOf(tile: GoalTile, amounts: readonly number[], you: number): number {
  const mine = amounts[you] ?? 0;
  const best = Math.max(0, ...amounts.filter((_, seat) => seat !== you));
  const needed = tile.type === 'first' ? tile.minimum : Math.max(tile.minimum, best + 1);
  return Math.max(0, Math.min(1, mine / needed));
}
