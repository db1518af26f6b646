// Why something is not possible, in Hungarian, by code. Codes and what their data says stand with kernel and game.

import type { WayReason } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { isConquest, type KernelReasons, nearestWay, type RaceReasons, type RollReasons } from '../refusal-words.ts';
import { plain } from '../signed.ts';
import { The } from './numbers.ts';
import { rollReasons } from './roll/refusals.ts';

/** "Az Old Earth lap" at the start of a sentence. */
const theCard = (slug: string, say: Naming): string => `${The(say.card(slug))} lap`;

const cardsShort = (price: number, hand: number): string =>
  `${price - hand} lap hiányzik: az ára ${price}, és ${hand} másik lapod van.`;

function shortBy(reason: WayReason): string {
  const { price, hand, strength, needed } = reason;
  if (isConquest(reason))
    return `${needed - strength} katonai erő hiányzik: ${plain(strength)} van, ${plain(needed)} kell.`;
  return cardsShort(price, hand);
}

const kernelReasons: KernelReasons = {
  'kernel/bad-options': (data) => `Ezek a beállítások nem férnek össze: ${data.field}, ${data.problem}.`,
  'kernel/bad-seats': (data) => `Ezek a készletek ${data.min}–${data.max} játékosra valók.`,
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
  'bots/no-such-bot': () => 'A mentett játszmában olyan bot van, amelyet ez a változat nem ismer.',
  'bots/no-review': () => 'Ehhez a játékhoz még nincs elemzés.',
  'bots/not-over': () => 'Csak befejezett játszma elemezhető.',
};

const raceReasons: RaceReasons = {
  'race/malformed': () => 'A válasz hiányos.',
  'race/not-in-hand': (data, say) => `${theCard(data.card, say)} már nincs a lapjaid között.`,
  'race/wrong-count': (data) => `Ennyit válassz: ${data.expected}, ne ennyit: ${data.got}.`,
  'race/not-offered': () => 'Ez nem választható.',
  'race/same-twice': () => 'Ugyanazt nem használhatod kétszer.',
  'race/wrong-pair': () => 'A második Fejlesztés vagy Letelepedés csak az elsővel együtt választható.',
  'race/not-a-development': () => 'Nem fejlesztés.',
  'race/not-a-world': () => 'Nem világ.',
  'race/already-in-tableau': () => 'Már van ilyen a tablódon.',
  'race/cannot-afford': (data) => cardsShort(data.price, data.hand),
  'race/cannot-place': (data) => {
    const nearest = nearestWay(data.reasons);
    return nearest === null ? 'Most sehogy sem rakható le.' : shortBy(nearest);
  },
  'race/no-such-power': (data, say) => `${theCard(data.card, say)} erre nem ad képességet.`,
  'race/power-used': (data, say) => `${theCard(data.card, say)} képességét ebben a fázisban már felhasználtad.`,
  'race/wrong-way': () => 'Ez a világ így nem rakható le.',
  'race/wrong-price': (data) => `Az ár ${data.price}, te ennyit adnál: ${data.paid}.`,
  'race/too-weak': (data) => `Túl gyenge: ${plain(data.strength)} erő van, ${data.needed} kell.`,
  'race/power-without-cards': (data) => `Ezekhez a képességekhez ${data.min}–${data.max} lap kell, nem ${data.cards}.`,
  'race/no-target': (data, say) => `${theCard(data.world, say)} ezzel a képességgel nem foglalható el.`,
  'race/must-use': () => 'Van még képesség, amelyet használnod kell.',
  'race/not-usable': () => 'Nincs mire használni ezt a képességet.',
  'race/wrong-goods': (data) => `A képességhez ${data.count} megfelelő fajta áru kell.`,
  'race/no-good': (data, say) => `${theCard(data.world, say)}: nincs rajta áru.`,
  'race/out-of-range': (data) => `Csak ${data.min} és ${data.max} között.`,
};

export const refusals: KernelReasons & RaceReasons & RollReasons = {
  ...kernelReasons,
  ...raceReasons,
  ...rollReasons,
};
/** For a code that is not among them. */
export const unknownRefusal = (code: string): string => `Nem lehetséges (${code}).`;
