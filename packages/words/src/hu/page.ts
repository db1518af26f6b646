// Everything else on the page, in Hungarian: headings, labels, buttons, what is read aloud.

import { plain } from '../signed.ts';
import { list, the } from './numbers.ts';

export const you = 'Te';
/** In the middle of a sentence. */
export const youWithin = 'te';
/** Bots have names of stars and of people who looked at them. */
export const botNames = ['Halley', 'Kepler', 'Mira', 'Vega', 'Altair'];

export const site = {
  name: 'Orrery',
  games: { race: 'Race for the Galaxy', roll: 'Roll for the Galaxy' },
  short: { race: 'Race', roll: 'Roll' },
  skip: 'Ugrás a döntéshez',
  home: 'Kezdőlap',
  toHome: 'Orrery, vissza a kezdőlapra',
  loading: 'Terítjük az asztalt.',
  theme: 'Váltás az éjszakai és az atlasz megjelenés között',
  language: 'Nyelv',
};

export const home = {
  title: ['Két galaxis,', 'egy csendes asztal.'],
  lead: 'Race for the Galaxy és Roll for the Galaxy, barátok, idegenek vagy türelmes botok ellen. Ingyenes, nyílt forráskódú, a böngésződben fut. Fiók nem kell.',
  about: {
    roll: 'Kockáid a munkásaid · 2–5 játékos',
    race: 'Lapjaid a birodalmad · 1–6 játékos',
  },
  play: 'Játék botokkal',
  playGame: (game: string): string => `Játék botokkal: ${game}`,
  table: 'Asztal',
  tableFor: (game: string): string => `Asztal beállítása: ${game}`,
  mine: 'Játszmáid',
  next: 'Következő lépés',
  goOnWith: (game: string): string => `Folytatás: ${game}`,
  match: (round: number, rivals: readonly string[]): string =>
    [
      round === 0 ? 'Előkészületek' : `${round}. kör`,
      ...(rivals.length === 0 ? [] : [`ellenfelek: ${list(rivals)}`]),
    ].join(' · '),
  yourTurn: 'Te jössz',
  footer: 'Rajongói munka, a kiadótól független. Minden képet program rajzol.',
};

export const levels: { readonly [level: string]: string } = {
  greedy: 'Nagyon könnyű',
  beginner: 'Újonc',
  novice: 'Kezdő',
  regular: 'Középhaladó',
  advanced: 'Haladó',
  expert: 'Szakértő',
  master: 'Mester',
};

export const setup = {
  title: (game: string): string => `Új asztal: ${game}`,
  lead: 'Te a botok ellen. Minden ezen az eszközön fut.',
  presets: 'Gyors választás',
  preset: {
    first: 'Első játék',
    base: 'Alapjáték',
    gs: 'Gathering Storm, célok',
    rvi: 'Rebel vs Imperium, elfoglalás',
    all: 'Minden',
  },
  players: 'Játékosok',
  seats: (amount: number): string => `${amount} játékos`,
  seatsHint: (amount: number): string => `Te és ${amount - 1} bot.`,
  level: (name: string): string => `${name} szintje`,
  bots: 'Botok',
  botsHint: 'Az erősebb botok tovább gondolkodnak.',
  sets: 'Készletek',
  base: 'Alapjáték, mindig benne van',
  options: 'Beállítások',
  goals: 'Célok',
  goalsHint: 'Lapkák annak, aki valamiben első, vagy akinek valamiből a legtöbbje van. A The Gathering Storm része.',
  takeovers: 'Elfoglalás',
  takeoversHint: 'Az ellenfelek világai elfoglalhatók. A Rebel vs Imperium része. Első játékhoz nem ajánlott.',
  draft: 'Kártyaátadásos variáns',
  draftHint: 'A játék előtt mindenki saját paklit válogat össze.',
  experienced: 'Haladó kétszemélyes játék',
  experiencedHint: 'Kétszemélyes játék tapasztaltaknak.',
  hands: 'Kezdő lapok első játékhoz',
  handsHint: 'Mindenki előre összeállított lapokkal indul, osztás helyett.',
  seed: 'Osztás kódja',
  seedHint: 'Hagyd üresen, ha új osztást szeretnél. Azonos szöveg azonos osztást ad.',
  start: 'Kezdés',
  replaces: (game: string): string => `Az új játszma a mostani helyébe lép: ${game}.`,
};

