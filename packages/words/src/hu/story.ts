// A line of the story in Hungarian: who it is about, what was done and what it brought. The parts have no person, so they go
// with "te" and with a name alike, and names stand without endings.

import { plain } from '../signed.ts';
import { list, the } from './numbers.ts';

const named = (amount: number, names: readonly string[]): string =>
  names.length === amount ? list(names) : `${amount} lap`;
const using = (uses: readonly string[]): string => (uses.length === 0 ? '' : `, felhasználva: ${list(uses)}`);

export const story = {
  label: 'Történet',
  played: (round: number): string => `${round}. kör: ez történt`,
  running: (round: number, phase: string): string => `${round}. kör · ${phase}`,
  nothing: 'Még nem történt semmi.',
  counts: (name: string, points: number): string => `${name}, ${points} GyP`,
  otherPoints: 'További pontok',
  won: (goal: string, points: number): string => `${goal}, ${points} GyP`,
  lostTo: (name: string, taker: string | null): string =>
    taker === null ? `elvesztve: ${name}` : `elvesztve: ${name} (új gazdája: ${taker})`,
  steps: (who: string): string => `${who}: minden lépés`,
  whole: 'A teljes történet',
  less: 'A történet röviden',
  threat: (who: string, world: string, attack: number, defence: number): string =>
    `${who} elfoglalhatja, ha lesz Letelepedés: ${world} (${plain(attack)} ${the(plain(defence))} ellen)`,
  endsSoon: 'A játszma valószínűleg ebben a körben véget ér',
  endsNow: 'Ez az utolsó kör',
  line: (who: string, parts: readonly string[]): string => `${who}: ${parts.join('; ')}`,
  started: (world: string): string => `kezdővilág: ${world}`,
  placed: (names: readonly string[]): string => `lerakva: ${list(names)}`,
  paid: (card: string, price: number, uses: readonly string[]): string =>
    `${card} (${price === 0 ? 'ingyen' : `${price} lap`})${using(uses)}`,
  conquered: (card: string, strength: number, needed: number, uses: readonly string[]): string =>
    `meghódítva: ${card} (erő ${plain(strength)}, szükséges ${plain(needed)})${using(uses)}`,
  paidWith: (names: readonly string[]): string => `fizetség: ${list(names)}`,
  left: (names: readonly string[]): string => `eldobva a tablóról: ${list(names)}`,
  lost: (names: readonly string[]): string => `elveszett: ${list(names)}`,
  explored: (drew: number, kept: number, names: readonly string[]): string =>
    `${drew} lap húzva, megtartva: ${named(kept, names)}`,
  drew: (amount: number, names: readonly string[]): string => `húzva: ${named(amount, names)}`,
  discarded: (amount: number, names: readonly string[]): string => `eldobva: ${named(amount, names)}`,
  overLimit: (amount: number, names: readonly string[]): string => `eldobva a kézlimit miatt: ${named(amount, names)}`,
  goods: (worlds: readonly string[]): string => `+${worlds.length} áru (${list([...new Set(worlds)])})`,
  spent: (worlds: readonly string[]): string => `−${worlds.length} áru (${list(worlds)})`,
  sold: (world: string, price: number): string => `eladott áru: ${world}, ${price} lapért`,
  chips: (amount: number): string => `+${amount} GyP`,
  strength: (amount: number): string => `+${amount} erő`,
  goals: (names: readonly string[]): string => `megszerzett cél: ${list(names)}`,
  goalsLost: (names: readonly string[]): string => `elvesztett cél: ${list(names)}`,
  passed: 'passz',
};
