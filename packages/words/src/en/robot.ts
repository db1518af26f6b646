// The robot of the solo game in English: its mat, what each row makes it do, and what it did and why.

import type { EventKind, RaceEvent } from '@orrery/race';
import type {
  Difficulty,
  InsteadEffect,
  RobotAction,
  RobotConsume,
  RobotDevelop,
  RobotExplore,
  RobotProduce,
  RobotSettle,
  RobotWorld,
  SymbolEffect,
} from '@orrery/race/describe';
import type { Naming } from '../naming.ts';
import { capital, count, list } from './numbers.ts';

type EventOf<K extends EventKind> = Extract<RaceEvent, { kind: K }>;
type RobotKind = Extract<EventKind, 'diceRolled' | `robot${string}`>;
type Sentences = { readonly [K in RobotKind]: (event: EventOf<K>, say: Naming) => string | null };
type RobotRow = EventOf<'robotTurn'>['row'];

const cards = (amount: number): string => count(amount, 'card');
const credits = (amount: number): string => count(amount, 'credit');

const actions: { readonly [A in RobotAction]: string } = {
  explore: 'Explore',
  develop: 'Develop',
  settle: 'Settle',
  consumeTrade: 'Trade',
  consumeX2: '×2',
  produce: 'Produce',
};

const rows: { readonly [R in RobotRow]: string } = {
  ...actions,
  exploreTwice: 'both Explores',
  settleInstead: 'its first Settle',
  consumeBoth: 'Trade and ×2',
  consume: 'Consume',
};

const worlds: { readonly [W in RobotWorld]: string } = {
  nonMilitaryWorld: 'a non-military world',
  militaryWorld: 'a military world',
  anyWorld: 'any world',
};

const found = (looksFor: RobotWorld | 'development', atLeast: number | null = null): string => {
  const what = looksFor === 'development' ? 'a development' : worlds[looksFor];
  return atLeast === null ? what : `${what} worth ${atLeast} or more`;
};

const chipsFor = (times: number): string => (times === 1 ? 'VP as its economy' : `${times} VP per step of economy`);

/** What a row makes it do, as a list of steps. */
const does = {
  explore: ({ action, secondAction, response }: RobotExplore) => ({
    action: [
      `draw ${action.value.draw}`,
      `credit +${action.value.credits}`,
      `with both dice draw ${action.value.draw + secondAction.value.draw}`,
    ],
    response: [`draw ${response.value.draw}`],
  }),
  develop: ({ sixCounter, action, response }: RobotDevelop) => ({
    action: [
      `six-counter for ${credits(sixCounter.value.actionCost)} if it can`,
      `else draw ${action.value.draw}, find a development`,
      `a cost-6 one for ${credits(action.value.sixCost)}, any other ${priceIn(action.value.otherCost)}`,
    ],
    response: [
      `six-counter for ${credits(sixCounter.value.responseCost)} if it can`,
      `${response.value.needsCredit ? 'else, with credit, ' : 'else '}${
        response.value.draw > 0 ? `draw ${response.value.draw}, ` : ''
      }find a development`,
      `a cost-6 one for ${credits(response.value.sixCost)}, any other ${priceIn(response.value.otherCost)}`,
    ],
  }),
  settle: ({ action, response }: RobotSettle) => ({
    action: [`draw ${action.value.draw}`, `find ${worlds[action.value.find]}`, settlePrice(action.value.cost)],
    response: [
      ...(response.value.needsCredit ? ['only with credit'] : []),
      `draw ${response.value.draw}`,
      `find ${worlds[response.value.find]}`,
      settlePrice(response.value.cost),
    ],
  }),
  consume: ({ trade, x2, both, response }: RobotConsume) => ({
    action: [
      `Trade: ${chipsFor(trade.value.vpTimesEconomy)}, credit +${trade.value.credits}`,
      `×2: ${chipsFor(x2.value.vpTimesEconomy)}, then economy +${x2.value.thenEconomy}`,
      `both: ${chipsFor(both.value.vpTimesEconomy)}, then credit +${both.value.thenCredits}, economy +${both.value.thenEconomy}`,
    ],
    response: [chipsFor(response.value.vpTimesEconomy)],
  }),
  produce: ({ action, response }: RobotProduce) => ({
    action: gains(action.value),
    response: gains(response.value),
  }),
};

const priceIn = (cost: number): string => (cost === 0 ? 'free' : `for ${credits(cost)}`);

function settlePrice(cost: RobotSettle['action']['value']['cost']): string {
  if (typeof cost === 'number') return cost === 0 ? 'place it free' : `place it for ${credits(cost)}`;
  return `place it: military ${priceIn(cost.militaryWorld)}, other ${priceIn(cost.nonMilitaryWorld)}`;
}

function gains({ economy = 0, credits: more = 0 }: RobotProduce['action']['value']): string[] {
  const steps = [...(economy === 0 ? [] : [`economy +${economy}`]), ...(more === 0 ? [] : [`credit +${more}`])];
  return steps.length === 0 ? ['nothing'] : steps;
}

/** When its symbol comes to stand for another action. */
const turns = ({ after, set }: SymbolEffect): string =>
  `after ${after.which === 'first' ? 'its first' : 'each'} ${actions[after.action]} its symbol stands for ${actions[set.value.robotSymbol]}`;

