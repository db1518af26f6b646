// What each power of a tile says in Spanish, one entry per trigger and effect.

import type { Condition, Counter, DiceGrant, Formula, Power, Resource, TileFilter, Trigger } from '@orrery/roll';
import { count, goodsOf, list } from '../numbers.ts';
import { coloured, diceOf, worldsOf } from './colours.ts';
import { phases } from './terms.ts';

type PowerOf<T extends Trigger> = Extract<Power, { trigger: T }>;

/** One entry per trigger and, within it, per effect. */
type Wording = {
  readonly [T in Trigger]: {
    readonly [E in PowerOf<T>['effect']]: (power: Extract<PowerOf<T>, { effect: E }>, extra: boolean) => string;
  };
};

const amountOf = (resource: Resource, amount: number): string =>
  resource === 'credits' ? `$${amount}` : `${amount} PV`;

const places = { cup: 'en tu cubilete', citizenry: 'en tu Ciudadanía', good: 'como bien aquí' } as const;

const gainDice = ({ dice, to }: { dice: readonly DiceGrant[]; to: keyof typeof places }): string =>
  `Gana ${list(dice.map((grant) => diceOf(grant.count, grant.colour)))} ${places[to]}`;

function tiles({ kind, colours: wanted, reassignPower }: TileFilter): string {
  if (wanted !== undefined) return worldsOf(wanted);
  if (kind === 'world') return 'mundos';
  if (kind === 'any') return 'losetas';
  if (reassignPower === undefined) return 'desarrollos';
  return reassignPower ? 'desarrollos con un poder de Reasignar' : 'desarrollos sin poder de Reasignar';
}

/** "otros desarrollos", "otras losetas". */
function others(filter: TileFilter, excludesSelf: boolean | undefined): string {
  const noun = tiles(filter);
  if (excludesSelf !== true) return noun;
  return `${noun.startsWith('losetas') ? 'otras' : 'otros'} ${noun}`;
}

function per(counter: Counter): string {
  if (counter.count === 'citizenryDice') {
    return counter.groupOf === undefined
      ? `por cada dado ${coloured(counter.colours, false)} de tu Ciudadanía`
      : `por cada ${counter.groupOf} dados ${coloured(counter.colours, true)} de tu Ciudadanía (redondeando hacia arriba)`;
  }
  return 'worldColours' in counter
    ? `por cada bien en tus ${worldsOf(counter.worldColours)}`
    : `por cada bien que sea un dado ${coloured(counter.dieColours, false)}`;
}

function condition(given: Condition): string {
  switch (given.kind) {
    case 'scoutedWith': {
      const dice =
        given.atLeast === 1
          ? `un dado ${coloured([given.workerColour], false)}`
          : diceOf(given.atLeast, given.workerColour);
      return `si has usado ${dice} para Reconocer en esta fase`;
    }
    case 'soleMost':
      return 'si nadie tiene tantos desarrollos como tú';
    case 'soleOwnerOfCostliestWorlds':
      return 'si solo tú tienes el mundo de mayor coste';
  }
}

function formula(given: Formula): string {
  switch (given.kind) {
    case 'sumCost':
      return `1 PV por cada ${given.divideBy} del coste total de tus ${tiles(given.tiles)}, redondeando hacia arriba`;
    case 'countTiles':
      return `${given.each} PV por cada uno de tus ${tiles(given.tiles)}`;
    case 'countDice':
      return given.setSize === 1
        ? `${given.each} PV por cada uno de tus dados ${coloured(given.colours, true)}`
        : `${given.each} PV por cada ${given.setSize} de tus dados ${coloured(given.colours, true)}, redondeando hacia arriba`;
    case 'distinctDieColours':
      return `${given.each} PV por cada color distinto entre tus dados`;
    case 'countGoods':
      return `${given.each} PV por cada uno de tus bienes`;
    case 'triangular':
      return '1 PV por 1 PV en fichas, 2 por 3, 3 por 6, 4 por 10, y así sucesivamente';
  }
}

