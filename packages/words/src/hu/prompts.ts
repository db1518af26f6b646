// What each question says in Hungarian: what to do, why it is asked, and the words on the buttons.

import type { QuestionKind, QuestionOf } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import { The } from './numbers.ts';

interface Prompt {
  readonly todo: string;
  readonly why: string;
  /** On the main button. */
  readonly go: string;
  /** On the button that does nothing. */
  readonly pass: string;
}

type Prompts = { readonly [K in QuestionKind]: (question: QuestionOf<K>, say: Naming) => Prompt };

const pass = 'Passz';
const proposal = 'A javaslat be van jelölve. Szabadon módosíthatod; semmit sem fizetsz, amíg meg nem erősíted.';

export const prompts: Prompts = {
  draftPick: ({ round, left, passTo }, say) => ({
    todo: `Végy el ${left} lap közül 1-et a saját paklidba.`,
    why:
      passTo === null
        ? `${round}. csomag. Ez az utolsó lap.`
        : `${round}. csomag. A többit megkapja: ${say.seat(passTo)}. Az elvett lapokkal fogsz játszani.`,
    go: 'Elveszem',
    pass,
  }),
  chooseStart: ({ count }) => ({
    todo: `Válaszd ki a kezdővilágodat és ${count} eldobandó lapot.`,
    why: 'A kezdővilágod az elejétől játékban van. Mindenki egyszerre fedi fel.',
    go: 'Kezdés',
    pass,
  }),
  discardSetup: ({ count }) => ({
    todo: `Dobj el ${count} lapot a kezdő lapjaid közül.`,
    why: 'A többivel kezded a játékot.',
    go: 'Eldobom',
    pass,
  }),
  chooseAction: ({ count }) => ({
    todo: count === 1 ? 'Válassz egy akciót.' : `Válassz ${count} akciót.`,
    why: 'Csak a választott fázisok történnek meg, de mindenkinek; a bónusz csak annak jár, aki választotta. Mindenki egyszerre fed fel.',
    go: 'Választom',
    pass,
  }),
  exploreDiscard: ({ count, from }) => ({
    todo: `Dobj el ${count} lapot.`,
    why:
      from === 'drawn'
        ? 'A többi húzott lapot megtartod.'
        : 'A húzott és a kézben lévő lapok közül bármelyiket eldobhatod.',
    go: 'Eldobom',
    pass,
  }),
  developPlace: () => ({
    todo: 'Rakj le egy fejlesztést, vagy passzolj.',
    why: 'Azután fizeted ki, hogy mindenki felfedte a lapját.',
    go: 'Lerakom',
    pass,
  }),
  developPay: ({ card }, say) => ({
    todo: `Fizesd ki: ${say.card(card)}.`,
    why: proposal,
    go: 'Fizetek',
    pass,
  }),
  settlePlace: () => ({
    todo: 'Rakj le egy világot, vagy passzolj.',
    why: 'Azután fizeted ki vagy hódítod meg, hogy mindenki felfedte a lapját.',
    go: 'Lerakom',
    pass,
  }),
  declareTakeover: () => ({
    todo: 'Foglald el egy ellenfél világát, vagy passzolj.',
    why: 'Sikerül, ha a támadásod eléri a védelmet. A védekező még növelheti az erejét.',
    go: 'Támadok',
    pass,
  }),
  settlePay: ({ card }, say) => ({
    todo: say.isMilitary(card)
      ? `Hódítsd meg, vagy ha egy képességed engedi, fizesd ki: ${say.card(card)}.`
      : `Fizesd ki: ${say.card(card)}.`,
    why: proposal,
    go: 'Lerakom',
    pass,
  }),
  settleSecond: () => ({
    todo: 'Rakj le egy második világot, vagy passzolj.',
    why: 'Egy képességed megengedi ebben a fázisban.',
    go: 'Lerakom',
    pass,
  }),
  defendTakeover: ({ world, attacker, attack, defense }, say) => ({
    todo: `Védd meg: ${say.card(world)}. Növeld az erődet, vagy hagyd ennyin: ${plain(defense)}.`,
    why: `${say.seat(attacker)} támadása: ${plain(attack)}. Döntetlennél a támadó nyer, ezért ennyi kell: ${plain(attack + 1)}.`,
    go: 'Védekezem',
    pass: 'Nem növelem',
  }),
  tradeGood: () => ({
    todo: 'Adj el egy árut.',
    why: 'Kereskedelmet választottál: annyi lapot húzol, amennyit az áru ér.',
    go: 'Eladom',
    pass,
  }),
  consumeNext: () => ({
    todo: 'Használj egy Feldolgozás képességet.',
    why: 'Amelyikhez van áru, azt használni kell; a sorrend szabad.',
    go: 'Használom',
    pass: 'Kész',
  }),
  discardForYield: ({ power }, say) => ({
    todo:
      power.card === null
        ? 'Dobj el lapokat, vagy egyet se.'
        : `${say.card(power.card)}: dobj el lapokat, vagy egyet se.`,
    why: 'Minden lap annyit hoz, amennyit a képesség ír.',
    go: 'Eldobom',
    pass: 'Egyet se',
  }),
  guessCost: () => ({
    todo: 'Mondj egy számot.',
    why: 'Felfordítjuk a következő lapot. Ha ennyi a költsége vagy a védőértéke, a tiéd.',
    go: 'Felfordítom',
    pass,
  }),
  ante: () => ({
    todo: 'Tegyél fel egy lapot, vagy passzolj.',
    why: 'Annyi lapot fordítunk fel, amennyi a lapod költsége. Ha van köztük drágább, egyet megtartasz; ha nincs, a lapod elvész. A védőérték költségnek számít.',
    go: 'Felteszem',
    pass,
  }),
  anteKeep: () => ({
    todo: 'Tarts meg egyet a felfordított lapok közül.',
    why: 'Van köztük drágább a tétednél; a saját lapodat is visszakapod.',
    go: 'Megtartom',
    pass,
  }),
  produceNext: () => ({
    todo: 'Használj egy Termelés képességet.',
    why: 'Ahol csak egyféleképpen lehetett, ott már van áru; a többi sorrendje rajtad áll.',
    go: 'Használom',
    pass: 'Kész',
  }),
  produceWorld: ({ power }, say) => ({
    todo: 'Válaszd ki, melyik szerencsevilág termeljen.',
    why:
      power.card === null ? 'Ez a bónuszod, mert Termelést választottál.' : `Ezzel termelsz: ${say.card(power.card)}.`,
    go: 'Termelek',
    pass,
  }),
  produceDiscard: ({ power }, say) => ({
    todo: 'Dobj el egy lapot a termeléshez, vagy tartsd meg a lapjaidat.',
    why: power.card === null ? '' : `${The(say.card(power.card))} csak eldobott lapért termel.`,
    go: 'Eldobom',
    pass: 'Megtartom őket',
  }),
  roundDiscard: ({ count }) => ({
    todo: `Dobj el ${count} lapot.`,
    why: 'A kör végén több lap van a kezedben, mint a kézlimited.',
    go: 'Eldobom',
    pass,
  }),
};