/** What it does once in place of a row. */
const instead = ({ find, gains: extra }: InsteadEffect): string[] => [
  `the first time instead: look through the supply for ${found(find.value.world, find.value.vpAtLeast)}`,
  'place it free',
  ...gains(extra.value),
];

const levels: { readonly [D in Difficulty]: string } = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

export const robot = {
  name: 'Robot',
  levels,
  levelHint: (counters: number, worth: number): string => `${count(counters, 'six-counter')} worth ${worth} VP each`,
  actions,
  faces: { ...actions, robot: 'Robot', match: 'Match' },
  mat: 'Mat of the robot',
  yourPick: 'Your pick',
  die: (face: string): string => `Die: ${face}`,
  acts: 'acts',
  responds: 'responds',
  nothingHere: 'nothing here',
  dice: 'Dice',
  diceNone: 'The dice are rolled after you choose your actions.',
  diceWhy: {
    face: (action: string): string => `${action}, as it shows`,
    robotSymbol: (action: string): string => `robot symbol: stands for ${action}`,
    match: (action: string): string => `match: laid under your ${action}`,
  },
  symbol: (action: string): string => `Its symbol stands for ${action}.`,
  credit: 'Credit',
  economy: 'Economy',
  track: (name: string, now: number, most: number): string => `${name} ${now} of ${most}`,
  counters: 'Six-counters',
  countersLeft: (left: number, placed: number): string => `${left} left, ${placed} placed`,
  stack: 'Draw stack',
  inStack: (amount: number): string => cards(amount),
  sixCounter: (worth: number): string => `Six-counter, ${worth} VP`,
  tableau: (amount: number): string => `${amount} of 12 in its tableau`,
  points: { chips: 'chips', cards: 'cards', sixes: '6-cost' },
  story: (round: number): string => `What it did in round ${round}`,
  storyEmpty: 'It has done nothing yet.',
  rules: 'How this robot plays',
  rulesOf: (world: string): string => `It follows the counter of ${world} where that has a row of its own.`,
  action: 'With a die',
  response: 'If only you picked it',
  ownRow: (world: string): string => `row of ${world}`,
  matRow: 'row of the mat',
  does,
  turns,
  instead,
  reconstructed: {
    dice: 'the faces of its dice',
    symbol: 'the meaning of its symbol',
  },
  reconstructedHint: (facts: readonly string[]): string =>
    `${capital(list(facts))} could not be read from the printed parts and ${facts.length === 1 ? 'is' : 'are'} reconstructed. You can change this when you set up a table.`,
};

/** The row, and whose it is. */
const rowOf = (event: EventOf<'robotTurn'>, say: Naming): string =>
  event.counter === null ? robot.matRow : robot.ownRow(say.card(event.counter));

export const robotEvents: Sentences = {
  robotReady: (event, say) =>
    `The robot (${levels[event.level]}) starts with ${say.card(event.world)}: credit ${event.credits}, economy ${event.economy}, ${count(event.counters, 'six-counter')} worth ${event.counterWorth} VP. ${robot.symbol(actions[event.symbol])}`,
  diceRolled: (event) =>
    `The robot's dice: ${event.dice.map(({ action, why }) => robot.diceWhy[why](actions[action])).join('; ')}.`,
  robotTurn: (event, say) =>
    event.does === 'action'
      ? `Robot, ${rows[event.row]}: it has a die there, so it acts (${rowOf(event, say)}).`
      : `Robot, ${rows[event.row]}: only you picked it, so it responds (${rowOf(event, say)}).`,
  robotIdle: (event) => (event.why === 'noCredit' ? 'It has no credit, so it does nothing.' : 'Its row says: nothing.'),
  robotDrew: (event) => `It drew ${cards(event.count)} unseen, now ${event.stackAfter} in its stack.`,
  robotSearched: (event, say) => {
    const where = event.from === 'stack' ? 'its stack' : 'the supply';
    const discarded = event.turnedUp.length === 0 ? '' : ` It discarded ${list(event.turnedUp.map(say.card))}.`;
    const end = event.found === null ? 'found none' : `found ${say.card(event.found)}`;
    return `It looked through ${where} for ${found(event.looksFor, event.atLeast)} and ${end}.${discarded}`;
  },
  robotPlaced: (event, say) => {
    const price = event.paid === 0 ? 'free of charge' : `for ${credits(event.paid)}`;
    const what =
      event.card === null ? `a six-counter ${price}, ${event.countersLeft} left` : `${say.card(event.card)} ${price}`;
    return `It placed ${what}, now ${event.tableau} in its tableau.`;
  },
  robotTrackMoved: (event) => {
    const name = event.track === 'credits' ? 'credit' : 'economy';
    const lost = event.amount - (event.after - event.before);
    const full = lost > 0 ? `; the track is full, ${lost} lost` : '';
    return event.amount === 0 ? null : `Its ${name} went from ${event.before} to ${event.after}${full}.`;
  },
  robotGainedChips: (event) =>
    event.amount === 0
      ? 'Its economy is 0, so it takes no chips.'
      : `It took ${event.amount} VP in chips, ${Math.max(0, event.poolAfter)} left in the pool.`,
  robotSymbolChanged: (event, say) =>
    `Its symbol now stands for ${actions[event.after]}${event.forGood ? ' for good' : ''} (${say.card(event.cause)}).`,
  robotLost: (event, say) => `It gave up ${say.card(event.card)} (${say.card(event.cause)}).`,
};
