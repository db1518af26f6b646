// A legal plan for the Assign step by chance: wild columns, a selector, and now and then a power.

import { below, pick, type Random, type Seat } from '@orrery/kernel';
import { dieAt, noDie, placeAt } from '../dice.ts';
import { allPhases, type DieNo, type PhaseNo, phaseName } from '../names.ts';
import { isRolled, isWild, phaseRolled } from '../places.ts';
import { type Mover, moversOf } from '../powers/reassign.ts';
import type { Move, Plan, Use } from '../questions.ts';
import { playerAt, type State } from '../state.ts';
import { type AssignTable, assignTable } from './assign-table.ts';
import { canBring, openPayers, openPieces } from './sequence-table.ts';

export function samplePlan(state: State, seat: Seat, random: Random): Plan {
  const player = playerAt(state, seat);
  const dice: DieNo[] = [];
  const at: (PhaseNo | null)[] = [];
  for (let i = 0; i < player.dice.length; i++) {
    const place = placeAt(player, i);
    if (!isRolled(place)) continue;
    dice.push(dieAt(player, i));
    at.push(isWild(place) ? null : phaseRolled(place));
  }
  const selector = below(random, dice.length);
  const selected = samplePhase(at, random);
  const wilds: Plan['wilds'][number][] = [];
  for (let i = 0; i < dice.length; i++) {
    if (at[i] !== null || i === selector) continue;
    const column = below(random, 2) === 0 ? selected : pick(random, allPhases);
    at[i] = column;
    wilds.push({ die: dice[i] ?? noDie, column: phaseName(column) });
  }
  at[selector] = null;
  const select = { die: dice[selector] ?? noDie, phase: phaseName(selected) };
  return { wilds, select, uses: sampleUses(state, seat, at, selected, random) };
}

/** Mostly the face of some die, so that phases with many workers are selected more often. */
function samplePhase(faces: readonly (PhaseNo | null)[], random: Random): PhaseNo {
  const face = pick(random, faces);
  return face === null || below(random, 4) === 0 ? pick(random, allPhases) : face;
}

/** At most so many uses of one power, however often it may be used. */
const mostUses = 3;

function sampleUses(state: State, seat: Seat, at: (PhaseNo | null)[], selected: PhaseNo, random: Random): Use[] {
  const uses: Use[] = [];
  let table: AssignTable | null = null; // mostly nothing is used
  for (const mover of moversOf(state, seat)) {
    const times = Math.min(mostUses, mover.times ?? mostUses);
    for (let i = 0; i < times && isWanted(mover, random); i++) {
      table ??= assignTable(state, seat);
      const use = sampleUse(table, mover, at, selected, random);
      if (use === null) break;
      uses.push(use);
    }
  }
  return uses;
}

/** Moving for nothing every other time; paying for it rarely. */
const isWanted = ({ pay }: Mover, random: Random): boolean =>
  pay === null ? below(random, 2) === 1 : below(random, 6) === 0;

/** One use of a power, carried out on `at`; null when it cannot be used. */
function sampleUse(
  table: AssignTable,
  mover: Mover,
  at: (PhaseNo | null)[],
  selected: PhaseNo,
  random: Random,
): Use | null {
  const payers = mover.pay === null ? null : openPayers(table, mover, at, selected);
  if (payers?.length === 0) return null;
  const payer = payers === null ? null : pick(random, payers);
  if (payer !== null) at[payer] = null;
  const moves = sampleMoves(table, mover, at, selected, random);
  if (moves.length === 0) return null;
  const power = mover.power;
  return payer === null ? { power, moves } : { power, pay: table.pieces[payer]?.piece ?? noDie, moves };
}

function sampleMoves(
  table: AssignTable,
  mover: Mover,
  at: (PhaseNo | null)[],
  selected: PhaseNo,
  random: Random,
): Move[] {
  const open = openPieces(table, mover, at, selected);
  if (open.length === 0) return [];
  const free = mover.together ? inOneColumn(open, at, random) : open;
  const count = mover.min + below(random, Math.min(mover.max, free.length) - mover.min + 1);
  const moved: { index: number; to: PhaseNo }[] = [];
  for (let i = 0; i < count; i++) {
    const index = free.splice(below(random, free.length), 1)[0] ?? 0;
    const from = at[index] ?? selected;
    moved.push({ index, to: pick(random, targetsOf(mover, from, selected)) });
  }
  const moves: Move[] = [];
  for (const { index, to } of moved) {
    at[index] = to; // only now: all dice of one use are judged by where they were before it
    moves.push({ die: table.pieces[index]?.piece ?? noDie, to: phaseName(to) });
  }
  return moves;
}

function targetsOf(mover: Mover, from: PhaseNo, selected: PhaseNo): PhaseNo[] {
  const found: PhaseNo[] = [];
  for (const to of allPhases) if (canBring(mover, from, to, selected)) found.push(to);
  return found;
}

function inOneColumn(open: readonly number[], at: readonly (PhaseNo | null)[], random: Random): number[] {
  const column = pick(
    random,
    allPhases.filter((phase) => open.some((index) => at[index] === phase)),
  );
  return open.filter((index) => at[index] === column);
}
