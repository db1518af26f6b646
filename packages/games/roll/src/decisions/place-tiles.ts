// Where drawn tiles go, and which tile to give when the bag is empty.

import { below, must, pick, type Seat } from '@orrery/kernel';
import { developments, entry, stackNumber, worlds } from '../names.ts';
import { topSide } from '../powers/exploring.ts';
import type { PlaceAnswer } from '../questions.ts';
import { malformed, type RollRefusal, refuseAnswer } from '../refusals.ts';
import type { Player, State } from '../state.ts';
import { playerAt, zoneOf } from '../state.ts';
import { sideOf, sideOnStack, tileByName, tileName } from '../tiles/catalogue.ts';
import { inZone } from './choosing.ts';
import type { Decision } from './decision.ts';
import { describeTiles, describeZone } from './describing.ts';
import { describeStocking } from './explore.ts';
import { proposePlace } from './proposals.ts';
import { isFields, wrongFields } from './reading.ts';

/** @rule roll-17.8, roll-17.22 */
export const explorePlace: Decision<'explore.place'> = {
  check: (state, { seat }, answer) => {
    const wrong = checkDrawn(state, seat, answer, ['where']);
    if (wrong !== null || !isFields(answer)) return wrong;
    const { where, tile } = answer;
    if (where === undefined && !Object.hasOwn(answer, 'where')) return null;
    if (where !== 'under' && where !== 'top') return malformed('where');
    return where === 'top' ? whyNotOnTop(playerAt(state, seat), String(tile)) : null;
  },
  enumerate: (state, { seat }) => {
    const player = playerAt(state, seat);
    return listPlaces(player, topSide(player) !== null);
  },
  sample: (state, { seat }, random) => {
    const player = playerAt(state, seat);
    const tile = tileName(pick(random, player.drawn));
    const side = below(random, 2) === 0 ? 'development' : 'world';
    const top = topSide(player) !== null && below(random, 2) === 0;
    return { tile, side, where: top ? 'top' : 'under' };
  },
  fallback: (state, { seat }) => cheaperPlace(playerAt(state, seat)),
  propose: (state, { seat }) => proposePlace(playerAt(state, seat)),
  describe: (state, { seat }) => {
    const player = playerAt(state, seat);
    const [tile] = player.drawn;
    return {
      kind: 'explore.place',
      drawn: describeTiles(player, player.drawn),
      notOnTop: tile === undefined ? null : whyNotOnTop(player, tileName(tile)),
      stockAll: describeStocking(player),
    };
  },
};

/** Under a stack, never on top. @rule roll-16.6, roll-17.12 */
export const extraTile: Decision<'explore.extraTile'> = {
  check: (state, { seat }, answer) => checkDrawn(state, seat, answer, []),
  enumerate: (state, { seat }) => listPlaces(playerAt(state, seat), false).map(({ tile, side }) => ({ tile, side })),
  sample: (state, { seat }, random) => ({
    tile: tileName(pick(random, playerAt(state, seat).drawn)),
    side: below(random, 2) === 0 ? 'development' : 'world',
  }),
  fallback: (state, { seat }) => cheaperPlace(playerAt(state, seat)),
  propose: (state, { seat }) => proposePlace(playerAt(state, seat)),
  describe: (state, { seat }) => {
    const player = playerAt(state, seat);
    return { kind: 'explore.extraTile', drawn: describeTiles(player, player.drawn) };
  },
};

/** @rule roll-17.11 */
export const shortageDiscard: Decision<'explore.shortageDiscard'> = {
  check: (state, { seat }, answer) => {
    const wrong = wrongFields(answer, ['tile']);
    if (wrong !== null || !isFields(answer)) return wrong;
    const { tile } = answer;
    if (typeof tile !== 'string') return malformed('tile');
    return inZone(playerAt(state, seat), tileByName(tile)) ? null : refuseAnswer('roll/no-such-tile', { tile });
  },
  enumerate: (state, { seat }) => {
    return zoneOf(playerAt(state, seat)).map((tile) => ({ tile: tileName(tile) }));
  },
  sample: (state, { seat }, random) => {
    return { tile: tileName(pick(random, zoneOf(playerAt(state, seat)))) };
  },
  fallback: (state, { seat }) => ({ tile: lastTile(playerAt(state, seat)) }),
  propose: (state, { seat }) => ({ tile: lastTile(playerAt(state, seat)) }),
  describe: (state, { seat }) => ({ kind: 'explore.shortageDiscard', zone: describeZone(playerAt(state, seat)) }),
};

/** A drawn tile and one of its sides; some questions let more be said. */
function checkDrawn(state: State, seat: Seat, answer: unknown, optional: readonly string[]): RollRefusal | null {
  const wrong = wrongFields(answer, ['tile', 'side'], optional);
  if (wrong !== null || !isFields(answer)) return wrong;
  const { tile, side } = answer;
  if (typeof tile !== 'string') return malformed('tile');
  if (side !== 'development' && side !== 'world') return malformed('side');
  const found = playerAt(state, seat).drawn.includes(tileByName(tile));
  return found ? null : refuseAnswer('roll/no-such-tile', { tile });
}

const whyNotOnTop = (player: Player, tile: string): RollRefusal | null =>
  topSide(player) === null ? refuseAnswer('roll/not-on-top', { tile }) : null;

function listPlaces(player: Player, onTop: boolean): PlaceAnswer[] {
  const found: PlaceAnswer[] = [];
  for (const tile of player.drawn) {
    for (const side of ['development', 'world'] as const) {
      found.push({ tile: tileName(tile), side, where: 'under' });
      if (onTop && player.stacks[stackNumber(side)].length > 0)
        found.push({ tile: tileName(tile), side, where: 'top' });
    }
  }
  return found;
}

/** The bottom of the longer stack. */
function lastTile({ stacks }: Player): string {
  const longer = stacks[developments].length >= stacks[worlds].length ? developments : worlds;
  return tileName(must(stacks[longer].at(-1), 'there is no tile to give'));
}

function cheaperPlace({ drawn }: Player): { tile: string; side: 'development' | 'world' } {
  const tile = entry(drawn, 0);
  const asWorld = sideOf(sideOnStack(tile, worlds)).cost < sideOf(sideOnStack(tile, developments)).cost;
  return { tile: tileName(tile), side: asWorld ? 'world' : 'development' };
}
