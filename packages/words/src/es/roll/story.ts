// A line of the story of Roll in Spanish. The parts are nouns, so they go with "tú" and with a name alike.

import type { DieColour, MovedDie, PhaseName, SideKind } from '@orrery/roll';
import { signed } from '../../signed.ts';
import { count, list } from '../numbers.ts';
import { diceOf } from './colours.ts';
import { wayTo } from './places.ts';
import { causes, phases } from './terms.ts';

type Dice = readonly { readonly colour: DieColour }[];

const tiles = (amount: number, names: readonly string[]): string =>
  names.length === amount ? list(names) : count(amount, 'loseta');
const times = (amount: number): string => (amount === 1 ? '' : ` ${amount} veces`);
const stacks: { readonly [S in SideKind]: string } = { development: 'los desarrollos', world: 'los mundos' };

/** "2 dados propios y 1 dado militar". */
function dice(some: Dice): string {
  const counted = new Map<DieColour, number>();
  for (const { colour } of some) counted.set(colour, (counted.get(colour) ?? 0) + 1);
  return list([...counted].map(([colour, amount]) => diceOf(amount, colour)));
}

/** Dice that go the same way, told together. */
function ways(moved: readonly MovedDie[], say: (slug: string) => string): string {
  const byTarget = new Map<string, MovedDie[]>();
  for (const die of moved) byTarget.set(die.to, [...(byTarget.get(die.to) ?? []), die]);
  return list([...byTarget].map(([to, some]) => `${dice(some)} ${wayTo(to, say)}`));
}

export const story = {
  started: (names: readonly string[]): string => `despliegue inicial: ${list(names)}`,
  rolled: (some: Dice): string => `tirada: ${dice(some)}`,
  selected: (phase: PhaseName): string => `fase seleccionada: ${phases[phase]}`,
  column: (phase: PhaseName, some: Dice): string => `${phases[phase]}: ${dice(some)}`,
  used: (powers: readonly string[]): string => `usando ${list(powers.map((power) => causes[power] ?? power))}`,
  virtual: (some: Dice): string => `virtual: ${dice(some)}`,
  stocked: (amount: number): string => `Proveer${times(amount)}`,
  scouted: (amount: number): string => `Reconocer${times(amount)}`,
  drew: (amount: number, names: readonly string[]): string => `robo: ${tiles(amount, names)}`,
  abandoned: (amount: number, names: readonly string[]): string => `abandono: ${tiles(amount, names)}`,
  gave: (amount: number, names: readonly string[]): string => `a la bolsa: ${tiles(amount, names)}`,
  put: (stack: SideKind, where: 'under' | 'top', amount: number, names: readonly string[]): string =>
    `${where === 'top' ? 'encima de' : 'debajo de'} ${stacks[stack]}: ${tiles(amount, names)}`,
  rearranged: 'pilas reordenadas',
  completed: (name: string, amount: number): string => `${name}, por ${count(amount, 'dado')}`,
  laid: (some: Dice): string => `a construir: ${dice(some)}`,
  gained: (moved: readonly MovedDie[], say: (slug: string) => string): string => `dados nuevos: ${ways(moved, say)}`,
  removed: (some: Dice): string => `a la reserva: ${dice(some)}`,
  back: (some: Dice): string => `de vuelta al cubilete: ${dice(some)}`,
  traded: (worlds: readonly string[]): string => `Comerciar con ${list(worlds)}`,
  consumed: (worlds: readonly string[]): string => `Consumir en ${list(worlds)}`,
  hired: (some: Dice): string => `Reclutar: ${dice(some)}`,
  recalled: (some: Dice): string => `Reclamar: ${dice(some)}`,
  credits: (amount: number, lost: number): string =>
    `${amount < 0 ? `−$${-amount}` : `+$${amount}`}${lost > 0 ? ` (por encima de $10 se pierden $${lost})` : ''}`,
  dice: (amount: number): string => `${signed(amount)} ${Math.abs(amount) === 1 ? 'dado' : 'dados'}`,
  found: (amount: number): string => `${count(amount, 'loseta')} ${amount === 1 ? 'reconocida' : 'reconocidas'}`,
  waiting: (stack: SideKind, amount: number): string =>
    `${count(amount, 'trabajador', 'trabajadores')} a la espera en ${stacks[stack]}`,
  hiredBack: (amount: number): string => `${count(amount, 'dado')} ${amount === 1 ? 'reclutado' : 'reclutados'}`,
  scored: (points: number): string => `resultado: ${points} PV`,
};
