// Roll, reveal, the extra die of two seats, and the dice that go home unused.
// @rule roll-3.1.1, roll-3.3.1, roll-3.3.2, roll-3.3.3

import { type Frame, type Seat, seal } from '@orrery/kernel';
import { rollCup, rollExtraDie } from '../dealer.ts';
import { colourOf } from '../dice.ts';
import type { EventFields, MovedDie } from '../events.ts';
import { type Game, moved, tell, tellMoved, tellPower } from '../game.ts';
import { inColumn, inCup, isRolled, onStrip, rolled } from '../places.ts';
import { type FaceName, type PhaseName, phaseNames } from '../powers/vocabulary.ts';
import type { Plan } from '../questions.ts';
import { phaseActive, playerAt } from '../state.ts';
import { assignPowers, colourName, sideBySlug } from '../tiles/catalogue.ts';
import { dictate, dictated, notRolled, selecting, sorted, walkPlan } from './plan.ts';

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
  const shown: { die: number; colour: ReturnType<typeof colourName>; face: FaceName }[] = [];
  for (const [index, die] of player.dice.entries()) {
    const place = player.places[index] as number;
    if (!isRolled(place)) continue;
    shown.push({ die, colour: colourName(colourOf(die)), face: phaseNames[place - rolled] ?? 'wild' });
  }
  tell(game, 'rolled', seat, { dice: shown.map((each) => ({ ...each, face: null })) }, { dice: shown });
}

/** All plans become public at once; every selected phase happens. */
export function revealPlans(game: Game, here: Frame): void {
  const { state } = game;
  state.active = 0;
  for (const asked of here.asked) carryOut(game, asked.question.seat, asked.answer as Plan);
  seal(state);
}

function carryOut(game: Game, seat: Seat, plan: Plan): void {
  const { state } = game;
  const player = playerAt(state, seat);
  const where = sorted(player);
  const uses: EventFields<'plan-revealed'>['uses'][number][] = [];
  walkPlan(
    state,
    seat,
    plan,
    where,
    game.emit === null
      ? null
      : (use, payFrom, froms) => {
          const pay = use.pay === undefined ? null : { ...named(use.pay), from: phaseNames[payFrom] as PhaseName };
          const moves = use.moves.map((move, i) => ({
            ...named(move.die),
            from: phaseNames[froms[i] ?? 0] as PhaseName,
            to: move.to,
          }));
          uses.push({ power: use.power, pay, moves });
        },
  );
  if (game.emit !== null) tellPlan(game, seat, plan, where, uses);
  for (let i = 0; i < where.length; i++) {
    const at = where[i] as number;
    if (at === notRolled) continue;
    player.places[i] = at === dictated ? inCup : at >= selecting ? onStrip + at - selecting : inColumn + at;
    if (at >= selecting) state.active |= 1 << (at - selecting);
  }
}

const named = (die: number) => ({ die, colour: colourName(colourOf(die)) });

function tellPlan(
  game: Game,
  seat: Seat,
  plan: Plan,
  where: readonly number[],
  uses: EventFields<'plan-revealed'>['uses'],
): void {
  const player = playerAt(game.state, seat);
  tell(game, 'plan-revealed', seat, {
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
    const die = player.dice[index] as number;
    if (at === notRolled) continue;
    if (at === dictated) {
      out.push(moved(die, 'rolled', 'dictate'));
      paid.push(moved(die, 'dictate', inCup));
    } else out.push(moved(die, 'rolled', at >= selecting ? onStrip + at - selecting : inColumn + at));
  }
  tellMoved(game, seat, out, 'assign');
  tellMoved(game, seat, paid, 'dictate');
}

/** Two seats only: one more phase may happen. */
export function addExtraDie(game: Game): void {
  const { state } = game;
  state.extraFace = -1;
  if (state.players.length === 2) {
    const face = rollExtraDie(state);
    const adds = !phaseActive(state, face);
    state.extraFace = face;
    state.active |= 1 << face;
    if (game.emit !== null) tell(game, 'extra-die', null, { face: phaseNames[face] as PhaseName, adds });
  }
  if (game.emit !== null) {
    tell(game, 'phases-active', null, { phases: phaseNames.filter((_, phase) => phaseActive(state, phase)) });
  }
}

/** Workers below phases that do not happen go back to the cup. */
export function sendIdleHome(game: Game): void {
  const { state } = game;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat);
    const home: MovedDie[] = [];
    for (let i = 0; i < player.places.length; i++) {
      const place = player.places[i] as number;
      if (place < inColumn || place >= onStrip || phaseActive(state, place - inColumn)) continue;
      player.places[i] = inCup;
      if (game.emit !== null) home.push(moved(player.dice[i] as number, place, inCup));
    }
    if (game.emit !== null) tellMoved(game, seat, home, 'idle');
  }
}
