// Roll, reveal, the extra die of two seats, and the dice that go home unused.

import { type Frame, type Seat, seal } from '@orrery/kernel';
import { answerOf } from '../asking.ts';
import { rollCup, rollExtraDie } from '../dealer.ts';
import { colourNameOf, dieAt, placeAt } from '../dice.ts';
import type { MovedDie, RollEvents } from '../events.ts';
import { type Game, moved, tell, tellMoved, tellPower } from '../game.ts';
import { moveDice } from '../moving.ts';
import { type DieNo, entry, faceName, phaseName, phaseNumber } from '../names.ts';
import { columnOf, faceUp, inCup, inDictateArea, isInColumn, isRolled } from '../places.ts';
import { dictate } from '../powers/reassign.ts';
import type { Plan } from '../questions.ts';
import { activate, activePhases, phaseActive, playerAt } from '../state.ts';
import { assignPowers, sideBySlug } from '../tiles/catalogue.ts';
import { sorted, walkPlan } from './plan.ts';

/** Every die in every cup is rolled behind the screen: colours public, faces secret. */
export function rollAll(game: Game): void {
  const { state } = game;
  for (let seat = 0; seat < state.players.length; seat++) {
    rollCup(state, seat);
    if (game.emit !== null) tellRoll(game, seat);
  }
  seal(state);
}

function tellRoll(game: Game, seat: Seat): void {
  const player = playerAt(game.state, seat);
  const shown = player.dice
    .map((die, index) => ({ die, place: placeAt(player, index) }))
    .filter(({ place }) => isRolled(place))
    .map(({ die, place }) => ({ ...named(die), face: faceName(faceUp(place)) }));
  tell(game, 'rolled', seat, { dice: shown.map((each) => ({ ...each, face: null })) }, { dice: shown });
}

/** All plans become public at once; every selected phase happens. */
export function revealPlans(game: Game, here: Frame): void {
  const { state } = game;
  state.active = 0;
  for (const { question } of here.asked) carryOut(game, question.seat, answerOf(here, question.seat, 'assign'));
  seal(state);
}

function carryOut(game: Game, seat: Seat, plan: Plan): void {
  const { state } = game;
  const player = playerAt(state, seat);
  const where = sorted(player);
  if (game.emit === null) walkPlan(state, seat, plan, where);
  else tellPlan(game, seat, plan, where, walkAndWatch(game, seat, plan, where));
  for (let i = 0; i < where.length; i++) player.places[i] = where[i] === inDictateArea ? inCup : (where[i] ?? inCup);
  activate(state, phaseNumber(plan.select.phase));
}

type ToldUses = RollEvents['planRevealed']['uses'];

/** Goes through the plan and says what each use came to. */
function walkAndWatch(game: Game, seat: Seat, plan: Plan, where: number[]): ToldUses {
  const uses: ToldUses[number][] = [];
  walkPlan(game.state, seat, plan, where, (use, payFrom, froms) => {
    const pay = use.pay === undefined || payFrom === null ? null : { ...named(use.pay), from: payFrom };
    const moves = use.moves.map(({ die, to }, order) => ({ ...named(die), from: entry(froms, order), to }));
    uses.push({ power: use.power, pay, moves });
  });
  return uses;
}

const named = (die: DieNo) => ({ die, colour: colourNameOf(die) });

function tellPlan(game: Game, seat: Seat, plan: Plan, where: readonly number[], uses: ToldUses): void {
  const player = playerAt(game.state, seat);
  tell(game, 'planRevealed', seat, {
    select: { ...named(plan.select.die), phase: plan.select.phase },
    wilds: plan.wilds.map(({ die, column }) => ({ ...named(die), column })),
    uses,
  });
  for (const { power } of uses) {
    const side = sideBySlug(power);
    if (side !== null) tellPower(game, seat, side.number, 'reassign');
  }
  const dictates = uses.filter(({ power }) => power === dictate);
  for (const side of player.tableau) {
    for (const { effect } of assignPowers(side)) {
      const again = effect === 'dictateRepeat' && dictates.length > 1;
      const wide = effect === 'dictateReach' && dictates.some(({ moves }) => moves.length > 1);
      if (again || wide) tellPower(game, seat, side, effect);
    }
  }
  const out: MovedDie[] = [];
  const paid: MovedDie[] = [];
  for (const [index, at] of where.entries()) {
    if (!isRolled(placeAt(player, index))) continue;
    const die = dieAt(player, index);
    if (at === inDictateArea) {
      out.push(moved(die, 'rolled', 'dictate'));
      paid.push(moved(die, 'dictate', inCup));
    } else out.push(moved(die, 'rolled', at));
  }
  tellMoved(game, seat, out, 'assign');
  tellMoved(game, seat, paid, 'dictate');
}

/** Two seats only: one more phase may happen. */
export function addExtraDie(game: Game): void {
  const { state } = game;
  state.extraDie = null;
  if (state.players.length === 2) {
    const phase = rollExtraDie(state);
    const adds = !phaseActive(state, phase);
    state.extraDie = phaseName(phase);
    activate(state, phase);
    if (game.emit !== null) tell(game, 'extraDie', null, { face: phaseName(phase), adds });
  }
  if (game.emit !== null) {
    tell(game, 'phasesActive', null, { phases: activePhases(state) });
  }
}

/** Workers below phases that do not happen go back to the cup. @rule roll-3.3.3 */
export function sendIdleHome(game: Game): void {
  const { state } = game;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat);
    const idle: DieNo[] = [];
    for (let i = 0; i < player.dice.length; i++) {
      const place = placeAt(player, i);
      if (isInColumn(place) && !phaseActive(state, columnOf(place))) idle.push(dieAt(player, i));
    }
    moveDice(game, seat, idle, inCup, 'idle');
  }
}
