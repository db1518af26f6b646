// The words of Roll in English, one per notion.

import type { DieColour, FaceName, MatchPhase, PhaseName, SideKind, WorldColour } from '@orrery/roll';
import type { Gain, GroupId, Lack, Task } from '../../roll/form-terms.ts';
import { signed } from '../../signed.ts';
import { count } from '../numbers.ts';

export const colours: { readonly [C in DieColour]: { readonly name: string; readonly letter: string } } = {
  home: { name: 'Home', letter: 'H' },
  military: { name: 'Military', letter: 'M' },
  consumption: { name: 'Consumption', letter: 'C' },
  novelty: { name: 'Novelty', letter: 'N' },
  rare: { name: 'Rare', letter: 'R' },
  genes: { name: 'Genes', letter: 'G' },
  alien: { name: 'Alien', letter: 'A' },
};

export const worldColours: { readonly [C in WorldColour]: string } = {
  grey: 'grey',
  novelty: 'Novelty',
  rare: 'Rare',
  genes: 'Genes',
  alien: 'Alien',
};

export const phases: { readonly [P in PhaseName]: string } = {
  explore: 'Explore',
  develop: 'Develop',
  settle: 'Settle',
  produce: 'Produce',
  ship: 'Ship',
};

export const faces: { readonly [F in FaceName]: string } = { ...phases, wild: 'wild' };

export const numerals: { readonly [P in PhaseName]: string } = {
  explore: 'I',
  develop: 'II',
  settle: 'III',
  produce: 'IV',
  ship: 'V',
};

export const moments: { readonly [M in MatchPhase]: string } = {
  setup: 'Set-up',
  roll: 'Roll',
  assign: 'Assign',
  reveal: 'Reveal',
  ...phases,
  manage: 'Manage',
  over: 'End of the game',
};

export const kinds: { readonly [K in SideKind]: string } = { development: 'Development', world: 'World' };
export const stacks: { readonly [K in SideKind]: string } = { development: 'Developments', world: 'Worlds' };
export const worldKind = (colour: WorldColour): string =>
  colour === 'grey' ? 'Grey world' : `${worldColours[colour]} world`;

/** What stands above each list of a decision. */
export const groups: { readonly [G in GroupId]: string } = {
  start: 'Which tile is the development?',
  task: 'Task',
  worker: 'Explorer',
  abandon: 'Tiles to abandon first',
  place: 'Side',
  where: 'Where',
  give: 'Your tiles',
  spend: 'Workers on the tile',
  lay: 'Workers',
  toCup: 'Spent workers',
  remove: 'Your dice',
  producer: 'Producer',
  world: 'World',
  good: 'Good',
  shipper: 'Shipper',
  ship: 'What for',
  recruit: 'Citizenry',
  recall: 'Your dice in play',
};

export const tasks: { readonly [T in Task]: { readonly name: string; readonly text: string } } = {
  scout: { name: 'Scout', text: 'Draw a tile, one more for each tile abandoned, and put them under your stacks.' },
  stock: { name: 'Stock', text: 'Take credits.' },
  rearrange: { name: 'Rearrange first', text: 'Put the tiles of your stacks in another order, on either side.' },
  done: { name: 'Leave them', text: 'The stacks stay as they are.' },
  under: { name: 'Under the stack', text: 'It is built after the others.' },
  top: { name: 'On top', text: 'It is built next.' },
  trade: { name: 'Trade', text: 'For credits.' },
  tradeAndBuy: { name: 'Trade and buy VP', text: 'For credits, some of which buy chips.' },
  consume: { name: 'Consume', text: 'For VP chips.' },
};

const money = (credits: number): string => (credits < 0 ? `−$${-credits}` : `$${credits}`);

export const gain = ({ credits, vp, lost }: Gain): string =>
  [
    ...(credits === 0 ? [] : [money(credits)]),
    ...(vp === 0 ? [] : [`${vp} VP`]),
    ...(lost === 0 ? [] : [`$${lost} is lost over 10`]),
  ].join(', ') || 'Nothing';

export const term = (name: string, credits: number, vp: number): string =>
  [
    ...(credits === 0 ? [] : [credits < 0 ? money(credits) : `+${money(credits)}`]),
    ...(vp === 0 ? [] : [`${signed(vp)} VP`]),
    name,
  ].join(' ');

export function lack(lacking: Lack): string {
  return lacking.kind === 'more' ? `Choose ${lacking.count} more.` : `${lacking.count} too many.`;
}

