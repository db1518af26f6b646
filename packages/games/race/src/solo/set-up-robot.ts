// The robot before the first round: start world, credit, economy, six-counters, draw stack.

import { must, type Random } from '@orrery/kernel';
import type { Face } from '../cards/face.ts';
import { solo } from '../cards/solo.ts';
import { type Game, tell } from '../game.ts';
import type { Robot } from './robot.ts';
import { startOf } from './rows.ts';
import { reconstructedFacts, type SoloOptions } from './solo-options.ts';
import { sixWorth } from './standing.ts';
import { robotDraws } from './steps.ts';

/** @rule race-11.2.3 */
export function newRobot(options: SoloOptions, start: Face, random: Random): Robot {
  const table = must(
    solo.robots.find(({ number }) => number === start.startNumber),
    `there is no robot for ${start.slug}`,
  );
  return {
    start: start.startNumber,
    credits: table.credits.value,
    economy: table.economy.value,
    chips: 0,
    counters: solo.difficulty[options.level].value.sixCounters, // @rule race-11.1.4
    countersPlaced: 0,
    tableau: [start.no],
    stack: [],
    symbol: options.symbols[table.world] ?? table.robotSymbol.value,
    hasCounter: table.effects.length > 0,
    faces: [],
    spaces: [],
    random,
  };
}

export function presentRobot(g: Game): void {
  const { robot, options } = g.state;
  if (robot === null || options.solo === null) return;
  const { world } = startOf(robot);
  tell(g, 'robotReady', null, {
    world,
    number: robot.start,
    level: options.solo.level,
    credits: robot.credits,
    economy: robot.economy,
    counters: robot.counters,
    counterWorth: sixWorth(g),
    symbol: robot.symbol,
    reconstructed: reconstructedFacts(options.solo, world),
  });
}

/** @rule race-11.2.3 */
export function dealRobot(g: Game): void {
  const { robot } = g.state;
  if (robot !== null) robotDraws(g, startOf(robot).drawStack.value);
}
