// What the robot has won so far, and whether the player is ahead of it.

import { must, type Placing } from '@orrery/kernel';
import { solo } from '../cards/solo.ts';
import { faceAt, type Game } from '../game.ts';
import type { Robot, RobotScore } from './robot.ts';
import { robotOf } from './steps.ts';

/** What a six-counter, and every question-mark development, is worth to the robot. @rule race-11.1.4, race-11.7.2 */
export function sixWorth(g: Game): number {
  return solo.difficulty[must(g.state.options.solo, 'this match has no robot').level].value.vpEach;
}

/** @rule race-11.7.2 */
export function robotScore(g: Game, robot: Robot): RobotScore {
  let cards = 0;
  let sixes = robot.countersPlaced;
  for (const card of robot.tableau) {
    const { vp, isVpVariable } = faceAt(g, card);
    // @rule race-11.7.4
    if (isVpVariable) sixes += 1;
    else cards += vp;
  }
  const points = { chips: robot.chips, cards, sixes: sixes * sixWorth(g) };
  const total = points.chips + points.cards + points.sixes;
  return { ...points, total, tieBreak: robot.credits + robot.economy }; // @rule race-11.7.3
}

/** Equal in points and in what breaks a tie is a shared victory. @rule race-11.7.3, race-11.7.4 */
export function soloPlacing(g: Game, mine: { readonly total: number; readonly tieBreak: number }): Placing {
  const robot = robotScore(g, robotOf(g));
  const behind = robot.total > mine.total || (robot.total === mine.total && robot.tieBreak > mine.tieBreak);
  return { seat: 0, score: mine.total, rank: behind ? 2 : 1 };
}
