// Names over the small integers that the state is made of: phases, faces, stacks. Dice have theirs in dice.ts, places in
// places.ts, tiles, sides and colours in tiles/catalogue.ts.

import { EngineBug } from '@orrery/kernel';
import { type FaceName, type PhaseName, phaseNames, type SideKind } from './powers/vocabulary.ts';

/** Identity of a die in play; see dice.ts. */
export type DieNo = number;

/** A phase in the state: its place in `phaseNames`. */
export type PhaseNo = 0 | 1 | 2 | 3 | 4;
export const exploring: PhaseNo = 0;
export const developing: PhaseNo = 1;
export const settling: PhaseNo = 2;
export const producing: PhaseNo = 3;
export const shipping: PhaseNo = 4;
export const allPhases: readonly PhaseNo[] = [exploring, developing, settling, producing, shipping];

const phaseNumbers: Readonly<Record<PhaseName, PhaseNo>> = {
  explore: exploring,
  develop: developing,
  settle: settling,
  produce: producing,
  ship: shipping,
};
export const phaseName = (phase: PhaseNo): PhaseName => phaseNames[phase];
export const phaseNumber = (name: PhaseName): PhaseNo => phaseNumbers[name];
export const isPhaseName = (name: unknown): name is PhaseName => phaseNames.some((phase) => phase === name);

/** What a die shows: a phase, or wild. */
export type FaceNo = PhaseNo | 5;
export const wild = 5;
export const allFaces: readonly FaceNo[] = [...allPhases, wild];
export const faceName = (face: FaceNo): FaceName => (face === wild ? 'wild' : phaseNames[face]);
export const faceNumber = (name: FaceName): FaceNo => (name === 'wild' ? wild : phaseNumbers[name]);

/** A construction stack in the state: its place in a player's `stacks`. */
export type StackNo = 0 | 1;
export const developments: StackNo = 0;
export const worlds: StackNo = 1;
export const bothStacks: readonly StackNo[] = [developments, worlds];

export const stackName = (stack: StackNo): SideKind => (stack === developments ? 'development' : 'world');
export const stackNumber = (kind: SideKind): StackNo => (kind === 'development' ? developments : worlds);

/** The phase that builds from a stack: Develop or Settle. */
export const building = (stack: StackNo): PhaseNo => (stack === developments ? developing : settling);

/** Where in a match it is: the steps of a round, the five phases among them. */
export const matchPhases = ['setup', 'roll', 'assign', 'reveal', ...phaseNames, 'manage', 'over'] as const;
export type MatchPhase = (typeof matchPhases)[number];

/** What a list holds at a place where the rules know that there is something. */
export function entry<T>(list: readonly T[], at: number): T {
  const found = list[at];
  if (found === undefined) throw new EngineBug(`nothing at ${at} of ${list.length}`);
  return found;
}
