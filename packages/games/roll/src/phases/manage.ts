// Manage Empire: recruit as many as affordable, then recall what one likes.
// @rule roll-9.1, roll-9.2, roll-9.3, roll-9.4, roll-9.6, roll-2.7, roll-17.24

import { ask, askedOf, assert, procedure, together } from '@orrery/kernel';
import { changeCredits } from '../credits.ts';
import { cupSize, diceAt, oneColour, putDie, recallable } from '../dice.ts';
import type { MovedDie } from '../events.ts';
import { type Game, moved, tell, tellMoved } from '../game.ts';
import type { DieNo } from '../names.ts';
import { inCitizenry, inCup } from '../places.ts';
import type { DiceAnswer, QuestionOf } from '../questions.ts';
import { momentOf, playerAt } from '../state.ts';
import { creditsAfterEmptyRecruit } from '../tiles/constants.ts';

export const manage = procedure<Game>('manage')({
  everybody: (game, here) => {
    game.state.moment = momentOf.manage;
    together(
      here,
      manageSeat,
      game.state.players.map((_, seat) => ({ seat })),
    );
  },
  end: (game) => {
    game.state.active = 0;
    game.state.extraFace = -1;
    if (game.emit !== null) tell(game, 'phase-ended', null, { strict: false });
  },
});

export const manageSeat = procedure<Game, { seat: number }>('manage.seat')({
  recruit: (game, here) => {
    const { seat } = here.vars;
    const player = playerAt(game.state, seat);
    const citizenry = diceAt(player, inCitizenry);
    const count = Math.min(player.credits, citizenry.length);
    if (count === citizenry.length || oneColour(citizenry)) {
      hire(game, seat, citizenry.slice(0, count));
      return 'recall';
    }
    ask<QuestionOf<'manage.recruit'>>(game.state, here, seat, { kind: 'manage.recruit', count });
    return undefined;
  },
  hire: (game, here) => {
    const { seat } = here.vars;
    hire(game, seat, (askedOf(here, seat).answer as DiceAnswer).dice);
  },
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
    ask<QuestionOf<'manage.recall'>>(game.state, here, seat, { kind: 'manage.recall', min });
    return undefined;
  },
  bringBack: (game, here) => {
    const { seat } = here.vars;
    bringBack(game, seat, (askedOf(here, seat).answer as DiceAnswer).dice);
  },
  end: () => {},
});

/** One credit for each die; who has nothing left gets one credit. */
function hire(game: Game, seat: number, dice: readonly DieNo[]): void {
  const player = playerAt(game.state, seat);
  toCup(game, seat, dice, 'recruit');
  if (dice.length > 0) changeCredits(game, seat, -dice.length, 'recruit');
  if (player.credits === 0) changeCredits(game, seat, creditsAfterEmptyRecruit, 'empty-recruit');
}

const bringBack = (game: Game, seat: number, dice: readonly DieNo[]): void => toCup(game, seat, dice, 'recall');

function toCup(game: Game, seat: number, dice: readonly DieNo[], cause: string): void {
  const player = playerAt(game.state, seat);
  const told: MovedDie[] = [];
  for (const die of dice) {
    const from = putDie(player, die, inCup);
    if (game.emit !== null) told.push(moved(die, from, inCup));
  }
  if (game.emit !== null) tellMoved(game, seat, told, cause);
}
