// Phase IV: producers become goods on non-grey worlds with room.

import { procedure, type Seat, together } from '@orrery/kernel';
import { answerOf, put } from '../asking.ts';
import { countAt, countWorkers, oneColour, putDie, workersOf } from '../dice.ts';
import { type Game, moved, tellMoved, tellPower } from '../game.ts';
import { type DieNo, producing } from '../names.ts';
import { goodPlace } from '../places.ts';
import { capacityOf, capacitySide } from '../powers/costs.ts';
import { payPhaseEnd } from '../powers/phase-end.ts';
import type { Player } from '../state.ts';
import { playerAt, sideAt } from '../state.ts';
import { isGoodsWorld, type SideNo, sideBySlug, sideOf } from '../tiles/catalogue.ts';
import { goodsPerWorld } from '../tiles/constants.ts';
import { beginPhase, endPhase, tellBegun } from './phase.ts';

export const produce = procedure<Game>('produce')({
  begin: (game, here) => {
    beginPhase(game, producing);
    tellBegun(game, false);
    const lanes: { seat: Seat }[] = [];
    for (let seat = 0; seat < game.state.players.length; seat++) {
      if (countWorkers(playerAt(game.state, seat), producing) > 0) lanes.push({ seat });
    }
    together(here, produceSeat, lanes);
  },
  end: (game) => {
    payPhaseEnd(game, 'produce');
    endPhase(game, producing, false);
  },
});

export const produceSeat = procedure<Game, { seat: Seat }>('produce.seat')({
  /** @rule roll-7.1.2 */
  next: (game, here) => {
    const { seat } = here.vars;
    const player = playerAt(game.state, seat);
    const producers = workersOf(player, producing);
    const worlds = worldsWithRoom(player);
    const [die] = producers;
    const [world] = worlds;
    if (die === undefined || world === undefined) return 'end';
    if (isForced(player, producers, worlds)) {
      putGood(game, seat, die, world);
      return 'next';
    }
    put(game.state, here, seat, { kind: 'produce.place' });
    return undefined;
  },
  put: (game, here) => {
    const { seat } = here.vars;
    const { die, world } = answerOf(here, seat, 'produce.place');
    putGood(game, seat, die, sideBySlug(world)?.number ?? -1);
    return 'next';
  },
  end: () => {},
});

/** All ways lead to the same goods: one world that takes everybody, or one colour that fills all the room. */
function isForced(player: Player, producers: readonly DieNo[], worlds: readonly SideNo[]): boolean {
  let room = 0;
  for (const world of worlds) room += roomOn(player, world);
  if (worlds.length === 1 && producers.length <= room) return true;
  return oneColour(producers) && (worlds.length === 1 || producers.length >= room);
}

/** @rule roll-7.1.1, roll-13.12 */
export const roomOn = (player: Player, world: SideNo): number =>
  isGoodsWorld(sideOf(world)) ? capacityOf(player) - countAt(player, goodPlace(world)) : 0;

export function worldsWithRoom(player: Player): SideNo[] {
  const found: SideNo[] = [];
  const capacity = capacityOf(player);
  for (let i = 0; i < player.tableau.length; i++) {
    const side = sideAt(player, i);
    if (isGoodsWorld(sideOf(side)) && countAt(player, goodPlace(side)) < capacity) found.push(side);
  }
  return found;
}

function putGood(game: Game, seat: Seat, die: DieNo, world: SideNo): void {
  const player = playerAt(game.state, seat);
  const from = putDie(player, die, goodPlace(world));
  if (game.emit === null) return;
  const side = capacitySide(player);
  if (side !== null && countAt(player, goodPlace(world)) > goodsPerWorld) tellPower(game, seat, side, 'goodsCapacity');
  tellMoved(game, seat, [moved(die, from, goodPlace(world))], 'produce');
}
