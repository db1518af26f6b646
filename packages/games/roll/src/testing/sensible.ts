// A plain, sensible player for tests that need games of realistic length: it selects the phase in which most of its dice
// have something to do, moves idle dice there, builds cheap tiles first and keeps enough money to recruit.

import { canBring, canTake } from '../decisions/sequence-table.ts';
import { citizenrySize, colourOf, countAt, countGoods, diceAt, placeAt } from '../dice.ts';
import { roll } from '../index.ts';
import {
  allPhases,
  developments,
  entry,
  exploring,
  faceName,
  type PhaseNo,
  phaseName,
  phaseNumber,
  type StackNo,
  worlds,
} from '../names.ts';
import { missingWorkers } from '../phases/build.ts';
import { roomOn } from '../phases/produce.ts';
import { faceUp, inCitizenry, isRolled, stackPlace } from '../places.ts';
import { dictate, moversOf } from '../powers/reassign.ts';
import type { ExploreTaskAnswer, Plan, RollAnswer, RollQuestion, Use } from '../questions.ts';
import type { Player, State } from '../state.ts';
import { playerAt, zoneSize } from '../state.ts';
import { sideOf, sideOnStack, tileName } from '../tiles/catalogue.ts';

export function sensible(state: State, question: RollQuestion): RollAnswer {
  const player = playerAt(state, question.seat);
  switch (question.kind) {
    case 'assign':
      return planFor(state, question.seat);
    case 'explore.task':
      return explored(player, roll.fallback(state, question) as ExploreTaskAnswer);
    case 'explore.place':
      return placing(player);
    case 'ship.task':
      return shipping(state, player, question);
    case 'manage.recruit': {
      const dice = diceAt(player, inCitizenry).sort((a, b) => colourOf(b) - colourOf(a));
      return { dice: dice.slice(0, question.count) };
    }
    default:
      return roll.fallback(state, question) as RollAnswer;
  }
}

/** How many dice have something to do in each phase. */
function useful(player: Player): number[] {
  const build = (stack: StackNo): number => {
    const [, ...below] = player.stacks[stack];
    let need = player.stacks[stack].length === 0 ? 0 : missingWorkers(player, stack);
    for (const tile of below) need += sideOf(sideOnStack(tile, stack)).cost;
    return need;
  };
  const room = player.tableau.reduce((sum, side) => sum + Math.max(0, roomOn(player, side)), 0);
  const wantsMoney = Math.max(0, Math.ceil((citizenrySize(player) - player.credits) / 2));
  return [
    1 + wantsMoney + (zoneSize(player) < 4 ? 1 : 0),
    build(developments),
    build(worlds),
    room,
    countGoods(player),
  ];
}

const weights = [0.9, 1.25, 1.25, 1, 1.3];

function planFor(state: State, seat: number): Plan {
  const player = playerAt(state, seat);
  const needs = useful(player);
  let best: { plan: Plan; worth: number } | null = null;
  for (const phase of allPhases) {
    if (needs[phase] === 0) continue;
    const plan = planWith(state, seat, phase, entry(needs, phase));
    const worth = plan.workers * entry(weights, phase) - 0.2 * plan.idle;
    if (best === null || worth > best.worth) best = { plan: plan.plan, worth };
  }
  return best?.plan ?? planWith(state, seat, exploring, 1).plan;
}

function planWith(
  state: State,
  seat: number,
  phase: PhaseNo,
  need: number,
): { plan: Plan; workers: number; idle: number } {
  const player = playerAt(state, seat);
  const column = phaseName(phase);
  const rolledDice = player.dice
    .map((die, index) => ({ die, place: placeAt(player, index) }))
    .filter(({ place }) => isRolled(place))
    .map(({ die, place }) => ({ die, at: faceName(faceUp(place)) }));
  const own = rolledDice.filter(({ at }) => at === column);
  const wilds = rolledDice.filter(({ at }) => at === 'wild');
  const others = rolledDice.filter(({ at }) => at !== column && at !== 'wild');
  const selector = others[0] ?? own[0] ?? wilds[0];
  if (selector === undefined) throw new Error('no die to select with');
  const uses: Use[] = [];
  let workers = own.length + wilds.length + (selector.at === column || selector.at === 'wild' ? 0 : 1);
  let idle = others
    .filter(({ die }) => die !== selector.die)
    .flatMap(({ die, at }) => (at === 'wild' ? [] : [{ die, at: phaseNumber(at) }]));
  for (const mover of moversOf(state, seat)) {
    if (workers >= need || mover.together || mover.pay !== null) continue;
    const eligible = idle.filter(
      ({ die, at }) => canTake(mover, colourOf(die), at) && canBring(mover, at, phase, phase),
    );
    const moved = eligible.slice(0, Math.min(mover.max, need - workers));
    if (moved.length < mover.min) continue;
    uses.push({ power: mover.power, moves: moved.map(({ die }) => ({ die, to: column })) });
    workers += moved.length;
    idle = idle.filter((each) => !moved.includes(each));
  }
  const [pay, die] = idle;
  if (workers < need && pay !== undefined && die !== undefined) {
    uses.push({ power: dictate, pay: pay.die, moves: [{ die: die.die, to: column }] });
    workers += 1;
    idle = idle.slice(2);
  }
  const placed = wilds.filter((each) => each.die !== selector.die).map((each) => ({ die: each.die, column }));
  const plan: Plan = { wilds: placed, select: { die: selector.die, phase: column }, uses };
  return { plan, workers: Math.min(workers, need), idle: idle.length };
}

function explored(player: Player, stock: ExploreTaskAnswer): ExploreTaskAnswer {
  const poor = citizenrySize(player) > player.credits + 1 && player.credits < 8;
  if (poor && zoneSize(player) >= 2) return stock;
  return { ...stock, do: 'scout', abandon: [] } as ExploreTaskAnswer;
}

function placing(player: Player): RollAnswer {
  const tile = player.drawn[0] ?? 0;
  const cost = (stack: StackNo): number =>
    sideOf(sideOnStack(tile, stack)).cost + 1.5 * player.stacks[stack].length - countAt(player, stackPlace(stack));
  return { tile: tileName(tile), side: cost(developments) < cost(worlds) ? 'development' : 'world' };
}

function shipping(state: State, player: Player, question: RollQuestion): RollAnswer {
  const best = roll.fallback(state, question) as RollAnswer & { worker: number; good: number };
  const poor = citizenrySize(player) + 2 > player.credits && player.credits < 4;
  return { worker: best.worker, good: best.good, do: poor ? 'trade' : 'consume' };
}
