// A legal plan for the Assign step by chance: wild columns, a selector, and now and then a power.

import { below, pick, type Random, type Seat } from '@orrery/kernel';
import { allPhases, entry, type PhaseNo, phaseName } from '../names.ts';
import type { Mover } from '../powers/reassign.ts';
import type { Move, Plan, Use } from '../questions.ts';
import type { State } from '../state.ts';
import { type AssignTable, assignTable } from './assign-table.ts';
import { canBring, openPayers, openPieces } from './sequence-table.ts';

export function samplePlan(state: State, seat: Seat, random: Random): Plan {
  const table = assignTable(state, seat);
  const { pieces } = table;
  const at = pieces.map((piece) => piece.at);
  const selector = below(random, pieces.length);
  const selected = samplePhase(at, random);
  const wilds: Plan['wilds'][number][] = [];
  for (const [index, { piece }] of pieces.entries()) {
    if (at[index] !== null || index === selector) continue;
    const column = below(random, 2) === 0 ? selected : pick(random, allPhases);
    at[index] = column;
    wilds.push({ die: piece, column: phaseName(column) });
  }
  at[selector] = null;
  const select = { die: entry(pieces, selector).piece, phase: phaseName(selected) };
  return { wilds, select, uses: sampleUses(table, at, selected, random) };
}

/** Mostly the face of some die, so that phases with many workers are selected more often. */
function samplePhase(faces: readonly (PhaseNo | null)[], random: Random): PhaseNo {
  const face = pick(random, faces);
  return face === null || below(random, 4) === 0 ? pick(random, allPhases) : face;
}

/** At most so many uses of one power, however often it may be used. */
const mostUses = 3;

function sampleUses(table: AssignTable, at: (PhaseNo | null)[], selected: PhaseNo, random: Random): Use[] {
  const uses: Use[] = [];
  for (const mover of table.powers) {
    const times = Math.min(mostUses, mover.times ?? mostUses);
    for (let i = 0; i < times && isWanted(mover, random); i++) {
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
  return payer === null ? { power, moves } : { power, pay: entry(table.pieces, payer).piece, moves };
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
  const moved = Array.from({ length: count }, () => {
    const index = entry(free.splice(below(random, free.length), 1), 0);
    const from = entry(at, index) ?? selected;
    const to = pick(
      random,
      allPhases.filter((phase) => canBring(mover, from, phase, selected)),
    );
    return { index, to };
  });
  for (const { index, to } of moved) at[index] = to;
  return moved.map(({ index, to }) => ({ die: entry(table.pieces, index).piece, to: phaseName(to) }));
}

function inOneColumn(open: readonly number[], at: readonly (PhaseNo | null)[], random: Random): number[] {
  const column = pick(
    random,
    allPhases.filter((phase) => open.some((index) => at[index] === phase)),
  );
  return open.filter((index) => at[index] === column);
}
