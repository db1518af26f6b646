// All parts of a review put together: who lost how much by decisions, who had how much luck, where the match turned.

import type { Seat } from '@orrery/kernel';
import { isBeyondError, type Part, type ReviewPlan } from './review.ts';

export interface ReviewedSeat {
  readonly seat: Seat;
  /**
   * Shares of winning that its answers gave away, all together. Losses within the error are left out: the best of several
   * answers seems better than the one played even where all are worth the same, and over a match that adds up.
   */
  readonly lost: number;
  /** Shares of winning that draws and rolls brought it, or took from it. */
  readonly luck: number;
  /** One standard error of the luck. */
  readonly luckError: number;
  /** Answers that cost most, the dearest first. */
  readonly costliest: readonly number[];
}

export interface Review extends Pick<ReviewPlan, 'table' | 'calibrated' | 'rounds'> {
  readonly seats: readonly ReviewedSeat[];
  /** In the order of the match. */
  readonly parts: readonly Part[];
  /** By seat and round, what chance brought. */
  readonly luck: readonly { readonly round: number; readonly luck: readonly number[] }[];
  /** The round after which the winner was ahead for good; null if nobody was behind. */
  readonly turn: number | null;
}

const mostCostly = 3;

export function reviewOf(plan: ReviewPlan, found: readonly Part[], seats: number): Review {
  const { table, calibrated } = plan;
  const parts = found.toSorted((a, b) => a.answerNo - b.answerNo);
  const rounds = sharpened(plan.rounds, parts);
  return {
    table,
    calibrated,
    rounds,
    seats: Array.from({ length: seats }, (_, seat) => seatOf(seat, parts)),
    parts,
    luck: luckByRound(parts, seats),
    turn: turnOf(rounds),
  };
}

/** Where a round was looked ahead from its beginning, that takes the place of the first picture. */
function sharpened(rounds: ReviewPlan['rounds'], parts: readonly Part[]): ReviewPlan['rounds'] {
  const ahead = new Map(
    parts.flatMap(({ answerNo, shares }) => (shares === null ? [] : [[answerNo, shares] as const])),
  );
  return rounds.map((each) => ({ ...each, shares: ahead.get(each.answerNo) ?? each.shares }));
}

function seatOf(seat: Seat, parts: readonly Part[]): ReviewedSeat {
  const own = parts.filter((part) => part.seat === seat);
  const costly = own.filter(({ weighing }) => weighing.loss > 0).sort((a, b) => b.weighing.loss - a.weighing.loss);
  return {
    seat,
    lost: own.reduce((sum, { weighing }) => sum + (isBeyondError(weighing) ? weighing.loss : 0), 0),
    luck: parts.reduce((sum, { luck }) => sum + (luck?.[seat] ?? 0), 0),
    luckError: Math.hypot(...parts.map(({ luckError }) => luckError)),
    costliest: costly.slice(0, mostCostly).map(({ answerNo }) => answerNo),
  };
}

function luckByRound(parts: readonly Part[], seats: number): Review['luck'] {
  const rounds = new Map<number, number[]>();
  for (const { round, luck } of parts) {
    const sums = rounds.get(round) ?? new Array<number>(seats).fill(0);
    rounds.set(
      round,
      sums.map((sum, seat) => sum + (luck?.[seat] ?? 0)),
    );
  }
  return [...rounds].map(([round, luck]) => ({ round, luck }));
}

function turnOf(rounds: ReviewPlan['rounds']): number | null {
  const end = rounds.at(-1)?.shares ?? [];
  const winner = end.indexOf(Math.max(...end));
  const behind = rounds.findLast(({ shares }) => shares.some((share) => share > (shares[winner] ?? 0)));
  return behind?.round ?? null;
}
