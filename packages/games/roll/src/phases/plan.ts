// The plan of the Assign step, judged as a whole: dice by face, wild columns, the selector, then the uses of powers in
// order. The same walk judges a plan and carries it out.
// @rule roll-3.2.1, roll-3.2.2, roll-3.2.3, roll-3.2.4, roll-3.2.5, roll-3.2.6, roll-3.2.7, roll-3.2.8, roll-3.2.9
// @rule roll-3.2.10, roll-3.2.11, roll-3.2.13, roll-17.21

import type { Refusal, Seat } from '@orrery/kernel';
import { colourNameOf, dieAt, noDie, placeAt } from '../dice.ts';
import { type DieNo, phaseName, phaseNumber } from '../names.ts';
import { openPoints } from '../open-points.ts';
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
import { mostMoves, type Reassigning, reassigningOf } from '../powers/reassign.ts';
import type { PhaseName, Reassign } from '../powers/vocabulary.ts';
import type { Plan, Use } from '../questions.ts';
import { refuseAnswer } from '../refusals.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';

export const dictate = 'dictate';

/**
 * The place of each die of a seat with the rolled ones sorted below their columns, in the order of its dice; wild ones
 * wait. @rule roll-3.2.1
 */
export function sorted(player: Player): number[] {
  return player.places.map((place) => (isRolled(place) && !isWild(place) ? columnPlace(phaseRolled(place)) : place));
}

/** Told of each use while it is carried out, for events. */
export type Witness = (use: Use, payFrom: PhaseName | null, movesFrom: readonly PhaseName[]) => void;

/** Goes through a plan. `where` starts as `sorted` and ends as the assignment; a refusal leaves it of no use. */
export function walkPlan(
  state: State,
  seat: Seat,
  plan: Plan,
  where: number[],
  witness: Witness | null = null,
): Refusal | null {
  const player = playerAt(state, seat);
  const selector = rolledIndex(player, plan.select.die);
  if (selector < 0) return refuseAnswer('roll/no-such-worker', { worker: plan.select.die });
  const wrongWild = placeWilds(player, plan, where);
  if (wrongWild !== null) return wrongWild;
  where[selector] = stripPlace(phaseNumber(plan.select.phase));
  const unplaced = where.findIndex(isWild);
  if (unplaced >= 0) return refuseAnswer('roll/wild-unplaced', { die: dieAt(player, unplaced) });
  if (plan.uses.length === 0) return null;
  const can = reassigningOf(state, seat);
  let dictates = 0;
  for (const [index, use] of plan.uses.entries()) {
    if (use.power === dictate) {
      if (++dictates > can.dictates) return refuseAnswer('roll/power-used', { power: dictate });
    } else if (plan.uses.findIndex((each) => each.power === use.power) < index) {
      return refuseAnswer('roll/power-used', { power: use.power });
    }
    const refusal = applyUse(state, seat, use, can, plan, where, witness);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Index of a die that was rolled this round, or -1. */
function rolledIndex(player: Player, die: DieNo): number {
  const index = player.dice.indexOf(die);
  return index >= 0 && isRolled(placeAt(player, index)) ? index : -1;
}

function placeWilds(player: Player, plan: Plan, where: number[]): Refusal | null {
  for (const { die, column } of plan.wilds) {
    const index = rolledIndex(player, die);
    if (index < 0) return refuseAnswer('roll/no-such-worker', { worker: die });
    if (!isWild(placeAt(player, index))) return refuseAnswer('roll/not-wild', { die });
    if (!isWild(where[index] ?? nowhere)) return refuseAnswer('roll/named-twice', { die });
    where[index] = columnPlace(phaseNumber(column));
  }
  return null;
}

function applyUse(
  state: State,
  seat: Seat,
  use: Use,
  can: Reassigning,
  plan: Plan,
  where: number[],
  witness: Witness | null,
): Refusal | null {
  const player = playerAt(state, seat);
  const { moves } = use;
  let power: Reassign | null = null;
  let payFrom: PhaseName | null = null;
  let least = openPoints.dictateWithoutMove ? 0 : 1;
  let most = can.reach;
  if (use.power === dictate) {
    const pay = use.pay ?? noDie;
    const payer = player.dice.indexOf(pay);
    const refusal = untouchable(pay, payer, where);
    if (refusal !== null) return refusal;
    payFrom = columnAt(where, payer);
    where[payer] = inDictateArea;
  } else {
    power = can.powers.find((each) => each.slug === use.power)?.power ?? null;
    if (power === null) return refuseAnswer('roll/no-such-power', { power: use.power });
    least = power.min;
    most = mostMoves(state, seat, power);
  }
  if (moves.length < least || moves.length > most) {
    return refuseAnswer('roll/wrong-count', { got: moves.length, min: least, max: most, power: use.power });
  }
  const froms: PhaseName[] = [];
  for (const [order, { die, to }] of moves.entries()) {
    if (moves.findIndex((each) => each.die === die) < order) return refuseAnswer('roll/named-twice', { die });
    const index = player.dice.indexOf(die);
    const untouched = untouchable(die, index, where);
    if (untouched !== null) return untouched;
    const from = columnAt(where, index);
    const refusal = power === null ? null : notEligible(power, use.power, plan, die, from, to);
    if (refusal !== null) return refusal;
    if (to === from) return refuseAnswer('roll/same-column', { die, to });
    froms.push(from);
  }
  if (power?.workers.sameColumn === true && froms.some((from) => from !== froms[0])) {
    return refuseAnswer('roll/two-columns', { power: use.power });
  }
  for (const { die, to } of moves) where[player.dice.indexOf(die)] = columnPlace(phaseNumber(to));
  witness?.(use, payFrom, froms);
  return null;
}

const columnAt = (where: readonly number[], index: number): PhaseName => phaseName(columnOf(where[index] ?? nowhere));

/** Dice that no power may touch: not rolled, the selector, dice in the Dictate area. */
function untouchable(die: DieNo, index: number, where: readonly number[]): Refusal | null {
  const at = where[index];
  if (at === undefined) return refuseAnswer('roll/no-such-worker', { worker: die });
  if (at === inDictateArea) return refuseAnswer('roll/die-dictated', { die });
  if (isOnStrip(at)) return refuseAnswer('roll/selector-stays', { die });
  return isInColumn(at) ? null : refuseAnswer('roll/no-such-worker', { worker: die });
}

function notEligible(
  power: Reassign,
  slug: string,
  plan: Plan,
  die: DieNo,
  from: PhaseName,
  to: PhaseName,
): Refusal | null {
  const { colours, notColours, from: fromColumn } = power.workers;
  const colour = colourNameOf(die);
  if ((colours !== undefined && !colours.includes(colour)) || (notColours?.includes(colour) ?? false)) {
    return refuseAnswer('roll/wrong-colour', { die, power: slug });
  }
  if (fromColumn !== undefined && fromColumn !== from) return refuseAnswer('roll/wrong-column', { die, power: slug });
  const allowed =
    power.to === 'any' || (power.to === 'selected' ? to === plan.select.phase : power.to.some((phase) => phase === to));
  return allowed ? null : refuseAnswer('roll/wrong-target', { die, to, power: slug });
}
