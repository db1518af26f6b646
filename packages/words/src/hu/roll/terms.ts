// The words of Roll in Hungarian, one per notion, as the Hungarian edition has them; long names of colours cut short.

import type { DieColour, FaceName, MatchPhase, PhaseName, SideKind, WorldColour } from '@orrery/roll';
import type { Gain, GroupId, Lack, Task } from '../../roll/form-terms.ts';
import { signed } from '../../signed.ts';

export const colours: { readonly [C in DieColour]: { readonly name: string; readonly letter: string } } = {
  home: { name: 'Anyabolygó', letter: 'A' },
  military: { name: 'Katonai', letter: 'K' },
  consumption: { name: 'Feldolgozás', letter: 'F' },
  novelty: { name: 'Luxuscikk', letter: 'L' },
  rare: { name: 'Ritka anyag', letter: 'R' },
  genes: { name: 'Genetika', letter: 'G' },
  alien: { name: 'Földönkívüli', letter: 'Ö' },
};

export const worldColours: { readonly [C in WorldColour]: string } = {
  grey: 'szürke',
  novelty: 'Luxuscikk',
  rare: 'Ritka anyag',
  genes: 'Genetika',
  alien: 'Földönkívüli',
};

export const phases: { readonly [P in PhaseName]: string } = {
  explore: 'Felfedezés',
  develop: 'Fejlesztés',
  settle: 'Letelepedés',
  produce: 'Termelés',
  ship: 'Szállítás',
};

export const faces: { readonly [F in FaceName]: string } = { ...phases, wild: 'Joker' };

export const numerals: { readonly [P in PhaseName]: string } = {
  explore: 'I',
  develop: 'II',
  settle: 'III',
  produce: 'IV',
  ship: 'V',
};

export const moments: { readonly [M in MatchPhase]: string } = {
  setup: 'Előkészületek',
  roll: 'Kockadobás',
  assign: 'Kijelölés',
  reveal: 'Felfedés',
  ...phases,
  manage: 'Átszervezés',
  over: 'Játék vége',
};

export const kinds: { readonly [K in SideKind]: string } = { development: 'Fejlesztés', world: 'Világ' };
export const stacks: { readonly [K in SideKind]: string } = { development: 'Fejlesztések', world: 'Világok' };
export const worldKind = (colour: WorldColour): string =>
  colour === 'grey' ? 'Szürke világ' : `${worldColours[colour]} világ`;

/** What stands above each list of a decision. */
export const groups: { readonly [G in GroupId]: string } = {
  start: 'Melyik lapka legyen a fejlesztés?',
  task: 'Feladat',
  worker: 'Felfedező',
  abandon: 'Lapkák, amelyekről előbb lemondasz',
  place: 'Oldal',
  where: 'Hová',
  give: 'Lapkáid',
  spend: 'Munkások a lapkán',
  lay: 'Munkások',
  toCup: 'Felhasznált munkások',
  remove: 'Kockáid',
  producer: 'Termelő',
  world: 'Világ',
  good: 'Áru',
  shipper: 'Szállító',
  ship: 'Mire',
  recruit: 'Polgárság',
  recall: 'Játékban lévő kockáid',
};

export const tasks: { readonly [T in Task]: { readonly name: string; readonly text: string } } = {
  scout: {
    name: 'Felderítés',
    text: 'Húzz egy lapkát, és még egyet minden lapkáért, amelyről lemondasz; tedd őket a kupacaid alá.',
  },
  stock: { name: 'Készletkezelés', text: 'Kreditet kapsz.' },
  rearrange: { name: 'Előbb átrendezem', text: 'Kupacaid lapkáit más sorrendbe teheted és megfordíthatod.' },
  done: { name: 'Így hagyom', text: 'A kupacok maradnak, ahogy vannak.' },
  under: { name: 'A kupac aljára', text: 'A többi után épül meg.' },
  top: { name: 'A tetejére', text: 'Ez épül meg legközelebb.' },
  trade: { name: 'Kereskedelem', text: 'Kreditért.' },
  tradeAndBuy: { name: 'Kereskedelem és GyP-vásárlás', text: 'Kreditért, amelynek egy részén GyP-t veszel.' },
  consume: { name: 'Feldolgozás', text: 'GyP jelzőkért.' },
};

const money = (credits: number): string => (credits < 0 ? `−$${-credits}` : `$${credits}`);

export const gain = ({ credits, vp, lost }: Gain): string =>
  [
    ...(credits === 0 ? [] : [money(credits)]),
    ...(vp === 0 ? [] : [`${vp} GyP`]),
    ...(lost === 0 ? [] : [`10 felett elvész $${lost}`]),
  ].join(', ') || 'Semmi';

export const term = (name: string, credits: number, vp: number): string =>
  [
    ...(credits === 0 ? [] : [credits < 0 ? money(credits) : `+${money(credits)}`]),
    ...(vp === 0 ? [] : [`${signed(vp)} GyP`]),
    name,
  ].join(' ');

export function lack(lacking: Lack): string {
  return lacking.kind === 'more' ? `Még ${lacking.count} kell.` : `Ennyivel túl sok: ${lacking.count}.`;
}

