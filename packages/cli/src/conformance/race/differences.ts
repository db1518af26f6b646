// Comparing our match with a recorded one: digests after every phase, goals, takeovers, the final score. Differences
// that are known and accepted have a name (docs/conformance.md).

import type { InspectedSeat, Inspection } from '@orrery/race';
import { goalName, type Names } from './names.ts';
import type { TraceDigest, TraceFinal, TraceGoalChange, TraceSeatDigest, TraceTakeover } from './trace.ts';

export interface Found {
  readonly seat: number | null;
  readonly field: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** The one tile whose amounts the other engine does not keep up to date. @rule race-8.2.4, race-17.6, race-17.7 */
const staleTile = 'Greatest Infrastructure';
export const staleInfrastructure = 'stale-infrastructure';
/** An ante selected with an empty hand: recorded, but nothing happened. */
export const idleAnte = 'idle-ante';
/** A defence names a power for hand cards without a card: recorded, but nothing happened. */
export const idleStrength = 'idle-strength';
/** A defence uses a power for hand cards that is used up by our rules, or whose world is lost. */
export const renewedStrength = 'renewed-strength';

/** What may be forgiven in this game, and what was. */
export interface Leniency {
  /** A development left a tableau in Settle, so the amounts of that tile may be stale. */
  developmentLeft: boolean;
  /** The discard pile was reshuffled: from then on pile sizes depend on who took his turn first. */
  reshuffled: boolean;
  readonly accepted: Set<string>;
}

export const newLeniency = (): Leniency => ({ developmentLeft: false, reshuffled: false, accepted: new Set() });

export function compareDigest(ours: Inspection, expected: TraceDigest, names: Names, leniency: Leniency): Found | null {
  if (ours.pool !== expected.vpPool) return { seat: null, field: 'vpPool', expected: expected.vpPool, got: ours.pool };
  for (const [seat, theirs] of expected.seats.entries()) {
    const found = compareSeat(ours.seats[seat], theirs, names, leniency);
    if (found !== null) return { seat, ...found };
  }
  return comparePiles(ours, expected, leniency);
}

function comparePiles(ours: Inspection, expected: TraceDigest, leniency: Leniency): Found | null {
  const got = { deck: ours.deck, discard: ours.discard };
  const wanted = { deck: expected.deck, discard: expected.discard };
  const same = leniency.reshuffled
    ? got.deck + got.discard === wanted.deck + wanted.discard
    : got.deck === wanted.deck && got.discard === wanted.discard;
  return same ? null : { seat: null, field: 'piles', expected: wanted, got };
}

type SeatDifference = Omit<Found, 'seat'>;

function compareSeat(
  ours: InspectedSeat | undefined,
  theirs: TraceSeatDigest,
  names: Names,
  leniency: Leniency,
): SeatDifference | null {
  if (ours === undefined) return { field: 'seat', expected: theirs, got: null };
  const hand = names.names(ours.hand).sort();
  if (!isSameList(hand, theirs.hand)) return { field: 'hand', expected: theirs.hand, got: hand };
  if (hand.length !== theirs.handSize) return { field: 'handSize', expected: theirs.handSize, got: hand.length };
  const sameTableau =
    ours.tableau.length === theirs.tableau.length &&
    ours.tableau.every(({ card, goods }, at) => {
      const [name, count] = theirs.tableau[at] ?? [];
      return names.name(card) === name && goods === count;
    });
  if (!sameTableau) {
    const got = ours.tableau.map(({ card, goods }) => [names.name(card), goods]);
    return { field: 'tableau', expected: theirs.tableau, got };
  }
  if (ours.chips !== theirs.vpChips) return { field: 'vpChips', expected: theirs.vpChips, got: ours.chips };
  if (ours.military !== theirs.military) return { field: 'military', expected: theirs.military, got: ours.military };
  const goals = compareGoals(pointsOf(ours), theirs.goals, leniency);
  if (typeof goals !== 'number') return goals;
  const score = ours.score.total + goals;
  return score === theirs.score ? null : { field: 'score', expected: theirs.score, got: ours.score.total };
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at]);

/** Points per tile by name, tiles without points left out. */
function pointsOf(ours: InspectedSeat): Record<string, number> {
  const points: Record<string, number> = {};
  for (const { goal, vp } of ours.goals) if (vp > 0) points[goalName(goal)] = vp;
  return points;
}

/** How many points the accepted difference is worth, or a difference that is not accepted. */
function compareGoals(
  ours: Readonly<Record<string, number>>,
  theirs: Readonly<Record<string, number>>,
  leniency: Leniency,
): number | SeatDifference {
  for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    if ((ours[name] ?? 0) === (theirs[name] ?? 0)) continue;
    if (name !== staleTile || !leniency.developmentLeft) return { field: 'goals', expected: theirs, got: ours };
    leniency.accepted.add(staleInfrastructure);
  }
  return (theirs[staleTile] ?? 0) - (ours[staleTile] ?? 0);
}

