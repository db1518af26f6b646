// What each power of a tile says in English, one entry per trigger and effect.

import type {
  Condition,
  Counter,
  DiceGrant,
  DieColour,
  Formula,
  Power,
  Resource,
  TileFilter,
  Trigger,
  WorldColour,
} from '@orrery/roll';
import { aOrAn, count, list } from '../numbers.ts';
import { colours, phases, worldColours } from './terms.ts';

type PowerOf<T extends Trigger> = Extract<Power, { trigger: T }>;

/** One entry per trigger and, within it, per effect. */
type Wording = {
  readonly [T in Trigger]: {
    readonly [E in PowerOf<T>['effect']]: (power: Extract<PowerOf<T>, { effect: E }>, extra: boolean) => string;
  };
};

const named = (some: readonly DieColour[], word = 'or'): string =>
  list(
    some.map((colour) => colours[colour].name),
    word,
  );
const namedWorlds = (some: readonly WorldColour[]): string =>
  list(
    some.map((colour) => worldColours[colour]),
    'or',
  );

const amountOf = (resource: Resource, amount: number): string =>
  resource === 'credits' ? `$${amount}` : `${amount} VP`;

const places = { cup: 'into your cup', citizenry: 'into your Citizenry', good: 'as a good here' } as const;

function gainDice({ dice, to }: { dice: readonly DiceGrant[]; to: keyof typeof places }): string {
  const all = dice.map((grant) =>
    count(grant.count, `${colours[grant.colour].name} die`, `${colours[grant.colour].name} dice`),
  );
  return `Gain ${list(all)} ${places[to]}`;
}

function tiles({ kind, colours: wanted, reassignPower }: TileFilter): string {
  if (wanted !== undefined) return `${namedWorlds(wanted)} worlds`;
  if (kind === 'world') return 'worlds';
  if (kind === 'any') return 'tiles';
  if (reassignPower === undefined) return 'developments';
  return reassignPower ? 'developments with a Reassign power' : 'developments without a Reassign power';
}

function per(counter: Counter): string {
  if (counter.count === 'citizenryDice') {
    const group =
      counter.groupOf === undefined
        ? `${named(counter.colours)} die`
        : `${counter.groupOf} ${named(counter.colours)} dice, rounded up,`;
    return `for each ${group} in your Citizenry`;
  }
  return 'worldColours' in counter
    ? `for each good on your ${namedWorlds(counter.worldColours)} worlds`
    : `for each good that is ${aOrAn(named(counter.dieColours))} die`;
}

function condition(given: Condition): string {
  switch (given.kind) {
    case 'scoutedWith':
      return `if ${given.atLeast === 1 ? aOrAn(`${colours[given.workerColour].name} die`) : `${given.atLeast} ${colours[given.workerColour].name} dice`} scouted in this phase`;
    case 'soleMost':
      return 'if you alone have the most developments';
    case 'soleOwnerOfCostliestWorlds':
      return 'if you alone own the world of highest cost';
  }
}

const other = (excludesSelf: boolean | undefined): string => (excludesSelf === true ? 'other ' : '');

function formula(given: Formula): string {
  switch (given.kind) {
    case 'sumCost':
      return `1 VP for every ${given.divideBy} of the total cost of your ${tiles(given.tiles)}, rounded up`;
    case 'countTiles':
      return `${given.each} VP for each of your ${tiles(given.tiles)}`;
    case 'countDice':
      return `${given.each} VP for each ${given.setSize === 1 ? '' : `${given.setSize} `}of your ${named(given.colours)} dice, rounded up`;
    case 'distinctDieColours':
      return `${given.each} VP for each colour among your dice`;
    case 'countGoods':
      return `${given.each} VP for each of your goods`;
    case 'triangular':
      return '1 VP for 1 VP in chips, 2 for 3, 3 for 6, 4 for 10, and so on';
  }
}

function reassign({ min, max, workers, to, limitBy }: Extract<Power, { effect: 'reassign' }>): string {
  const amount = min === max ? `${max}` : max > 20 ? 'any number of' : `up to ${max}`;
  const kind = workers.colours === undefined ? '' : `${named(workers.colours)} `;
  const not = workers.notColours === undefined ? '' : ` that are not ${named(workers.notColours)}`;
  const from = workers.from === undefined ? '' : ` from ${phases[workers.from]}`;
  const same = workers.sameColumn === true ? ' from one column' : '';
  const target =
    to === 'any'
      ? 'to any column'
      : to === 'selected'
        ? 'to the phase you select'
        : `to ${list(
            to.map((phase) => phases[phase]),
            'or',
          )}`;
  const limit =
    limitBy === undefined
      ? ''
      : `: ${limitBy.sole} if you alone have the most ${worldColours[limitBy.colour]} worlds, ${limitBy.tied} if tied`;
  return `Reassign: you may move ${amount} ${kind}${max === 1 ? 'worker' : 'workers'}${not}${from}${same} ${target}${limit}`;
}

