// The plan of the Assign step, judged as a whole: dice by face, wild columns, the selector, then the uses of powers in
// order. The same walk judges a plan and carries it out.

import type { Seat } from '@orrery/kernel';
import { colourOf, dieAt, noDie, placeAt } from '../dice.ts';
import { type DieNo, phaseName, phaseNumber } from '../names.ts';
import {
  columnOf,
  columnPlace,
  inDictateArea,
  isInColumn,
  isOnStrip,
  isRolled,
  isWild,
  nowhere,
  phaseRolled,
  stripPlace,
} from '../places.ts';
import { type Mover, moversOf } from '../powers/reassign.ts';
import type { PhaseName } from '../powers/vocabulary.ts';
import type { Plan, Use } from '../questions.ts';
import { type RollRefusal, refuseAnswer } from '../refusals.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';

/**
 * The place of each die of a seat with the rolled ones sorted below their columns, in the order of its dice; wild ones
 * wait. @rule roll-3.2.1
 */
export function sorted(player: Player): number[] {
  const where: number[] = [];
  for (let i = 0; i < player.places.length; i++) {
    const place = placeAt(player, i);
    where.push(isRolled(place) && !isWild(place) ? columnPlace(phaseRolled(place)) : place);
  }
  return where;
}

/** Told of each use while it is carried out, for events. */
export type Witness = (use: Use, payFrom: PhaseName | null, movesFrom: readonly PhaseName[]) => void;

/**
 * Goes through a plan. `where` starts as `sorted` and ends as the assignment; a refusal leaves it of no use.
 * @rule roll-3.2.3, roll-3.2.9, roll-17.21
 */
export function walkPlan(
  state: State,
  seat: Seat,
  plan: Plan,
  where: number[],
  witness: Witness | null = null,
): RollRefusal | null {
  const player = playerAt(state, seat);
  const selector = rolledIndex(player, plan.select.die);
  if (selector < 0) return refuseAnswer('roll/no-such-worker', { worker: plan.select.die });
  const wrongWild = placeWilds(player, plan, where);
  if (wrongWild !== null) return wrongWild;
  where[selector] = stripPlace(phaseNumber(plan.select.phase));
  const unplaced = where.findIndex(isWild);
  if (unplaced >= 0) return refuseAnswer('roll/wild-unplaced', { die: dieAt(player, unplaced) });
  if (plan.uses.length === 0) return null;
  const movers = moversOf(state, seat);
  // Each use meets the dice where the uses before it have put them. @rule roll-3.2.9, roll-16.3
  for (const [index, use] of plan.uses.entries()) {
    const mover = movers.find(({ power }) => power === use.power);
    if (mover === undefined) return refuseAnswer('roll/no-such-power', { power: use.power });
    const before = plan.uses.slice(0, index).filter(({ power }) => power === use.power).length;
    if (mover.times !== null && before >= mover.times) return refuseAnswer('roll/power-used', { power: use.power });
    const refusal = applyUse(player, use, mover, plan.select.phase, where, witness);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Index of a die that was rolled this round, or -1. */
function rolledIndex(player: Player, die: DieNo): number {
  const index = player.dice.indexOf(die);
  return index >= 0 && isRolled(placeAt(player, index)) ? index : -1;
}

/** @rule roll-3.2.2 */
function placeWilds(player: Player, plan: Plan, where: number[]): RollRefusal | null {
  for (const { die, column } of plan.wilds) {
    const index = rolledIndex(player, die);
    if (index < 0) return refuseAnswer('roll/no-such-worker', { worker: die });
    if (!isWild(placeAt(player, index))) return refuseAnswer('roll/not-wild', { die });
    if (!isWild(where[index] ?? nowhere)) return refuseAnswer('roll/named-twice', { die });
    where[index] = columnPlace(phaseNumber(column));
  }
  return null;
}

/** @rule roll-3.2.6, roll-3.2.7 */
function applyUse(
  player: Player,
  use: Use,
  mover: Mover,
  selected: PhaseName,
  where: number[],
  witness: Witness | null,
): RollRefusal | null {
  const { moves } = use;
  const { min, max, power } = mover;
  let payFrom: PhaseName | null = null;
  if (mover.pay !== null) {
    const pay = use.pay ?? noDie;
    const payer = player.dice.indexOf(pay);
    const refusal = untouchable(pay, payer, where);
    if (refusal !== null) return refusal;
    payFrom = columnAt(where, payer);
    where[payer] = inDictateArea;
  }
  if (max < min) return refuseAnswer('roll/not-the-most', { power });
  if (moves.length < min || moves.length > max) {
    return refuseAnswer('roll/wrong-count', { got: moves.length, min, max, power });
  }
  const froms: PhaseName[] = [];
  for (const [order, { die, to }] of moves.entries()) {
    if (moves.findIndex((each) => each.die === die) < order) return refuseAnswer('roll/named-twice', { die });
    const index = player.dice.indexOf(die);
    const untouched = untouchable(die, index, where);
    if (untouched !== null) return untouched;
    const from = columnAt(where, index);
    const refusal = notEligible(mover, die, from, to, selected);
    if (refusal !== null) return refusal;
    froms.push(from);
  }
  if (mover.together && froms.some((from) => from !== froms[0])) return refuseAnswer('roll/two-columns', { power });
  for (const { die, to } of moves) where[player.dice.indexOf(die)] = columnPlace(phaseNumber(to));
  witness?.(use, payFrom, froms);
  return null;
}

const columnAt = (where: readonly number[], index: number): PhaseName => phaseName(columnOf(where[index] ?? nowhere));

/** Dice that no power may touch: not rolled, the selector, dice in the Dictate area. @rule roll-3.2.10, roll-16.1 */
function untouchable(die: DieNo, index: number, where: readonly number[]): RollRefusal | null {
  const at = where[index];
  if (at === undefined) return refuseAnswer('roll/no-such-worker', { worker: die });
  if (at === inDictateArea) return refuseAnswer('roll/die-dictated', { die });
  if (isOnStrip(at)) return refuseAnswer('roll/selector-stays', { die });
  return isInColumn(at) ? null : refuseAnswer('roll/no-such-worker', { worker: die });
}

/** By where the die is now, however it came there. @rule roll-3.2.13, roll-3.2.8 */
function notEligible(
  { power, kinds, from: columns, to: reached }: Mover,
  die: DieNo,
  from: PhaseName,
  to: PhaseName,
  selected: PhaseName,
): RollRefusal | null {
  if (!kinds.includes(colourOf(die))) return refuseAnswer('roll/wrong-colour', { die, power });
  if (!columns.includes(phaseNumber(from))) return refuseAnswer('roll/wrong-column', { die, power });
  const allowed = reached === 'chosen' ? to === selected : reached.includes(phaseNumber(to));
  if (!allowed) return refuseAnswer('roll/wrong-target', { die, to, power });
  return to === from ? refuseAnswer('roll/same-column', { die, to }) : null;
}
