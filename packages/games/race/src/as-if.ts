// A state as it would be if a phase began now: for whoever says what could be done with what lies there.

import { type Game, gameOf } from './game.ts';
import { clone, type RaceState } from './state.ts';
import { takeSnapshots } from './tableau.ts';

export function asIfPhaseBegan(state: RaceState): Game {
  const g = gameOf(clone(state));
  takeSnapshots(g);
  for (const player of g.state.players) {
    player.temporary = 0;
    player.partly = [];
  }
  return g;
}
