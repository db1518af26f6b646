// Where a die can be, as one small number, and its name at the door.
// @rule roll-1.1, roll-1.2, roll-1.3, roll-1.4

import { phaseNames } from './powers/vocabulary.ts';
import { type SideNo, sides } from './tiles/catalogue.ts';

export const inCup = 0;
export const inCitizenry = 1;
/** Rolled and behind the screen; the face is the offset (0-4 a phase, 5 wild). */
export const rolled = 2;
/** Below the strip; the phase is the offset. */
export const inColumn = 8;
/** On the strip as selector; the phase is the offset. */
export const onStrip = 13;
/** Lying on a construction stack; 0 developments, 1 worlds. */
export const onStack = 18;
/** A good; the side it lies on is the offset. */
export const asGood = 20;

export const isRolled = (place: number): boolean => place >= rolled && place < inColumn;
export const isWorkerOf = (place: number, phase: number): boolean =>
  place === inColumn + phase || place === onStrip + phase;
export const isOnStack = (place: number): boolean => place === onStack || place === onStack + 1;
export const isGood = (place: number): boolean => place >= asGood;
export const worldUnder = (place: number): SideNo => place - asGood;

/** Names at the door; `supply` and `dictate` occur in events only. */
export const placeNames: readonly string[] = [
  'cup',
  'citizenry',
  ...[...phaseNames, 'wild'].map(() => 'rolled'),
  ...phaseNames.map((phase) => `column:${phase}`),
  ...phaseNames.map((phase) => `selector:${phase}`),
  'stack:development',
  'stack:world',
  ...sides.map((side) => `world:${side.slug}`),
];
export const placeName = (place: number): string => placeNames[place] as string;

const numbers: ReadonlyMap<string, number> = new Map(placeNames.map((name, place) => [name, place]));
/** The place of a name; for `rolled` the face has to be added. */
export const placeByName = (name: string): number => (name === 'rolled' ? rolled : (numbers.get(name) ?? -1));
