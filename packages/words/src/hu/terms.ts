// The words of the game in Hungarian, one per notion, as the Hungarian edition has them.
// Our own, where it gives none: "kromoszóma" for the Uplift gene, "védőérték" for the number of a "védő".

import type { Action, Good, Keyword, PowerPhase, RaceView, SettleWay } from '@orrery/race';
import type { GroupId, Lack, SumKind } from '../race/form-terms.ts';

type PhaseName = RaceView['phase'];

export const phases: { readonly [P in PhaseName]: string } = {
  setup: 'Előkészületek',
  action: 'Akcióválasztás',
  explore: 'Felfedezés',
  develop: 'Fejlesztés',
  settle: 'Letelepedés',
  consume: 'Feldolgozás',
  produce: 'Termelés',
  roundEnd: 'Kör vége',
  over: 'Játék vége',
};

export const powerPhases: { readonly [P in PowerPhase | 'setup' | 'roundEnd' | 'gameEnd']: string } = {
  explore: 'Felfedezés',
  develop: 'Fejlesztés',
  settle: 'Letelepedés',
  trade: 'Kereskedelem',
  consume: 'Feldolgozás',
  produce: 'Termelés',
  setup: 'Előkészületek',
  roundEnd: 'Kör vége',
  gameEnd: 'Játék vége',
};

export const goods: { readonly [G in Good]: { readonly name: string; readonly letter: string } } = {
  novelty: { name: 'Újszerű', letter: 'Ú' },
  rare: { name: 'Ritka elemek', letter: 'R' },
  genes: { name: 'Genetika', letter: 'G' },
  alien: { name: 'Idegen', letter: 'I' },
};

/** In quotes, where a keyword could be taken for the kind of a good. */
export const keywords: { readonly [K in Keyword]: string } = {
  rebel: 'Lázadó',
  imperium: 'Birodalmi',
  alien: '„Idegen”',
  uplift: 'Génmanipulált',
  terraforming: 'Terraformáló',
};

export const actions: { readonly [A in Action]: { readonly name: string; readonly gain: string } } = {
  'explore-5': { name: 'Felfedezés +5', gain: '5 lappal többet húzol.' },
  'explore-1-1': { name: 'Felfedezés +1, +1', gain: '+1 húzás, +1 megtartás.' },
  develop: { name: 'Fejlesztés', gain: 'A fejlesztésed 1-gyel olcsóbb.' },
  settle: { name: 'Letelepedés', gain: 'Világ lerakása után 1 lapot húzol.' },
  'consume-trade': { name: 'Feldolgozás: Kereskedelem', gain: 'Előbb eladhatsz egy árut lapokért.' },
  'consume-x2': {
    name: 'Feldolgozás: ×2',
    gain: 'Az árukért dupla GyP jár.',
  },
  produce: { name: 'Termelés', gain: 'Egy szerencsevilágod is termel.' },
  'develop-2': { name: 'Második Fejlesztés', gain: 'Kétszer fejlesztesz; csak Fejlesztéssel együtt.' },
  'settle-2': { name: 'Második Letelepedés', gain: 'Kétszer telepedsz le; csak Letelepedéssel együtt.' },
};

export const ways: { readonly [W in SettleWay]: string } = {
  pay: 'Kifizetem',
  payForMilitary: 'Hódítás helyett fizetek',
  free: 'Ingyen lerakom',
  conquer: 'Meghódítom',
  conquerNonMilitary: 'Meghódítom, bár nem katonai',
};

/** What stands above each list of a decision. */
export const groups: { readonly [G in GroupId]: string } = {
  draft: 'A csomag',
  start: 'Kezdővilág',
  discard: 'Eldobandó lapok',
  action: 'Akciók',
  development: 'Kézben lévő lapjaid',
  world: 'Kézben lévő lapjaid',
  way: 'Hogyan',
  discounts: 'Eldobás a tablóról kedvezményért',
  payment: 'Fizetés ezekkel a lapokkal',
  strength: 'Erő növelése ezzel',
  strengthCards: 'Lapok az erő növelésére',
  target: 'Elérhető világok',
  second: 'Második világ',
  sale: 'Eladható áruk',
  power: 'Képességek',
  goods: 'Feldolgozandó áruk',
  number: 'A tipped',
  ante: 'Kézben lévő lapjaid',
  keep: 'Felfordított lapok',
  keeping: 'Ezekből tarthatsz meg',
  windfall: 'Szerencsevilágok',
  cost: 'Kézben lévő lapjaid',
};

export const sums: { readonly [S in SumKind]: string } = {
  price: 'Ár',
  strength: 'Erő',
  attack: 'Támadás',
  defence: 'Védelem',
};

/** Terms that come from no card of the tableau, or say more than its name. */
export const ownTerms: { readonly [what: string]: string } = {
  cost: 'nyomtatott költség',
  defense: 'védőérték',
  price: 'az áru ára',
  develop: 'Fejlesztést választottál',
  temporary: 'ideiglenes, ebben a fázisban',
  attack: 'támadás',
};

export function lack(lacking: Lack): string {
  switch (lacking.kind) {
    case 'more':
      return `Még ${lacking.count} kell.`;
    case 'fewer':
      return `Ennyivel túl sok: ${lacking.count}.`;
    case 'strength':
      return `Még ${lacking.count} erő hiányzik.`;
    case 'different':
      return 'Az áruknak különböző fajtájúaknak kell lenniük.';
    case 'pair':
      return 'A második Fejlesztés vagy Letelepedés csak az elsővel együtt választható.';
  }
}
