// Why something is not possible, in Hungarian, by code. Codes and what their data says stand with kernel and game.

import type { KernelRefusalCode } from '@orrery/kernel';
import type { SettleWay } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import { The } from './numbers.ts';
import { rollReasons } from './roll/refusals.ts';

type Data = Readonly<Record<string, unknown>>;
type Reason = (data: Data, say: Naming) => string;

const number = (data: Data, field: string): number => (typeof data[field] === 'number' ? data[field] : 0);

/** "Az Old Earth lap" at the start of a sentence. */
const theCard = (data: Data, field: string, say: Naming): string =>
  typeof data[field] === 'string' ? `${The(say.card(data[field]))} lap` : 'Ez';

/** A way to place a world and what it would take. */
interface WayReason {
  readonly way: SettleWay;
  readonly price: number;
  readonly hand: number;
  readonly strength: number;
  readonly needed: number;
}

const isConquest = ({ way }: WayReason): boolean => way === 'conquer' || way === 'conquerNonMilitary';

const cardsShort = (price: number, hand: number): string =>
  `${price - hand} lap hiányzik: az ára ${price}, és ${hand} másik lapod van.`;

function shortBy(reason: WayReason): string {
  const { price, hand, strength, needed } = reason;
  if (isConquest(reason))
    return `${needed - strength} katonai erő hiányzik: ${plain(strength)} van, ${plain(needed)} kell.`;
  return cardsShort(price, hand);
}

const kernelReasons: { readonly [C in KernelRefusalCode]: Reason } = {
  'kernel/bad-options': (data) =>
    `Ezek a beállítások nem férnek össze: ${String(data.field)}, ${String(data.problem)}.`,
  'kernel/bad-seats': (data) => `Ezek a készletek ${number(data, 'min')}–${number(data, 'max')} játékosra valók.`,
  'kernel/not-asked': () => 'A játék továbbhaladt; ez már nem kérdés.',
  'kernel/match-over': () => 'A játszma véget ért.',
  'kernel/nothing-to-undo': () => 'Még nem döntöttél semmiről.',
  'kernel/undo-sealed': () => 'Nem vonható vissza: azóta új információ derült ki.',
  'kernel/undo-used': (_data) => 'Nem vonható vissza: valaki már épített rá.',
  'kernel/bad-record': () => 'A mentett játszma nem illik ehhez a változathoz.',
  'kernel/old-rules': () =>
    'Ezt a játszmát egy korábbi változat szabályai szerint játszották, amelyek itt már nincsenek meg.',
  'kernel/old-state': () => 'Ezt a játszmát egy korábbi változat mentette, ebben nem folytatható.',
  'kernel/newer-state': () => 'Ezt a játszmát egy újabb változat mentette. A folytatáshoz töltsd be a legújabb oldalt.',
};

const raceReasons: { readonly [code: string]: Reason } = {
  'race/malformed': () => 'A válasz hiányos.',
  'race/not-in-hand': (data, say) => `${theCard(data, 'card', say)} már nincs a lapjaid között.`,
  'race/wrong-count': (data) => `Ennyit válassz: ${number(data, 'expected')}, ne ennyit: ${number(data, 'got')}.`,
  'race/not-offered': () => 'Ez nem választható.',
  'race/same-twice': () => 'Ugyanazt nem használhatod kétszer.',
  'race/wrong-pair': () => 'A második Fejlesztés vagy Letelepedés csak az elsővel együtt választható.',
  'race/not-a-development': () => 'Nem fejlesztés.',
  'race/not-a-world': () => 'Nem világ.',
  'race/already-in-tableau': () => 'Már van ilyen a tablódon.',
  'race/cannot-afford': (data) => cardsShort(number(data, 'price'), number(data, 'hand')),
  'race/cannot-place': (data) => {
    const reasons = Array.isArray(data.reasons) ? (data.reasons as WayReason[]) : [];
    const gap = (reason: WayReason): number =>
      isConquest(reason) ? reason.needed - reason.strength : reason.price - reason.hand;
    const nearest = reasons.filter((reason) => gap(reason) > 0).sort((a, b) => gap(a) - gap(b))[0];
    return nearest === undefined ? 'Most sehogy sem rakható le.' : shortBy(nearest);
  },
  'race/no-such-power': (data, say) => `${theCard(data, 'card', say)} erre nem ad képességet.`,
  'race/power-used': (data, say) => `${theCard(data, 'card', say)} képességét ebben a fázisban már felhasználtad.`,
  'race/wrong-way': () => 'Ez a világ így nem rakható le.',
  'race/wrong-price': (data) => `Az ár ${number(data, 'price')}, te ennyit adnál: ${number(data, 'paid')}.`,
  'race/too-weak': (data) => `Túl gyenge: ${plain(number(data, 'strength'))} erő van, ${number(data, 'needed')} kell.`,
  'race/power-without-cards': (data) =>
    `Ezekhez a képességekhez ${number(data, 'min')}–${number(data, 'max')} lap kell, nem ${number(data, 'cards')}.`,
  'race/no-target': (data, say) => `${theCard(data, 'world', say)} ezzel a képességgel nem foglalható el.`,
  'race/must-use': () => 'Van még képesség, amelyet használnod kell.',
  'race/not-usable': () => 'Nincs mire használni ezt a képességet.',
  'race/wrong-goods': (data) => `A képességhez ${number(data, 'count')} megfelelő fajta áru kell.`,
  'race/no-good': (data, say) => `${theCard(data, 'world', say)}: nincs rajta áru.`,
  'race/out-of-range': (data) => `Csak ${number(data, 'min')} és ${number(data, 'max')} között.`,
};

const otherReasons: { readonly [code: string]: Reason } = {
  'bots/no-such-bot': () => 'A mentett játszmában olyan bot van, amelyet ez a változat nem ismer.',
};

export const refusals: { readonly [code: string]: Reason } = {
  ...kernelReasons,
  ...raceReasons,
  ...rollReasons,
  ...otherReasons,
};
/** For a code that is not among them. */
export const unknownRefusal = (code: string): string => `Nem lehetséges (${code}).`;
