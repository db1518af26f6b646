// Completing a tile, in this order: into the tableau, workers to the Citizenry or the cup, the tile's own effects, then
// what other tiles pay for it.

import { must, procedure, type Seat, seal } from '@orrery/kernel';
import { answerOf, put, questionTo } from '../asking.ts';
import { colourNameOf, oneColour, placeOf, returnDie } from '../dice.ts';
import { type Game, moved, stackSizes, tell, tellMoved, tellPower } from '../game.ts';
import { moveDice } from '../moving.ts';
import type { DieNo, StackNo } from '../names.ts';
import { inCitizenry, inCup } from '../places.ts';
import { payCompletion, placedEffects, workersToCupPowers } from '../powers/completion.ts';
import { reductionsFor, requiredWorkers } from '../powers/costs.ts';
import type { Player } from '../state.ts';
import { playerAt, squaresOf } from '../state.ts';
import { placedPowers, type SideNo, sideOf, sideOnStack, slugOf, tileName, tileOfSide } from '../tiles/catalogue.ts';

type Vars = { seat: Seat; stack: StackNo; spent: readonly DieNo[]; early: boolean; next: number };

export const complete = procedure<Game, Vars>('build.complete')({
  /** @rule roll-5.5 */
  enterTableau: (game, here) => {
    const { seat, stack, spent, early } = here.vars;
    const player = playerAt(game.state, seat);
    const tiles = player.stacks[stack];
    const side = sideOnStack(must(tiles.shift(), 'there is no tile to complete'), stack);
    if (game.emit !== null) tellCompleted(game, seat, side, spent, early);
    player.tableau.push(side);
    if (tiles.length > 0) seal(game.state); // the next tile of the stack lies open now
  },
  /** @rule roll-5.6 */
  spendWorkers: (game, here) => {
    const { seat, spent } = here.vars;
    const player = playerAt(game.state, seat);
    moveDice(game, seat, spent, inCitizenry, 'spent');
    for (const { side, power } of workersToCupPowers(player, completedSide(player), false)) {
      const back = spent.filter((die) => power.workerColours?.includes(colourNameOf(die)) ?? true);
      if (back.length === 0) continue;
      tellPower(game, seat, side, 'workersToCup');
      moveDice(game, seat, back, inCup, slugOf(side));
    }
  },
  chooseWorkersToCup: (game, here) => {
    const { seat, spent } = here.vars;
    const player = playerAt(game.state, seat);
    const found = workersToCupPowers(player, completedSide(player), true)[0];
    if (found === undefined || spent.every((die) => placeOf(player, die) === inCup)) return 'effects';
    const min = found.power.min ?? 1; // it cannot be declined. @rule roll-13.4, roll-16.8
    if (spent.length === 1 && min === 1) {
      tellPower(game, seat, found.side, 'workersToCup');
      moveDice(game, seat, spent, inCup, slugOf(found.side));
      return 'effects';
    }
    put(game.state, here, seat, {
      kind: 'build.workersToCup',
      cause: slugOf(found.side),
      spent,
      min,
      max: found.power.max ?? spent.length,
    });
    return undefined;
  },
  workersToCup: (game, here) => {
    const { seat } = here.vars;
    const player = playerAt(game.state, seat);
    const { cause } = questionTo(here, seat, 'build.workersToCup');
    const side = workersToCupPowers(player, completedSide(player), true)[0]?.side;
    if (side !== undefined) tellPower(game, seat, side, 'workersToCup');
    moveDice(game, seat, answerOf(here, seat, 'build.workersToCup').dice, inCup, cause);
  },
  /** @rule roll-5.7, roll-6.2 */
  effects: (game, here) => {
    const { seat, next } = here.vars;
    const player = playerAt(game.state, seat);
    const side = completedSide(player);
    const powers = placedPowers(side);
    for (let i = next; i < powers.length; i++) {
      const power = powers[i];
      if (power === undefined) continue;
      if (power.effect === 'removeDie') {
        here.vars = { ...here.vars, next: i + 1 };
        return onlyOneKind(player) ? 'removeAny' : 'askRemoval';
      }
      if (power.effect === 'gain') placedEffects.gain(game, seat, side, power);
      else placedEffects.gainDice(game, seat, side, power);
    }
    return 'gains';
  },
  removeAny: (game, here) => {
    const { seat } = here.vars;
    const player = playerAt(game.state, seat);
    removeDie(game, seat, completedSide(player), must(player.dice[0], 'a seat always owns a die'));
    return 'effects';
  },
  askRemoval: (game, here) => {
    const { seat } = here.vars;
    put(game.state, here, seat, { kind: 'build.removeDie', cause: slugOf(completedSide(playerAt(game.state, seat))) });
  },
  remove: (game, here) => {
    const { seat } = here.vars;
    const { die } = answerOf(here, seat, 'build.removeDie');
    removeDie(game, seat, completedSide(playerAt(game.state, seat)), die);
    return 'effects';
  },
  /** @rule roll-5.8 */
  gains: (game, here) => {
    const { seat } = here.vars;
    payCompletion(game, seat, completedSide(playerAt(game.state, seat)));
  },
});

/** The tile being completed is the last one in the tableau. */
const completedSide = (player: Player): SideNo => must(player.tableau.at(-1), 'the tableau is empty');

/** All own dice are alike: it does not matter which one goes. */
function onlyOneKind(player: Player): boolean {
  return oneColour(player.dice) && player.places.every((place) => place === player.places[0]);
}

/** @rule roll-8.2, roll-8.3 */
function removeDie(game: Game, seat: Seat, side: SideNo, die: DieNo): void {
  const from = returnDie(game.state, seat, die);
  if (game.emit === null) return;
  tellPower(game, seat, side, 'removeDie');
  tellMoved(game, seat, [moved(die, from, 'supply')], slugOf(side));
}

function tellCompleted(game: Game, seat: Seat, side: SideNo, spent: readonly DieNo[], early: boolean): void {
  const player = playerAt(game.state, seat);
  for (const reduction of reductionsFor(player, side)) tellPower(game, seat, reduction.side, 'costReduction');
  tell(game, 'completed', seat, {
    tile: tileName(tileOfSide(side)),
    side: slugOf(side),
    printed: sideOf(side).cost,
    required: requiredWorkers(player, side),
    spent: spent.map((die) => ({ die, colour: colourNameOf(die) })),
    early,
    squares: squaresOf(player) + 1,
    stacks: stackSizes(player),
  });
}
