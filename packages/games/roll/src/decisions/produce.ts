// Which producer becomes a good on which world. @rule roll-17.17

import { pick } from '@orrery/kernel';
import { indexOfDie, placeAt, workersOf } from '../dice.ts';
import { entry, producing } from '../names.ts';
import { roomOn, worldsWithRoom } from '../phases/produce.ts';
import { isWorkerOf } from '../places.ts';
import { malformed, refuseAnswer } from '../refusals.ts';
import { playerAt } from '../state.ts';
import { isGoodsWorld, sideBySlug, sideOf, slugOf } from '../tiles/catalogue.ts';
import { different } from './choosing.ts';
import type { Decision } from './decision.ts';
import { choice } from './describing.ts';
import { isFields, wrongFields } from './reading.ts';

export const producePlace: Decision<'produce.place'> = {
  check: (state, { seat }, answer) => {
    const wrong = wrongFields(answer, ['die', 'world']);
    if (wrong !== null || !isFields(answer)) return wrong;
    const { die, world } = answer;
    if (typeof die !== 'number') return malformed('die');
    if (typeof world !== 'string') return malformed('world');
    const player = playerAt(state, seat);
    const index = indexOfDie(player, die);
    if (index < 0 || !isWorkerOf(placeAt(player, index), producing)) {
      return refuseAnswer('roll/no-such-worker', { worker: die });
    }
    const side = sideBySlug(world);
    const owned = side !== null && player.tableau.includes(side.number);
    return owned && roomOn(player, side.number) > 0 ? null : refuseAnswer('roll/no-room', { world });
  },
  enumerate: (state, { seat }) => {
    const player = playerAt(state, seat);
    return different(player, workersOf(player, producing), false).flatMap((die) =>
      worldsWithRoom(player).map((world) => ({ die, world: slugOf(world) })),
    );
  },
  sample: (state, { seat }, random) => {
    const player = playerAt(state, seat);
    return {
      die: pick(random, workersOf(player, producing)),
      world: slugOf(pick(random, worldsWithRoom(player))),
    };
  },
  fallback: (state, { seat }) => {
    const player = playerAt(state, seat);
    return {
      die: entry(workersOf(player, producing), 0),
      world: slugOf(entry(worldsWithRoom(player), 0)),
    };
  },
  describe: (state, { seat }) => {
    const player = playerAt(state, seat);
    return {
      ...choice(player, workersOf(player, producing), 1, 1),
      impossible: player.tableau
        .filter((side) => sideOf(side).kind === 'world' && roomOn(player, side) <= 0)
        .map((side) => ({ what: slugOf(side), why: isGoodsWorld(sideOf(side)) ? 'world-full' : 'grey-world' })),
    };
  },
};