/** Rules that cause something; a tile that does is named. */
export const causes: { readonly [cause: string]: string } = {
  setup: 'előkészületek',
  scout: 'Felderítés',
  stock: 'Készletkezelés',
  trade: 'Kereskedelem',
  consume: 'Feldolgozás',
  recruit: 'Toborzás',
  emptyRecruit: 'sosem $1 alatt',
  unused: 'nem használt',
  idle: 'elmaradt fázis',
  dictate: 'Parancs',
  spent: 'felhasznált',
  recall: 'visszahívott',
  produce: 'megtermelt',
  build: 'építéshez letett',
  assign: 'kijelölt',
  reassign: 'átrendezett',
  emptyStack: 'nincs építendő lapka',
};

/** Places of dice; those with a tile name it. */
export function place(name: string, say: (slug: string) => string): string {
  const [what = '', which = ''] = name.split(':');
  switch (what) {
    case 'cup':
      return 'kockavető';
    case 'citizenry':
      return 'Polgárság';
    case 'rolled':
      return 'paraván mögött';
    case 'column':
    case 'selector':
      return phases[which as PhaseName];
    case 'stack':
      return which === 'world' ? 'felső világ' : 'felső fejlesztés';
    case 'world':
      return say(which);
    case 'dictate':
      return 'Parancs helyszín';
    case 'working':
      return 'munkában';
    default:
      return 'készlet';
  }
}

export const table = {
  bag: 'a szütyőben',
  poolShort: 'készlet',
  credits: (amount: number): string => `${amount} / 10 kredit`,
  creditsTitle: 'Kredit',
  squares: (amount: number): string => `${amount} / 12 lapka`,
  cup: 'Kockavető',
  cupHint: 'a következő körben dobod',
  citizenry: 'Polgárság',
  citizenryHint: 'toborzás: $1 darabja',
  none: 'nincs',
  points: 'Látható pontok',
  tableau: 'Tabló',
  below: (amount: number): string => `${amount} alatta`,
  stackEmpty: 'Üres kupac. Felderítéssel találhatsz lapkát.',
  laid: (laid: number, required: number): string => `${laid} / ${required} munkás rajta`,
  rolled: 'dobott, rejtett oldallal',
  selectedBy: (names: readonly string[]): string => `kiválasztotta: ${names.join(', ')}`,
  happens: 'megtörténik',
};

export const desk = {
  strip: 'Fázis sáv: öt oszlop',
  column: (phase: string, workers: number): string => `${phase}: ${workers} munkás`,
  select: 'választ',
  selectPhase: (phase: string): string => `Fázis kiválasztása: ${phase}`,
  sendTo: (phase: string): string => `Áttétel ide: ${phase}`,
  put: 'Tedd ide',
  leave: 'Maradjon',
  asItLies: 'ahol most van',
  selectWith: 'Választ vele',
  costs: '1 másik munkásba kerül',
  freely: 'a Joker bárhová mehet',
  ifHappens: 'ha megtörténik',
  used: (moves: string): string => `felhasználva: ${moves}`,
  die: (colour: string, face: string, at: string): string => `${colour} kocka, ${face} oldal, helye: ${at}`,
  anyDie: (colour: string): string => `${colour} kocka`,
  virtual: (colour: string): string => `${colour} munkás lapkáról, kocka nélkül`,
  selects: 'ez választja ki',
  wildPlaced: 'Joker, te tetted ide',
  moved: (power: string): string => `áttette: ${power}`,
  aside: 'Félretéve',
  powers: 'Munkások átrendezése',
  dictate: 'Parancs',
  dictateText: (reach: number): string =>
    `Tegyél félre 1 munkást, és tegyél át ${reach === 1 ? '1 másikat' : `legfeljebb ${reach} másikat`}`,
  takeBack: (power: string): string => `Visszaveszem: ${power}`,
  moves: (moves: readonly string[]): string => moves.join('; '),
  move: (colour: string, to: string): string => `${colour} → ${to}`,
  payFirst: 'Jelöld ki a félreteendő munkást.',
  pickUp: 'Jelölj ki egy munkást, aztán egy oszlopot.',
  drop: (colour: string): string =>
    `${colour} kocka felvéve. Válassz oszlopot, vagy egy kört, hogy azt a fázist válaszd ki vele.`,
  choose: 'Vegyél fel egy kockát, aztán nyomd meg egy oszlop fölött a kört: azt a fázist választod.',
  cannot: 'Nincs képesség, amely oda tehetné ezt a munkást.',
  unfinished: (power: string): string => `${power}: még át kell tenned vele egy munkást.`,
  reset: 'Elölről',
  sure: 'te választod ki',
  noWorker: 'Nincs itt munkás',
  workers: (amount: number): string => `${amount} munkás`,
  build: (name: string, laid: number, required: number): string =>
    laid >= required ? `${name} elkészül` : `${name} ${laid} / ${required}`,
  goods: (amount: number): string => `${amount} áru`,
  shipments: (amount: number): string => `${amount} szállítás`,
  tasks: (amount: number): string => `${amount} feladat`,
  up: (name: string): string => `Feljebb: ${name}`,
  down: (name: string): string => `Lejjebb: ${name}`,
  turn: (name: string): string => `Megfordítva a másik kupacba: ${name}`,
};

export const odds = {
  title: 'Megtörténik?',
  from: 'ha az ellenfelek a kockáik szerint választanak',
  sure: 'biztos',
  percent: (chance: number): string => `${Math.round(chance * 100)}%`,
};

export const tile = {
  cost: (cost: number): string => `költség és pont: ${cost}`,
  required: (required: number): string => `${required} munkás kell`,
  reassign: 'Átrendezés',
  good: (colour: string): string => `Áru: ${colour} kocka`,
  asDevelopment: 'Fejlesztésként',
  asWorld: 'Világként',
};
