// A legal plan for the Assign step by chance: wild columns, a selector, and now and then a power.

import { below, type Random, type Seat } from '@orrery/kernel';
import { colourOf } from '../dice.ts';
import { dictate, dictated, notRolled, selecting, sorted } from '../phases/plan.ts';
import { mostMoves, type Reassigning, reassigningOf } from '../powers/reassign.ts';
import { type PhaseName, phaseNames, type Reassign } from '../powers/vocabulary.ts';
import type { Move, Plan, Use } from '../questions.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { colourName, wild } from '../tiles/catalogue.ts';

export function samplePlan(state: State, seat: Seat, random: Random): Plan {
  const player = playerAt(state, seat);
  const where = sorted(player);
  const workers: number[] = [];
  for (let i = 0; i < where.length; i++) if (where[i] !== notRolled) workers.push(i);
  const selector = workers[below(random, workers.length)] as number;
  const selected = samplePhase(workers, where, random);
  const wilds: { die: number; column: PhaseName }[] = [];
  for (const index of workers) {
    if (where[index] !== wild || index === selector) continue;
    const column = below(random, 2) === 0 ? selected : below(random, 5);
    where[index] = column;
    wilds.push({ die: player.dice[index] as number, column: phaseNames[column] as PhaseName });
  }
  where[selector] = selecting + selected;
  const select = { die: player.dice[selector] as number, phase: phaseNames[selected] as PhaseName };
  return { wilds, select, uses: sampleUses(state, seat, where, selected, random) };
}

/** Mostly the face of some die, so that phases with many workers are selected more often. */
function samplePhase(workers: readonly number[], where: readonly number[], random: Random): number {
  const face = where[workers[below(random, workers.length)] as number] as number;
  return face === wild || below(random, 4) === 0 ? below(random, 5) : face;
}

function sampleUses(state: State, seat: Seat, where: number[], selected: number, random: Random): Use[] {
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

const isMovable = (at: number): boolean => at >= 0 && at < 5;

function move(player: Player, moves: readonly Move[], where: number[]): void {
  for (const { die, to } of moves) where[player.dice.indexOf(die)] = phaseNames.indexOf(to);
}

/** Another column than this one. */
const otherColumn = (from: number, random: Random): number => (from + 1 + below(random, 4)) % 5;

function sampleDictate(player: Player, can: Reassigning, where: number[], random: Random): Use | null {
  const free: number[] = [];
  for (let i = 0; i < where.length; i++) if (isMovable(where[i] as number)) free.push(i);
  if (free.length < 2) return null;
  const payer = take(free, random);
  where[payer] = dictated;
  const moves: Move[] = [];
  const count = 1 + below(random, Math.min(can.reach, free.length));
  for (let i = 0; i < count; i++) {
    const index = take(free, random);
    const to = otherColumn(where[index] as number, random);
    moves.push({ die: player.dice[index] as number, to: phaseNames[to] as PhaseName });
  }
  move(player, moves, where);
  return { power: dictate, pay: player.dice[payer] as number, moves };
}

function take(list: number[], random: Random): number {
  return list.splice(below(random, list.length), 1)[0] as number;
}

/** Eligible workers of a power and where they could go; null when it cannot be used. */
function sampleMoves(
  state: State,
  seat: Seat,
  power: Reassign,
  where: readonly number[],
  selected: number,
  random: Random,
): Move[] | null {
  const player = playerAt(state, seat);
  const eligible: number[] = [];
  for (let i = 0; i < where.length; i++) {
    if (canMove(power, player.dice[i] as number, where[i] as number, selected)) eligible.push(i);
  }
  if (power.workers.sameColumn === true) keepOneColumn(eligible, where, power.min, random);
  const most = Math.min(mostMoves(state, seat, power), eligible.length);
  if (most < power.min) return null;
  const count = power.min + below(random, most - power.min + 1);
  const moves: Move[] = [];
  for (let i = 0; i < count; i++) {
    const index = take(eligible, random);
    const to = targetFor(power, where[index] as number, selected, random);
    moves.push({ die: player.dice[index] as number, to: phaseNames[to] as PhaseName });
  }
  return moves;
}

function canMove(power: Reassign, die: number, at: number, selected: number): boolean {
  if (!isMovable(at)) return false;
  const { colours, notColours, from } = power.workers;
  const colour = colourName(colourOf(die));
  if (colours !== undefined && !colours.includes(colour)) return false;
  if (notColours?.includes(colour) === true) return false;
  if (from !== undefined && phaseNames[at] !== from) return false;
  if (power.to === 'selected') return at !== selected;
  return power.to === 'any' || power.to.some((phase) => phase !== phaseNames[at]);
}

function keepOneColumn(eligible: number[], where: readonly number[], min: number, random: Random): void {
  const inColumn = (column: number): number => eligible.filter((index) => where[index] === column).length;
  const columns = [0, 1, 2, 3, 4].filter((column) => inColumn(column) >= min);
  const chosen = columns.length === 0 ? notRolled : columns[below(random, columns.length)];
  const kept = eligible.filter((index) => where[index] === chosen);
  eligible.length = 0;
  eligible.push(...kept);
}

function targetFor(power: Reassign, from: number, selected: number, random: Random): number {
  if (power.to === 'selected') return selected;
  if (power.to === 'any') return otherColumn(from, random);
  const open = power.to.map((phase) => phaseNames.indexOf(phase)).filter((phase) => phase !== from);
  return open[below(random, open.length)] as number;
}