/** Who gained and who lost a tile in a phase, with back-and-forth within it cancelled out. */
export function compareGoalChanges(
  ours: readonly TraceGoalChange[],
  theirs: readonly TraceGoalChange[],
  leniency: Leniency,
): Found | null {
  if (ours.length === 0 && theirs.length === 0) return null;
  const net = (changes: readonly TraceGoalChange[]): string[] => {
    const sums = new Map<string, number>();
    for (const { seat, goal, event } of changes) {
      const key = `${goal} @ ${seat}`;
      sums.set(key, (sums.get(key) ?? 0) + (event === 'claim' ? 1 : -1));
    }
    return [...sums]
      .filter(([, sum]) => sum !== 0)
      .map(([key, sum]) => `${sum > 0 ? '+' : '-'} ${key}`)
      .sort();
  };
  const got = net(ours);
  const expected = net(theirs);
  const parts = [...got.filter((each) => !expected.includes(each)), ...expected.filter((each) => !got.includes(each))];
  if (parts.length === 0) return null;
  if (leniency.developmentLeft && parts.every((part) => part.includes(staleTile))) {
    leniency.accepted.add(staleInfrastructure);
    return null;
  }
  return { seat: null, field: 'goalsChanged', expected, got };
}

export function compareTakeovers(ours: readonly TraceTakeover[], theirs: readonly TraceTakeover[]): Found | null {
  if (ours.length === 0 && theirs.length === 0) return null;
  const same = JSON.stringify(ours) === JSON.stringify(theirs.map(ordered));
  return same ? null : { seat: null, field: 'takeovers', expected: theirs, got: ours };
}

/** One order of fields, so that two takeovers can be compared as text. */
export function ordered(takeover: TraceTakeover): TraceTakeover {
  const { attacker, defender, world, power, attack, defense, result } = takeover;
  const strengths = attack === undefined || defense === undefined ? {} : { attack, defense };
  return { attacker, defender, world, power, ...strengths, result };
}

const endReasons = { pool: 'vp-pool', tableau: 'tableau' } as const;

export function compareFinal(ours: Inspection, expected: TraceFinal, names: Names, leniency: Leniency): Found | null {
  if (ours.round !== expected.rounds)
    return { seat: null, field: 'rounds', expected: expected.rounds, got: ours.round };
  const reasons = ours.endedBy.map((reason) => endReasons[reason]).sort();
  const wanted = expected.endReasons.slice().sort();
  if (reasons.join() !== wanted.join()) return { seat: null, field: 'endReasons', expected: wanted, got: reasons };
  let forgiven = false;
  for (const [seat, theirs] of expected.seats.entries()) {
    const found = compareFinalSeat(ours.seats[seat], theirs, names, leniency);
    if (found === null || typeof found === 'number') forgiven ||= found !== null && found !== 0;
    else return { seat, ...found };
  }
  return forgiven ? null : compareWinners(ours, expected);
}

function compareFinalSeat(
  ours: InspectedSeat | undefined,
  theirs: TraceFinal['seats'][number],
  names: Names,
  leniency: Leniency,
): SeatDifference | number {
  if (ours === undefined) return { field: 'seat', expected: theirs, got: null };
  const cards = ours.tableau.map(({ card, vp, bonus }) => [names.name(card), vp, bonus]);
  const { score } = ours;
  const checks: SeatDifference[] = [
    { field: 'vpChips', expected: theirs.vpChips, got: ours.chips },
    { field: 'cards', expected: theirs.cards.map(({ name, vp, bonus }) => [name, vp, bonus ?? 0]), got: cards },
    { field: 'cardVp', expected: theirs.cardVp, got: score.cards },
    { field: 'bonusVp', expected: theirs.bonusVp, got: score.bonuses },
    { field: 'tieBreak', expected: theirs.tieBreak, got: score.tieBreak },
  ];
  for (const check of checks) if (JSON.stringify(check.expected) !== JSON.stringify(check.got)) return check;
  const forgiven = compareGoals(pointsOf(ours), theirs.goals, leniency);
  if (typeof forgiven !== 'number') return forgiven;
  if (score.goals + forgiven !== theirs.goalVp) return { field: 'goalVp', expected: theirs.goalVp, got: score.goals };
  if (score.total + forgiven !== theirs.total) return { field: 'total', expected: theirs.total, got: score.total };
  return forgiven;
}

function compareWinners(ours: Inspection, expected: TraceFinal): Found | null {
  const best = ours.seats.reduce(
    (top, { score }) => (isAhead(score, top) ? score : top),
    ours.seats[0]?.score ?? nobody,
  );
  const got = ours.seats.filter(({ score }) => !isAhead(best, score)).map(({ seat }) => seat);
  const wanted = expected.seats.flatMap(({ winner }, seat) => (winner ? [seat] : []));
  return got.join() === wanted.join() ? null : { seat: null, field: 'winners', expected: wanted, got };
}

const nobody = { total: 0, tieBreak: 0 };
const isAhead = (a: typeof nobody, b: typeof nobody): boolean =>
  a.total > b.total || (a.total === b.total && a.tieBreak > b.tieBreak);
