// The robot of the solo game in Spanish: its mat, what each row makes it do, and what it did and why.

import type { EventKind, RaceEvent } from '@orrery/race';
import type {
  Difficulty,
  InsteadEffect,
  RobotAction,
  RobotConsume,
  RobotDevelop,
  RobotExplore,
  RobotProduce,
  RobotSettle,
  RobotWorld,
  SymbolEffect,
} from '@orrery/race/describe';
import type { Words } from '../catalogue.ts';
import type { Naming } from '../naming.ts';
import { cards, count, list } from './numbers.ts';

type EventOf<K extends EventKind> = Extract<RaceEvent, { kind: K }>;
type RobotKind = Extract<EventKind, 'diceRolled' | `robot${string}`>;
type Sentences = { readonly [K in RobotKind]: (event: EventOf<K>, say: Naming) => string | null };
type RobotRow = EventOf<'robotTurn'>['row'];

const credits = (amount: number): string => count(amount, 'crédito');
const counters = (amount: number): string => count(amount, 'contador de 6', 'contadores de 6');

const actions: { readonly [A in RobotAction]: string } = {
  explore: 'Explorar',
  develop: 'Desarrollar',
  settle: 'Colonizar',
  consumeTrade: 'Comerciar',
  consumeX2: '×2',
  produce: 'Producir',
};

const rows: { readonly [R in RobotRow]: string } = {
  ...actions,
  exploreTwice: 'ambos Explorar',
  settleInstead: 'su primer Colonizar',
  consumeBoth: 'Comerciar y ×2',
  consume: 'Consumir',
};

const worlds: { readonly [W in RobotWorld]: string } = {
  nonMilitaryWorld: 'un mundo no militar',
  militaryWorld: 'un mundo militar',
  anyWorld: 'cualquier mundo',
};

const found = (looksFor: RobotWorld | 'development', atLeast: number | null = null): string => {
  const what = looksFor === 'development' ? 'un desarrollo' : worlds[looksFor];
  return atLeast === null ? what : `${what} de ${atLeast} o más`;
};

const chipsFor = (times: number): string =>
  times === 1 ? 'tantos PV como su economía' : `${times} PV por paso de economía`;

const priceIn = (cost: number): string => (cost === 0 ? 'gratis' : `por ${credits(cost)}`);

const developPrice = (six: number, other: number): string =>
  `uno de coste 6 por ${credits(six)}, cualquier otro ${priceIn(other)}`;

function settlePrice(cost: RobotSettle['action']['value']['cost']): string {
  if (typeof cost === 'number') return `lo coloca ${priceIn(cost)}`;
  return `lo coloca: militar ${priceIn(cost.militaryWorld)}, otro ${priceIn(cost.nonMilitaryWorld)}`;
}

function gains({ economy = 0, credits: more = 0 }: RobotProduce['action']['value']): string[] {
  const steps = [...(economy === 0 ? [] : [`economía +${economy}`]), ...(more === 0 ? [] : [`crédito +${more}`])];
  return steps.length === 0 ? ['nada'] : steps;
}

/** What a row makes it do, as a list of steps. */
const does = {
  explore: ({ action, secondAction, response }: RobotExplore) => ({
    action: [
      `roba ${action.value.draw}`,
      `crédito +${action.value.credits}`,
      `con ambos dados roba ${action.value.draw + secondAction.value.draw}`,
    ],
    response: [`roba ${response.value.draw}`],
  }),
  develop: ({ sixCounter, action, response }: RobotDevelop) => ({
    action: [
      `contador de 6 por ${credits(sixCounter.value.actionCost)}, si puede`,
      `si no, roba ${action.value.draw} y busca un desarrollo`,
      developPrice(action.value.sixCost, action.value.otherCost),
    ],
    response: [
      `contador de 6 por ${credits(sixCounter.value.responseCost)}, si puede`,
      `si no, ${response.value.needsCredit ? 'si tiene crédito, ' : ''}${
        response.value.draw > 0 ? `roba ${response.value.draw} y ` : ''
      }busca un desarrollo`,
      developPrice(response.value.sixCost, response.value.otherCost),
    ],
  }),
  settle: ({ action, response }: RobotSettle) => ({
    action: [`roba ${action.value.draw}`, `busca ${worlds[action.value.find]}`, settlePrice(action.value.cost)],
    response: [
      ...(response.value.needsCredit ? ['solo si tiene crédito'] : []),
      `roba ${response.value.draw}`,
      `busca ${worlds[response.value.find]}`,
      settlePrice(response.value.cost),
    ],
  }),
  consume: ({ trade, x2, both, response }: RobotConsume) => ({
    action: [
      `Comerciar: ${chipsFor(trade.value.vpTimesEconomy)}, crédito +${trade.value.credits}`,
      `×2: ${chipsFor(x2.value.vpTimesEconomy)}, luego economía +${x2.value.thenEconomy}`,
      `ambos: ${chipsFor(both.value.vpTimesEconomy)}, luego crédito +${both.value.thenCredits}, economía +${both.value.thenEconomy}`,
    ],
    response: [chipsFor(response.value.vpTimesEconomy)],
  }),
  produce: ({ action, response }: RobotProduce) => ({
    action: gains(action.value),
    response: gains(response.value),
  }),
};

/** When its symbol comes to stand for another action. */
const turns = ({ after, set }: SymbolEffect): string =>
  `${after.which === 'first' ? 'tras su primer' : 'tras cada'} ${actions[after.action]} su símbolo vale por ${actions[set.value.robotSymbol]}`;