/** What was done without asking, since there was only one way. */
export const automatic: { readonly [K in QuestionKind]: string } = {
  draftPick: 'elvetted a csomag utolsó lapját',
  chooseStart: 'kezdővilág kiválasztva',
  discardSetup: 'kezdő lapok megtartva',
  chooseAction: 'akció kiválasztva',
  exploreDiscard: 'lapok eldobva',
  developPlace: 'nincs lerakható fejlesztés',
  developPay: 'kifizetve az egyetlen lehetséges módon',
  settlePlace: 'nincs lerakható világ',
  declareTakeover: 'nincs elfoglalható világ',
  settlePay: 'lerakva az egyetlen lehetséges módon',
  settleSecond: 'nincs lerakható második világ',
  defendTakeover: 'nincs mivel növelni a védelmet',
  tradeGood: 'az egyetlen áru eladva',
  consumeNext: 'az egyetlen képesség felhasználva',
  discardForYield: 'nincs eldobható lap',
  guessCost: 'szám kimondva',
  ante: 'nincs feltehető lap',
  anteKeep: 'az egyetlen lap megtartva',
  produceNext: 'az egyetlen képesség felhasználva',
  produceWorld: 'az egyetlen szerencsevilág termelt',
  produceDiscard: 'nincs eldobható lap',
  roundDiscard: 'lapok eldobva',
};
