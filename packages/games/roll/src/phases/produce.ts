// Phase IV: producers become goods on non-grey worlds with room.
// @rule roll-7.1.1, roll-7.1.2, roll-13.11, roll-13.12

import { ask, askedOf, procedure, together } from '@orrery/kernel';
import { countAt, countWorkers, oneColour, putDie, workersOf } from '../dice.ts';
import { type Game, moved, tellMoved, tellPower } from '../game.ts';
import type { DieNo } from '../names.ts';
import { asGood } from '../places.ts';
import { capacityOf, capacitySide } from '../powers/costs.ts';
import { payPhaseEnd } from '../powers/phase-end.ts';
import type { ProduceAnswer, QuestionOf } from '../questions.ts';
import type { Player } from '../state.ts';
import { playerAt } from '../state.ts';
import { isGoodsWorld, type SideNo, sideBySlug, sideOf } from '../tiles/catalogue.ts';
import { goodsPerWorld } from '../tiles/constants.ts';
import { beginPhase, endPhase, producing, tellBegun } from './phase.ts';

export const produce = procedure<Game>('produce')({
  begin: (game, here) => {
    beginPhase(game, producing);
    tellBegun(game, false);
    const lanes: { seat: number }[] = [];
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

export const produceSeat = procedure<Game, { seat: number }>('produce.seat')({
  next: (game, here) => {
    const { seat } = here.vars;
    const player = playerAt(game.state, seat);
    const producers = workersOf(player, producing);
    const worlds = worldsWithRoom(player);
    if (producers.length === 0 || worlds.length === 0) return 'end';
    if (isForced(player, producers, worlds)) {
      const die = producers[0] as DieNo;
      putGood(game, seat, die, worlds[0] as SideNo);
      return 'next';
    }
    ask<QuestionOf<'produce.place'>>(game.state, here, seat, { kind: 'produce.place' });
    return undefined;
  },
  put: (game, here) => {
    const { seat } = here.vars;
    const { die, world } = askedOf(here, seat).answer as ProduceAnswer;
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

export const roomOn = (player: Player, world: SideNo): number =>
  isGoodsWorld(sideOf(world)) ? capacityOf(player) - countAt(player, asGood + world) : 0;

export function worldsWithRoom(player: Player): SideNo[] {
  const found: SideNo[] = [];
  const { tableau } = player;
  for (let i = 0; i < tableau.length; i++) {
    const side = tableau[i] as SideNo;
    if (isGoodsWorld(sideOf(side)) && roomOn(player, side) > 0) found.push(side);
  }
  return found;
}

function putGood(game: Game, seat: number, die: DieNo, world: SideNo): void {
  const player = playerAt(game.state, seat);
  const from = putDie(player, die, asGood + world);
  if (game.emit === null) return;
  const side = capacitySide(player);
  if (side !== null && countAt(player, asGood + world) > goodsPerWorld) tellPower(game, seat, side, 'goodsCapacity');
  tellMoved(game, seat, [moved(die, from, asGood + world)], 'produce');
}
