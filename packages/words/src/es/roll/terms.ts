// The words of Roll in Spanish, one per notion.

import type { FaceName, MatchPhase, PhaseName, SideKind, WorldColour } from '@orrery/roll';
import type { Gain, GroupId, Lack, Task } from '../../roll/form-terms.ts';
import { signed } from '../../signed.ts';
import { count, goodsOf, list } from '../numbers.ts';
import { ofColour, worldColours } from './colours.ts';

export { colours, worldColours } from './colours.ts';

export const phases: { readonly [P in PhaseName]: string } = {
  explore: 'Explorar',
  develop: 'Desarrollar',
  settle: 'Colonizar',
  produce: 'Producir',
  ship: 'Transportar',
};

export const faces: { readonly [F in FaceName]: string } = { ...phases, wild: 'comodín' };

export const numerals: { readonly [P in PhaseName]: string } = {
  explore: 'I',
  develop: 'II',
  settle: 'III',
  produce: 'IV',
  ship: 'V',
};

export const moments: { readonly [M in MatchPhase]: string } = {
  setup: 'Preparación',
  roll: 'Lanzar',
  assign: 'Asignar',
  reveal: 'Revelar',
  ...phases,
  manage: 'Gestionar el imperio',
  over: 'Final de la partida',
};

export const kinds: { readonly [K in SideKind]: string } = { development: 'Desarrollo', world: 'Mundo' };
export const stacks: { readonly [K in SideKind]: string } = { development: 'Desarrollos', world: 'Mundos' };
export const worldKind = (colour: WorldColour): string =>
  colour === 'grey' ? 'Mundo gris' : `Mundo de ${worldColours[colour]}`;

/** What stands above each list of a decision. */
export const groups: { readonly [G in GroupId]: string } = {
  start: '¿Qué loseta es el desarrollo?',
  task: 'Tarea',
  worker: 'Explorador',
  abandon: 'Losetas que abandonas antes',
  place: 'Cara',
  where: 'Lugar',
  give: 'Tus losetas',
  spend: 'Trabajadores de la loseta',
  lay: 'Trabajadores',
  toCup: 'Trabajadores gastados',
  remove: 'Tus dados',
  producer: 'Productor',
  world: 'Mundo',
  good: 'Bien',
  shipper: 'Transportista',
  ship: 'Para qué',
  recruit: 'Ciudadanía',
  recall: 'Tus dados en juego',
};

export const tasks: { readonly [T in Task]: { readonly name: string; readonly text: string } } = {
  scout: {
    name: 'Reconocer',
    text: 'Roba una loseta, más una por cada loseta abandonada, y ponlas debajo de tus pilas.',
  },
  stock: { name: 'Proveer', text: 'Toma créditos.' },
  rearrange: {
    name: 'Reordenar antes',
    text: 'Cambia el orden de las losetas de tus pilas, por cualquiera de sus caras.',
  },
  done: { name: 'Dejarlas así', text: 'Las pilas se quedan como están.' },
  under: { name: 'Debajo de la pila', text: 'Se construye después de las demás.' },
  top: { name: 'Encima', text: 'Se construye a continuación.' },
  trade: { name: 'Comerciar', text: 'Por créditos.' },
  tradeAndBuy: { name: 'Comerciar y comprar PV', text: 'Por créditos, parte de los cuales compra fichas.' },
  consume: { name: 'Consumir', text: 'Por fichas de PV.' },
};

const money = (credits: number): string => (credits < 0 ? `−$${-credits}` : `$${credits}`);

export const gain = ({ credits, vp, lost }: Gain): string =>
  [
    ...(credits === 0 ? [] : [money(credits)]),
    ...(vp === 0 ? [] : [`${vp} PV`]),
    ...(lost === 0 ? [] : [`se pierden $${lost} por encima de 10`]),
  ].join(', ') || 'Nada';

export const term = (name: string, credits: number, vp: number): string =>
  [
    ...(credits === 0 ? [] : [credits < 0 ? money(credits) : `+${money(credits)}`]),
    ...(vp === 0 ? [] : [`${signed(vp)} PV`]),
    name,
  ].join(' ');

export function lack(lacking: Lack): string {
  if (lacking.kind === 'more') return `Elige ${lacking.count} más.`;
  return lacking.count === 1 ? 'Sobra 1.' : `Sobran ${lacking.count}.`;
}

/** Rules that cause something; a tile that does is named. */
export const causes: { readonly [cause: string]: string } = {
  setup: 'preparación',
  scout: 'Reconocer',
  stock: 'Proveer',
  trade: 'Comerciar',
  consume: 'Consumir',
  recruit: 'Reclutar',
  emptyRecruit: 'nunca menos de $1',
  unused: 'sin usar',
  idle: 'su fase no ocurre',
  dictate: 'Dictado',
  spent: 'gastado',
  recall: 'reclamado',
  produce: 'producido',
  build: 'colocado',
  assign: 'asignado',
  reassign: 'reasignado',
  emptyStack: 'no hay loseta que construir',
};