/** Rules that cause something; a tile that does is named. */
export const causes: { readonly [cause: string]: string } = {
  setup: 'set-up',
  scout: 'Scout',
  stock: 'Stock',
  trade: 'Trade',
  consume: 'Consume',
  recruit: 'recruiting',
  emptyRecruit: 'never below $1',
  unused: 'not used',
  idle: 'no such phase',
  dictate: 'Dictate',
  spent: 'spent',
  recall: 'recalled',
  produce: 'produced',
  build: 'laid',
  assign: 'assigned',
  reassign: 'reassigned',
  emptyStack: 'no tile to build',
};

/** Places of dice; those with a tile name it. */
export function place(name: string, say: (slug: string) => string): string {
  const [what = '', which = ''] = name.split(':');
  switch (what) {
    case 'cup':
      return 'the cup';
    case 'citizenry':
      return 'the Citizenry';
    case 'rolled':
      return 'behind the screen';
    case 'column':
    case 'selector':
      return phases[which as PhaseName];
    case 'stack':
      return which === 'world' ? 'the top world' : 'the top development';
    case 'world':
      return say(which);
    case 'dictate':
      return 'the Dictate area';
    case 'working':
      return 'at work';
    default:
      return 'the supply';
  }
}

export const table = {
  bag: 'in bag',
  poolShort: 'in pool',
  credits: (amount: number): string => `${amount} of 10 credits`,
  creditsTitle: 'Credits',
  squares: (amount: number): string => `${amount} of 12 squares`,
  cup: 'Cup',
  cupHint: 'rolled next round',
  citizenry: 'Citizenry',
  citizenryHint: 'hired for $1 each',
  none: 'none',
  points: 'Points shown',
  tableau: 'Tableau',
  below: (amount: number): string => `${amount} below`,
  stackEmpty: 'No tile in this stack. Scout to find one.',
  laid: (laid: number, required: number): string => `${laid} of ${required} workers laid`,
  rolled: 'rolled, faces hidden',
  selectedBy: (names: readonly string[]): string => `selected by ${names.join(', ')}`,
  happens: 'happens',
};

export const desk = {
  strip: 'Phase strip: five columns',
  column: (phase: string, workers: number): string => `${phase}: ${count(workers, 'worker')}`,
  select: 'select',
  selectPhase: (phase: string): string => `Select ${phase}`,
  sendTo: (phase: string): string => `Send it to ${phase}`,
  put: 'Put it here',
  leave: 'Leave it',
  asItLies: 'where it lies',
  selectWith: 'Select with it',
  costs: 'costs 1 other worker',
  freely: 'a wild die goes anywhere',
  ifHappens: 'if it happens',
  used: (moves: string): string => `used: ${moves}`,
  die: (colour: string, face: string, at: string): string => `${colour} die, ${face} face, in ${at}`,
  anyDie: (colour: string): string => `${colour} die`,
  virtual: (colour: string): string => `${colour} worker of a tile, no die`,
  selects: 'selects it',
  wildPlaced: 'wild, placed by you',
  moved: (power: string): string => `moved by ${power}`,
  aside: 'Put aside',
  powers: 'Move workers',
  dictate: 'Dictate',
  dictateText: (reach: number): string =>
    `Put 1 worker aside, move ${reach === 1 ? '1 other' : `up to ${reach} others`}`,
  takeBack: (power: string): string => `Take back ${power}`,
  moves: (moves: readonly string[]): string => moves.join('; '),
  move: (colour: string, to: string): string => `${colour} → ${to}`,
  payFirst: 'Pick the worker that is put aside.',
  pickUp: 'Pick a worker, then a column.',
  drop: (colour: string): string => `${colour} die picked up. Choose a column, or a circle to select with it.`,
  choose: 'Pick up a die, then press the circle above a column to select its phase.',
  cannot: 'No power can move that worker there.',
  unfinished: (power: string): string => `${power} still has to move a worker.`,
  reset: 'Reset',
  sure: 'you select it',
  noWorker: 'No worker here',
  workers: (amount: number): string => count(amount, 'worker'),
  build: (name: string, laid: number, required: number): string =>
    laid >= required ? `${name} done` : `${name} ${laid} of ${required}`,
  goods: (amount: number): string => count(amount, 'good'),
  shipments: (amount: number): string => count(amount, 'shipment'),
  tasks: (amount: number): string => count(amount, 'task'),
  up: (name: string): string => `Move ${name} up`,
  down: (name: string): string => `Move ${name} down`,
  turn: (name: string): string => `Turn ${name} over to the other stack`,
};

export const odds = {
  title: 'Will it happen?',
  from: 'if rivals select by their dice',
  sure: 'sure',
  percent: (chance: number): string => `${Math.round(chance * 100)}%`,
};

export const tile = {
  cost: (cost: number): string => `cost and points ${cost}`,
  required: (required: number): string => `${count(required, 'worker')} needed`,
  reassign: 'Reassign',
  good: (colour: string): string => `Good: ${colour} die`,
  asDevelopment: 'As development',
  asWorld: 'As world',
};
