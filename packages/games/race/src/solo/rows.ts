// What the robot does in a phase: the printed row of the mat, or that of its start world's counter while it has one.

import { must } from '@orrery/kernel';
import { solo } from '../cards/solo.ts';
import type {
  PhaseEffect,
  RobotConsume,
  RobotDevelop,
  RobotExplore,
  RobotProduce,
  RobotSettle,
  RobotStart,
} from '../cards/solo-tables.ts';
import type { Slug } from '../questions.ts';
import type { Robot } from './robot.ts';

interface Rows {
  explore: RobotExplore;
  develop: RobotDevelop;
  settle: RobotSettle;
  consume: RobotConsume;
  produce: RobotProduce;
}

/** A row, and the start world whose counter brings it; null is the mat itself. */
export interface Row<P extends keyof Rows> {
  readonly row: Rows[P];
  readonly counter: Slug | null;
}

export function startOf(robot: Robot): RobotStart {
  return must(
    solo.robots.find(({ number }) => number === robot.start),
    `there is no robot ${robot.start}`,
  );
}

/** What the start world's counter does, as long as it is there. @rule race-11.1.5 */
export function effectsOf(robot: Robot): RobotStart['effects'] {
  return robot.hasCounter ? startOf(robot).effects : [];
}

/** @rule race-11.1.5 */
export function rowOf<P extends keyof Rows>(robot: Robot, phase: P): Row<P> {
  const effect = effectsOf(robot).find((each): each is PhaseEffect => each.kind === 'phase' && each.phase === phase);
  if (effect === undefined) return { row: solo.defaults[phase], counter: null };
  return { row: effect as unknown as Rows[P], counter: startOf(robot).world };
}
