// Everything else on the page, in Spanish: headings, labels, buttons, what is read aloud.

import { plain } from '../signed.ts';
import { cards, count, goodsOf, list } from './numbers.ts';

export const you = 'Tú';
/** In the middle of a sentence. */
export const youWithin = 'tú';
/** Bots have names of stars and of people who looked at them. */
export const botNames = ['Halley', 'Kepler', 'Mira', 'Vega', 'Altair'];

const roundOf = (round: number): string => (round === 0 ? 'Preparación' : `Ronda ${round}`);

export const site = {
  name: 'Orrery',
  games: { race: 'Race for the Galaxy', roll: 'Roll for the Galaxy' },
  short: { race: 'Race', roll: 'Roll' },
  skip: 'Saltar a la decisión',
  home: 'Inicio',
  toHome: 'Orrery, a la página inicial',
  loading: 'Preparando la mesa.',
  theme: 'Cambiar entre aspecto nocturno y de atlas',
  language: 'Idioma',
};

export const home = {
  title: ['Dos galaxias,', 'una mesa tranquila.'],
  lead: 'Juega a Race y Roll for the Galaxy contra amigos, desconocidos o bots pacientes. Gratis, de código abierto, en tu navegador. Sin cuenta.',
  about: {
    roll: 'Tus trabajadores son dados · 2–5 jugadores',
    race: 'Tu imperio son cartas · 1–6 jugadores',
  },
  play: 'Jugar contra bots',
  playGame: (game: string): string => `Jugar contra bots: ${game}`,
  table: 'Mesa',
  tableFor: (game: string): string => `Preparar una mesa: ${game}`,
  mine: 'Tus partidas',
  next: 'Siguiente turno',
  goOnWith: (game: string): string => `Continuar ${game}`,
  match: (round: number, rivals: readonly string[]): string =>
    [roundOf(round), ...(rivals.length === 0 ? [] : [`con ${list(rivals)}`])].join(' · '),
  yourTurn: 'Te toca',
  footer: 'Hecho por aficionados. Sin relación con la editorial. Todo el arte está dibujado por código.',
};

export const levels: { readonly [level: string]: string } = {
  greedy: 'Muy fácil',
  beginner: 'Primerizo',
  novice: 'Principiante',
  regular: 'Intermedio',
  advanced: 'Avanzado',
  expert: 'Experto',
  master: 'Maestro',
};

export const setup = {
  title: (game: string): string => `Nueva mesa: ${game}`,
  lead: 'Tú contra bots. Todo funciona en este dispositivo.',
  presets: 'Elección rápida',
  preset: {
    first: 'Primera partida',
    base: 'Juego base',
    gs: 'Gathering Storm, objetivos',
    rvi: 'Rebel vs Imperium, anexiones',
    all: 'Todo',
  },
  players: 'Jugadores',
  seats: (amount: number): string => (amount === 1 ? '1 jugador' : `${amount} jugadores`),
  seatsHint: (amount: number): string => `Tú y ${count(amount - 1, 'bot')}.`,
  level: (name: string): string => `Cómo juega ${name}`,
  bots: 'Bots',
  botsHint: 'Los bots más fuertes piensan más tiempo.',
  sets: 'Cajas',
  base: 'Juego base, siempre incluido',
  options: 'Opciones',
  goals: 'Objetivos',
  goalsHint: 'Losetas por ser el primero o tener más. Vienen con The Gathering Storm.',
  takeovers: 'Anexiones',
  takeoversHint:
    'Se pueden arrebatar mundos a los rivales. Vienen con Rebel vs Imperium. Mejor no en la primera partida.',
  draft: 'Draft',
  draftHint: 'Antes de empezar, cada cual se forma su propio mazo.',
  experienced: 'Dos acciones por ronda',
  experiencedHint: 'La partida para dos jugadores con experiencia.',
  hands: 'Manos para la primera partida',
  handsHint: 'Cada cual empieza con una mano impresa en lugar de una repartida.',
  seed: 'Semilla',
  seedHint: 'Déjala vacía para un reparto nuevo. El mismo texto da el mismo reparto.',
  start: 'Empezar',
  replaces: (game: string): string => `Una partida nueva ocupará el lugar de la que tienes en curso de ${game}.`,
};

