// Manage Empire: recruit as many as affordable, then recall what one likes.

import { assert, procedure, type Seat, together } from '@orrery/kernel';
import { answerOf, put } from '../asking.ts';
import { changeCredits } from '../credits.ts';
import { cupSize, diceAt, oneColour, recallable } from '../dice.ts';
import { type Game, tell } from '../game.ts';
import { moveDice } from '../moving.ts';
import type { DieNo } from '../names.ts';
import { inCitizenry, inCup } from '../places.ts';
import { playerAt } from '../state.ts';
import { creditsAfterEmptyRecruit } from '../tiles/constants.ts';

export const manage = procedure<Game>('manage')({
  everybody: (game, here) => {
    game.state.phase = 'manage';
    together(
      here,
      manageSeat,
      game.state.players.map((_, seat) => ({ seat })),
    );
  },
  /** @rule roll-9.5 */
  end: (game) => {
    game.state.active = 0;
    game.state.extraDie = null;
    if (game.emit !== null) tell(game, 'phaseEnded', null, { strict: false });
  },
});

export const manageSeat = procedure<Game, { seat: Seat }>('manage.seat')({
  /** @rule roll-9.1, roll-17.24 */
  recruit: (game, here) => {
    const { seat } = here.vars;
    const player = playerAt(game.state, seat);
    const citizenry = diceAt(player, inCitizenry);
    const count = Math.min(player.credits, citizenry.length);
    if (count === citizenry.length || oneColour(citizenry)) {
      hire(game, seat, citizenry.slice(0, count));
      return 'recall';
    }
    put(game.state, here, seat, { kind: 'manage.recruit', count });
    return undefined;
  },
  hire: (game, here) => {
    const { seat } = here.vars;
    hire(game, seat, answerOf(here, seat, 'manage.recruit').dice);
  },
  /** @rule roll-9.4, roll-9.6 */
  recall: (game, here) => {
    const { seat } = here.vars;
    const player = playerAt(game.state, seat);
    const min = cupSize(player) === 0 ? 1 : 0;
    const dice = recallable(player);
    assert(dice.length >= min, 'an empty cup and nothing to recall');
    if (dice.length === 0) return 'end';
    if (dice.length === min) {
      bringBack(game, seat, dice);
      return 'end';
    }
    put(game.state, here, seat, { kind: 'manage.recall', min });
    return undefined;
  },
  bringBack: (game, here) => {
    const { seat } = here.vars;
    bringBack(game, seat, answerOf(here, seat, 'manage.recall').dice);
  },
  end: () => {},
});

/** One credit for each die; who has nothing left gets one credit. @rule roll-9.2 */
function hire(game: Game, seat: Seat, dice: readonly DieNo[]): void {
  const player = playerAt(game.state, seat);
  moveDice(game, seat, dice, inCup, 'recruit');
  if (dice.length > 0) changeCredits(game, seat, -dice.length, 'recruit');
  if (player.credits === 0) changeCredits(game, seat, creditsAfterEmptyRecruit, 'emptyRecruit');
}

/** @rule roll-9.3 */
const bringBack = (game: Game, seat: Seat, dice: readonly DieNo[]): void => moveDice(game, seat, dice, inCup, 'recall');
