// Dice, tiles and workers as a description shows them.

import { colourNameOf, placeOf } from '../dice.ts';
import { type DieNo, developments, exploring, type StackNo, stackNumber, worlds } from '../names.ts';
import { differentWorkers, workerColour } from '../phases/workers.ts';
import { placeName } from '../places.ts';
import { requiredWorkers } from '../powers/costs.ts';
import { stockWorth } from '../powers/exploring.ts';
import type { SideKind } from '../powers/vocabulary.ts';
import { type Player, zoneOf } from '../state.ts';
import { colourName, sideOf, sideOnStack, type TileNo, tileName } from '../tiles/catalogue.ts';
import { creditCap } from '../tiles/constants.ts';
import type { DieOption, RollDescription, TileOption } from './decision.ts';

const dieOption = (player: Player, die: DieNo): DieOption => ({
  die,
  colour: colourNameOf(die),
  at: placeName(placeOf(player, die)),
});

export const choice = (player: Player, dice: readonly DieNo[], min: number, max: number): Partial<RollDescription> => ({
  dice: dice.map((die) => dieOption(player, die)),
  min,
  max,
});

export function tileOption(player: Player, tile: TileNo): TileOption {
  const show = (stack: StackNo) => {
    const side = sideOf(sideOnStack(tile, stack));
    return { side: side.slug, cost: side.cost, required: requiredWorkers(player, side.number) };
  };
  return { tile: tileName(tile), development: show(developments), world: show(worlds) };
}

export const zoneOptions = (player: Player): TileOption[] => zoneOf(player).map((tile) => tileOption(player, tile));

export const topOf = (player: Player, stack: SideKind): TileOption[] =>
  player.stacks[stackNumber(stack)].slice(0, 1).map((tile) => tileOption(player, tile));

export const workerOptions = (player: Player, phase: number): RollDescription['workers'] =>
  differentWorkers(player, phase).map((worker) => {
    const colour = workerColour(player, phase, worker);
    return { worker, colour: colourName(colour), stock: phase === exploring ? stockWorth(player, colour) : 0 };
  });

export const lostOf = (player: Player, credits: number): number => Math.max(0, player.credits + credits - creditCap);
