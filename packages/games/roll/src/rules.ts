// All procedures of the game, and running them.

import { type Emit, rulesOf, run } from '@orrery/kernel';
import type { RollEvent } from './events.ts';
import type { Game } from './game.ts';
import { build, buildSeat } from './phases/build.ts';
import { complete } from './phases/complete.ts';
import { drawTiles, giveTiles } from './phases/draw-tiles.ts';
import { explore, exploreSeat, withdrawTasks } from './phases/explore.ts';
import { manage, manageSeat } from './phases/manage.ts';
import { produce, produceSeat } from './phases/produce.ts';
import { match, round } from './phases/round.ts';
import { ship, shipSeat } from './phases/ship.ts';
import type { State } from './state.ts';

export const rules = rulesOf<Game>(
  [
    match,
    round,
    explore,
    exploreSeat,
    drawTiles,
    giveTiles,
    build,
    buildSeat,
    complete,
    produce,
    produceSeat,
    ship,
    shipSeat,
    manage,
    manageSeat,
  ],
  () => {}, // nothing is forced in secret: what has no alternative is simply done, and the events say so
);

/** Runs until somebody must decide or the match is over. */
export function advance(state: State, emit: Emit<RollEvent>): void {
  const game: Game = { state, emit };
  run(rules, game, state.flow);
  while (withdrawTasks(state)) run(rules, game, state.flow);
}
