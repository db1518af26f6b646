// Where drawn tiles go, and which tile to give when the bag is empty. @rule roll-17.8, roll-17.11, roll-17.12

import { below, type Refusal, type Seat } from '@orrery/kernel';
import { topSide } from '../powers/exploring.ts';
import type { PlaceAnswer } from '../questions.ts';
import { malformed, refuseAnswer } from '../refusals.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { sideOf, sideOnStack, type TileNo, tileByName, tileName } from '../tiles/catalogue.ts';
import { inZone, one } from './choosing.ts';
import type { Decision } from './decision.ts';
import { tileOption, zoneOf } from './describing.ts';
import { type Fields, wrongFields } from './reading.ts';

export const explorePlace: Decision<'explore.place'> = {
  check: (state, { seat }, answer) => {
    const wrong = wrongFields(answer, ['tile', 'side'], ['where']) ?? checkDrawn(state, seat, answer as Fields);
    if (wrong !== null) return wrong;
    const { where, tile } = answer as Fields & { readonly tile: string };
    if (where === undefined && !Object.hasOwn(answer as object, 'where')) return null;
    if (where !== 'under' && where !== 'top') return malformed('where');
    return where === 'top' && topSide(playerAt(state, seat)) === null
      ? refuseAnswer('roll/not-on-top', { tile })
      : null;
  },
  enumerate: (state, { seat }) => {
    const player = playerAt(state, seat);
    return listPlaces(player, topSide(player) !== null);
  },
  sample: (state, { seat }, random) => {
    const player = playerAt(state, seat);
    const tile = tileName(one(player.drawn, random));
    const side = below(random, 2) === 0 ? 'development' : 'world';
    const top = topSide(player) !== null && below(random, 2) === 0;
    return { tile, side, where: top ? 'top' : 'under' };
  },
  fallback: (state, { seat }) => cheaperPlace(playerAt(state, seat)),
  describe: (state, { seat }) => {
    const player = playerAt(state, seat);
    return {
      tiles: player.drawn.map((tile) => tileOption(player, tile)),
      impossible: topSide(player) === null ? [{ what: 'top', why: 'no-such-power' }] : [],
    };
  },
};

export const extraTile: Decision<'explore.extraTile'> = {
  check: (state, { seat }, answer) =>
    wrongFields(answer, ['tile', 'side']) ?? checkDrawn(state, seat, answer as Fields),
  enumerate: (state, { seat }) => listPlaces(playerAt(state, seat), false).map(({ tile, side }) => ({ tile, side })),
  sample: (state, { seat }, random) => ({
    tile: tileName(one(playerAt(state, seat).drawn, random)),
    side: below(random, 2) === 0 ? 'development' : 'world',
  }),
  fallback: (state, { seat }) => cheaperPlace(playerAt(state, seat)),
  describe: (state, { seat }) => {
    const player = playerAt(state, seat);
    return {
      tiles: player.drawn.map((tile) => tileOption(player, tile)),
      impossible: [{ what: 'top', why: 'no-such-power' }],
    };
  },
};

export const shortageDiscard: Decision<'explore.shortageDiscard'> = {
  check: (state, { seat }, answer) => {
    const wrong = wrongFields(answer, ['tile']);
    if (wrong !== null) return wrong;
    const { tile } = answer as Fields;
    if (typeof tile !== 'string') return malformed('tile');
    return inZone(playerAt(state, seat), tileByName(tile)) ? null : refuseAnswer('roll/no-such-tile', { tile });
  },
  enumerate: (state, { seat }) => {
    const { stacks } = playerAt(state, seat);
    return [...stacks[0], ...stacks[1]].map((tile) => ({ tile: tileName(tile) }));
  },
  sample: (state, { seat }, random) => {
    const [developments, worlds] = playerAt(state, seat).stacks;
    const index = below(random, developments.length + worlds.length);
    const tile = index < developments.length ? developments[index] : worlds[index - developments.length];
    return { tile: tileName(tile as number) };
  },
  fallback: (state, { seat }) => {
    const { stacks } = playerAt(state, seat);
    return { tile: tileName((stacks[0].length >= stacks[1].length ? stacks[0] : stacks[1]).at(-1) as TileNo) };
  },
  describe: (state, { seat }) => ({ tiles: zoneOf(playerAt(state, seat)) }),
};

function checkDrawn(state: State, seat: Seat, { tile, side }: Fields): Refusal | null {
  if (typeof tile !== 'string') return malformed('tile');
  if (side !== 'development' && side !== 'world') return malformed('side');
  const found = playerAt(state, seat).drawn.includes(tileByName(tile));
  return found ? null : refuseAnswer('roll/no-such-tile', { tile });
}

function listPlaces(player: Player, onTop: boolean): PlaceAnswer[] {
  const found: PlaceAnswer[] = [];
  for (const tile of player.drawn) {
    for (const side of ['development', 'world'] as const) {
      found.push({ tile: tileName(tile), side, where: 'under' });
      const stack = player.stacks[side === 'development' ? 0 : 1];
      if (onTop && stack.length > 0) found.push({ tile: tileName(tile), side, where: 'top' });
    }
  }
  return found;
}

function cheaperPlace({ drawn }: Player): { tile: string; side: 'development' | 'world' } {
  const tile = drawn[0] as TileNo;
  const asWorld = sideOf(sideOnStack(tile, 1)).cost < sideOf(sideOnStack(tile, 0)).cost;
  return { tile: tileName(tile), side: asWorld ? 'world' : 'development' };
}
