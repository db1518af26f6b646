// Phases II and III: Develop with the left stack, Settle with the right one, by the same rules.

import { call, procedure, type Seat, together } from '@orrery/kernel';
import { answerOf, put } from '../asking.ts';
import { countAt, countWorkers, diceAt, oneColour, workersOf } from '../dice.ts';
import type { Game } from '../game.ts';
import { moveDice } from '../moving.ts';
import { building, type DieNo, phaseName, type StackNo, stackName } from '../names.ts';
import { inCup, stackPlace } from '../places.ts';
import { requiredWorkers } from '../powers/costs.ts';
import { payPhaseEnd } from '../powers/phase-end.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { sideOnStack } from '../tiles/catalogue.ts';
import { complete } from './complete.ts';
import { beginPhase, endPhase, tellBegun } from './phase.ts';
import { buildIsStrict, strictSeat } from './timing.ts';

/** @rule roll-6.1, roll-17.23 */
export const build = procedure<Game, { stack: StackNo; turn: number }>('build')({
  begin: (game, here) => {
    const { stack } = here.vars;
    beginPhase(game, building(stack));
    const strict = buildIsStrict(game.state, stack);
    tellBegun(game, strict);
    return strict ? 'inOrder' : 'atOnce';
  },
  atOnce: (game, here) => {
    const { stack } = here.vars;
    const lanes: { seat: Seat; stack: StackNo }[] = [];
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
    payPhaseEnd(game, phaseName(building(stack)));
    freeDice(game, stack);
    endPhase(game, building(stack), turn > 0);
  },
});

/** One seat's part: early completions, then worker after worker. */
export const buildSeat = procedure<Game, { seat: Seat; stack: StackNo }>('build.seat')({
  /** @rule roll-5.1, roll-17.13 */
  early: (game, here) => {
    const { seat, stack } = here.vars;
    const player = playerAt(game.state, seat);
    const top = player.stacks[stack][0];
    if (top === undefined) return 'end';
    const need = requiredWorkers(player, sideOnStack(top, stack));
    const lying = countAt(player, stackPlace(stack));
    if (lying < need) return 'place';
    const dice = diceAt(player, stackPlace(stack));
    if (lying === need || oneColour(dice)) {
      call(here, complete, { seat, stack, spent: dice.slice(0, need), early: true, next: 0 });
      return 'early';
    }
    put(game.state, here, seat, { kind: 'build.spendEarly', stack: stackName(stack), count: need });
    return undefined;
  },
  spend: (_, here) => {
    const { seat, stack } = here.vars;
    const { dice } = answerOf(here, seat, 'build.spendEarly');
    call(here, complete, { seat, stack, spent: dice, early: true, next: 0 });
    return 'early';
  },
  /** @rule roll-5.2, roll-17.14 */
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
    put(game.state, here, seat, { kind: 'build.placeWorker', stack: stackName(stack), count: missing });
    return undefined;
  },
  put: (game, here) => {
    const { seat, stack } = here.vars;
    putWorkers(game, seat, stack, answerOf(here, seat, 'build.placeWorker').dice);
  },
  /** @rule roll-5.4 */
  check: (game, here) => {
    const { seat, stack } = here.vars;
    const player = playerAt(game.state, seat);
    if (missingWorkers(player, stack) > 0) return 'end';
    call(here, complete, { seat, stack, spent: diceAt(player, stackPlace(stack)), early: false, next: 0 });
    return 'early';
  },
  end: () => {},
});

function mayBuild(state: State, seat: Seat, stack: StackNo): boolean {
  const player = playerAt(state, seat);
  if (player.stacks[stack].length === 0) return false;
  return countAt(player, stackPlace(stack)) > 0 || countWorkers(player, building(stack)) > 0;
}

/** How many more dice the top tile needs. */
export function missingWorkers(player: Player, stack: StackNo): number {
  const top = player.stacks[stack][0];
  if (top === undefined) return 0;
  return requiredWorkers(player, sideOnStack(top, stack)) - countAt(player, stackPlace(stack));
}

function putWorkers(game: Game, seat: Seat, stack: StackNo, dice: readonly DieNo[]): void {
  moveDice(game, seat, dice, stackPlace(stack), 'build');
}

/** Dice that lie on an empty stack when its phase ends go to the cup. @rule roll-5.3, roll-16.4 */
function freeDice(game: Game, stack: StackNo): void {
  for (let seat = 0; seat < game.state.players.length; seat++) {
    const player = playerAt(game.state, seat);
    if (player.stacks[stack].length > 0) continue;
    moveDice(game, seat, diceAt(player, stackPlace(stack)), inCup, 'emptyStack');
  }
}
