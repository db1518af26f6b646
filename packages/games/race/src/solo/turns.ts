// The robot's turn in each phase, after the player's: action where it has a die, response where only the player picked.

import { below, must, seal } from '@orrery/kernel';
import type { PlayedPhase } from '../actions.ts';
import type { CardNo, Face } from '../cards/face.ts';
import type { Provenance, RobotAction, RobotDevelop, RobotSettle } from '../cards/solo-tables.ts';
import type { RobotRow } from '../events.ts';
import { cardOf, faceAt, type Game, playerAt, tell } from '../game.ts';
import type { Slug } from '../questions.ts';
import { noCard } from '../state.ts';
import { actionAt, placeDice, spacesOf, spacesOfPicks } from './mat.ts';
import { effectsOf, rowOf, startOf } from './rows.ts';
import {
  findInStack,
  findInSupply,
  moveTrack,
  robotDraws,
  robotGains,
  robotLoses,
  robotOf,
  robotPlaces,
} from './steps.ts';

/** Both dice, rolled and laid under the mat. @rule race-11.3.2 */
export function rollDice(g: Game): void {
  const robot = robotOf(g);
  const { dice } = must(g.state.options.solo, 'this match has no robot');
  seal(g.state);
  // @rule race-11.4.1
  robot.faces = dice.map((die) => die[below(robot.random, die.length)] ?? 'match');
  const placed = placeDice(robot.faces, robot.symbol, spacesOfPicks(playerAt(g, 0).actions));
  robot.spaces = placed.map(({ space }) => space);
  const told = placed.map(({ face, space, why }) => ({ face, space, action: actionAt(space), why }));
  tell(g, 'diceRolled', null, { dice: told, symbol: robot.symbol });
}

const actionsOf: { readonly [P in PlayedPhase]: readonly RobotAction[] } = {
  explore: ['explore'],
  develop: ['develop'],
  settle: ['settle'],
  consume: ['consumeTrade', 'consumeX2'],
  produce: ['produce'],
};

/** The spaces of the mat that a phase is about: both of a kind at once in Explore and Consume, else one by one. */
function spacesIn(phase: PlayedPhase, second: boolean): number[] {
  const spaces = actionsOf[phase].flatMap(spacesOf);
  if (phase === 'develop' || phase === 'settle') return spaces.slice(second ? 1 : 0, second ? 2 : 1);
  return spaces;
}

/** Whether a die brings this phase about. @rule race-11.5.15 */
export function robotPicked(g: Game, phase: PlayedPhase, second: boolean): boolean {
  const { robot } = g.state;
  return robot?.spaces.some((space) => spacesIn(phase, second).includes(space)) ?? false;
}

/** Where it has a die it acts, and does not respond as well. @rule race-11.3.3, race-11.5.1 */
export function robotTurn(g: Game, phase: PlayedPhase, second = false): void {
  const { robot } = g.state;
  if (robot === null) return;
  const spaces = spacesIn(phase, second);
  const dice = spaces.filter((space) => robot.spaces.includes(space));
  const picks = spaces.filter((space) => spacesOfPicks(playerAt(g, 0).actions).includes(space));
  // @rule race-11.5.12, race-11.5.16
  if (dice.length > 0) actions[phase](g, dice);
  else if (picks.length > 0) responses[phase](g, picks);
}

type Turn = (g: Game, spaces: readonly number[]) => void;

