// Dice, tiles and workers as a description shows them.

import { colourNameOf, countAt, placeOf } from '../dice.ts';
import { type DieNo, developments, type PhaseNo, type StackNo, worlds } from '../names.ts';
import { differentWorkers, workerColour } from '../phases/workers.ts';
import { placeName, stackPlace } from '../places.ts';
import { costTerms } from '../powers/costs.ts';
import { type DieColour, dieColours } from '../powers/vocabulary.ts';
import { type Player, zoneOf } from '../state.ts';
import { colourName, type SideNo, sideOf, sideOnStack, slugOf, type TileNo, tileName } from '../tiles/catalogue.ts';
import { creditCap } from '../tiles/constants.ts';
import type {
  DescribedBuilding,
  DescribedDie,
  DescribedGain,
  DescribedSide,
  DescribedTile,
  DescribedWorker,
  DiceTable,
} from './described.ts';

export const describeDie = (player: Player, die: DieNo): DescribedDie => ({
  die,
  colour: colourNameOf(die),
  at: placeName(placeOf(player, die)),
});

export function describeSide(player: Player, side: SideNo): DescribedSide {
  const terms = [{ cause: 'cost', amount: sideOf(side).cost }];
  for (const { side: cause, amount } of costTerms(player, side)) terms.push({ cause: slugOf(cause), amount });
  return { side: slugOf(side), workers: { total: terms.reduce((sum, { amount }) => sum + amount, 0), terms } };
}

export const describeTile = (player: Player, tile: TileNo): DescribedTile => ({
  tile: tileName(tile),
  development: describeSide(player, sideOnStack(tile, developments)),
  world: describeSide(player, sideOnStack(tile, worlds)),
});

export const describeTiles = (player: Player, tiles: readonly TileNo[]): DescribedTile[] =>
  tiles.map((tile) => describeTile(player, tile));

export const describeZone = (player: Player): DescribedTile[] => describeTiles(player, zoneOf(player));

export function describeBuilding(player: Player, stack: StackNo): DescribedBuilding {
  const top = player.stacks[stack][0];
  return {
    top: top === undefined ? null : describeSide(player, sideOnStack(top, stack)),
    laid: countAt(player, stackPlace(stack)),
  };
}

/** Workers of a phase that differ. */
export const describeWorkers = (player: Player, phase: PhaseNo): DescribedWorker[] =>
  differentWorkers(player, phase).map((worker) => ({
    worker,
    colour: colourName(workerColour(player, phase, worker)),
  }));

/** The sum of what several causes bring; payments come after the cap has taken its share. */
export function gainOf(player: Player, terms: DescribedGain['terms']): DescribedGain {
  let credits = 0;
  let vp = 0;
  let gained = 0;
  for (const term of terms) {
    credits += term.credits;
    vp += term.vp;
    gained += Math.max(0, term.credits);
  }
  return { credits, vp, lost: Math.max(0, player.credits + gained - creditCap), terms };
}

/** So many of these dice go to one place, by a power of this name. */
export function diceTable(
  player: Player,
  dice: readonly DieNo[],
  { power, to, min, max }: { power: string; to: string; min: number; max: number },
): DiceTable {
  const pieces = dice.map((die) => ({ piece: die, kind: colourNameOf(die), at: placeName(placeOf(player, die)) }));
  const from = [...new Set(pieces.map(({ at }) => at))];
  const kinds: readonly DieColour[] = dieColours;
  return {
    pieces,
    places: [...from, to],
    chooses: false,
    powers: [{ power, times: 1, pay: null, kinds, from, to: [to], together: false, min: Math.max(1, min), max }],
    minUses: min > 0 ? 1 : 0,
    maxUses: 1,
  };
}
