// The reveal of a round as everybody sees it: five columns with the dice of every seat, who selected what, which phases
// happen and which dice go home. It is made of what was told when the screens were lifted, and of nothing before.

import type { Seat } from '@orrery/kernel';
import { type DieColour, type DieNo, type EventOf, type FaceName, type PhaseName, phaseNames } from '@orrery/roll';
import type { FactOf } from '../../table.ts';

type RollFact = FactOf<'roll'>;
type ToldPlan = EventOf<'planRevealed'>;

export interface RevealedDie {
  readonly die: DieNo;
  readonly colour: DieColour;
  /** As it was rolled; the one that selects shows what it selects, whatever it had rolled. */
  readonly face: FaceName;
  readonly how: 'selects' | 'wild' | 'moved' | 'rolled';
}

export interface RevealedColumn {
  readonly phase: PhaseName;
  readonly happens: boolean;
  /** Who selected it. */
  readonly by: readonly Seat[];
  /** With two seats: the extra die shows it. */
  readonly extra: boolean;
  /** By seat. */
  readonly dice: readonly (readonly RevealedDie[])[];
}

export interface RevealedSeat {
  readonly seat: Seat;
  readonly selected: PhaseName;
  /** Dice that work, and dice that go back to the cup unused. */
  readonly works: number;
  readonly home: number;
  /** Put aside for Dictate. */
  readonly paid: readonly RevealedDie[];
}

export interface Reveal {
  readonly round: number;
  /** The number of the fact that began it. */
  readonly seq: number;
  readonly columns: readonly RevealedColumn[];
  readonly seats: readonly RevealedSeat[];
}

/** The last reveal that was told; null before the first. */
export function revealOf(facts: readonly RollFact[]): Reveal | null {
  const last = facts.findLast((fact) => fact.kind === 'phasesActive');
  if (last?.kind !== 'phasesActive') return null;
  const told = facts.filter(({ round, phase }) => round === last.round && phase === 'reveal');
  const plans = told.filter((fact) => fact.kind === 'planRevealed').sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  const extra = told.find((fact) => fact.kind === 'extraDie');
  const placed = plans.map((plan) => placedBy(plan, told));
  const columns = phaseNames.map((phase) => ({
    phase,
    happens: last.phases.includes(phase),
    by: plans.flatMap(({ select, seat }) => (select.phase === phase && seat !== null ? [seat] : [])),
    extra: extra?.kind === 'extraDie' && extra.face === phase,
    dice: placed.map((dice) => dice.filter(({ at }) => at === phase).map(({ shown }) => shown)),
  }));
  return {
    round: last.round,
    seq: told[0]?.seq ?? last.seq,
    columns,
    seats: plans.map(({ seat, select }, at) => {
      const all = columns.map(({ happens, dice }) => ({ happens, count: dice[at]?.length ?? 0 }));
      const paid = (placed[at] ?? []).filter((each) => each.at === null).map(({ shown }) => shown);
      const sum = (happens: boolean): number =>
        all.reduce((total, column) => total + (column.happens === happens ? column.count : 0), 0);
      return { seat: seat ?? at, selected: select.phase, works: sum(true), home: sum(false) + paid.length, paid };
    }),
  };
}

interface PlacedDie {
  /** Null: put aside. */
  readonly at: PhaseName | null;
  readonly shown: RevealedDie;
}

/** Where the dice of a plan lie, as it was told; the one that selects comes first. */
function placedBy(plan: ToldPlan, told: readonly RollFact[]): PlacedDie[] {
  const moves = told.find((fact) => fact.kind === 'diceMoved' && fact.seat === plan.seat && fact.cause === 'assign');
  const dice = moves?.kind === 'diceMoved' ? moves.dice : [];
  const placed = dice.map(({ die, colour, to }) => {
    const at = phaseNames.find((phase) => to.endsWith(`:${phase}`)) ?? null;
    return { at, shown: { die, colour, face: faceOf(plan, die, at), how: howOf(plan, die) } };
  });
  return placed.sort((a, b) => Number(b.shown.how === 'selects') - Number(a.shown.how === 'selects'));
}

function faceOf({ select, wilds, uses }: ToldPlan, die: DieNo, at: PhaseName | null): FaceName {
  if (die === select.die) return select.phase;
  if (wilds.some((wild) => wild.die === die)) return 'wild';
  for (const { pay, moves } of uses) {
    if (pay?.die === die) return pay.from;
    const move = moves.find((each) => each.die === die);
    if (move !== undefined) return move.from;
  }
  return at ?? 'wild';
}

function howOf({ select, wilds, uses }: ToldPlan, die: DieNo): RevealedDie['how'] {
  if (die === select.die) return 'selects';
  if (uses.some(({ moves }) => moves.some((move) => move.die === die))) return 'moved';
  return wilds.some((wild) => wild.die === die) ? 'wild' : 'rolled';
}

/** Whether a reveal was told since somebody looked; at the first look all is new, and nothing is shown again. */
export const isNewReveal = (
  { facts, seenBefore }: { readonly facts: readonly { readonly seq: number }[]; readonly seenBefore: number },
  { seq }: Reveal,
): boolean => seenBefore > 0 && seq > (facts[seenBefore - 1]?.seq ?? Number.POSITIVE_INFINITY);