/** What it does once in place of a row. */
const instead = ({ find, gains: extra }: InsteadEffect): string[] => [
  `la primera vez, en su lugar: busca en el mazo ${found(find.value.world, find.value.vpAtLeast)}`,
  'lo coloca gratis',
  ...gains(extra.value),
];

const remaining = (amount: number): string => (amount === 1 ? 'queda 1' : `quedan ${amount}`);

const levels: { readonly [D in Difficulty]: string } = { easy: 'Fácil', medium: 'Medio', hard: 'Difícil' };

export const robot: Words['robot'] = {
  name: 'Robot',
  levels,
  levelHint: (amount, worth) => `${counters(amount)} de ${worth} PV cada uno`,
  actions,
  faces: { ...actions, robot: 'Robot', match: 'Igual' },
  mat: 'Tablero del robot',
  yourPick: 'Tu elección',
  die: (face) => `Dado: ${face}`,
  acts: 'actúa',
  responds: 'reacciona',
  nothingHere: 'nada aquí',
  dice: 'Dados',
  diceNone: 'Los dados se lanzan después de que elijas tus acciones.',
  diceWhy: {
    face: (action) => `${action}, tal como muestra`,
    robotSymbol: (action) => `símbolo del robot: vale por ${action}`,
    match: (action) => `igual: puesto bajo tu ${action}`,
  },
  symbol: (action) => `Su símbolo vale por ${action}.`,
  credit: 'Crédito',
  economy: 'Economía',
  track: (name, now, most) => `${name} ${now} de ${most}`,
  counters: 'Contadores de 6',
  countersLeft: (left, placed) => `${remaining(left)}, ${placed === 1 ? 'colocado' : 'colocados'} ${placed}`,
  stack: 'Pila de robo',
  inStack: (amount) => cards(amount),
  sixCounter: (worth) => `Contador de 6, ${worth} PV`,
  tableau: (amount) => `${amount} de 12 en su despliegue`,
  points: { chips: 'fichas', cards: 'cartas', sixes: 'de coste 6' },
  story: (round) => `Lo que hizo en la ronda ${round}`,
  storyEmpty: 'Aún no ha hecho nada.',
  rules: 'Cómo juega este robot',
  rulesOf: (world) => `Sigue el marcador de ${world} donde este tiene fila propia.`,
  action: 'Con un dado',
  response: 'Si solo tú la elegiste',
  ownRow: (world) => `fila de ${world}`,
  matRow: 'fila del tablero',
  does,
  turns,
  instead,
  reconstructed: {
    dice: 'las caras de sus dados',
    symbol: 'el significado de su símbolo',
  },
  reconstructedHint: (facts) =>
    `No se podía leer en las piezas impresas y está reconstruido: ${list(facts)}. Puedes cambiarlo al preparar una mesa.`,
};

/** The row, and whose it is. */
const rowOf = (event: EventOf<'robotTurn'>, say: Naming): string =>
  event.counter === null ? robot.matRow : robot.ownRow(say.card(event.counter));

export const robotEvents: Sentences = {
  robotReady: (event, say) =>
    `El robot (${levels[event.level]}) empieza con ${say.card(event.world)}: crédito ${event.credits}, economía ${event.economy}, ${counters(event.counters)} de ${event.counterWorth} PV. ${robot.symbol(actions[event.symbol])}`,
  diceRolled: (event) =>
    `Dados del robot: ${event.dice.map(({ action, why }) => robot.diceWhy[why](actions[action])).join('; ')}.`,
  robotTurn: (event, say) =>
    event.does === 'action'
      ? `Robot, ${rows[event.row]}: tiene un dado ahí, así que actúa (${rowOf(event, say)}).`
      : `Robot, ${rows[event.row]}: solo tú la elegiste, así que reacciona (${rowOf(event, say)}).`,
  robotIdle: (event) => (event.why === 'noCredit' ? 'No tiene crédito, así que no hace nada.' : 'Su fila dice: nada.'),
  robotDrew: (event) => `Robó ${cards(event.count)} sin verlas; ahora hay ${event.stackAfter} en su pila.`,
  robotSearched: (event, say) => {
    const where = event.from === 'stack' ? 'su pila' : 'el mazo';
    const discarded = event.turnedUp.length === 0 ? '' : ` Descartó ${list(event.turnedUp.map(say.card))}.`;
    const end = event.found === null ? 'no encontró ninguno' : `encontró ${say.card(event.found)}`;
    return `Buscó en ${where} ${found(event.looksFor, event.atLeast)} y ${end}.${discarded}`;
  },
  robotPlaced: (event, say) => {
    const price = priceIn(event.paid);
    const what =
      event.card === null
        ? `un contador de 6 ${price} (${remaining(event.countersLeft)})`
        : `${say.card(event.card)} ${price}`;
    return `Colocó ${what}; ahora ${event.tableau} en su despliegue.`;
  },
  robotTrackMoved: (event) => {
    const name = event.track === 'credits' ? 'Su crédito' : 'Su economía';
    const lost = event.amount - (event.after - event.before);
    const full = lost > 0 ? `; la escala está llena y se pierden ${lost}` : '';
    return event.amount === 0 ? null : `${name} pasó de ${event.before} a ${event.after}${full}.`;
  },
  robotGainedChips: (event) =>
    event.amount === 0
      ? 'Su economía es 0, así que no toma fichas.'
      : `Tomó ${event.amount} PV en fichas; ${remaining(Math.max(0, event.poolAfter))} en la reserva.`,
  robotSymbolChanged: (event, say) =>
    `Su símbolo vale ahora por ${actions[event.after]}${event.forGood ? ' para siempre' : ''} (${say.card(event.cause)}).`,
  robotLost: (event, say) => `Entregó ${say.card(event.card)} (${say.card(event.cause)}).`,
};
