// The two sources of chance as data. The seeded one has a stream per purpose, so that one seat's choices never change
// another seat's dice; the scripted one has queues that must be used up exactly.

import { cloneRandom, type Random, randomFor, type Seed } from '@orrery/kernel';
import { allFaces, entry, type FaceNo, type PhaseNo } from './names.ts';
import type { ColourNo, TileNo } from './tiles/catalogue.ts';

export interface SeededDealer {
  readonly kind: 'seeded';
  /** Draws tiles. */
  bag: Random;
  /** The extra die of two seats. */
  extra: Random;
  /** Each seat's own dice. */
  dice: Random[];
}

export interface ScriptedDealer {
  readonly kind: 'scripted';
  /** Per seat, per round: each die of the cup, by colour and face. */
  rolls: number[][][];
  /** Per seat: the tiles it draws. */
  tiles: TileNo[][];
  /** Faces of the extra die, round by round. */
  extra: PhaseNo[];
}

/** A scripted roll of one die is one number. */
export const scriptedRoll = (colour: ColourNo, face: FaceNo): number => colour * 10 + face;
export const colourRolled = (roll: number): ColourNo => Math.floor(roll / 10);
export const faceRolled = (roll: number): FaceNo => entry(allFaces, roll % 10);

export type Dealer = SeededDealer | ScriptedDealer;

export const seededDealer = (seed: Seed, seats: number): SeededDealer => ({
  kind: 'seeded',
  bag: randomFor(seed, 'roll/bag'),
  extra: randomFor(seed, 'roll/extra-die'),
  dice: Array.from({ length: seats }, (_, seat) => randomFor(seed, `roll/dice/${seat}`)),
});

export function cloneDealer(dealer: Dealer): Dealer {
  if (dealer.kind === 'seeded') {
    const dice: Random[] = [];
    for (const random of dealer.dice) dice.push(cloneRandom(random));
    return { kind: 'seeded', bag: cloneRandom(dealer.bag), extra: cloneRandom(dealer.extra), dice };
  }
  return {
    kind: 'scripted',
    rolls: dealer.rolls.map((rounds) => rounds.map((roll) => roll.slice())),
    tiles: dealer.tiles.map((tiles) => tiles.slice()),
    extra: dealer.extra.slice(),
  };
}
