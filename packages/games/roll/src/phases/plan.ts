// The plan of the Assign step, judged as a whole: dice by face, wild columns, the selector, then the uses of powers in
// order. The same walk judges a plan and carries it out.
// @rule roll-3.2.1, roll-3.2.2, roll-3.2.3, roll-3.2.4, roll-3.2.5, roll-3.2.6, roll-3.2.7, roll-3.2.8, roll-3.2.9
// @rule roll-3.2.10, roll-3.2.11, roll-3.2.13, roll-17.21

import { must, type Refusal, type Seat } from '@orrery/kernel';
import { isList, phaseByName, wrongFields } from '../decisions/reading.ts';
import { colourOf } from '../dice.ts';
import { openPoints } from '../open-points.ts';
import { isRolled, rolled } from '../places.ts';
import { mostMoves, type Reassigning, reassigningOf } from '../powers/reassign.ts';
import type { PhaseName, Reassign } from '../powers/vocabulary.ts';
import type { Move, Plan, Use } from '../questions.ts';
import { malformed, refuseAnswer } from '../refusals.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { colourName, wild } from '../tiles/catalogue.ts';

export const dictate = 'dictate';

/** Where a die stands in a plan: 0-4 below a column, `wild` not placed yet, or one of these. */
export const notRolled = -1;
export const dictated = 6;
/** The selector; the phase is the offset. */
export const selecting = 10;

/** Where each die of a seat stands before anything was decided, in the order of its dice. */
export function sorted(player: Player): number[] {
  const where: number[] = [];
  for (let i = 0; i < player.places.length; i++) {
    const place = player.places[i] as number;
    where.push(isRolled(place) ? place - rolled : notRolled);
  }
  return where;
}

/** Whether this is a plan at all, whatever it says. */
export function wrongPlanShape(answer: unknown): Refusal | null {
  const wrong = wrongFields(answer, ['wilds', 'select', 'uses']);
  if (wrong !== null) return wrong;
  const { wilds, select, uses } = answer as Readonly<Record<keyof Plan, unknown>>;
  if (!isList(wilds)) return malformed('wilds');
  for (let i = 0; i < wilds.length; i++) {
    const bad = wrongFields(wilds[i], ['die', 'column'], [], `wilds[${i}].`);
    if (bad !== null) return bad;
    const { die, column } = wilds[i] as { die: unknown; column: unknown };
    if (typeof die !== 'number') return malformed(`wilds[${i}].die`);
    if (phaseByName(column) < 0) return malformed(`wilds[${i}].column`);
  }
  const badSelect = wrongFields(select, ['die', 'phase'], [], 'select.');
  if (badSelect !== null) return badSelect;
  const { die, phase } = select as { die: unknown; phase: unknown };
  if (typeof die !== 'number') return malformed('select.die');
  if (phaseByName(phase) < 0) return malformed('select.phase');
  if (!isList(uses)) return malformed('uses');
  for (let i = 0; i < uses.length; i++) {
    const bad = wrongUseShape(uses[i], `uses[${i}].`);
    if (bad !== null) return bad;
  }
  return null;
}

function wrongUseShape(use: unknown, at: string): Refusal | null {
  const isDictate = (use as Use | null)?.power === dictate;
  const wrong = wrongFields(use, isDictate ? ['power', 'pay', 'moves'] : ['power', 'moves'], [], at);
  if (wrong !== null) return wrong;
  const { power, pay, moves } = use as Readonly<Record<keyof Use, unknown>>;
  if (typeof power !== 'string') return malformed(`${at}power`);
  if (isDictate && typeof pay !== 'number') return malformed(`${at}pay`);
  if (!isList(moves)) return malformed(`${at}moves`);
  for (let i = 0; i < moves.length; i++) {
    const bad = wrongFields(moves[i], ['die', 'to'], [], `${at}moves[${i}].`);
    if (bad !== null) return bad;
    const { die, to } = moves[i] as { die: unknown; to: unknown };
    if (typeof die !== 'number') return malformed(`${at}moves[${i}].die`);
    if (phaseByName(to) < 0) return malformed(`${at}moves[${i}].to`);
  }
  return null;
}

/** Told of each use while it is carried out, for events. */
export type Witness = (use: Use, payFrom: number, movesFrom: readonly number[]) => void;

