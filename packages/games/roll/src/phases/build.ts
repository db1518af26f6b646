// Phases II and III: Develop with the left stack (0), Settle with the right one (1), by the same rules.
// @rule roll-5.1, roll-5.2, roll-5.3, roll-5.4, roll-6.1, roll-16.4, roll-17.23

import { ask, askedOf, call, procedure, together } from '@orrery/kernel';
import { countAt, countWorkers, diceAt, oneColour, putDie, workersOf } from '../dice.ts';
import type { MovedDie } from '../events.ts';
import { type Game, moved, tellMoved } from '../game.ts';
import type { DieNo } from '../names.ts';
import { openPoints } from '../open-points.ts';
import { inCup, onStack } from '../places.ts';
import { requiredWorkers } from '../powers/costs.ts';
import { payPhaseEnd } from '../powers/phase-end.ts';
import type { SideKind } from '../powers/vocabulary.ts';
import type { DiceAnswer, QuestionOf } from '../questions.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { sideOnStack } from '../tiles/catalogue.ts';
import { complete } from './complete.ts';
import { beginPhase, building, endPhase, tellBegun } from './phase.ts';
import { buildIsStrict, strictSeat } from './timing.ts';

export const stackName = (stack: number): SideKind => (stack === 0 ? 'development' : 'world');

export const build = procedure<Game, { stack: number; turn: number }>('build')({
  begin: (game, here) => {
    const { stack } = here.vars;
    beginPhase(game, building(stack));
    const strict = buildIsStrict(game.state, stack);
    tellBegun(game, strict);
    return strict ? 'inOrder' : 'atOnce';
  },
  atOnce: (game, here) => {
    const { stack } = here.vars;
    const lanes: { seat: number; stack: number }[] = [];
    for (let seat = 0; seat < game.state.players.length; seat++) {
      if (mayBuild(game.state, seat, stack)) lanes.push({ seat, stack });
    }
    together(here, buildSeat, lanes);
    return 'end';
  },
  inOrder: (game, here) => {
    const { stack, turn } = here.vars;
    if (turn === game.state.players.length) return 'end';
    here.vars = { stack, turn: turn + 1 };
    const seat = strictSeat(game.state, turn);
    if (mayBuild(game.state, seat, stack)) call(here, buildSeat, { seat, stack });
    return 'inOrder';
  },
  end: (game, here) => {
    const { stack, turn } = here.vars;
    payPhaseEnd(game, stack === 0 ? 'develop' : 'settle');
    if (openPoints.emptyStackFreesDice) freeDice(game, stack);
    endPhase(game, building(stack), turn > 0);
  },
});

/** One seat's part: early completions, then worker after worker. */
export const buildSeat = procedure<Game, { seat: number; stack: number }>('build.seat')({
  early: (game, here) => {
    const { seat, stack } = here.vars;
    const player = playerAt(game.state, seat);
    const top = player.stacks[stack as 0 | 1][0];
    if (top === undefined) return 'end';
    const need = requiredWorkers(player, sideOnStack(top, stack));
    const lying = countAt(player, onStack + stack);
    if (lying < need) return 'place';
    const dice = diceAt(player, onStack + stack);
    if (lying === need || oneColour(dice)) {
      call(here, complete, { seat, stack, spent: dice.slice(0, need), early: true, next: 0 });
      return 'early';
    }
    ask<QuestionOf<'build.spendEarly'>>(game.state, here, seat, {
      kind: 'build.spendEarly',
      stack: stackName(stack),
      count: need,
    });
    return undefined;
  },
  spend: (_, here) => {
    const { seat, stack } = here.vars;
    const { dice } = askedOf(here, seat).answer as DiceAnswer;
    call(here, complete, { seat, stack, spent: dice, early: true, next: 0 });
    return 'early';
  },
  place: (game, here) => {
    const { seat, stack } = here.vars;
    const player = playerAt(game.state, seat);
    const workers = workersOf(player, building(stack));
    if (workers.length === 0) return 'end';
    const missing = missingWorkers(player, stack);
    if (workers.length <= missing || oneColour(workers)) {
      putWorkers(game, seat, stack, workers.slice(0, missing));
      return 'check';
    }
    ask<QuestionOf<'build.placeWorker'>>(game.state, here, seat, {
      kind: 'build.placeWorker',
      stack: stackName(stack),
      count: missing,
    });
    return undefined;
  },
  put: (game, here) => {
    const { seat, stack } = here.vars;
    putWorkers(game, seat, stack, (askedOf(here, seat).answer as DiceAnswer).dice);
  },
  check: (game, here) => {
    const { seat, stack } = here.vars;
    const player = playerAt(game.state, seat);
    if (missingWorkers(player, stack) > 0) return 'end';
    call(here, complete, { seat, stack, spent: diceAt(player, onStack + stack), early: false, next: 0 });
    return 'early';
  },
  end: () => {},
});

function mayBuild(state: State, seat: number, stack: number): boolean {
  const player = playerAt(state, seat);
  if (player.stacks[stack as 0 | 1].length === 0) return false;
  return countAt(player, onStack + stack) > 0 || countWorkers(player, building(stack)) > 0;
}

/** How many more dice the top tile needs. */
export function missingWorkers(player: Player, stack: number): number {
  const top = player.stacks[stack as 0 | 1][0];
  if (top === undefined) return 0;
  return requiredWorkers(player, sideOnStack(top, stack)) - countAt(player, onStack + stack);
}

function putWorkers(game: Game, seat: number, stack: number, dice: readonly DieNo[]): void {
  const player = playerAt(game.state, seat);
  const put: MovedDie[] = [];
  for (const die of dice) {
    const from = putDie(player, die, onStack + stack);
    if (game.emit !== null) put.push(moved(die, from, onStack + stack));
  }
  if (game.emit !== null) tellMoved(game, seat, put, 'build');
}

/** Dice that lie on an empty stack when its phase ends go to the cup. */
function freeDice(game: Game, stack: number): void {
  for (let seat = 0; seat < game.state.players.length; seat++) {
    const player = playerAt(game.state, seat);
    if (player.stacks[stack as 0 | 1].length > 0) continue;
    const freed: MovedDie[] = [];
    for (let i = 0; i < player.places.length; i++) {
      if (player.places[i] !== onStack + stack) continue;
      player.places[i] = inCup;
      if (game.emit !== null) freed.push(moved(player.dice[i] as number, onStack + stack, inCup));
    }
    if (game.emit !== null) tellMoved(game, seat, freed, 'empty-stack');
  }
}
