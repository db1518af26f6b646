// Which producer becomes a good on which world. @rule roll-17.17

import { indexOfDie, workersOf } from '../dice.ts';
import type { DieNo } from '../names.ts';
import { producing } from '../phases/phase.ts';
import { roomOn, worldsWithRoom } from '../phases/produce.ts';
import { isWorkerOf } from '../places.ts';
import { malformed, refuseAnswer } from '../refusals.ts';
import { playerAt } from '../state.ts';
import { isGoodsWorld, type SideNo, sideBySlug, sideOf, slugOf } from '../tiles/catalogue.ts';
import { different, one } from './choosing.ts';
import type { Decision } from './decision.ts';
import { choice } from './describing.ts';
import { type Fields, wrongFields } from './reading.ts';

export const producePlace: Decision<'produce.place'> = {
  check: (state, { seat }, answer) => {
    const wrong = wrongFields(answer, ['die', 'world']);
    if (wrong !== null) return wrong;
    const { die, world } = answer as Fields;
    if (typeof die !== 'number') return malformed('die');
    if (typeof world !== 'string') return malformed('world');
    const player = playerAt(state, seat);
    const index = indexOfDie(player, die);
    if (index < 0 || !isWorkerOf(player.places[index] as number, producing)) {
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
      die: one(workersOf(player, producing), random),
      world: slugOf(one(worldsWithRoom(player), random)),
    };
  },
  fallback: (state, { seat }) => {
    const player = playerAt(state, seat);
    return {
      die: workersOf(player, producing)[0] as DieNo,
      world: slugOf(worldsWithRoom(player)[0] as SideNo),
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