/** Goes through a plan. `where` starts as `sorted` and ends as the assignment; a refusal leaves it of no use. */
export function walkPlan(
  state: State,
  seat: Seat,
  plan: Plan,
  where: number[],
  witness: Witness | null = null,
): Refusal | null {
  const player = playerAt(state, seat);
  const selector = player.dice.indexOf(plan.select.die);
  if (selector < 0 || where[selector] === notRolled)
    return refuseAnswer('roll/no-such-worker', { worker: plan.select.die });
  const wrongWild = placeWilds(player, plan, where);
  if (wrongWild !== null) return wrongWild;
  where[selector] = selecting + phaseByName(plan.select.phase);
  for (let i = 0; i < where.length; i++) {
    if (where[i] === wild) return refuseAnswer('roll/wild-unplaced', { die: must(player.dice[i], 'no such die') });
  }
  if (plan.uses.length === 0) return null;
  const can = reassigningOf(state, seat);
  let dictates = 0;
  for (let i = 0; i < plan.uses.length; i++) {
    const use = plan.uses[i] as Use;
    if (use.power === dictate) {
      if (++dictates > can.dictates) return refuseAnswer('roll/power-used', { power: dictate });
    } else if (plan.uses.findIndex((each) => each.power === use.power) < i) {
      return refuseAnswer('roll/power-used', { power: use.power });
    }
    const refusal = applyUse(state, seat, use, can, plan, where, witness);
    if (refusal !== null) return refusal;
  }
  return null;
}

function placeWilds(player: Player, plan: Plan, where: number[]): Refusal | null {
  for (let i = 0; i < plan.wilds.length; i++) {
    const { die, column } = plan.wilds[i] as Plan['wilds'][number];
    const index = player.dice.indexOf(die);
    if (index < 0 || where[index] === notRolled) return refuseAnswer('roll/no-such-worker', { worker: die });
    if (player.places[index] !== rolled + wild) return refuseAnswer('roll/not-wild', { die });
    if (where[index] !== wild) return refuseAnswer('roll/named-twice', { die });
    where[index] = phaseByName(column);
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
  let payFrom = notRolled;
  let least = openPoints.dictateWithoutMove ? 0 : 1;
  let most = can.reach;
  if (use.power === dictate) {
    const payer = player.dice.indexOf(use.pay as number);
    const refusal = wrongTarget(use.pay as number, payer, where);
    if (refusal !== null) return refusal;
    payFrom = where[payer] as number;
    where[payer] = dictated;
  } else {
    power = can.powers.find((each) => each.slug === use.power)?.power ?? null;
    if (power === null) return refuseAnswer('roll/no-such-power', { power: use.power });
    least = power.min;
    most = mostMoves(state, seat, power);
  }
  if (moves.length < least || moves.length > most) {
    return refuseAnswer('roll/wrong-count', { got: moves.length, min: least, max: most, power: use.power });
  }
  const froms: number[] = [];
  for (let i = 0; i < moves.length; i++) {
    const { die, to } = moves[i] as Move;
    if (moves.findIndex((each) => each.die === die) < i) return refuseAnswer('roll/named-twice', { die });
    const index = player.dice.indexOf(die);
    const refusal =
      wrongTarget(die, index, where) ??
      (power === null ? null : notEligible(power, use, plan, die, where[index] as number, to));
    if (refusal !== null) return refusal;
    if (phaseByName(to) === where[index]) return refuseAnswer('roll/same-column', { die, to });
    froms.push(where[index] as number);
  }
  if (power?.workers.sameColumn === true && froms.some((from) => from !== froms[0])) {
    return refuseAnswer('roll/two-columns', { power: use.power });
  }
  for (const { die, to } of moves) where[player.dice.indexOf(die)] = phaseByName(to);
  witness?.(use, payFrom, froms);
  return null;
}

/** Dice that no power may touch: not rolled, the selector, dice in the Dictate area. */
function wrongTarget(die: number, index: number, where: readonly number[]): Refusal | null {
  const at = index < 0 ? notRolled : (where[index] as number);
  if (at === notRolled) return refuseAnswer('roll/no-such-worker', { worker: die });
  if (at === dictated) return refuseAnswer('roll/die-dictated', { die });
  if (at >= selecting && !openPoints.selectorMayMove) return refuseAnswer('roll/selector-stays', { die });
  return null;
}

function notEligible(power: Reassign, use: Use, plan: Plan, die: number, from: number, to: PhaseName): Refusal | null {
  const { colours, notColours, from: fromColumn } = power.workers;
  const colour = colourName(colourOf(die));
  if ((colours !== undefined && !colours.includes(colour)) || (notColours?.includes(colour) ?? false)) {
    return refuseAnswer('roll/wrong-colour', { die, power: use.power });
  }
  if (fromColumn !== undefined && phaseByName(fromColumn) !== from) {
    return refuseAnswer('roll/wrong-column', { die, power: use.power });
  }
  const allowed =
    power.to === 'any' || (power.to === 'selected' ? to === plan.select.phase : power.to.some((phase) => phase === to));
  return allowed ? null : refuseAnswer('roll/wrong-target', { die, to, power: use.power });
}
