// The plan of the Assign step while it is being made, as the desk shows it: which die selects, where wild dice go, what
// powers move. What is open the game's table says, step by step; every step gives a new draft.

import type { DieColour, DieNo, FaceName, PhaseName, Plan } from '@orrery/roll';
import {
  type DescribedOf,
  draftOf,
  goingOn,
  lackOf,
  nothingPicked,
  type PlanDraft,
  picked,
  positionsAfter,
  pruned,
  usesLeft,
} from '@orrery/roll/describe';

/** What the desk needs of the description. */
export type AssignFacts = Pick<DescribedOf<'assign'>, 'table'>;
export type Draft = PlanDraft;

export const dictate = 'dictate';

export interface Rolled {
  readonly die: DieNo;
  readonly colour: DieColour;
  readonly face: FaceName;
}

/** The plan that the desk begins with. Without a proposal nothing is selected, and wild dice wait in the first column. */
export function beginningPlan({ table }: AssignFacts, proposal: Plan | null): Draft {
  if (proposal !== null) return draftOf(proposal);
  const wilds = table.pieces.filter(({ at }) => at === null);
  return { ...nothingPicked, placed: wilds.map(({ piece }) => ({ piece, place: 'explore' })) };
}

/** Where a die stands in a draft, and how it came there. */
export interface Standing {
  readonly worker: Rolled;
  readonly at: PhaseName | 'aside';
  readonly selects: boolean;
  /** The power that moved it, if one did. */
  readonly movedBy: string | null;
}

/** Where all dice stand after the whole draft. */
export function standings({ table }: AssignFacts, draft: Draft): Standing[] {
  const at = positionsAfter(table, draft);
  return table.pieces.map(({ piece, kind, at: face }, index) => {
    const selects = draft.chosen?.piece === piece;
    return {
      worker: { die: piece, colour: kind, face: face ?? 'wild' },
      at: (selects ? draft.chosen?.place : at[index]) ?? 'aside',
      selects,
      movedBy: draft.uses.findLast((use) => touches(use, piece))?.power ?? null,
    };
  });
}

const touches = ({ pay, moves }: Draft['uses'][number], die: DieNo): boolean =>
  pay === die || moves.some(({ piece }) => piece === die);

/** Whether this power has done all it can in the draft: then nothing is left to ask about it. */
export function isSpent({ table }: AssignFacts, draft: Draft, power: string): boolean {
  const most = table.powers.find((each) => each.power === power)?.max ?? 0;
  const last = draft.uses.findLast((use) => use.power === power);
  return last !== undefined && last.moves.length >= most && usesLeft(table, draft, power) === 0;
}

/** This die selects this phase. The one before goes back to its column; a wild one stays where it was. */
export const select = ({ table }: AssignFacts, draft: Draft, die: DieNo, phase: PhaseName): Draft =>
  picked(table, draft, { pick: 'choose', piece: die, place: phase }) ?? draft;

/** Selects a phase with the die that suits best: one that lies there, else the one that selects now. */
export function selectPhase(facts: AssignFacts, draft: Draft, phase: PhaseName): Draft {
  const there = standings(facts, draft).find(
    ({ at, selects, movedBy }) => at === phase && !selects && movedBy === null,
  );
  const die = there?.worker.die ?? draft.chosen?.piece;
  return die === undefined ? draft : select(facts, draft, die, phase);
}

/** Puts a die aside to pay for a new use of a power; null if it cannot pay. */
export const payWith = ({ table }: AssignFacts, draft: Draft, power: string, die: DieNo): Draft | null =>
  picked(table, draft, { pick: 'pay', power, piece: die });

/** Whether a use of this power has to begin with a die that is put aside. */
export const needsPayer = ({ table }: AssignFacts, draft: Draft, power: string): boolean =>
  table.powers.some((each) => each.power === power && each.pay !== null) && goingOn(table, draft, power) === null;

/** Moves a die to a column with a power; null if the power cannot do it. */
export const moveWith = (
  { table }: AssignFacts,
  draft: Draft,
  power: string,
  die: DieNo,
  to: PhaseName,
): Draft | null => picked(table, draft, { pick: 'move', power, piece: die, to });

/** Sends a die to a column: the one that selects selects there, a wild one goes freely, others by a power that can. */
export function send(facts: AssignFacts, draft: Draft, die: DieNo, to: PhaseName, armed: string | null): Draft | null {
  if (die === draft.chosen?.piece) return select(facts, draft, die, to);
  if (armed !== null) return moveWith(facts, draft, armed, die, to);
  const standing = standings(facts, draft).find(({ worker }) => worker.die === die);
  if (standing?.movedBy === null) {
    const placed = picked(facts.table, draft, { pick: 'place', piece: die, place: to });
    if (placed !== null) return placed;
  }
  for (const { power } of facts.table.powers) {
    const moved = moveWith(facts, draft, power, die, to);
    if (moved !== null) return moved;
  }
  return null;
}

/** How a die that is picked up can come to a column. */
export type Way =
  | { readonly by: 'stays' | 'choice' | 'wild' }
  | { readonly by: 'power'; readonly power: string }
  /** Only if another worker is put aside for it. */
  | { readonly by: 'dictate' };

/** The way to a column; null where there is none. With a power armed only its own. */
export function wayTo(facts: AssignFacts, draft: Draft, die: DieNo, to: PhaseName, armed: string | null): Way | null {
  const standing = standings(facts, draft).find(({ worker }) => worker.die === die);
  if (standing === undefined || standing.at === 'aside') return null;
  if (standing.at === to) return { by: 'stays' };
  if (standing.selects) return { by: 'choice' };
  if (armed === null && standing.movedBy === null) {
    if (picked(facts.table, draft, { pick: 'place', piece: die, place: to }) !== null) return { by: 'wild' };
  }
  for (const { power } of facts.table.powers) {
    if (armed !== null && power !== armed) continue;
    if (moveWith(facts, draft, power, die, to) !== null) return { by: 'power', power };
  }
  if (armed !== null && armed !== dictate) return null;
  return payersFor(facts, draft, die, to).length > 0 ? { by: 'dictate' } : null;
}

/** Workers that can be put aside so that Dictate sends this one there. */
export const payersFor = (facts: AssignFacts, draft: Draft, die: DieNo, to: PhaseName): DieNo[] =>
  facts.table.pieces.map(({ piece }) => piece).filter((payer) => dictated(facts, draft, payer, die, to) !== null);

/** Puts one worker aside and sends another to a column; null if that cannot be. */
export function dictated(facts: AssignFacts, draft: Draft, payer: DieNo, die: DieNo, to: PhaseName): Draft | null {
  if (payer === die) return null;
  const paid = payWith(facts, draft, dictate, payer);
  return paid === null ? null : moveWith(facts, paid, dictate, die, to);
}

/** Takes a use back, with what stood on it. */
export const withoutUse = ({ table }: AssignFacts, draft: Draft, at: number): Draft =>
  pruned(table, { ...draft, uses: draft.uses.filter((_, other) => other !== at) });

/** A power that still has to move something; null when the draft is a plan. */
export function unfinished({ table }: AssignFacts, draft: Draft): string | null {
  const lack = lackOf(table, draft);
  return lack?.lack === 'moves' ? lack.power : null;
}