export const table = {
  bag: 'en la bolsa',
  poolShort: 'en reserva',
  credits: (amount: number): string => `${amount} de 10 créditos`,
  creditsTitle: 'Créditos',
  squares: (amount: number): string => `${amount} de 12 losetas cuadradas`,
  cup: 'Cubilete',
  cupHint: 'se lanza en la próxima ronda',
  citizenry: 'Ciudadanía',
  citizenryHint: 'se reclutan a $1 cada uno',
  none: 'ninguno',
  points: 'Puntos a la vista',
  tableau: 'Despliegue',
  below: (amount: number): string => `${amount} debajo`,
  stackEmpty: 'No hay losetas en esta pila. Reconoce para encontrar una.',
  laid: (laid: number, required: number): string => `${laid} de ${required} trabajadores puestos`,
  rolled: 'lanzados, caras ocultas',
  selectedBy: (names: readonly string[]): string => `seleccionada por: ${list(names)}`,
  happens: 'ocurre',
};

export const desk = {
  strip: 'Loseta de fases: cinco columnas',
  column: (phase: string, workers: number): string => `${phase}: ${count(workers, 'trabajador', 'trabajadores')}`,
  select: 'elegir',
  selectPhase: (phase: string): string => `Seleccionar ${phase}`,
  sendTo: (phase: string): string => `Enviar a ${phase}`,
  put: 'Ponlo aquí',
  leave: 'Déjalo',
  asItLies: 'donde está',
  selectWith: 'Seleccionar con él',
  costs: 'cuesta otro trabajador',
  freely: 'un comodín va a cualquier columna',
  ifHappens: 'si ocurre',
  used: (moves: string): string => `usado: ${moves}`,
  die: (colour: string, face: string, at: string): string => `Dado ${ofColour(colour)}, cara ${face}, en ${at}`,
  anyDie: (colour: string): string => `Dado ${ofColour(colour)}`,
  virtual: (colour: string): string => `Trabajador ${ofColour(colour)} de una loseta, sin dado`,
  selects: 'la selecciona',
  wildPlaced: 'comodín, asignado por ti',
  moved: (power: string): string => `movido por ${power}`,
  aside: 'Apartado',
  powers: 'Mover trabajadores',
  dictate: 'Dictado',
  dictateText: (reach: number): string =>
    `Aparta 1 trabajador y mueve ${reach === 1 ? 'otro' : `hasta otros ${reach}`}`,
  takeBack: (power: string): string => `Deshacer ${power}`,
  moves: (moves: readonly string[]): string => moves.join('; '),
  move: (colour: string, to: string): string => `${colour} → ${to}`,
  payFirst: 'Elige el trabajador que apartas.',
  pickUp: 'Elige un trabajador y luego una columna.',
  drop: (colour: string): string =>
    `Tienes un dado ${ofColour(colour)}. Elige una columna, o un círculo para seleccionar con él.`,
  choose: 'Coge un dado y pulsa el círculo de una columna para elegir su fase.',
  cannot: 'Ningún poder puede llevar a ese trabajador ahí.',
  unfinished: (power: string): string => `${power} aún tiene que mover un trabajador.`,
  reset: 'Empezar de nuevo',
  sure: 'la seleccionas tú',
  noWorker: 'Ningún trabajador aquí',
  workers: (amount: number): string => count(amount, 'trabajador', 'trabajadores'),
  build: (name: string, laid: number, required: number): string =>
    laid >= required ? `${name}: completo` : `${name}: ${laid} de ${required}`,
  goods: (amount: number): string => goodsOf(amount),
  shipments: (amount: number): string => count(amount, 'transporte'),
  tasks: (amount: number): string => count(amount, 'tarea'),
  up: (name: string): string => `Subir ${name}`,
  down: (name: string): string => `Bajar ${name}`,
  turn: (name: string): string => `Dar la vuelta a ${name} y pasarla a la otra pila`,
};

export const odds = {
  title: '¿Ocurrirá?',
  from: 'si los rivales seleccionan según sus dados',
  sure: 'seguro',
  percent: (chance: number): string => `${Math.round(chance * 100)} %`,
};

export const tile = {
  cost: (cost: number): string => `coste y puntos ${cost}`,
  required: (required: number): string =>
    `${required === 1 ? 'Hace falta' : 'Hacen falta'} ${count(required, 'trabajador', 'trabajadores')}`,
  reassign: 'Reasignar',
  good: (colour: string): string => `Bien: dado ${ofColour(colour)}`,
  asDevelopment: 'Como desarrollo',
  asWorld: 'Como mundo',
};
