// A line of the story of Roll in Hungarian. The parts have no person, so they go with "te" and with a name alike; ways of
// dice are arrows, so that places and names need no endings.

import type { DieColour, MovedDie, PhaseName, SideKind } from '@orrery/roll';
import { signed } from '../../signed.ts';
import { list, times } from '../numbers.ts';
import { causes, colours, phases, place } from './terms.ts';

type Dice = readonly { readonly colour: DieColour }[];

const tiles = (amount: number, names: readonly string[]): string =>
  names.length === amount ? list(names) : `${amount} lapka`;
const often = (amount: number): string => (amount === 1 ? '' : ` ${times(amount)}`);
const stacks: { readonly [S in SideKind]: string } = { development: 'a fejlesztések', world: 'a világok' };

/** "2 Anyabolygó és 1 Katonai kocka". */
function dice(some: Dice): string {
  const counted = new Map<DieColour, number>();
  for (const { colour } of some) counted.set(colour, (counted.get(colour) ?? 0) + 1);
  return `${list([...counted].map(([colour, amount]) => `${amount} ${colours[colour].name}`))} kocka`;
}

/** Dice that go the same way, told together. */
function ways(moved: readonly MovedDie[], say: (slug: string) => string): string {
  const byTarget = new Map<string, MovedDie[]>();
  for (const die of moved) byTarget.set(die.to, [...(byTarget.get(die.to) ?? []), die]);
  return [...byTarget].map(([to, some]) => `${dice(some)} → ${place(to, say)}`).join(', ');
}

export const story = {
  started: (names: readonly string[]): string => `induló tabló: ${list(names)}`,
  rolled: (some: Dice): string => `dobás: ${dice(some)}`,
  selected: (phase: PhaseName): string => `kiválasztott fázis: ${phases[phase]}`,
  column: (phase: PhaseName, some: Dice): string => `${phases[phase]}: ${dice(some)}`,
  used: (powers: readonly string[]): string => `felhasználva: ${list(powers.map((power) => causes[power] ?? power))}`,
  virtual: (some: Dice): string => `virtuális: ${dice(some)}`,
  stocked: (amount: number): string => `Készletkezelés${often(amount)}`,
  scouted: (amount: number): string => `Felderítés${often(amount)}`,
  drew: (amount: number, names: readonly string[]): string => `húzva: ${tiles(amount, names)}`,
  abandoned: (amount: number, names: readonly string[]): string => `lemondás: ${tiles(amount, names)}`,
  gave: (amount: number, names: readonly string[]): string => `visszaadva: ${tiles(amount, names)}`,
  put: (stack: SideKind, where: 'under' | 'top', amount: number, names: readonly string[]): string =>
    `${stacks[stack]} ${where === 'top' ? 'tetejére' : 'alá'}: ${tiles(amount, names)}`,
  rearranged: 'átrendezett kupacok',
  completed: (name: string, amount: number): string => `felépítve: ${name} (${amount} kocka)`,
  laid: (some: Dice): string => `építéshez letéve: ${dice(some)}`,
  gained: (moved: readonly MovedDie[], say: (slug: string) => string): string => `új kocka: ${ways(moved, say)}`,
  removed: (some: Dice): string => `vissza a készletbe: ${dice(some)}`,
  back: (some: Dice): string => `vissza a kockavetőbe: ${dice(some)}`,
  traded: (worlds: readonly string[]): string => `kereskedelem: ${list(worlds)}`,
  consumed: (worlds: readonly string[]): string => `feldolgozás: ${list(worlds)}`,
  hired: (some: Dice): string => `toborzás: ${dice(some)}`,
  recalled: (some: Dice): string => `visszahívás: ${dice(some)}`,
  credits: (amount: number, lost: number): string =>
    `${amount < 0 ? `−$${-amount}` : `+$${amount}`}${lost > 0 ? ` (10 felett elveszett $${lost})` : ''}`,
  dice: (amount: number): string => `${signed(amount)} kocka`,
  found: (amount: number): string => `${amount} lapka felderítve`,
  waiting: (stack: SideKind, amount: number): string =>
    `${amount} munkás vár ${stack === 'development' ? 'a fejlesztéseken' : 'a világokon'}`,
  hiredBack: (amount: number): string => `${amount} kocka toborozva`,
  scored: (points: number): string => `végeredmény: ${points} GyP`,
};
