// The reveal and what stands around it in Spanish: five columns, what each brings, the seats beside them.

import type { PhaseName, SideKind } from '@orrery/roll';
import { count, goodsOf, list } from '../numbers.ts';
import { phases, stacks } from './terms.ts';

const named = (some: readonly PhaseName[], word: 'y' | 'o' = 'y'): string =>
  list(
    some.map((phase) => phases[phase]),
    word,
  );

const dice = (amount: number): string => count(amount, 'dado');

export const reveal = {
  label: 'Revelación',
  title: 'La revelación',
  behind: 'Tras la pantalla',
  by: (names: readonly string[]): string => `por ${list(names)}`,
  byDie: 'por el dado extra',
  not: 'esta ronda no',
  toCup: 'al cubilete',
  back: (amount: number): string => `${dice(amount)} de vuelta al cubilete`,
  nobody: 'nadie la seleccionó',
  happen: (some: readonly PhaseName[]): string => `${some.length === 1 ? 'Ocurre' : 'Ocurren'} ${named(some)}.`,
  idle: (some: readonly PhaseName[]): string => `Nadie seleccionó ${named(some, 'o')}: esos dados vuelven al cubilete.`,
  counts: (works: number, home: number): string =>
    `${works} ${works === 1 ? 'trabaja' : 'trabajan'}${home === 0 ? '' : `, ${home} ${home === 1 ? 'vuelve' : 'vuelven'}`}`,
  mine: (home: number): string =>
    home === 0 ? 'Todos tus dados trabajan.' : `${home} de tus dados ${home === 1 ? 'vuelve' : 'vuelven'} al cubilete.`,
  picked: (phase: string, names: readonly string[]): string => `${phase}, por ${list(names)}`,
  again: 'Ver otra vez',
  cell: (who: string, phase: string, some: string): string => `${who}, ${phase}: ${some}`,
  noDice: 'ningún dado',
  building: (name: string, before: number, after: number, required: number): string =>
    after >= required ? `${name}: completo` : `${name}: ${before} → ${after} de ${required}`,
  ships: (vp: number, credits: number): string => `${vp} PV o $${credits}`,
  nothingToShip: 'ningún bien que transportar',
  noRoom: 'sin sitio para bienes',
  nothing: 'no dio nada',
  means: 'Qué significa para ti',
  likely: (chance: string): string => `${chance} probable`,
};

export const seats = {
  neverRecall: 'A partir de ahora no reclamar nada, sin preguntar',
  dice: 'Tus dados',
  stacks: 'Tus pilas',
  chips: (amount: number): string => `${amount} PV en fichas`,
  goods: (amount: number): string => goodsOf(amount),
  last: 'última',
  more: (amount: number): string => `+${amount}`,
  stack: (stack: SideKind, name: string, laid: number, required: number): string =>
    `${stacks[stack]}: ${name}, ${laid} de ${required} trabajadores puestos`,
  worth: (credits: number, vp: number, matched: number | null): string =>
    matched === null || matched === vp
      ? `Comerciar $${credits} · Consumir ${vp} PV`
      : `Comerciar $${credits} · Consumir ${vp}–${matched} PV`,
  goodsTitle: 'Bienes',
  diceTitle: 'Dados',
  stacksTitle: 'Construcción',
  faction: (place: number): string => `Facción ${place}: donde importa el orden, empieza la más baja`,
  strict: (seats: readonly string[]): string => `Por orden del número de facción: ${seats.join(', ')}`,
  inOrder: (who: string, faction: number): string => `${who} (${faction})`,
};

export const explorers = {
  count: (at: number, of: number): string => `Explorador ${at} de ${of}`,
  scouted: 'reconoció',
  stocked: (credits: number): string => `+$${credits}`,
  now: 'ahora',
  waits: 'espera',
  crew: 'Tus exploradores',
  or: 'o',
  tile: 'Loseta encontrada: las dos caras de una loseta',
  under: (stack: SideKind, place: number): string => `bajo ${stacks[stack]}, ${place}.ª`,
  onTop: (stack: SideKind): string => `encima de ${stacks[stack]}`,
  oneTile: 'Una loseta, dos caras',
  oneTileHint: 'Pulsa la cara que quieras; va debajo de esa pila.',
  more: 'Para ver más a la vez',
  moreHint: 'Al reconocer, abandona losetas de tus pilas: por cada una robas una más.',
  placeAndStock: (others: number, credits: number): string =>
    others === 1
      ? `Colocar y proveer con el otro: +$${credits}`
      : `Colocar y proveer con los otros ${others}: +$${credits}`,
  stockAll: (all: number, credits: number): string => `Proveer con los ${all}: +$${credits}`,
};
