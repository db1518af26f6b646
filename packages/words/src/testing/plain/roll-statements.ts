// What each power of a Roll tile states, read from the data alone.

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
} from '@orrery/roll';
import type { RollNotion, RollUnit } from './roll-lexicon.ts';
import type { Statement } from './statement.ts';

type Says = Statement<RollNotion, RollUnit>;
type PowerOf<T extends Trigger> = Extract<Power, { trigger: T }>;
type Statements = {
  readonly [T in Trigger]: {
    readonly [E in PowerOf<T>['effect']]: (power: Extract<PowerOf<T>, { effect: E }>) => Says;
  };
};

const when = <T>(condition: unknown, ...then: readonly T[]): readonly T[] =>
  condition === undefined || condition === false ? [] : then;

const gained = (resource: Resource, amount: number): { says: RollNotion[]; amounts: Says['amounts'] } =>
  resource === 'credits'
    ? { says: ['credits'], amounts: { credits: [amount] } }
    : { says: ['vp'], amounts: { vp: [amount] } };

function tilesOf({ kind, colours, reassignPower }: TileFilter): RollNotion[] {
  return [
    kind === 'any' ? 'tile' : kind,
    ...(colours ?? []),
    ...(reassignPower === undefined ? [] : ([reassignPower ? 'withReassign' : 'noReassign'] as const)),
  ];
}

const places = { cup: 'cup', citizenry: 'citizenry', good: 'goodHere' } as const;

const gainDice = ({ dice, to }: { dice: readonly DiceGrant[]; to: keyof typeof places }): Says => ({
  says: ['die', places[to], ...dice.map(({ colour }): RollNotion => colour)],
  open: to === 'good' ? ['good'] : [],
  numbers: dice.map(({ count }) => count),
});

function counter(per: Counter): { says: RollNotion[]; numbers: number[] } {
  if (per.count === 'citizenryDice')
    return {
      says: ['every', 'die', 'citizenry', ...per.colours, ...when<RollNotion>(per.round, 'roundedUp')],
      numbers: per.groupOf === undefined ? [] : [per.groupOf],
    };
  return 'worldColours' in per
    ? { says: ['every', 'good', 'world', ...per.worldColours], numbers: [] }
    : { says: ['every', 'good', 'die', ...per.dieColours], numbers: [] };
}

function condition(given: Condition): RollNotion[] {
  switch (given.kind) {
    case 'scoutedWith':
      return ['die', 'scout', 'thisPhase', given.workerColour];
    case 'soleMost':
      return ['alone', 'most', 'development'];
    case 'soleOwnerOfCostliestWorlds':
      return ['alone', 'costliest', 'world'];
  }
}

function scored(formula: Formula): Says {
  switch (formula.kind) {
    case 'sumCost':
      return {
        says: ['vp', 'every', 'totalCost', 'roundedUp', ...tilesOf(formula.tiles)],
        amounts: { vp: [1] },
        numbers: [formula.divideBy],
      };
    case 'countTiles':
      return { says: ['vp', 'every', ...tilesOf(formula.tiles)], amounts: { vp: [formula.each] } };
    case 'countDice':
      return {
        says: ['vp', 'every', 'die', 'roundedUp', ...formula.colours],
        amounts: { vp: [formula.each] },
        numbers: [formula.setSize],
      };
    case 'distinctDieColours':
      return { says: ['vp', 'every', 'die', 'colour'], amounts: { vp: [formula.each] } };
    case 'countGoods':
      return { says: ['vp', 'every', 'good'], amounts: { vp: [formula.each] } };
    case 'triangular':
      // 1 for 1, 2 for 3, 3 for 6, 4 for 10: each language writes the unit where it likes.
      return { says: ['vp', 'chips'], numbers: [1, 1, 2, 3, 3, 6, 4, 10] };
  }
}

const isDieOnly = (colours: readonly DieColour[] | undefined): readonly RollNotion[] => colours ?? [];

