// The plan of the Assign step while it is being made: which die selects, where wild dice go, what powers move. Every
// step gives a new draft in which only uses that can be carried out are left, so that a draft without a lack is legal.

import {
  type DieColour,
  type DieNo,
  type Move,
  type PhaseName,
  type Plan,
  type Reassign,
  type RollDescription,
  sideBySlug,
  type Use,
} from '@orrery/roll';

export type AssignFacts = NonNullable<RollDescription['assign']>;
export type Rolled = AssignFacts['workers'][number];

export const dictate = 'dictate';

export interface Draft {
  readonly select: Plan['select'];
  readonly wilds: ReadonlyMap<DieNo, PhaseName>;
  /** In the order used. The last one may still be unfinished while its power is armed. */
  readonly uses: readonly Use[];
}

/** Where a die stands in a draft, and how it came there. */
export interface Standing {
  readonly worker: Rolled;
  readonly at: PhaseName | 'aside';
  readonly selects: boolean;
  /** The power that moved it, if one did. */
  readonly movedBy: string | null;
}

export const draftOf = ({ select, wilds, uses }: Plan): Draft => ({
  select,
  wilds: new Map(wilds.map(({ die, column }) => [die, column])),
  uses,
});

export const planOf = ({ select, wilds, uses }: Draft): Plan => ({
  select,
  wilds: [...wilds].map(([die, column]) => ({ die, column })),
  uses,
});

const reassignOf = (power: string): Reassign | null =>
  (sideBySlug(power)?.powers.find(({ effect }) => effect === 'reassign') as Reassign | undefined) ?? null;

type Where = Map<DieNo, { at: PhaseName | 'aside'; movedBy: string | null }>;

function beforePowers({ workers }: AssignFacts, { select, wilds }: Draft): Where {
  return new Map(
    workers.map(({ die, face }) => {
      const own = face === 'wild' ? (wilds.get(die) ?? select.phase) : face;
      return [die, { at: die === select.die ? select.phase : own, movedBy: null }];
    }),
  );
}

/** Where all dice stand after the whole draft. */
export function standings(facts: AssignFacts, draft: Draft): Standing[] {
  const where = beforePowers(facts, draft);
  for (const use of draft.uses) carryOut(use, where);
  return facts.workers.map((worker) => {
    const { at, movedBy } = where.get(worker.die) ?? { at: draft.select.phase, movedBy: null };
    return { worker, at, movedBy, selects: worker.die === draft.select.die };
  });
}

function carryOut({ power, pay, moves }: Use, where: Where): void {
  if (pay !== undefined) where.set(pay, { at: 'aside', movedBy: power });
  for (const { die, to } of moves) where.set(die, { at: to, movedBy: power });
}

/** How many workers one use of a power moves. */
export function reach(facts: AssignFacts, power: string): { readonly min: number; readonly max: number } {
  if (power === dictate) return { min: 1, max: facts.dictate.reach };
  const found = facts.powers.find((each) => each.power === power);
  return { min: found?.min ?? 1, max: found?.max ?? 0 };
}

const colourOf = ({ workers }: AssignFacts, die: DieNo): DieColour | null =>
  workers.find((worker) => worker.die === die)?.colour ?? null;

/** Whether a power could move this die to this column as things stand; `where` is the position before it. */
function canMove(facts: AssignFacts, draft: Draft, where: Where, use: Use, die: DieNo, to: PhaseName): boolean {
  const from = where.get(die)?.at;
  if (from === undefined || from === 'aside' || from === to || die === draft.select.die || die === use.pay)
    return false;
  if (use.moves.some((move) => move.die === die)) return false;
  if (use.power === dictate) return true;
  const power = reassignOf(use.power);
  const colour = colourOf(facts, die);
  if (power === null || colour === null) return false;
  const { colours, notColours, from: fromColumn, sameColumn } = power.workers;
  if (colours?.includes(colour) === false || notColours?.includes(colour) === true) return false;
  if (fromColumn !== undefined && fromColumn !== from) return false;
  const firstFrom = use.moves[0] === undefined ? from : where.get(use.moves[0].die)?.at;
  if (sameColumn === true && firstFrom !== from) return false;
  return power.to === 'any' || (power.to === 'selected' ? to === draft.select.phase : power.to.includes(to));
}

/** Leaves out uses and moves that the draft no longer allows. */
function pruned(facts: AssignFacts, draft: Draft): Draft {
  const where = beforePowers(facts, draft);
  const uses: Use[] = [];
  for (const use of draft.uses) {
    if (use.pay !== undefined && !canPay(draft, where, use.pay)) continue;
    const moves: Move[] = [];
    for (const move of use.moves) {
      if (canMove(facts, draft, where, { ...use, moves }, move.die, move.to)) moves.push(move);
    }
    if (moves.length === 0 && use.moves.length > 0) continue;
    const kept = { ...use, moves };
    carryOut(kept, where);
    uses.push(kept);
  }
  return { ...draft, uses };
}

