// A legal plan for the Assign step by chance: wild columns, a selector, and now and then a power.

import { below, pick, type Random, type Seat } from '@orrery/kernel';
import { colourNameOf, dieAt } from '../dice.ts';
import { allPhases, type DieNo, entry, type PhaseNo, phaseName, phaseNumber, wild } from '../names.ts';
import { dictate, sorted } from '../phases/plan.ts';
import { columnOf, columnPlace, faceUp, inDictateArea, isInColumn, isRolled, isWild, stripPlace } from '../places.ts';
import { mostMoves, type Reassigning, reassigningOf } from '../powers/reassign.ts';
import type { PhaseName, Reassign } from '../powers/vocabulary.ts';
import type { Move, Plan, Use } from '../questions.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';

export function samplePlan(state: State, seat: Seat, random: Random): Plan {
  const player = playerAt(state, seat);
  const where = sorted(player);
  const workers = where.map((_, index) => index).filter((index) => isRolled(entry(player.places, index)));
  const selector = pick(random, workers);
  const selected = samplePhase(player, workers, random);
  const wilds: { die: DieNo; column: PhaseName }[] = [];
  for (const index of workers) {
    if (!isWild(entry(where, index)) || index === selector) continue;
    const column = below(random, 2) === 0 ? selected : pick(random, allPhases);
    where[index] = columnPlace(column);
    wilds.push({ die: dieAt(player, index), column: phaseName(column) });
  }
  where[selector] = stripPlace(selected);
  const select = { die: dieAt(player, selector), phase: phaseName(selected) };
  return { wilds, select, uses: sampleUses(state, seat, where, selected, random) };
}

/** Mostly the face of some die, so that phases with many workers are selected more often. */
function samplePhase(player: Player, workers: readonly number[], random: Random): PhaseNo {
  const face = faceUp(entry(player.places, pick(random, workers)));
  return face === wild || below(random, 4) === 0 ? pick(random, allPhases) : face;
}

function sampleUses(state: State, seat: Seat, where: number[], selected: PhaseNo, random: Random): Use[] {
  const uses: Use[] = [];
  const player = playerAt(state, seat);
  const can = reassigningOf(state, seat);
  for (const { slug, power } of can.powers) {
    if (below(random, 2) === 0) continue;
    const moves = sampleMoves(state, seat, power, where, selected, random);
    if (moves === null) continue;
    move(player, moves, where);
    uses.push({ power: slug, moves });
  }
  for (let times = 0; times < Math.min(3, can.dictates) && below(random, 6) === 0; times++) {
    const use = sampleDictate(player, can, where, random);
    if (use === null) break;
    uses.push(use);
  }
  return uses;
}

function move(player: Player, moves: readonly Move[], where: number[]): void {
  for (const { die, to } of moves) where[player.dice.indexOf(die)] = columnPlace(phaseNumber(to));
}

const columnAt = (where: readonly number[], index: number): PhaseNo => columnOf(entry(where, index));

/** Another column than this one. */
const otherColumn = (from: PhaseNo, random: Random): PhaseNo =>
  entry(allPhases, (from + 1 + below(random, allPhases.length - 1)) % allPhases.length);

function sampleDictate(player: Player, can: Reassigning, where: number[], random: Random): Use | null {
  const free = where.map((_, index) => index).filter((index) => isInColumn(entry(where, index)));
  if (free.length < 2) return null;
  const payer = take(free, random);
  where[payer] = inDictateArea;
  const moves: Move[] = [];
  const count = 1 + below(random, Math.min(can.reach, free.length));
  for (let i = 0; i < count; i++) {
    const index = take(free, random);
    moves.push({ die: dieAt(player, index), to: phaseName(otherColumn(columnAt(where, index), random)) });
  }
  move(player, moves, where);
  return { power: dictate, pay: dieAt(player, payer), moves };
}

function take(list: number[], random: Random): number {
  return entry(list.splice(below(random, list.length), 1), 0);
}

/** Eligible workers of a power and where they could go; null when it cannot be used. */
function sampleMoves(
  state: State,
  seat: Seat,
  power: Reassign,
  where: readonly number[],
  selected: PhaseNo,
  random: Random,
): Move[] | null {
  const player = playerAt(state, seat);
  let eligible = where
    .map((_, index) => index)
    .filter((index) => canMove(power, dieAt(player, index), entry(where, index), selected));
  if (power.workers.sameColumn === true) eligible = inOneColumn(eligible, where, power.min, random);
  const most = Math.min(mostMoves(state, seat, power), eligible.length);
  if (most < power.min) return null;
  const count = power.min + below(random, most - power.min + 1);
  const moves: Move[] = [];
  for (let i = 0; i < count; i++) {
    const index = take(eligible, random);
    moves.push({ die: dieAt(player, index), to: targetFor(power, columnAt(where, index), selected, random) });
  }
  return moves;
}

function canMove(power: Reassign, die: DieNo, at: number, selected: PhaseNo): boolean {
  if (!isInColumn(at)) return false;
  const { colours, notColours, from } = power.workers;
  const colour = colourNameOf(die);
  if (colours !== undefined && !colours.includes(colour)) return false;
  if (notColours?.includes(colour) === true) return false;
  const column = columnOf(at);
  if (from !== undefined && phaseNumber(from) !== column) return false;
  if (power.to === 'selected') return column !== selected;
  return power.to === 'any' || power.to.some((phase) => phaseNumber(phase) !== column);
}

function inOneColumn(eligible: readonly number[], where: readonly number[], min: number, random: Random): number[] {
  const inColumn = (column: PhaseNo): number[] => eligible.filter((index) => columnAt(where, index) === column);
  const columns = allPhases.filter((column) => inColumn(column).length >= min);
  return columns.length === 0 ? [] : inColumn(pick(random, columns));
}

function targetFor(power: Reassign, from: PhaseNo, selected: PhaseNo, random: Random): PhaseName {
  if (power.to === 'selected') return phaseName(selected);
  if (power.to === 'any') return phaseName(otherColumn(from, random));
  return pick(
    random,
    power.to.filter((phase) => phaseNumber(phase) !== from),
  );
}