function workersToCup({
  target,
  min,
  max,
  all,
  workerColours,
  excludesSelf,
}: Extract<Power, { effect: 'workersToCup' }>): string {
  const dice = workerColours === undefined ? 'spent workers' : `spent ${named(workerColours)} dice`;
  const amount =
    all === true
      ? `all ${dice}`
      : max === undefined
        ? `any ${dice}`
        : `${min === 1 ? `1 or ${max}` : `up to ${max}`} of the ${dice}`;
  return `Completing ${other(excludesSelf)}${tiles(target)}: ${amount} go to your cup`;
}

const wording: Wording = {
  setup: {
    gainDice,
    setStartingCredits: ({ amount }) => `Start with $${amount}`,
  },
  placed: {
    gainDice,
    gain: ({ resource, amount }) => `Gain ${amountOf(resource, amount)} when completed`,
    removeDie: ({ count: amount }) => `Give up ${count(amount, 'die', 'dice')} when completed`,
  },
  assign: {
    reassign,
    dictateRepeat: () => 'You may Dictate as often as you like',
    dictateReach: ({ max }) => `Dictate may move up to ${max} workers`,
  },
  continuous: {
    costReduction: ({ target, amount, floor, excludesSelf }) =>
      `${other(excludesSelf)}${tiles(target)} cost ${amount} less${floor === undefined ? '' : `, at least ${floor}`}`.replace(
        /^./,
        (letter) => letter.toUpperCase(),
      ),
    goodsCapacity: ({ capacity }) => `Each of your worlds that is not grey may hold up to ${count(capacity, 'good')}`,
  },
  phaseStart: {
    virtualWorkers: ({ colours: some }) =>
      `Counts as ${list(some.map((colour) => aOrAn(colours[colour].name)))} worker of this phase`,
  },
  during: {
    rearrangeConstruction: () => 'You may rearrange your construction tiles, on either side, as often as you like',
  },
  scout: {
    placeOnTop: () => 'Scouted tiles may go on top of a stack',
  },
  stock: {
    stockValue: ({ amount, filter }) => `Stock with ${aOrAn(named(filter.workerColours))} explorer: $${amount}`,
  },
  completion: {
    gain: ({ resource, amount, target, excludesSelf }, extra) =>
      `Completing ${other(excludesSelf)}${tiles(target)}: ${amountOf(resource, amount)} ${extra ? 'extra ' : ''}each`,
    workersToCup,
  },
  trade: {
    gain: ({ resource, amount, filter }) =>
      `Trading${filter === undefined ? '' : ` from ${namedWorlds(filter.worldColours)} worlds`}: ${amountOf(resource, amount)} more`,
    buyVp: ({ costCredits, vp }) => `After a Trade: you may pay $${costCredits} for ${vp} VP`,
  },
  consume: {
    gain: ({ resource, amount, filter }) =>
      `Consuming${filter === undefined ? '' : ` from ${namedWorlds(filter.worldColours)} worlds`}: ${amountOf(resource, amount)} more`,
  },
  phaseEnd: {
    gain: (power) =>
      [
        `At the end of the phase, gain ${amountOf(power.resource, power.amount)}`,
        ...(power.per === undefined ? [] : [per(power.per)]),
        ...(power.condition === undefined ? [] : [condition(power.condition)]),
      ].join(' '),
    drawTile: ({ count: amount }) => `At the end of the phase, draw ${count(amount, 'tile')} more`,
  },
  gameEnd: {
    score: ({ formula: given }) => formula(given),
  },
};

/** A power that works in several phases says in which; `extra`: it comes on top of an earlier line of the same side. */
export function power(given: Power, extra: boolean): string {
  const entry = (wording[given.trigger] as Record<string, (power: Power, extra: boolean) => string>)[given.effect];
  const text = entry?.(given, extra) ?? given.effect;
  if (!('phases' in given) || given.phases.length < 2) return text;
  const names = list(
    given.phases.map((phase) => phases[phase]),
    'and',
  );
  return `${names}: ${text}`;
}
