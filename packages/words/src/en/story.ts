// A line of the story in English: who it is about, what was done and what it brought. The parts go with "you" and with a
// name alike.

import { plain } from '../signed.ts';
import { count, list } from './numbers.ts';

const cards = (amount: number): string => count(amount, 'card');
const named = (amount: number, names: readonly string[]): string =>
  names.length === amount ? list(names) : cards(amount);
const using = (uses: readonly string[]): string => (uses.length === 0 ? '' : ` using ${list(uses)}`);

export const story = {
  label: 'Story',
  played: (round: number): string => `Round ${round}, just played`,
  running: (round: number, phase: string): string => `Round ${round} · ${phase}`,
  nothing: 'Nothing has been played yet.',
  counts: (name: string, points: number): string => `${name}, ${points} VP`,
  otherPoints: 'Other points',
  won: (goal: string, points: number): string => `${goal}, ${points} VP`,
  lostTo: (name: string, taker: string | null): string =>
    taker === null ? `lost ${name}` : `lost ${name} to ${taker}`,
  steps: (who: string): string => `${who}: all steps`,
  whole: 'The whole story',
  less: 'The story in short',
  threat: (who: string, world: string, attack: number, defence: number): string =>
    `${who} can take ${world} if Settle is called: ${plain(attack)} against ${plain(defence)}`,
  endsSoon: 'The match is likely to end with this round',
  endsNow: 'This is the last round',
  line: (who: string, parts: readonly string[]): string => `${who}: ${parts.join('; ')}`,
  started: (world: string): string => `start world ${world}`,
  placed: (names: readonly string[]): string => `in play: ${list(names)}`,
  paid: (card: string, price: number, uses: readonly string[]): string =>
    `${card}, ${price === 0 ? 'free of charge' : `paid ${cards(price)}`}${using(uses)}`,
  conquered: (card: string, strength: number, needed: number, uses: readonly string[]): string =>
    `conquered ${card}${using(uses)} (${plain(strength)} against ${plain(needed)})`,
  paidWith: (names: readonly string[]): string => `paid with ${list(names)}`,
  left: (names: readonly string[]): string => `discarded ${list(names)} from play`,
  lost: (names: readonly string[]): string => `lost ${list(names)}`,
  explored: (drew: number, kept: number, names: readonly string[]): string =>
    `drew ${cards(drew)}, kept ${named(kept, names)}`,
  drew: (amount: number, names: readonly string[]): string => `drew ${named(amount, names)}`,
  discarded: (amount: number, names: readonly string[]): string => `discarded ${named(amount, names)}`,
  overLimit: (amount: number, names: readonly string[]): string =>
    `discarded ${named(amount, names)}, over the hand limit`,
  goods: (worlds: readonly string[]): string => `+${count(worlds.length, 'good')} (${list([...new Set(worlds)])})`,
  spent: (worlds: readonly string[]): string => `−${count(worlds.length, 'good')} (${list(worlds)})`,
  sold: (world: string, price: number): string => `sold the good of ${world} for ${cards(price)}`,
  chips: (amount: number): string => `+${amount} VP`,
  strength: (amount: number): string => `+${amount} strength`,
  goals: (names: readonly string[]): string => `claimed ${list(names)}`,
  goalsLost: (names: readonly string[]): string => `had to give back ${list(names)}`,
  passed: 'passed',
};