export const table = {
  round: roundOf,
  phases: 'Fases de esta ronda',
  pickedBy: (names: readonly string[]): string => `elegida por: ${list(names)}`,
  pool: 'fichas',
  deck: 'mazo',
  discard: 'descartes',
  rivals: 'Rivales',
  yourEmpire: 'Tu imperio',
  hand: 'Tu mano',
  handEmpty: 'No tienes cartas en la mano.',
  goals: 'Objetivos',
  goalFree: 'libre',
  goalHeld: (names: readonly string[]): string => `lo tiene: ${list(names)}`,
  log: 'Registro',
  rulesChanged: 'A partir de aquí, la partida sigue con reglas más nuevas.',
  logEmpty: 'Aquí se cuenta lo que ocurre.',
  inPlay: (amount: number): string => `${cards(amount)} en juego`,
  inHand: (amount: number): string => `${cards(amount)} en la mano`,
  goods: (amount: number): string => goodsOf(amount),
  chips: (amount: number): string => `${amount} PV en fichas`,
  military: (amount: number): string => `Militar ${plain(amount)}`,
  points: (amount: number): string => `${plain(amount)} PV`,
  deciding: 'decidiendo',
  decided: 'listo',
  bot: 'bot',
  placing: (card: string): string => `Colocando: ${card}`,
  inspect: (card: string): string => `Mirar ${card}`,
  close: 'Cerrar',
};

export const decision = {
  keep: {
    todo: (kept: number, of: number): string => `Quédate con ${kept} de ${of}.`,
    why: (thrown: number): string => `Elige lo que quieres conservar; descartas las otras ${thrown}.`,
    go: (kept: number): string => `Quedarme ${kept}`,
  },
  label: 'Tu decisión',
  waiting: (names: readonly string[]): string => `Esperando a ${list(names)}.`,
  waitingWhy: 'Mientras tanto puedes mirar toda la mesa.',
  moving: 'La mesa sigue adelante.',
  thinking: 'Los demás están decidiendo.',
  undo: 'Deshacer',
  undoHint: 'Vuelve a tu última decisión.',
  undoMarkedHint:
    'Vuelve a tu última decisión, aunque ya has visto sus consecuencias. El registro de la partida lo anota.',
  noUndoHint: 'No hay nada que deshacer: lo que vino después ya se ha visto.',
  proposed: 'Propuesto, aún no elegido por ti',
  chosen: (chosen: number, min: number, max: number): string =>
    min === max ? `${chosen} de ${min}` : `${chosen} de ${min} a ${max}`,
  payNow: (amount: number): string => (amount === 0 ? 'No cuesta cartas' : `Paga ${cards(amount)}`),
  conquer: (strength: number, needed: number): string =>
    `Conquista: fuerza ${plain(strength)}, necesaria ${plain(needed)}`,
  conquerWith: (strength: number, most: number, needed: number): string =>
    `Conquista: fuerza ${plain(strength)}, hasta ${plain(most)}; necesaria ${plain(needed)}`,
  free: 'Gratis',
  using: (cards: readonly string[]): string => `con ${list(cards)}`,
  sells: (amount: number): string => `Vale ${cards(amount)}`,
  points: (amount: number): string => `${amount} PV`,
  draws: (amount: number): string => cards(amount),
  now: (gains: readonly string[]): string => `Ahora ${list(gains)}`,
  spends: (amount: number): string => `gasta ${goodsOf(amount)}`,
  producesOn: (worlds: readonly string[]): string => `En ${list(worlds, 'o')}`,
  bonusOf: (phase: string): string => `Bonificación por elegir ${phase}`,
  owner: (name: string): string => `en el imperio de ${name}`,
  attack: (attack: number, defence: number): string => `Ataque ${plain(attack)}, defensa ${plain(defence)}`,
  against: (amount: number): string => `contra ${plain(amount)}`,
  impossible: 'No es posible',
};

export const card = {
  world: 'Mundo',
  development: 'Desarrollo',
  military: 'Militar',
  production: (good: string): string => `Producción de ${good}`,
  windfall: (good: string): string => `Fortuna de ${good}`,
  cost: (amount: number): string => `coste ${amount}`,
  defence: (amount: number): string => `defensa ${amount}`,
  points: (amount: number): string => `${plain(amount)} ${amount === 1 ? 'punto' : 'puntos'}`,
  variable: 'puntos según su texto',
  good: (good: string): string => `Bien de ${good}`,
  chromosome: 'Gen de Elevación',
  scoring: 'Puntuación',
  onlyIfTakeovers: 'solo en partidas con anexiones',
};

export const score = {
  rank: 'Puesto',
  total: 'Total',
};

export const leave = {
  title: '¿Dejar la mesa?',
  text: 'La partida se guarda. Puedes continuarla desde la página inicial.',
  stay: 'Seguir jugando',
  go: 'Dejarla',
};

export const trouble = {
  title: 'La partida se ha detenido',
  text: 'Algo ha fallado dentro de la partida. Está guardada tal como estaba antes; recarga la página para volver a intentarlo.',
};
