// What each power of a tile says in Hungarian, one entry per trigger and effect.

import type {
  Condition,
  Counter,
  DiceGrant,
  DieColour,
  Formula,
  PhaseName,
  Power,
  Resource,
  TileFilter,
  Trigger,
  WorldColour,
} from '@orrery/roll';
import { by, capital, list, the } from '../numbers.ts';
import { colours, phases, worldColours } from './terms.ts';

type PowerOf<T extends Trigger> = Extract<Power, { trigger: T }>;

/** One entry per trigger and, within it, per effect. */
type Wording = {
  readonly [T in Trigger]: {
    readonly [E in PowerOf<T>['effect']]: (power: Extract<PowerOf<T>, { effect: E }>, extra: boolean) => string;
  };
};

const named = (some: readonly DieColour[], word = 'vagy'): string =>
  list(
    some.map((colour) => colours[colour].name),
    word,
  );
const namedWorlds = (some: readonly WorldColour[]): string =>
  list(
    some.map((colour) => worldColours[colour]),
    'vagy',
  );

const amountOf = (resource: Resource, amount: number): string =>
  resource === 'credits' ? `${amount} kredit` : `${amount} GyP`;
const objectOf = (resource: Resource, amount: number): string =>
  resource === 'credits' ? `${amount} kreditet` : `${amount} GyP-t`;

const places = { cup: 'a kockavetődbe', citizenry: 'a Polgárságodba', good: 'áruként ide' } as const;

/** Columns workers are moved to, and taken from. */
const toPhase: { readonly [P in PhaseName]: string } = {
  explore: 'a Felfedezéshez',
  develop: 'a Fejlesztéshez',
  settle: 'a Letelepedéshez',
  produce: 'a Termeléshez',
  ship: 'a Szállításhoz',
};
const fromPhase: { readonly [P in PhaseName]: string } = {
  explore: 'a Felfedezéstől',
  develop: 'a Fejlesztéstől',
  settle: 'a Letelepedéstől',
  produce: 'a Termeléstől',
  ship: 'a Szállítástól',
};

function gainDice({ dice, to }: { dice: readonly DiceGrant[]; to: keyof typeof places }): string {
  const all = dice.map((grant) => `${grant.count} ${colours[grant.colour].name}`);
  return `Kapsz ${list(all)} kockát ${places[to]}`;
}

const nouns = {
  one: { world: 'világ', any: 'lapka', development: 'fejlesztés' },
  /** "Each of your …" */
  mine: { world: 'világod', any: 'lapkád', development: 'fejlesztésed' },
  /** "All your …" */
  allMine: { world: 'világaid', any: 'lapkáid', development: 'fejlesztéseid' },
} as const;

function tile({ kind, colours: wanted, reassignPower }: TileFilter, form: keyof typeof nouns = 'one'): string {
  const noun = nouns[form];
  if (wanted !== undefined) return `${namedWorlds(wanted)} ${noun.world}`;
  if (kind !== 'development' || reassignPower === undefined) return noun[kind];
  return `${reassignPower ? 'Átrendezés képességű' : 'Átrendezés képesség nélküli'} ${noun.development}`;
}

function per(counter: Counter): string {
  if (counter.count === 'citizenryDice') {
    const group = counter.groupOf === undefined ? '' : `megkezdett ${counter.groupOf} `;
    return `a Polgárságodban lévő minden ${group}${named(counter.colours)} kocka után`;
  }
  return 'worldColours' in counter
    ? `a ${namedWorlds(counter.worldColours)} világaidon lévő minden áru után`
    : `minden olyan árudért, amely ${named(counter.dieColours)} kocka`;
}

function condition(given: Condition): string {
  switch (given.kind) {
    case 'scoutedWith': {
      const amount = given.atLeast === 1 ? '' : `legalább ${given.atLeast} `;
      return `ha ebben a fázisban ${amount}${colours[given.workerColour].name} kockával is felderítettél`;
    }
    case 'soleMost':
      return 'ha egyedül neked van a legtöbb fejlesztésed';
    case 'soleOwnerOfCostliestWorlds':
      return 'ha egyedül a tiéd a legdrágább világ';
  }
}

const other = (excludesSelf: boolean | undefined): string => (excludesSelf === true ? 'más ' : '');
const begun = (size: number): string => (size === 1 ? '' : `megkezdett ${size} `);

function formula(given: Formula): string {
  switch (given.kind) {
    case 'sumCost':
      return `1 GyP ${the(tile(given.tiles, 'allMine'))} összköltségének minden megkezdett ${given.divideBy} pontja után`;
    case 'countTiles':
      return `${given.each} GyP minden ${tile(given.tiles, 'mine')} után`;
    case 'countDice':
      return `${given.each} GyP minden ${begun(given.setSize)}${named(given.colours)} kockád után`;
    case 'distinctDieColours':
      return `${given.each} GyP kockáid minden színe után`;
    case 'countGoods':
      return `${given.each} GyP minden árud után`;
    case 'triangular':
      return 'Jelzőkben lévő 1 GyP-ért 1 GyP, 3-ért 2, 6-ért 3, 10-ért 4 és így tovább';
  }
}