function canPay(draft: Draft, where: Where, die: DieNo): boolean {
  const at = where.get(die)?.at;
  return at !== undefined && at !== 'aside' && die !== draft.select.die;
}

/** This die selects this phase. The one before goes back to its column; a wild one stays where it was. */
export function select(facts: AssignFacts, draft: Draft, die: DieNo, phase: PhaseName): Draft {
  const wilds = new Map(draft.wilds);
  const before = facts.workers.find((worker) => worker.die === draft.select.die);
  if (before !== undefined && before.die !== die && before.face === 'wild') wilds.set(before.die, draft.select.phase);
  wilds.delete(die);
  return pruned(facts, { select: { die, phase }, wilds, uses: draft.uses });
}

/** Selects a phase with the die that suits best: one that lies there, else the one that selects now. */
export function selectPhase(facts: AssignFacts, draft: Draft, phase: PhaseName): Draft {
  const there = standings(facts, draft).find(
    ({ at, selects, movedBy }) => at === phase && !selects && movedBy === null,
  );
  return select(facts, draft, there?.worker.die ?? draft.select.die, phase);
}

/** How often a power may still begin a use. */
export function usesLeft({ dictate: { times }, powers }: AssignFacts, { uses }: Draft, power: string): number {
  const used = uses.filter((use) => use.power === power).length;
  if (power === dictate) return times === null ? Number.POSITIVE_INFINITY : times - used;
  return powers.some((each) => each.power === power) ? 1 - used : 0;
}

/** The use of an armed power that goes on: the last one, while it has room. */
function openUse(facts: AssignFacts, { uses }: Draft, power: string): Use | null {
  const last = uses.at(-1);
  if (last?.power !== power) return null;
  return last.moves.length < reach(facts, power).max ? last : null;
}

/** Puts a die aside to pay for a new Dictate. */
export function payWith(facts: AssignFacts, draft: Draft, die: DieNo): Draft | null {
  if (usesLeft(facts, draft, dictate) <= 0) return null;
  const where = beforePowers(facts, draft);
  for (const use of draft.uses) carryOut(use, where);
  if (!canPay(draft, where, die)) return null;
  return { ...draft, uses: [...draft.uses, { power: dictate, pay: die, moves: [] }] };
}

/** Moves a die to a column with a power; null if the power cannot do it. */
export function moveWith(facts: AssignFacts, draft: Draft, power: string, die: DieNo, to: PhaseName): Draft | null {
  const going = openUse(facts, draft, power);
  if (going === null && (power === dictate || usesLeft(facts, draft, power) <= 0)) return null;
  const before = going === null ? draft.uses : draft.uses.slice(0, -1);
  const use = going ?? { power, moves: [] };
  const where = beforePowers(facts, draft);
  for (const each of before) carryOut(each, where);
  if (use.moves.length >= reach(facts, power).max || !canMove(facts, draft, where, use, die, to)) return null;
  return { ...draft, uses: [...before, { ...use, moves: [...use.moves, { die, to }] }] };
}

/** Sends a die to a column: the one that selects selects there, a wild one goes freely, others by a power that can. */
export function send(facts: AssignFacts, draft: Draft, die: DieNo, to: PhaseName, armed: string | null): Draft | null {
  if (die === draft.select.die) return select(facts, draft, die, to);
  if (armed !== null) return moveWith(facts, draft, armed, die, to);
  const standing = standings(facts, draft).find(({ worker }) => worker.die === die);
  if (standing === undefined || standing.at === 'aside') return null;
  if (standing.worker.face === 'wild' && standing.movedBy === null) {
    return pruned(facts, { ...draft, wilds: new Map(draft.wilds).set(die, to) });
  }
  for (const { power } of facts.powers) {
    const moved = moveWith(facts, draft, power, die, to);
    if (moved !== null) return moved;
  }
  return null;
}

/** Takes a use back, with what stood on it. */
export const withoutUse = (facts: AssignFacts, draft: Draft, at: number): Draft =>
  pruned(facts, { ...draft, uses: draft.uses.filter((_, other) => other !== at) });

/** A power that still has to move something; null when the draft is a plan. */
export function unfinished(facts: AssignFacts, { uses }: Draft): string | null {
  return uses.find(({ power, moves }) => moves.length < reach(facts, power).min)?.power ?? null;
}
