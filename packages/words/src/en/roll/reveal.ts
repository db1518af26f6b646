// The reveal and what stands around it in English: five columns, what each brings, the seats beside them.

import type { PhaseName, SideKind } from '@orrery/roll';
import { count, list } from '../numbers.ts';
import { phases, stacks } from './terms.ts';

const named = (some: readonly PhaseName[], word = 'and'): string =>
  list(
    some.map((phase) => phases[phase]),
    word,
  );

export const reveal = {
  label: 'Reveal',
  title: 'The reveal',
  behind: 'Behind the screen',
  by: (names: readonly string[]): string => `by ${list(names)}`,
  byDie: 'by the extra die',
  not: 'not this round',
  toCup: 'to the cup',
  back: (dice: number): string => `${dice} back to the cup`,
  nobody: 'nobody selected it',
  happen: (some: readonly PhaseName[]): string =>
    some.length === 1 ? `${named(some)} happens.` : `${named(some)} happen.`,
  idle: (some: readonly PhaseName[]): string => `Nobody selected ${named(some, 'or')}: those dice go home.`,
  counts: (works: number, home: number): string =>
    home === 0 ? `${works} work` : `${works} work, ${home} ${home === 1 ? 'goes' : 'go'} home`,
  mine: (home: number): string =>
    home === 0 ? 'All your dice work.' : `${home} of your dice ${home === 1 ? 'goes' : 'go'} home.`,
  picked: (phase: string, names: readonly string[]): string => `${phase} by ${list(names)}`,
  again: 'Show again',
  cell: (who: string, phase: string, dice: string): string => `${who}, ${phase}: ${dice}`,
  noDice: 'no dice',
  building: (name: string, before: number, after: number, required: number): string =>
    after >= required ? `${name} done` : `${name} ${before} → ${after} of ${required}`,
  ships: (vp: number, credits: number): string => `${vp} VP or $${credits}`,
  nothingToShip: 'no good to ship',
  noRoom: 'no room for goods',
  nothing: 'nothing came of it',
  means: 'What it means for you',
  likely: (chance: string): string => `${chance} likely`,
};

export const seats = {
  neverRecall: 'From now on recall nothing, without asking',
  dice: 'Your dice',
  stacks: 'Your stacks',
  chips: (amount: number): string => `${amount} VP in chips`,
  goods: (amount: number): string => count(amount, 'good'),
  last: 'last',
  more: (amount: number): string => `+${amount}`,
  stack: (stack: SideKind, name: string, laid: number, required: number): string =>
    `${stacks[stack]}: ${name}, ${laid} of ${required} workers laid`,
  worth: (credits: number, vp: number, matched: number | null): string =>
    matched === null || matched === vp
      ? `Trade $${credits} · Consume ${vp} VP`
      : `Trade $${credits} · Consume ${vp}–${matched} VP`,
  goodsTitle: 'Goods',
  diceTitle: 'Dice',
  stacksTitle: 'Construction',
  faction: (place: number): string => `Faction ${place}: the lowest goes first where order matters`,
  strict: (seats: readonly string[]): string => `In the order of the faction numbers: ${seats.join(', ')}`,
  inOrder: (who: string, faction: number): string => `${who} (${faction})`,
};

export const explorers = {
  count: (at: number, of: number): string => `Explorer ${at} of ${of}`,
  scouted: 'scouted',
  stocked: (credits: number): string => `+$${credits}`,
  now: 'now',
  waits: 'waits',
  crew: 'Your explorers',
  or: 'or',
  tile: 'Scouted tile: two sides of one tile',
  under: (stack: SideKind, place: number): string => `under ${stacks[stack]}, ${ordinal(place)}`,
  onTop: (stack: SideKind): string => `on top of ${stacks[stack]}`,
  oneTile: 'One tile, two sides',
  oneTileHint: 'Press the side you want; it goes under that stack.',
  more: 'To see more at once',
  moreHint: 'Abandon tiles of your stacks with a Scout: each one draws one more.',
  placeAndStock: (others: number, credits: number): string =>
    others === 1 ? `Place, stock the other one: +$${credits}` : `Place, stock the other ${others}: +$${credits}`,
  stockAll: (all: number, credits: number): string => `Stock with all ${all}: +$${credits}`,
};

function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}