const actions: { readonly [P in PlayedPhase]: Turn } = {
  /** @rule race-11.5.3 */
  explore: (g, spaces) => {
    const { row, counter } = rowOf(robotOf(g), 'explore');
    const { draw, credits } = row.action.value;
    begin(g, 'action', spaces.length > 1 ? 'exploreTwice' : 'explore', spaces, counter, row.action.from);
    robotDraws(g, draw + (spaces.length > 1 ? row.secondAction.value.draw : 0));
    moveTrack(g, 'credits', credits);
  },
  /** @rule race-11.5.4 */
  develop: (g, spaces) => {
    const { row, counter } = rowOf(robotOf(g), 'develop');
    begin(g, 'action', 'develop', spaces, counter, row.action.from);
    if (placesCounter(g, row.sixCounter.value.actionCost)) return;
    develop(g, row.action.value);
  },
  /** @rule race-11.5.5 */
  settle: (g, spaces) => {
    const { row, counter } = rowOf(robotOf(g), 'settle');
    if (settlesInstead(g, spaces)) return;
    begin(g, 'action', 'settle', spaces, counter, row.action.from);
    settle(g, row.action.value);
  },
  consume: (g, spaces) => {
    const { row, counter } = rowOf(robotOf(g), 'consume');
    const done = spaces.map(actionAt);
    if (done.length > 1) {
      // @rule race-11.5.8
      const { vpTimesEconomy, thenCredits, thenEconomy } = row.both.value;
      begin(g, 'action', 'consumeBoth', spaces, counter, row.both.from);
      consume(g, vpTimesEconomy, thenCredits, thenEconomy);
    } else if (done[0] === 'consumeTrade') {
      // @rule race-11.5.6
      begin(g, 'action', 'consumeTrade', spaces, counter, row.trade.from);
      consume(g, row.trade.value.vpTimesEconomy, row.trade.value.credits, 0);
    } else {
      // @rule race-11.5.7
      begin(g, 'action', 'consumeX2', spaces, counter, row.x2.from);
      consume(g, row.x2.value.vpTimesEconomy, 0, row.x2.value.thenEconomy);
    }
    for (const action of done) changeSymbol(g, action);
  },
  /** @rule race-11.5.10 */
  produce: (g, spaces) => {
    const { row, counter } = rowOf(robotOf(g), 'produce');
    begin(g, 'action', 'produce', spaces, counter, row.action.from);
    produce(g, row.action.value);
    changeSymbol(g, 'produce');
  },
};

const responses: { readonly [P in PlayedPhase]: Turn } = {
  /** @rule race-11.5.3 */
  explore: (g, spaces) => {
    const { row, counter } = rowOf(robotOf(g), 'explore');
    begin(g, 'response', 'explore', spaces, counter, row.response.from);
    robotDraws(g, row.response.value.draw);
  },
  /** @rule race-11.5.4 */
  develop: (g, spaces) => {
    const { row, counter } = rowOf(robotOf(g), 'develop');
    begin(g, 'response', 'develop', spaces, counter, row.response.from);
    if (placesCounter(g, row.sixCounter.value.responseCost)) return;
    if (!lacksCredit(g, row.response.value.needsCredit)) develop(g, row.response.value);
  },
  /** @rule race-11.5.5 */
  settle: (g, spaces) => {
    const { row, counter } = rowOf(robotOf(g), 'settle');
    begin(g, 'response', 'settle', spaces, counter, row.response.from);
    if (!lacksCredit(g, row.response.value.needsCredit)) settle(g, row.response.value);
  },
  /** @rule race-11.5.9 */
  consume: (g, spaces) => {
    const { row, counter } = rowOf(robotOf(g), 'consume');
    begin(g, 'response', 'consume', spaces, counter, row.response.from);
    consume(g, row.response.value.vpTimesEconomy, 0, 0);
  },
  /** @rule race-11.5.10 */
  produce: (g, spaces) => {
    const { row, counter } = rowOf(robotOf(g), 'produce');
    begin(g, 'response', 'produce', spaces, counter, row.response.from);
    if (Object.keys(row.response.value).length === 0) tell(g, 'robotIdle', null, { why: 'nothingToDo' });
    produce(g, row.response.value);
  },
};

/** What is about to happen and why: die or pick, which spaces, which row, and where that row is known from. */
function begin(
  g: Game,
  does: 'action' | 'response',
  row: RobotRow,
  spaces: readonly number[],
  counter: Slug | null,
  source: Provenance,
): void {
  tell(g, 'robotTurn', null, {
    does,
    because: does === 'action' ? 'die' : 'pick',
    row,
    spaces: [...spaces],
    counter,
    source,
  });
}

