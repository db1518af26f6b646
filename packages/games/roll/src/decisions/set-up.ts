// Which of the two start tiles is the development. @rule roll-17.1

import { below, type Refusal } from '@orrery/kernel';
import { malformed, refuseAnswer } from '../refusals.ts';
import { playerAt } from '../state.ts';
import { sideOf, sideOnStack, type TileNo, tileByName, tileName } from '../tiles/catalogue.ts';
import type { Decision } from './decision.ts';
import { tileOption } from './describing.ts';
import { type Fields, wrongFields } from './reading.ts';

export const startTiles: Decision<'setup.startTiles'> = {
  check: (state, { seat }, answer): Refusal | null => {
    const wrong = wrongFields(answer, ['development', 'world']);
    if (wrong !== null) return wrong;
    const { development, world } = answer as Fields;
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
    const [a, b] = playerAt(state, seat).drawn.map(tileName) as [string, string];
    return [
      { development: a, world: b },
      { development: b, world: a },
    ];
  },
  sample: (state, { seat }, random) => {
    const { drawn } = playerAt(state, seat);
    const first = below(random, 2);
    return { development: tileName(drawn[first] as number), world: tileName(drawn[1 - first] as number) };
  },
  fallback: (state, { seat }) => {
    const [a, b] = playerAt(state, seat).drawn as [TileNo, TileNo];
    const development = isCheaperStart(b, a) ? b : a;
    return { development: tileName(development), world: tileName(development === a ? b : a) };
  },
  describe: (state, { seat }) => {
    const player = playerAt(state, seat);
    return { tiles: player.drawn.map((tile) => tileOption(player, tile)) };
  },
};

/** The cheaper development decides; at equal costs the other tile's cheaper world. */
function isCheaperStart(a: TileNo, b: TileNo): boolean {
  const [costA, costB] = [sideOf(sideOnStack(a, 0)).cost, sideOf(sideOnStack(b, 0)).cost];
  if (costA !== costB) return costA < costB;
  return sideOf(sideOnStack(b, 1)).cost < sideOf(sideOnStack(a, 1)).cost;
}
