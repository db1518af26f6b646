// A line of the story of Roll in English. The parts go with "you" and with a name alike.

import type { DieColour, MovedDie, PhaseName, SideKind } from '@orrery/roll';
import { signed } from '../../signed.ts';
import { count, list } from '../numbers.ts';
import { causes, colours, phases, place } from './terms.ts';

type Dice = readonly { readonly colour: DieColour }[];

const tiles = (amount: number, names: readonly string[]): string =>
  names.length === amount ? list(names) : count(amount, 'tile');
const times = (amount: number): string => (amount === 1 ? '' : ` ${amount} times`);
const stacks: { readonly [S in SideKind]: string } = { development: 'the developments', world: 'the worlds' };

/** "2 Home and 1 Military dice". */
function dice(some: Dice): string {
  const counted = new Map<DieColour, number>();
  for (const { colour } of some) counted.set(colour, (counted.get(colour) ?? 0) + 1);
  const all = [...counted].map(([colour, amount]) => `${amount} ${colours[colour].name}`);
  return `${list(all)} ${some.length === 1 ? 'die' : 'dice'}`;
}

/** Dice that go the same way, told together. */
function ways(moved: readonly MovedDie[], say: (slug: string) => string): string {
  const byTarget = new Map<string, MovedDie[]>();
  for (const die of moved) byTarget.set(die.to, [...(byTarget.get(die.to) ?? []), die]);
  return list([...byTarget].map(([to, some]) => `${dice(some)} to ${place(to, say)}`));
}

export const story = {
  started: (names: readonly string[]): string => `start tiles ${list(names)}`,
  rolled: (some: Dice): string => `rolled ${dice(some)}`,
  selected: (phase: PhaseName): string => `selected ${phases[phase]}`,
  column: (phase: PhaseName, some: Dice): string => `${phases[phase]}: ${dice(some)}`,
  used: (powers: readonly string[]): string => `used ${list(powers.map((power) => causes[power] ?? power))}`,
  virtual: (some: Dice): string => `virtual: ${dice(some)}`,
  stocked: (amount: number): string => `stocked${times(amount)}`,
  scouted: (amount: number): string => `scouted${times(amount)}`,
  drew: (amount: number, names: readonly string[]): string => `drew ${tiles(amount, names)}`,
  abandoned: (amount: number, names: readonly string[]): string => `abandoned ${tiles(amount, names)}`,
  gave: (amount: number, names: readonly string[]): string => `gave back ${tiles(amount, names)}`,
  put: (stack: SideKind, where: 'under' | 'top', amount: number, names: readonly string[]): string =>
    `put ${tiles(amount, names)} ${where === 'top' ? 'on top of' : 'under'} ${stacks[stack]}`,
  rearranged: 'rearranged the stacks',
  completed: (name: string, amount: number): string => `completed ${name} (${count(amount, 'die', 'dice')})`,
  laid: (some: Dice): string => `laid ${dice(some)}`,
  gained: (moved: readonly MovedDie[], say: (slug: string) => string): string => `gained ${ways(moved, say)}`,
  removed: (some: Dice): string => `gave up ${dice(some)}`,
  back: (some: Dice): string => `${dice(some)} back to the cup`,
  traded: (worlds: readonly string[]): string => `traded the good of ${list(worlds)}`,
  consumed: (worlds: readonly string[]): string => `consumed the good of ${list(worlds)}`,
  hired: (some: Dice): string => `hired ${dice(some)}`,
  recalled: (some: Dice): string => `recalled ${dice(some)}`,
  credits: (amount: number, lost: number): string =>
    `${amount < 0 ? `−$${-amount}` : `+$${amount}`}${lost > 0 ? ` ($${lost} lost above $10)` : ''}`,
  dice: (amount: number): string => `${signed(amount)} ${Math.abs(amount) === 1 ? 'die' : 'dice'}`,
  found: (amount: number): string => `${count(amount, 'tile')} scouted`,
  waiting: (stack: SideKind, amount: number): string => `${count(amount, 'worker')} waiting on ${stacks[stack]}`,
  hiredBack: (amount: number): string => `${count(amount, 'die', 'dice')} hired`,
  scored: (points: number): string => `scored ${points} VP`,
};