const statements: Statements = {
  setup: {
    gainDice,
    setStartingCredits: ({ amount }) => ({ says: ['start', 'credits'], amounts: { credits: [amount] } }),
  },
  placed: {
    gainDice,
    gain: ({ resource, amount }) => {
      const { says, amounts } = gained(resource, amount);
      return { says: ['complete', ...says], amounts: amounts ?? {} };
    },
    removeDie: ({ count }) => ({ says: ['complete', 'remove', 'die'], numbers: [count] }),
  },
  assign: {
    reassign: ({ min, max, workers, to, limitBy }) => ({
      says: [
        ...(['reassign', 'may', 'worker'] as const),
        ...when<RollNotion>(min !== max, 'upTo'),
        ...isDieOnly(workers.colours),
        ...when<RollNotion>(workers.notColours, 'notHome'),
        ...(workers.from === undefined ? [] : [workers.from]),
        ...when<RollNotion>(workers.sameColumn, 'oneColumn'),
        ...(to === 'any' ? (['column'] as const) : to === 'selected' ? (['selected'] as const) : to),
        ...(limitBy === undefined ? [] : (['alone', 'most', 'world', 'tied', limitBy.colour] as const)),
      ],
      amounts: { workers: [max] },
      numbers: limitBy === undefined ? [] : [limitBy.sole, limitBy.tied],
    }),
    dictateRepeat: () => ({ says: ['may', 'dictate', 'asOften'] }),
    dictateReach: ({ max }) => ({ says: ['may', 'dictate', 'worker', 'upTo'], amounts: { workers: [max] } }),
  },
  continuous: {
    costReduction: ({ target, amount, floor, excludesSelf }) => ({
      says: [
        'less',
        ...tilesOf(target),
        ...when<RollNotion>(excludesSelf, 'other'),
        ...when<RollNotion>(floor, 'floor'),
      ],
      open: ['every'],
      amounts: { less: [amount], ...(floor === undefined ? {} : { floor: [floor] }) },
    }),
    goodsCapacity: ({ capacity }) => ({
      says: ['every', 'world', 'notGrey', 'good', 'upTo', 'may'],
      amounts: { goods: [capacity] },
    }),
  },
  phaseStart: {
    virtualWorkers: ({ colours }) => ({ says: ['countsAs', 'worker', 'thisPhase', ...colours] }),
  },
  during: {
    rearrangeConstruction: () => ({ says: ['may', 'zone', 'tile', 'turn', 'asOften'] }),
  },
  scout: {
    placeOnTop: () => ({ says: ['may', 'scout', 'tile', 'onTop', 'stack'] }),
  },
  stock: {
    stockValue: ({ amount, filter }) => ({
      says: ['stock', 'explorer', 'credits', ...filter.workerColours],
      amounts: { credits: [amount] },
    }),
  },
  completion: {
    gain: ({ resource, amount, target, excludesSelf }) => {
      const { says, amounts } = gained(resource, amount);
      return {
        says: ['complete', ...says, ...tilesOf(target), ...when<RollNotion>(excludesSelf, 'other')],
        open: ['every'],
        amounts: amounts ?? {},
      };
    },
    workersToCup: ({ target, min, max, all, workerColours, excludesSelf }) => ({
      says: [
        ...(['complete', 'spent', 'cup', ...tilesOf(target)] as const),
        ...(workerColours === undefined ? (['worker'] as const) : (['die', ...workerColours] as const)),
        ...when<RollNotion>(all, 'all'),
        ...when<RollNotion>(min === 1 && max !== undefined, 'either'),
        ...when<RollNotion>(excludesSelf, 'other'),
      ],
      open: when(all, 'every'),
      numbers: all === true ? [] : [min ?? 0, max ?? 0],
    }),
  },
  trade: {
    gain: ({ resource, amount, filter }) => shipped('trade', resource, amount, filter?.worldColours),
    buyVp: ({ costCredits, vp }) => ({
      says: ['trade', 'may', 'pay', 'credits', 'vp'],
      amounts: { credits: [costCredits], vp: [vp] },
    }),
  },
  consume: {
    gain: ({ resource, amount, filter }) => shipped('consume', resource, amount, filter?.worldColours),
  },
  phaseEnd: {
    gain: ({ resource, amount, per, condition: given }) => {
      const { says, amounts } = gained(resource, amount);
      const counted = per === undefined ? { says: [], numbers: [] } : counter(per);
      return {
        says: ['phaseEnd', ...says, ...counted.says, ...(given === undefined ? [] : condition(given))],
        amounts: amounts ?? {},
        numbers: counted.numbers,
      };
    },
    drawTile: ({ count }) => ({ says: ['phaseEnd', 'draw', 'tile', 'extra'], numbers: [count] }),
  },
  gameEnd: { score: ({ formula }) => scored(formula) },
};

function shipped(
  task: 'trade' | 'consume',
  resource: Resource,
  amount: number,
  colours: readonly RollNotion[] | undefined,
): Says {
  const { says, amounts } = gained(resource, amount);
  return {
    says: [task, 'extra', ...says, ...when<RollNotion>(colours, 'world'), ...(colours ?? [])],
    amounts: amounts ?? {},
  };
}

/** A second gain for the same event comes on top of the first, and says so. */
function isExtra(power: Power, powers: readonly Power[]): boolean {
  if (power.trigger !== 'completion' || power.effect !== 'gain') return false;
  const first = powers.find(({ trigger, effect }) => trigger === 'completion' && effect === 'gain');
  return first !== power;
}

export function powerStatement(power: Power, powers: readonly Power[]): Says {
  const ofTrigger: { readonly [effect: string]: (power: never) => Says } = statements[power.trigger];
  const state = ofTrigger[power.effect];
  if (state === undefined) throw new Error(`nothing is known of ${power.effect}`);
  const stated = state(power as never); // the effect says what the power is
  const phases = 'phases' in power && power.phases.length > 1 ? power.phases : [];
  return { ...stated, says: [...stated.says, ...phases, ...when<RollNotion>(isExtra(power, powers), 'extra')] };
}
