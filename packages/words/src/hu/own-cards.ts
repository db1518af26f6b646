// Own cards in Hungarian: how they are brought to a table, and what can be wrong with a file of them.

import type { Words } from '../catalogue.ts';
import { The, the } from './numbers.ts';

type OwnCards = Words['ownCards'];

const types: { readonly [found: string]: string } = {
  nothing: 'semmi',
  'truth value': 'igaz vagy hamis',
  number: 'szám',
  text: 'szöveg',
  list: 'lista',
  object: 'objektum',
};

const rules: { readonly [rule: string]: string } = {
  'id-not-custom': 'A saját lapok azonosítója „custom-” kezdetű; a nyomtatottaké nem.',
  'cost-or-defense': 'Egy lapnak vagy költsége, vagy védőértéke van.',
  'defense-when-military': 'Egy lapnak akkor és csak akkor van védőértéke, ha katonai.',
  'development-without-good': 'Fejlesztésnek nincs áruja.',
  'development-without-production': 'A fejlesztés nem termel.',
  'development-not-military': 'A fejlesztés nem katonai.',
  'development-not-start': 'A fejlesztés nem lehet kezdővilág.',
  'production-with-good': 'Egy világnak akkor és csak akkor van áruja, ha termelő világ vagy szerencsevilág.',
  'production-produces': 'Egy termelő világnak pontosan egy itt termelő képessége van.',
  'only-production-produces': 'Itt termelő képessége csak termelő világnak van.',
  'own-good': 'A világ saját árujáról szóló képességhez ilyen fajta világ kell.',
  'end-bonuses-when-variable': 'A végső bónuszok és a változó pont csak együtt járhatnak.',
  'variable-without-vp': 'A változó pontú lap nyomtatott pontja 0.',
  'chromosome-with-uplift': 'A kromoszóma jel a Génmanipulált kulcsszóval jár.',
  'setup-on-start-world': 'Előkészületi képessége csak kezdővilágnak van.',
  'one-discount-by-discarding': 'Legfeljebb egy olyan kedvezmény lehet, amely a lapba kerül.',
  'one-way-to-settle': 'Legfeljebb egy további lerakási mód és legfeljebb egy elfoglalás lehet.',
  'start-group': 'A páros kezdővilágok kékek, a páratlanok pirosak.',
  'some-copies': 'Legalább egy példány kell.',
  'world-once': 'Egy nyomtatott világ egy példányban létezik.',
  'replaced-by-somebody': 'Cserénél mindkét lapot meg kell nevezni.',
  'exactly-one': 'A lehetőségek közül pontosan egyet kell megadni.',
  'may-when-paid': 'Egy képesség akkor és csak akkor választható, ha valamibe kerül.',
  'per-card-when-hand': 'Laponként számolt erő csak kézből eldobott lapokkal jár.',
  'some-yield': 'A képességnek hoznia kell valamit.',
  'doubling-when-vp': 'A duplázást pontosan ott kell jelölni, ahol a képesség pontot hoz.',
  'goods-fit': 'Az árukra vonatkozó feltételek ellentmondanak egymásnak.',
  'range-rising': 'Az első szám nem lehet nagyobb a másodiknál.',
};

const flaws: OwnCards['flaws'] = {
  'not-json': ({ expected }) => `Ez nem JSON; itt ez kellene: ${expected}.`,
  'too-deep': ({ max }) => `Több mint ${max} szint zárójel.`,
  'key-twice': ({ key }) => `Kétszer szerepel: „${key}”.`,
  'forbidden-key': ({ key }) => `Nem lehet mező neve: „${key}”.`,
  'number-too-large': () => 'Ekkora számnak nincs értelme egy lapon.',
  'too-large': ({ max, found }) =>
    `Legfeljebb ${max.toLocaleString('hu')} bájt lehet; ez ${found.toLocaleString('hu')}.`,
  'missing-field': () => 'Ez a mező hiányzik.',
  'unknown-field': () => 'Nincs ilyen mező.',
  'wrong-type': ({ expected, found }) => `Itt ez kell: ${types[expected]}; ez áll itt: ${types[found]}.`,
  'not-whole': ({ found }) => `Egész szám kell, nem ${found}.`,
  'out-of-range': ({ min, max, found }) => `${min} és ${max} közötti szám kell, nem ${found}.`,
  'wrong-length': ({ min, max, found }) => `A megengedett hossz ${min}–${max}; ez ${found}.`,
  'not-listed': ({ allowed, found }) => `Ezek egyike kell: ${allowed.join(', ')}; nem ez: ${found}.`,
  'bad-text': ({ pattern, found }) => `${The(`„${found}”`)} nem ilyen alakú: ${pattern}.`,
  repeated: ({ found }) => `Kétszer szerepel: ${found}.`,
  'unknown-power': ({ phase, kind }) => `Nincs „${kind}” képesség ebben a fázisban: „${phase}”.`,
  'unknown-design': ({ found }) => `Nincs lap ezzel az azonosítóval: „${found}”.`,
  'duplicate-id': () => 'Egy másik lapnak ugyanez az azonosítója.',
  'duplicate-name': ({ name, other }) => `Ennek is „${name}” a neve: ${other}.`,
  'duplicate-start': ({ number, other }) => `Ez is ${the(`${number}. kezdővilág`)}: ${other}.`,
  'broken-rule': ({ rule }) => rules[rule] ?? rule,
};

export const ownCards: OwnCards = {
  title: 'Saját lapok',
  hint: 'Saját tervezésű lapok JSON-ban, a pakliba keverve. A játszmával együtt megmaradnak.',
  limits: (designs, copies, kilobytes) => `Legfeljebb ${designs} terv, egyenként ${copies} példány, ${kilobytes} kB.`,
  paste: 'Lapok beillesztése',
  file: 'Fájl kiválasztása',
  example: 'Tíz példalap betöltése',
  clear: 'Eltávolítás',
  good: (designs, cards) => `${designs} terv, ${cards} további lap a pakliban.`,
  wrong: (amount) => `${amount} hiba. A lapok a javításukig nem használhatók.`,
  more: (amount) => `és még ${amount}`,
  unreadable: 'A fájl nem olvasható szövegként.',
  place: (line, column) => `${line}. sor, ${column}. oszlop`,
  show: (amount) => `${amount} lap megtekintése`,
  flaws,
};
