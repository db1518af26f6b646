// Which producer becomes a good on which world.

import { pick } from '@orrery/kernel';
import { indexOfDie, placeAt, workersOf } from '../dice.ts';
import { entry, producing } from '../names.ts';
import { roomOn, worldsWithRoom } from '../phases/produce.ts';
import { isWorkerOf } from '../places.ts';
import { malformed, type RollRefusal, refuseAnswer } from '../refusals.ts';
import { type Player, playerAt } from '../state.ts';
import { sideBySlug, sideOf, slugOf } from '../tiles/catalogue.ts';
import { different } from './choosing.ts';
import type { Decision } from './decision.ts';
import { describeDie } from './describing.ts';
import { proposeGood } from './proposals.ts';
import { isFields, wrongFields } from './reading.ts';

/** @rule roll-17.17 */
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
    return whyNoRoom(player, world);
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
  propose: (state, { seat }) => proposeGood(playerAt(state, seat)),
  describe: (state, { seat }) => {
    const player = playerAt(state, seat);
    return {
      kind: 'produce.place',
      producers: workersOf(player, producing).map((die) => describeDie(player, die)),
      worlds: player.tableau
        .filter((side) => sideOf(side).kind === 'world')
        .map((side) => ({ world: slugOf(side), room: roomOn(player, side), why: whyNoRoom(player, slugOf(side)) })),
    };
  },
};

function whyNoRoom(player: Player, world: string): RollRefusal | null {
  const side = sideBySlug(world);
  const owned = side !== null && player.tableau.includes(side.number);
  return owned && roomOn(player, side.number) > 0 ? null : refuseAnswer('roll/no-room', { world });
}