function reassign({ min, max, workers, to, limitBy }: Extract<Power, { effect: 'reassign' }>): string {
  const amount = min === max ? `${max}` : max > 20 ? 'cualquier número de' : `hasta ${max}`;
  const many = max !== 1;
  const kind = workers.colours === undefined ? '' : ` ${coloured(workers.colours, many)}`;
  const not =
    workers.notColours === undefined ? '' : ` que no ${many ? 'sean' : 'sea'} ${coloured(workers.notColours, many)}`;
  const from = workers.from === undefined ? '' : ` de ${phases[workers.from]}`;
  const same = workers.sameColumn === true ? ' de una misma columna' : '';
  const target =
    to === 'any'
      ? 'a cualquier columna'
      : to === 'selected'
        ? 'a la fase que selecciones'
        : `a ${list(
            to.map((phase) => phases[phase]),
            'o',
          )}`;
  const limit =
    limitBy === undefined
      ? ''
      : `: ${limitBy.sole} si nadie tiene tantos ${worldsOf([limitBy.colour])} como tú, ${limitBy.tied} en caso de empate`;
  return `Reasignar: puedes mover ${amount} ${many ? 'trabajadores' : 'trabajador'}${kind}${not}${from}${same} ${target}${limit}`;
}

function workersToCup(power: Extract<Power, { effect: 'workersToCup' }>): string {
  const { target, min, max, all, workerColours, excludesSelf } = power;
  const dice =
    workerColours === undefined ? 'trabajadores gastados' : `dados ${coloured(workerColours, true)} gastados`;
  const amount =
    all === true
      ? `todos los ${dice} van`
      : max === undefined
        ? `cuantos ${dice} quieras van`
        : `${min === 1 ? `1 o ${max}` : `hasta ${max}`} de los ${dice} van`;
  return `Al completar ${others(target, excludesSelf)}: ${amount} a tu cubilete`;
}

const wording: Wording = {
  setup: {
    gainDice,
    setStartingCredits: ({ amount }) => `Empiezas con $${amount}`,
  },
  placed: {
    gainDice,
    gain: ({ resource, amount }) => `Gana ${amountOf(resource, amount)} al completarla`,
    removeDie: ({ count: amount }) => `Retira ${count(amount, 'dado')} al completarla`,
  },
  assign: {
    reassign,
    dictateRepeat: () => 'Puedes usar el Dictado tantas veces como quieras',
    dictateReach: ({ max }) => `El Dictado puede mover hasta ${max} trabajadores`,
  },
  continuous: {
    costReduction: ({ target, amount, floor, excludesSelf }) =>
      `${excludesSelf === true ? 'Tus' : 'Los'} ${others(target, excludesSelf)} cuestan ${amount} menos${floor === undefined ? '' : `, ${floor} como mínimo`}`,
    goodsCapacity: ({ capacity }) => `Cada uno de tus mundos que no sea gris puede tener hasta ${goodsOf(capacity)}`,
  },
  phaseStart: {
    virtualWorkers: ({ colours: some }) =>
      `Cuenta como ${list(some.map((colour) => `un trabajador ${coloured([colour], false)}`))} en esta fase`,
  },
  during: {
    rearrangeConstruction: () =>
      'Puedes reordenar tus losetas en construcción, por cualquiera de sus caras, tantas veces como quieras',
  },
  scout: {
    placeOnTop: () => 'Al Reconocer, puedes poner las losetas encima de una pila',
  },
  stock: {
    stockValue: ({ amount, filter }) =>
      `Proveer con un explorador ${coloured(filter.workerColours, false)}: $${amount}`,
  },
  completion: {
    gain: ({ resource, amount, target, excludesSelf }, extra) =>
      `Al completar ${others(target, excludesSelf)}: ${amountOf(resource, amount)} ${extra ? 'adicional ' : ''}por cada ${tiles(target).startsWith('losetas') ? 'una' : 'uno'}`,
    workersToCup,
  },
  trade: {
    gain: ({ resource, amount, filter }) =>
      `Al comerciar${filter === undefined ? '' : ` desde ${worldsOf(filter.worldColours)}`}: ${amountOf(resource, amount)} más`,
    buyVp: ({ costCredits, vp }) => `Tras comerciar: puedes pagar $${costCredits} por ${vp} PV`,
  },
  consume: {
    gain: ({ resource, amount, filter }) =>
      `Al consumir${filter === undefined ? '' : ` desde ${worldsOf(filter.worldColours)}`}: ${amountOf(resource, amount)} más`,
  },
  phaseEnd: {
    gain: (power) =>
      [
        `Al final de la fase, gana ${amountOf(power.resource, power.amount)}`,
        ...(power.per === undefined ? [] : [per(power.per)]),
        ...(power.condition === undefined ? [] : [condition(power.condition)]),
      ].join(' '),
    drawTile: ({ count: amount }) => `Roba ${count(amount, 'loseta')} más al final de la fase`,
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
    'y',
  );
  return `${names}: ${text}`;
}
