// What everybody sees of the robot, which is everything but its draw stack; and a robot made up from that.

import { must, next32, type Random, randomFromNumber } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import type { DieFace, Difficulty, RobotAction } from '../cards/solo-tables.ts';
import { cardsOf, type Game, slugsOf } from '../game.ts';
import type { Slug } from '../questions.ts';
import type { Robot, RobotScore } from './robot.ts';
import { startOf } from './rows.ts';
import { reconstructedFacts } from './solo-options.ts';
import { robotScore, sixWorth } from './standing.ts';
import { robotTableauSize } from './steps.ts';

export interface RobotView {
  readonly level: Difficulty;
  /** Its start world, by whose counter it plays while `hasCounter`. */
  readonly world: Slug;
  readonly number: number;
  readonly hasCounter: boolean;
  readonly credits: number;
  readonly economy: number;
  readonly chips: number;
  readonly counters: number;
  readonly countersPlaced: number;
  readonly counterWorth: number;
  readonly tableau: readonly Slug[];
  /** Cards and placed counters. */
  readonly tableauSize: number;
  /** How many cards lie in the draw stack; which ones, nobody knows. @rule race-16.8 */
  readonly stack: number;
  readonly symbol: RobotAction;
  readonly dice: readonly { readonly face: DieFace; readonly space: number }[];
  readonly score: RobotScore;
  /** What this match plays by although nobody could read it off the printed parts. */
  readonly reconstructed: readonly ('dice' | 'symbol')[];
}

export function robotView(g: Game, robot: Robot): RobotView {
  const options = must(g.state.options.solo, 'this match has no robot');
  const { world } = startOf(robot);
  return {
    level: options.level,
    world,
    number: robot.start,
    hasCounter: robot.hasCounter,
    credits: robot.credits,
    economy: robot.economy,
    chips: robot.chips,
    counters: robot.counters,
    countersPlaced: robot.countersPlaced,
    counterWorth: sixWorth(g),
    tableau: slugsOf(g, robot.tableau),
    tableauSize: robotTableauSize(robot),
    stack: robot.stack.length, // @rule race-16.8
    symbol: robot.symbol,
    dice: robot.faces.map((face, die) => ({ face, space: robot.spaces[die] ?? -1 })),
    score: robotScore(g, robot),
    reconstructed: reconstructedFacts(options, world),
  };
}

/** The cards shown are no longer unseen, and some unseen ones are in its stack. */
export function guessRobot(g: Game, view: RobotView, unseen: CardNo[], random: Random): Robot {
  return {
    start: view.number,
    credits: view.credits,
    economy: view.economy,
    chips: view.chips,
    counters: view.counters,
    countersPlaced: view.countersPlaced,
    tableau: cardsOf(g, view.tableau),
    stack: unseen.splice(unseen.length - view.stack),
    symbol: view.symbol,
    hasCounter: view.hasCounter,
    faces: view.dice.map(({ face }) => face),
    spaces: view.dice.map(({ space }) => space),
    random: randomFromNumber(next32(random)),
  };
}
