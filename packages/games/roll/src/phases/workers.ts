// Workers as answers name them: a die of the phase, or a virtual worker by its colour.

import { colourOf, dieAt, indexOfDie, placeAt, putDie } from '../dice.ts';
import { inCitizenry, isWorkerOf } from '../places.ts';
import { dieColours } from '../powers/vocabulary.ts';
import type { VirtualWorker, Worker } from '../questions.ts';
import type { Player } from '../state.ts';
import { type ColourNo, colourByName, colourName } from '../tiles/catalogue.ts';

const virtualMark = 'virtual-';
const virtualNames: ReadonlyMap<string, ColourNo> = new Map(
  dieColours.map((colour, number) => [virtualMark + colour, number]),
);

export const virtualWorker = (colour: number): VirtualWorker => `${virtualMark}${colourName(colour)}`;

/** Colour of a worker a seat has in this phase, or -1 if there is none like it. */
export function workerColour(player: Player, phase: number, worker: unknown): number {
  if (typeof worker === 'string') {
    const colour = virtualNames.get(worker) ?? -1;
    return player.virtual.includes(colour) ? colour : -1;
  }
  const index = indexOfDie(player, worker);
  if (index < 0 || !isWorkerOf(placeAt(player, index), phase)) return -1;
  return colourOf(dieAt(player, index));
}

/** A virtual worker vanishes, a real one goes to the Citizenry; says where the die was, or null. */
export function spendWorker(player: Player, worker: Worker): number | null {
  if (typeof worker === 'number') return putDie(player, worker, inCitizenry);
  player.virtual.splice(player.virtual.indexOf(colourByName(worker.slice(virtualMark.length))), 1);
  return null;
}

/** The workers of a phase that differ: virtual ones by colour, then dice by colour. */
export function differentWorkers(player: Player, phase: number): Worker[] {
  const found: Worker[] = [];
  let seen = 0;
  for (const colour of player.virtual) {
    if ((seen & (1 << colour)) !== 0) continue;
    seen |= 1 << colour;
    found.push(virtualWorker(colour));
  }
  seen = 0;
  for (let i = 0; i < player.dice.length; i++) {
    const die = dieAt(player, i);
    const bit = 1 << colourOf(die);
    if (!isWorkerOf(placeAt(player, i), phase) || (seen & bit) !== 0) continue;
    seen |= bit;
    found.push(die);
  }
  return found;
}
