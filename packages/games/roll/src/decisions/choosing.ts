// Choosing among dice, tiles and workers: all of them, or some by chance. Dice of one colour in one place are
// interchangeable and stand for each other.

import { below, type Random } from '@orrery/kernel';
import { colourOf, placeOf, workersOf } from '../dice.ts';
import { bothStacks, type DieNo, entry, type PhaseNo } from '../names.ts';
import { virtualWorker } from '../phases/workers.ts';
import type { Worker } from '../questions.ts';
import type { Player } from '../state.ts';
import type { TileNo } from '../tiles/catalogue.ts';

/** Longer lists are not made: use `sample`. */
const longest = 600;

/** `count` of a list one owns, by chance. */
export function some<T>(list: T[], count: number, random: Random): T[] {
  for (let i = 0; i < count; i++) {
    const j = i + below(random, list.length - i);
    const held = entry(list, i);
    list[i] = entry(list, j);
    list[j] = held;
  }
  return count === list.length ? list : list.slice(0, count);
}

export function anyWorker(player: Player, phase: PhaseNo, random: Random): Worker {
  const dice = workersOf(player, phase);
  const index = below(random, dice.length + player.virtual.length);
  return dice[index] ?? virtualWorker(entry(player.virtual, index - dice.length));
}

/** Whether a tile is in construction. */
export const inZone = (player: Player, tile: TileNo): boolean =>
  bothStacks.some((stack) => player.stacks[stack].includes(tile));

/** Dice that differ in colour or (mostly) in place; the first of each kind stands for the others. */
export function different(player: Player, dice: readonly DieNo[], byPlace = true): DieNo[] {
  const found: DieNo[] = [];
  for (const die of dice) if (!found.some((other) => areAlike(player, die, other, byPlace))) found.push(die);
  return found;
}

const areAlike = (player: Player, die: DieNo, other: DieNo, byPlace: boolean): boolean =>
  colourOf(die) === colourOf(other) && (!byPlace || placeOf(player, die) === placeOf(player, other));

/** All choices of min to max dice that differ; null if they are too many. */
export function listDice(
  player: Player,
  dice: readonly DieNo[],
  min: number,
  max: number,
  byPlace = true,
): { dice: DieNo[] }[] | null {
  const kinds = different(player, dice, byPlace).map((first) =>
    dice.filter((die) => areAlike(player, die, first, byPlace)),
  );
  const found: { dice: DieNo[] }[] = [];
  const extend = (kind: number, chosen: readonly DieNo[]): boolean => {
    if (found.length > longest) return false;
    const alike = kinds[kind];
    if (alike === undefined) {
      if (chosen.length >= min) found.push({ dice: [...chosen] });
      return true;
    }
    for (let count = 0; count <= alike.length && chosen.length + count <= max; count++) {
      if (!extend(kind + 1, [...chosen, ...alike.slice(0, count)])) return false;
    }
    return true;
  };
  return extend(0, []) ? found : null;
}