/** A six-counter comes before everything else in a Develop, if it can be paid. @rule race-11.5.11 */
function placesCounter(g: Game, cost: number): boolean {
  const { counters, credits } = robotOf(g);
  if (counters === 0 || credits < cost) return false;
  robotPlaces(g, noCard, cost);
  return true;
}

function lacksCredit(g: Game, needsCredit: boolean): boolean {
  const lacks = needsCredit && robotOf(g).credits === 0;
  if (lacks) tell(g, 'robotIdle', null, { why: 'noCredit' });
  return lacks;
}

function develop(g: Game, { draw, sixCost, otherCost }: RobotDevelop['action']['value']): void {
  // @rule race-11.7.4
  const priceOf = (face: Face): number => (face.cost >= 6 ? sixCost : otherCost);
  robotDraws(g, draw);
  // What it cannot pay it discards like anything else that does not fit. @rule race-11.5.4, race-11.6.13
  const found = findInStack(g, 'development', (face) => priceOf(face) <= robotOf(g).credits);
  if (found !== noCard) robotPlaces(g, found, priceOf(faceAt(g, found)));
}

function settle(g: Game, { draw, find, cost }: RobotSettle['action']['value']): void {
  const priceOf = (face: Face): number => {
    if (typeof cost === 'number') return cost;
    return face.isMilitary ? cost.militaryWorld : cost.nonMilitaryWorld;
  };
  robotDraws(g, draw);
  const found = findInStack(g, find, (face) => priceOf(face) <= robotOf(g).credits);
  if (found !== noCard) robotPlaces(g, found, priceOf(faceAt(g, found)));
}

function consume(g: Game, vpTimesEconomy: number, credits: number, economy: number): void {
  robotGains(g, vpTimesEconomy * robotOf(g).economy);
  moveTrack(g, 'credits', credits);
  moveTrack(g, 'economy', economy);
}

function produce(g: Game, { economy = 0, credits = 0 }: { economy?: number; credits?: number }): void {
  moveTrack(g, 'economy', economy);
  moveTrack(g, 'credits', credits);
}

/**
 * A counter that replaces one Settle action by a search of the common supply; without a find it waits for the next.
 * @rule race-11.6.9
 */
function settlesInstead(g: Game, spaces: readonly number[]): boolean {
  const robot = robotOf(g);
  const effect = effectsOf(robot).find((each) => each.kind === 'instead');
  if (effect?.kind !== 'instead' || effect.of.action !== 'settle') return false;
  const { world, vpAtLeast } = effect.find.value;
  begin(g, 'action', 'settleInstead', spaces, startOf(robot).world, effect.find.from);
  const found = findInSupply(g, world, vpAtLeast);
  if (found === noCard) return true; // @rule race-11.6.14
  robotPlaces(g, found, 0);
  moveTrack(g, 'credits', effect.gains.value.credits);
  moveTrack(g, 'economy', effect.gains.value.economy);
  for (const what of effect.thenDiscard.value) discardAfter(g, what, found);
  return true;
}

function discardAfter(g: Game, what: string, cause: CardNo): void {
  if (what === 'counter') robotOf(g).hasCounter = false;
  else robotLoses(g, cardOf(g, what), cause);
}

/** Some counters give the robot symbol another meaning after an action. @rule race-11.6.1, race-11.6.8 */
function changeSymbol(g: Game, after: RobotAction): void {
  const robot = robotOf(g);
  const before = robot.symbol;
  const effect = effectsOf(robot).find(
    (each) =>
      each.kind === 'changeSymbol' &&
      each.after.action === after &&
      (each.onlyIf === undefined || each.onlyIf.robotSymbol === before),
  );
  if (effect?.kind !== 'changeSymbol') return;
  robot.symbol = effect.set.value.robotSymbol;
  if (effect.thenDiscardCounter !== undefined) robot.hasCounter = false;
  tell(g, 'robotSymbolChanged', null, {
    before,
    after: robot.symbol,
    cause: startOf(robot).world,
    forGood: !robot.hasCounter,
  });
}
