// The robot's mat: nine spaces, the player's picks above them, the dice below, and where each die goes.

import { must } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import { solo } from '../cards/solo.ts';
import type { DieFace, RobotAction } from '../cards/solo-tables.ts';
import type { DieReason } from './robot.ts';

/** @rule race-11.3.5 */
const mat: readonly RobotAction[] = solo.matSpaces.value;

const actionOf: { readonly [A in Action]: RobotAction } = {
  'explore-5': 'explore',
  'explore-1-1': 'explore',
  develop: 'develop',
  'develop-2': 'develop',
  settle: 'settle',
  'settle-2': 'settle',
  'consume-trade': 'consumeTrade',
  'consume-x2': 'consumeX2',
  produce: 'produce',
};

/** The spaces of an action, from left to right. */
export function spacesOf(action: RobotAction): number[] {
  return mat.flatMap((each, space) => (each === action ? [space] : []));
}

export const actionAt = (space: number): RobotAction => must(mat[space], `the mat has no space ${space}`);

/** Where the player's picks stand: the first of a pair on the left, from left to right in all. @rule race-11.3.5 */
export function spacesOfPicks(actions: readonly Action[]): number[] {
  const taken: number[] = [];
  for (const action of actions) taken.push(freeSpace(actionOf[action], taken));
  return taken.sort((a, b) => a - b);
}

/** The leftmost space of an action that is still free; its last one if none is. @rule race-11.4.4 */
function freeSpace(action: RobotAction, taken: readonly number[]): number {
  const spaces = spacesOf(action);
  const free = spaces.find((space) => !taken.includes(space)) ?? spaces.at(-1);
  return must(free, `the mat has no space for ${action}`);
}

export interface PlacedDie {
  readonly face: DieFace;
  readonly space: number;
  readonly why: DieReason;
}

/** Where each die goes; dice that show the same unpaired action share its space. @rule race-11.4.4 */
export function placeDice(faces: readonly DieFace[], symbol: RobotAction, picks: readonly number[]): PlacedDie[] {
  const taken: number[] = [];
  const placed = faces.map((face): PlacedDie | null => {
    if (face === 'match') return null;
    const space = freeSpace(face === 'robot' ? symbol : face, taken); // @rule race-11.4.3
    taken.push(space);
    return { face, space, why: face === 'robot' ? 'robotSymbol' : 'face' };
  });
  return placed.map((die) => {
    if (die !== null) return die;
    const space = spaceForMatch(
      picks,
      taken,
      placed.every((each) => each === null),
    );
    taken.push(space);
    return { face: 'match', space, why: 'match' };
  });
}

/**
 * Under the right-hand pick, or the other one if a die lies there; the left space first where both picks are a pair.
 * @rule race-11.4.5, race-11.4.6, race-11.4.7
 */
function spaceForMatch(picks: readonly number[], taken: readonly number[], bothMatch: boolean): number {
  const [left, right] = picks as [number, number];
  const isPair = actionAt(left) === actionAt(right);
  const order = isPair || bothMatch ? [left, right] : [right, left];
  return must(
    order.find((space) => !taken.includes(space)),
    'both picks have a die',
  );
}