export const table = {
  round: (round: number): string => (round === 0 ? 'Előkészületek' : `${round}. kör`),
  phases: 'A kör fázisai',
  pickedBy: (names: readonly string[]): string => `választotta: ${list(names)}`,
  pool: 'lapka',
  deck: 'húzópakli',
  discard: 'eldobva',
  rivals: 'Ellenfelek',
  yourEmpire: 'A birodalmad',
  hand: 'Kézben lévő lapjaid',
  handEmpty: 'Nincs lap a kezedben.',
  goals: 'Célok',
  goalFree: 'szabad',
  goalHeld: (names: readonly string[]): string => `birtokolja: ${list(names)}`,
  log: 'Napló',
  rulesChanged: 'Innentől a játszma újabb szabályok szerint folytatódik.',
  logEmpty: 'Itt olvasható majd, mi történik.',
  inPlay: (amount: number): string => `${amount} lap játékban`,
  inHand: (amount: number): string => `${amount} lap kézben`,
  goods: (amount: number): string => `${amount} áru`,
  chips: (amount: number): string => `${amount} GyP lapkákban`,
  military: (amount: number): string => `${plain(amount)} katonai erő`,
  points: (amount: number): string => `${plain(amount)} GyP`,
  deciding: 'gondolkodik',
  decided: 'kész',
  bot: 'bot',
  placing: (card: string): string => `Lerakva: ${card}`,
  inspect: (card: string): string => `Megnézem: ${card}`,
  close: 'Bezárás',
};

export const decision = {
  keep: {
    todo: (kept: number, of: number): string => `Tarts meg ${kept} lapot ${the(`${of}`)} közül.`,
    why: (thrown: number): string => `Válaszd ki, amit megtartasz; a többi ${thrown} lapot eldobod.`,
    go: (kept: number): string => `Megtartok ${kept} lapot`,
  },
  label: 'A döntésed',
  waiting: (names: readonly string[]): string => `Még dönt: ${list(names)}.`,
  waitingWhy: 'Az asztalt közben is nézegetheted.',
  moving: 'A játék halad tovább.',
  thinking: 'A többiek döntenek.',
  undo: 'Visszavonás',
  undoHint: 'Vissza az előző döntésedhez.',
  undoMarkedHint:
    'Vissza az előző döntésedhez, pedig már láttad, mi lett belőle. A játszma jegyzőkönyve ezt megjegyzi.',
  noUndoHint: 'Nincs mit visszavonni: ami utána jött, azt már láttad.',
  proposed: 'Javaslat, még nem te választottad',
  chosen: (chosen: number, min: number, max: number): string =>
    min === max ? `${chosen} / ${min}` : `${chosen} kiválasztva (${min}–${max})`,
  payNow: (amount: number): string => (amount === 0 ? 'Nem kerül lapba' : `Ára ${amount} lap`),
  conquer: (strength: number, needed: number): string => `Hódítás: erő ${plain(strength)}, kell ${plain(needed)}`,
  conquerWith: (strength: number, most: number, needed: number): string =>
    `Hódítás: erő ${plain(strength)}, legfeljebb ${plain(most)}; kell ${plain(needed)}`,
  free: 'Ingyen',
  using: (cards: readonly string[]): string => `ezzel: ${list(cards)}`,
  sells: (amount: number): string => `Értéke ${amount} lap`,
  points: (amount: number): string => `${amount} GyP`,
  draws: (amount: number): string => `${amount} lap`,
  now: (gains: readonly string[]): string => `Most ${list(gains)}`,
  spends: (amount: number): string => `${amount} áruért`,
  producesOn: (worlds: readonly string[]): string => `Itt: ${list(worlds, 'vagy')}`,
  bonusOf: (phase: string): string => `Bónusz: ${phase}`,
  owner: (name: string): string => `${name} birodalmában`,
  attack: (attack: number, defence: number): string => `Támadás ${plain(attack)}, védelem ${plain(defence)}`,
  against: (amount: number): string => `ellene ${plain(amount)}`,
  impossible: 'Nem lehetséges',
};

export const card = {
  world: 'Világ',
  development: 'Fejlesztés',
  military: 'Katonai',
  production: (good: string): string => `Termelő világ: ${good}`,
  windfall: (good: string): string => `Szerencsevilág: ${good}`,
  cost: (amount: number): string => `költség ${amount}`,
  defence: (amount: number): string => `védőérték ${amount}`,
  points: (amount: number): string => `${plain(amount)} pont`,
  variable: 'pont a szöveg szerint',
  good: (good: string): string => `Áru: ${good}`,
  chromosome: 'Kromoszóma',
  scoring: 'Pontozás',
  onlyIfTakeovers: 'csak elfoglalással játszva',
};

export const score = {
  rank: 'Helyezés',
  total: 'Összesen',
};

export const leave = {
  title: 'Elhagyod az asztalt?',
  text: 'A játszma megmarad. A kezdőlapról bármikor folytathatod.',
  stay: 'Játszom tovább',
  go: 'Elhagyom',
};

export const trouble = {
  title: 'A játszma megállt',
  text: 'Hiba történt a játszmában. Az előtte lévő állás el van mentve; töltsd újra az oldalt, és próbáld meg ismét.',
};