function reassign({ min, max, workers, to, limitBy }: Extract<Power, { effect: 'reassign' }>): string {
  const amount = min === max ? `${max}` : max > 20 ? 'tetszőleges számú' : `legfeljebb ${max}`;
  const kind = workers.colours === undefined ? '' : `${named(workers.colours)} `;
  const not = workers.notColours === undefined ? '' : `nem ${named(workers.notColours)} `;
  const from = workers.from === undefined ? '' : ` ${fromPhase[workers.from]}`;
  const same = workers.sameColumn === true ? ' egy oszlopból' : '';
  const target =
    to === 'any'
      ? 'bármely oszlopba'
      : to === 'selected'
        ? 'az általad kiválasztott fázishoz'
        : list(
            to.map((phase) => toPhase[phase]),
            'vagy',
          );
  const limit =
    limitBy === undefined
      ? ''
      : ` (${limitBy.sole}, ha egyedül neked van a legtöbb ${worldColours[limitBy.colour]} világod; döntetlennél ${limitBy.tied})`;
  return `Átrendezés: áttehetsz ${amount} ${kind}${not}munkást${from}${same} ${target}${limit}`;
}

function workersToCup({
  target,
  min,
  max,
  all,
  workerColours,
  excludesSelf,
}: Extract<Power, { effect: 'workersToCup' }>): string {
  const dice = workerColours === undefined ? 'felhasznált munkás' : `felhasznált ${named(workerColours)} kocka`;
  const amount =
    all === true ? 'minden' : max === undefined ? 'bármennyi' : min === 1 ? `1 vagy ${max}` : `legfeljebb ${max}`;
  return capital(`${other(excludesSelf)}${tile(target)} elkészültekor: ${amount} ${dice} a kockavetődbe kerül`);
}

const wording: Wording = {
  setup: {
    gainDice,
    setStartingCredits: ({ amount }) => `${amount} kredittel kezdesz`,
  },
  placed: {
    gainDice,
    gain: ({ resource, amount }) => `Elkészültekor kapsz ${objectOf(resource, amount)}`,
    removeDie: ({ count: amount }) => `Elkészültekor végleg le kell mondanod ${amount} kockáról`,
  },
  assign: {
    reassign,
    dictateRepeat: () => 'Annyiszor használhatod a Parancsot, ahányszor akarod',
    dictateReach: ({ max }) => `A Parancs legfeljebb ${max} munkást tehet át`,
  },
  continuous: {
    costReduction: ({ target, amount, floor, excludesSelf }) =>
      `Minden ${other(excludesSelf)}${tile(target)} ${by(amount)} olcsóbb${floor === undefined ? '' : ` (minimum ${floor})`}`,
    goodsCapacity: ({ capacity }) => `Nem szürke világaidon egyenként legfeljebb ${capacity} áru lehet`,
  },
  phaseStart: {
    virtualWorkers: ({ colours: some }) =>
      `${list(some.map((colour) => `1 ${colours[colour].name}`))} munkásnak számít ebben a fázisban`,
  },
  during: {
    rearrangeConstruction: () => 'Akárhányszor átrendezheted és megfordíthatod az építési területed lapkáit',
  },
  scout: {
    placeOnTop: () => 'A felderített lapkákat a kupac tetejére is teheted',
  },
  stock: {
    stockValue: ({ amount, filter }) => `Készletkezelés ${named(filter.workerColours)} felfedezővel: ${amount} kredit`,
  },
  completion: {
    gain: ({ resource, amount, target, excludesSelf }, extra) =>
      capital(
        `${other(excludesSelf)}${tile(target)} elkészültekor: ${extra ? 'további ' : ''}${amountOf(resource, amount)}`,
      ),
    workersToCup,
  },
  trade: {
    gain: ({ resource, amount, filter }) =>
      `Kereskedelem${filter === undefined ? '' : ` ${namedWorlds(filter.worldColours)} világról`}: +${amountOf(resource, amount)}`,
    buyVp: ({ costCredits, vp }) => `Kereskedelem után: ${costCredits} kreditért ${vp} GyP-t vehetsz`,
  },
  consume: {
    gain: ({ resource, amount, filter }) =>
      `Feldolgozás${filter === undefined ? '' : ` ${namedWorlds(filter.worldColours)} világról`}: +${amountOf(resource, amount)}`,
  },
  phaseEnd: {
    gain: (power) => {
      const each = power.per === undefined ? '' : ` ${per(power.per)}`;
      const given = power.condition === undefined ? '' : `, ${condition(power.condition)}`;
      return `A fázis végén kapsz ${objectOf(power.resource, power.amount)}${each}${given}`;
    },
    drawTile: ({ count: amount }) => `A fázis végén húzz még ${amount} lapkát`,
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
    'és',
  );
  return `${names}: ${text}`;
}
