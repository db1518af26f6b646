// The robot of the solo game as plain data: it is no seat, nobody answers for it.

import { cloneRandom, type Random } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import type { DieFace, RobotAction, RobotWorld } from '../cards/solo-tables.ts';

export interface Robot {
  /** The number of its start world, by whose table it plays. */
  start: number;
  /** @rule race-11.1.3 */
  credits: number;
  /** @rule race-11.1.3 */
  economy: number;
  chips: number;
  /** Six-counters still to be placed, and those in its tableau. @rule race-11.1.4 */
  counters: number;
  countersPlaced: number;
  /** Without powers and goods: only their number and points matter. @rule race-11.1.1 */
  tableau: CardNo[];
  /** Unseen by everybody; the last one is turned up next. @rule race-11.1.2, race-11.5.17 */
  stack: CardNo[];
  /** The action that the robot face of a die stands for. @rule race-11.1.5 */
  symbol: RobotAction;
  /** The start world's counter is still in force. */
  hasCounter: boolean;
  /** What the dice showed this round, and the space of the mat on which each lies. */
  faces: DieFace[];
  spaces: number[];
  /** The stream of its dice. */
  random: Random;
}

/** What it turns up cards for. */
export type LooksFor = 'development' | RobotWorld;

/** Why a die lies where it does. */
export type DieReason = 'face' | 'robotSymbol' | 'match';

export interface RobotScore {
  readonly chips: number;
  /** Printed points, card by card. */
  readonly cards: number;
  /** Question-mark developments and six-counters. */
  readonly sixes: number;
  readonly total: number;
  /** Credit and economy, for ties. */
  readonly tieBreak: number;
}

export function cloneRobot(robot: Robot): Robot {
  return {
    start: robot.start,
    credits: robot.credits,
    economy: robot.economy,
    chips: robot.chips,
    counters: robot.counters,
    countersPlaced: robot.countersPlaced,
    tableau: robot.tableau.slice(),
    stack: robot.stack.slice(),
    symbol: robot.symbol,
    hasCounter: robot.hasCounter,
    faces: robot.faces.slice(),
    spaces: robot.spaces.slice(),
    random: cloneRandom(robot.random),
  };
}
