// The reveal and what stands around it in Hungarian: five columns, what each brings, the seats beside them.

import type { PhaseName, SideKind } from '@orrery/roll';
import { list, the } from '../numbers.ts';
import { phases, stacks } from './terms.ts';

const named = (some: readonly PhaseName[], word = 'és'): string =>
  list(
    some.map((phase) => phases[phase]),
    word,
  );

const piles: { readonly [S in SideKind]: string } = { development: 'a fejlesztések', world: 'a világok' };

export const reveal = {
  label: 'Felfedés',
  title: 'A felfedés',
  behind: 'A paraván mögött',
  by: (names: readonly string[]): string => `választó: ${list(names)}`,
  byDie: 'az extra kocka által',
  not: 'most elmarad',
  toCup: 'a kockavetőbe',
  back: (dice: number): string => `${dice} vissza a kockavetőbe`,
  nobody: 'senki sem választotta',
  happen: (some: readonly PhaseName[]): string => `Megtörténik: ${named(some)}.`,
  idle: (some: readonly PhaseName[]): string =>
    `Senki sem választotta: ${named(some)}. Az ottani kockák visszakerülnek.`,
  counts: (works: number, home: number): string =>
    home === 0 ? `${works} dolgozik` : `${works} dolgozik, ${home} visszakerül`,
  mine: (home: number): string => (home === 0 ? 'Minden kockád dolgozik.' : `${home} kockád visszakerül.`),
  picked: (phase: string, names: readonly string[]): string => `${phase}, választotta: ${list(names)}`,
  again: 'Mutasd újra',
  cell: (who: string, phase: string, dice: string): string => `${who}, ${phase}: ${dice}`,
  noDice: 'nincs kocka',
  building: (name: string, before: number, after: number, required: number): string =>
    after >= required ? `${name} elkészül` : `${name} ${before} → ${after} / ${required}`,
  ships: (vp: number, credits: number): string => `${vp} GyP vagy $${credits}`,
  nothingToShip: 'nincs szállítható áru',
  noRoom: 'nincs hely árunak',
  nothing: 'nem lett belőle semmi',
  means: 'Mit jelent neked',
  likely: (chance: string): string => `esélye ${chance}`,
};

export const seats = {
  neverRecall: 'Mostantól kérdés nélkül nincs visszahívás',
  dice: 'Kockáid',
  stacks: 'Kupacaid',
  chips: (amount: number): string => `${amount} GyP jelzőben`,
  goods: (amount: number): string => `${amount} áru`,
  last: 'utolsó',
  more: (amount: number): string => `+${amount}`,
  stack: (stack: SideKind, name: string, laid: number, required: number): string =>
    `${stacks[stack]}: ${name}, ${laid} / ${required} munkás rajta`,
  worth: (credits: number, vp: number, matched: number | null): string =>
    matched === null || matched === vp
      ? `Kereskedelem $${credits} · Feldolgozás ${vp} GyP`
      : `Kereskedelem $${credits} · Feldolgozás ${vp}–${matched} GyP`,
  goodsTitle: 'Áruk',
  diceTitle: 'Kockák',
  stacksTitle: 'Építkezés',
  faction: (place: number): string => `${place}. frakció: ahol a sorrend számít, a legkisebb kezd`,
  strict: (seats: readonly string[]): string => `A frakciószámok sorrendjében: ${seats.join(', ')}`,
  inOrder: (who: string, faction: number): string => `${who} (${faction})`,
};

export const explorers = {
  count: (at: number, of: number): string => `Felfedező: ${at} / ${of}`,
  scouted: 'felderített',
  stocked: (credits: number): string => `+$${credits}`,
  now: 'most',
  waits: 'vár',
  crew: 'Felfedezőid',
  or: 'vagy',
  tile: 'Felderített lapka: egy lapka két oldala',
  under: (stack: SideKind, place: number): string => `${piles[stack]} alá, ${place}. helyre`,
  onTop: (stack: SideKind): string => `${piles[stack]} tetejére`,
  oneTile: 'Egy lapka, két oldal',
  oneTileHint: 'Nyomd meg a kívánt oldalt; annak a kupacnak az aljára kerül.',
  more: 'Ha többet látnál egyszerre',
  moreHint: 'Felderítéskor mondj le lapkákról a kupacaidban: mindegyikért eggyel többet húzol.',
  placeAndStock: (others: number, credits: number): string => `Lerakás, a többi ${others} Készletkezelés: +$${credits}`,
  stockAll: (all: number, credits: number): string => `Készletkezelés mind ${the(`${all}`)} felfedezővel: +$${credits}`,
};
