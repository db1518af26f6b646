// Where a seat's points come from, term by term: the sum of `scoring.ts`, laid open.

import type { Seat } from '@orrery/kernel';
import type { CardNo } from './cards/face.ts';
import type { EndBonus } from './cards/printed.ts';
import { matches } from './cards/selector.ts';
import { faceAt, type Game, playerAt, slugsOf } from './game.ts';
import { goalPoints, tileOf } from './goals.ts';
import type { Slug } from './questions.ts';
import { scoreOf, wholeLine } from './scoring.ts';
import { militaryNow, worldKinds } from './standing.ts';

/** What one line of a development's scoring comes to. */
export interface BonusLine {
  readonly line: EndBonus;
  readonly vp: number;
  /** What it counted: so many cards, chips, points of strength or kinds. */
  readonly count: number;
  readonly cards: readonly Slug[];
}

export interface RaceScoreSheet {
  readonly cards: readonly { readonly card: Slug; readonly vp: number }[];
  readonly chips: number;
  readonly bonuses: readonly { readonly card: Slug; readonly vp: number; readonly lines: readonly BonusLine[] }[];
  /** `shared`: a tile that the seat does not hold, but is level with its holder. */
  readonly goals: readonly { readonly goal: string; readonly vp: number; readonly shared: boolean }[];
  readonly total: number;
  /** Cards in hand plus goods. */
  readonly tieBreak: number;
}

/** @rule race-7.3 */
export function scoreSheetOf(g: Game, seat: Seat): RaceScoreSheet {
  const { tableau, chips } = playerAt(g, seat);
  const { total, tieBreak } = scoreOf(g, seat);
  const cards: { card: Slug; vp: number }[] = [];
  const bonuses: { card: Slug; vp: number; lines: BonusLine[] }[] = [];
  for (const card of tableau) {
    const { slug, vp, endBonuses } = faceAt(g, card);
    if (vp !== 0) cards.push({ card: slug, vp });
    if (endBonuses.length === 0) continue;
    const lines = bonusLines(g, seat, endBonuses);
    bonuses.push({ card: slug, vp: lines.reduce((sum, line) => sum + line.vp, 0), lines });
  }
  return {
    cards,
    chips,
    bonuses,
    goals: g.state.goals.flatMap((goal) => {
      const vp = goalPoints(g, seat, goal);
      return vp === 0 ? [] : [{ goal: tileOf(goal).id, vp, shared: !goal.holders.includes(seat) }];
    }),
    total,
    tieBreak,
  };
}

/** Each card counts for the first line it fits and for no other. @rule race-7.3 */
function bonusLines(g: Game, seat: Seat, lines: readonly EndBonus[]): BonusLine[] {
  const counted = lines.map((): CardNo[] => []);
  for (const other of playerAt(g, seat).tableau) {
    const face = faceAt(g, other);
    counted[lines.findIndex((line) => 'per' in line && matches(face, line.per))]?.push(other);
  }
  return lines.map((line, at) => {
    const cards = counted[at] ?? [];
    if ('per' in line) return { line, count: cards.length, vp: line.vp * cards.length, cards: slugsOf(g, cards) };
    return { line, count: countedBy(g, seat, line), vp: wholeLine(g, seat, line), cards: [] };
  });
}

function countedBy(g: Game, seat: Seat, line: Exclude<EndBonus, { per: unknown }>): number {
  if ('perVpChips' in line) return playerAt(g, seat).chips;
  return 'perTotalMilitary' in line ? militaryNow(g, seat) : worldKinds(g, seat);
}
