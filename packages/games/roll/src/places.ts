// Where a die can be, as one small number, and its name at the door. Nobody else counts with these numbers: places are
// made and read by the functions below.

import { entry, type FaceNo, type PhaseNo, type StackNo, wild } from './names.ts';
import { phaseNames } from './powers/vocabulary.ts';
import { type SideNo, sides } from './tiles/catalogue.ts';

/** @rule roll-1.5 */
export const inCup = 0;
/** @rule roll-1.6 */
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

/** No place at all. */
export const nowhere = -2;
/** Put aside to pay for Dictate: only while a plan is gone through, never in a state. */
export const inDictateArea = -1;

export const rolledPlace = (face: FaceNo): number => rolled + face;
export const columnPlace = (phase: PhaseNo): number => inColumn + phase;
export const stripPlace = (phase: PhaseNo): number => onStrip + phase;
export const stackPlace = (stack: StackNo): number => onStack + stack;
export const goodPlace = (world: SideNo): number => asGood + world;

/** Where a side puts the dice it grants. */
export const placeOfGrant = (to: 'cup' | 'citizenry' | 'good', side: SideNo): number =>
  to === 'cup' ? inCup : to === 'citizenry' ? inCitizenry : goodPlace(side);

export const isRolled = (place: number): boolean => place >= rolled && place < inColumn;
export const isWild = (place: number): boolean => place === rolled + wild;
export const isInColumn = (place: number): boolean => place >= inColumn && place < onStrip;
export const isOnStrip = (place: number): boolean => place >= onStrip && place < onStack;
/** @rule roll-1.2, roll-1.3 */
export const isWorkerOf = (place: number, phase: number): boolean =>
  place === inColumn + phase || place === onStrip + phase;
export const isOnStack = (place: number): boolean => place === onStack || place === onStack + 1;
/** @rule roll-1.4 */
export const isGood = (place: number): boolean => place >= asGood;

/** What a rolled die shows. */
export const faceUp = (place: number): FaceNo => (isWild(place) ? wild : phaseRolled(place));
/** The phase that a rolled die shows which is not wild. */
export const phaseRolled = (place: number): PhaseNo => (place - rolled) as PhaseNo;
/** The phase of a die in a column. */
export const columnOf = (place: number): PhaseNo => (place - inColumn) as PhaseNo;
export const worldUnder = (place: number): SideNo => place - asGood;

/** Names at the door; `supply` and `dictate` occur in events only. */
const placeNames: readonly string[] = [
  'cup',
  'citizenry',
  ...[...phaseNames, 'wild'].map(() => 'rolled'),
  ...phaseNames.map((phase) => `column:${phase}`),
  ...phaseNames.map((phase) => `selector:${phase}`),
  'stack:development',
  'stack:world',
  ...sides.map((side) => `world:${side.slug}`),
];
export const placeName = (place: number): string => entry(placeNames, place);

const numbers: ReadonlyMap<string, number> = new Map(placeNames.map((name, place) => [name, place]));
/** The place of a name, or -1. Dice behind the screen also need a face: see `rolledPlace`. */
export const placeByName = (name: string): number => numbers.get(name) ?? -1;
