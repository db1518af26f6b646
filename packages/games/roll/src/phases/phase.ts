// What all five phases share: beginning, workers found idle at the end, and the end itself.
// @rule roll-3.4.2, roll-3.4.3, roll-12.7

import type { MovedDie } from '../events.ts';
import { type Game, moved, tell, tellMoved } from '../game.ts';
import { inCup, isWorkerOf } from '../places.ts';
import { momentOf, playerAt } from '../state.ts';

export const exploring = 0;
export const producing = 3;
export const shipping = 4;
/** Phase of a construction stack: Develop for 0, Settle for 1. */
export const building = (stack: number): number => 1 + stack;

export function beginPhase(game: Game, phase: number): void {
  game.state.moment = momentOf.phase(phase);
}

export function tellBegun(game: Game, strict: boolean): void {
  if (game.emit !== null) tell(game, 'phase-began', null, { strict });
}

/** Workers that found nothing to do go back to the cup; virtual ones vanish. */
export function endPhase(game: Game, phase: number, strict: boolean): void {
  const { state } = game;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat);
    player.virtual.length = 0;
    const home: MovedDie[] = [];
    for (let i = 0; i < player.places.length; i++) {
      const place = player.places[i] as number;
      if (!isWorkerOf(place, phase)) continue;
      player.places[i] = inCup;
      if (game.emit !== null) home.push(moved(player.dice[i] as number, place, inCup));
    }
    if (game.emit !== null) tellMoved(game, seat, home, 'unused');
  }
  if (game.emit !== null) tell(game, 'phase-ended', null, { strict });
}
