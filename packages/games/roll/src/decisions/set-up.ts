// Which of the two start tiles is the development.

import { below } from '@orrery/kernel';
import { developments, entry, type StackNo, worlds } from '../names.ts';
import type { StartTilesAnswer } from '../questions.ts';
import { malformed, type RollRefusal, refuseAnswer } from '../refusals.ts';
import { type Player, playerAt } from '../state.ts';
import { sideOf, sideOnStack, type TileNo, tileByName, tileName } from '../tiles/catalogue.ts';
import type { Decision } from './decision.ts';
import { describeTiles } from './describing.ts';
import { isFields, wrongFields } from './reading.ts';

/** @rule roll-17.1 */
export const startTiles: Decision<'setup.startTiles'> = {
  check: (state, { seat }, answer): RollRefusal | null => {
    const wrong = wrongFields(answer, ['development', 'world']);
    if (wrong !== null || !isFields(answer)) return wrong;
    const { development, world } = answer;
    const { drawn } = playerAt(state, seat);
    for (const [field, tile] of [
      ['development', development],
      ['world', world],
    ] as const) {
      if (typeof tile !== 'string') return malformed(field);
      if (!drawn.includes(tileByName(tile))) return refuseAnswer('roll/no-such-tile', { tile });
    }
    return typeof world === 'string' && development === world
      ? refuseAnswer('roll/named-twice', { tile: world })
      : null;
  },
  enumerate: (state, { seat }) => {
    const [a, b] = startTilesOf(playerAt(state, seat));
    return [placed(a, b), placed(b, a)];
  },
  sample: (state, { seat }, random) => {
    const [a, b] = startTilesOf(playerAt(state, seat));
    return below(random, 2) === 0 ? placed(a, b) : placed(b, a);
  },
  fallback: (state, { seat }) => cheaperStart(playerAt(state, seat)),
  propose: (state, { seat }) => cheaperStart(playerAt(state, seat)),
  describe: (state, { seat }) => {
    const player = playerAt(state, seat);
    const [a, b] = startTilesOf(player);
    const isFirst = !isCheaperStart(b, a);
    return {
      kind: 'setup.startTiles',
      tiles: describeTiles(player, [a, b]),
      ways: [
        { ...placed(a, b), suggested: isFirst },
        { ...placed(b, a), suggested: !isFirst },
      ],
    };
  },
};

const startTilesOf = ({ drawn }: Player): [TileNo, TileNo] => [entry(drawn, 0), entry(drawn, 1)];

const placed = (development: TileNo, world: TileNo): StartTilesAnswer => ({
  development: tileName(development),
  world: tileName(world),
});

function cheaperStart(player: Player): StartTilesAnswer {
  const [a, b] = startTilesOf(player);
  return isCheaperStart(b, a) ? placed(b, a) : placed(a, b);
}

/** The cheaper development decides; at equal costs the other tile's cheaper world. */
function isCheaperStart(a: TileNo, b: TileNo): boolean {
  const cost = (tile: TileNo, stack: StackNo): number => sideOf(sideOnStack(tile, stack)).cost;
  const difference = cost(a, developments) - cost(b, developments);
  return difference === 0 ? cost(b, worlds) < cost(a, worlds) : difference < 0;
}
