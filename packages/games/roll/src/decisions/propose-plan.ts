// The plan that is ticked in advance: it selects the phase in which most dice have something to do, and moves idle dice
// there. A rule of thumb without search.

import type { Seat } from '@orrery/kernel';
import { citizenrySize, colourOf, countGoods, placeAt } from '../dice.ts';
import {
  allPhases,
  type DieNo,
  developments,
  entry,
  exploring,
  type PhaseNo,
  phaseName,
  type StackNo,
  worlds,
} from '../names.ts';
import { missingWorkers } from '../phases/build.ts';
import { roomOn } from '../phases/produce.ts';
import { isRolled, isWild, phaseRolled } from '../places.ts';
import { virtualWorkersOf } from '../powers/exploring.ts';
import { dictate, moversOf } from '../powers/reassign.ts';
import type { Plan, Use } from '../questions.ts';
import { type Player, playerAt, type State, zoneSize } from '../state.ts';
import { sideOf, sideOnStack } from '../tiles/catalogue.ts';
import { canBring, canTake } from './sequence-table.ts';

export function proposePlan(state: State, seat: Seat): Plan {
  const needs = needsOf(playerAt(state, seat));
  let best: Draft | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const phase of allPhases) {
    const need = entry(needs, phase);
    if (need === 0) continue;
    const draft = draftFor(state, seat, phase, need);
    const worth = Math.min(draft.workers, need) * entry(weights, phase) - idleCost * draft.idle.length;
    if (worth <= most) continue;
    best = draft;
    most = worth;
  }
  return (best ?? draftFor(state, seat, exploring, 1)).plan;
}

/** What a worker is worth by phase, and what an idle one costs. */
const weights = [0.9, 1.25, 1.25, 1, 1.3];
const idleCost = 0.2;

/** Fewer tiles in construction than this call for a Scout. */
const enoughTiles = 4;

/** How many dice would have something to do in each phase. */
function needsOf(player: Player): number[] {
  const wantsMoney = Math.max(0, Math.ceil((citizenrySize(player) - player.credits) / 2));
  const room = player.tableau.reduce((sum, side) => sum + Math.max(0, roomOn(player, side)), 0);
  const goods = countGoods(player) - virtualWorkersOf(player, 'ship').length;
  return [
    1 + wantsMoney + (zoneSize(player) < enoughTiles ? 1 : 0),
    toBuild(player, developments),
    toBuild(player, worlds),
    room,
    Math.max(0, goods),
  ];
}

function toBuild(player: Player, stack: StackNo): number {
  const [, ...below] = player.stacks[stack];
  let need = player.stacks[stack].length === 0 ? 0 : Math.max(0, missingWorkers(player, stack));
  for (const tile of below) need += sideOf(sideOnStack(tile, stack)).cost;
  return need;
}

interface Sorted {
  readonly die: DieNo;
  readonly at: PhaseNo;
}

interface Draft {
  readonly plan: Plan;
  readonly workers: number;
  readonly idle: readonly Sorted[];
}

/** Somebody from another column selects, wild dice join, then powers bring what is still wanted. */
function draftFor(state: State, seat: Seat, phase: PhaseNo, need: number): Draft {
  const { own, wilds, others } = rolledBy(playerAt(state, seat), phase);
  const selector = entry([...others.map(({ die }) => die), ...own, ...wilds], 0);
  const joined = own.length + wilds.length + (others.length > 0 ? 1 : 0);
  const { uses, moved, idle } = bringing(state, seat, phase, need - joined, others.slice(1));
  const column = phaseName(phase);
  const plan = {
    wilds: wilds.filter((die) => die !== selector).map((die) => ({ die, column })),
    select: { die: selector, phase: column },
    uses,
  };
  return { plan, workers: joined + moved, idle };
}

function rolledBy(player: Player, phase: PhaseNo): { own: DieNo[]; wilds: DieNo[]; others: Sorted[] } {
  const found: { own: DieNo[]; wilds: DieNo[]; others: Sorted[] } = { own: [], wilds: [], others: [] };
  for (const [index, die] of player.dice.entries()) {
    const place = placeAt(player, index);
    if (!isRolled(place)) continue;
    if (isWild(place)) found.wilds.push(die);
    else if (phaseRolled(place) === phase) found.own.push(die);
    else found.others.push({ die, at: phaseRolled(place) });
  }
  return found;
}

/** Powers that cost nothing first; Dictate once, where two dice are idle. */
function bringing(
  state: State,
  seat: Seat,
  phase: PhaseNo,
  wanted: number,
  from: readonly Sorted[],
): { uses: Use[]; moved: number; idle: readonly Sorted[] } {
  const uses: Use[] = [];
  const to = phaseName(phase);
  let moved = 0;
  let idle = from;
  for (const mover of moversOf(state, seat)) {
    if (moved >= wanted) break;
    if (mover.together || mover.pay !== null) continue;
    const some = idle
      .filter(({ die, at }) => canTake(mover, colourOf(die), at) && canBring(mover, at, phase, phase))
      .slice(0, Math.min(mover.max, wanted - moved));
    if (some.length === 0 || some.length < mover.min) continue;
    uses.push({ power: mover.power, moves: some.map(({ die }) => ({ die, to })) });
    moved += some.length;
    idle = idle.filter((each) => !some.includes(each));
  }
  const [pay, mover, ...rest] = idle;
  if (moved >= wanted || pay === undefined || mover === undefined) return { uses, moved, idle };
  uses.push({ power: dictate, pay: pay.die, moves: [{ die: mover.die, to }] });
  return { uses, moved: moved + 1, idle: rest };
}
