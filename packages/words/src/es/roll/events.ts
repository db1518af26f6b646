// What happened in Roll, as Spanish sentences, one entry per kind of event. Null: other sentences tell it already.
// Verbs agree with who did it: "Lanzaste 3 dados propios", "Halley lanzó 3 dados propios".

import type { DieColour, EventKind, EventOf, MovedDie } from '@orrery/roll';
import type { Naming } from '../../naming.ts';
import { count, list } from '../numbers.ts';
import { did } from '../telling.ts';
import { coloured, diceOf } from './colours.ts';
import { wayTo } from './places.ts';
import { causes, phases } from './terms.ts';

type Sentences = { readonly [K in EventKind]: (event: EventOf<K>, say: Naming) => string | null };

const tiles = (amount: number): string => count(amount, 'loseta');

/** "2 dados propios y 1 dado militar". */
function dice(some: readonly { readonly colour: DieColour }[]): string {
  const counted = new Map<DieColour, number>();
  for (const { colour } of some) counted.set(colour, (counted.get(colour) ?? 0) + 1);
  return list([...counted].map(([colour, amount]) => diceOf(amount, colour)));
}

const cause = (name: string, say: Naming): string => causes[name] ?? say.side(name);
const because = (name: string, say: Naming): string => ` (${cause(name, say)})`;

/** Dice that go the same way, told together. */
function ways(moved: readonly MovedDie[], say: Naming): string {
  const byTarget = new Map<string, MovedDie[]>();
  for (const die of moved) byTarget.set(die.to, [...(byTarget.get(die.to) ?? []), die]);
  return list([...byTarget].map(([to, some]) => `${dice(some)} ${wayTo(to, say.side)}`));
}

/** What these cause is told by another sentence. */
const toldElsewhere = ['assign', 'reassign', 'dictate', 'explore', 'trade', 'consume', 'ship', 'spent'];

export const events: Sentences = {
  seatSetUp: (event, say) => `${did(event, say, 'empezaste', 'empezó')} con ${list(event.tableau.map(say.side))}.`,
  diceGained: (event, say) =>
    event.cause === 'setup'
      ? null
      : `${did(event, say, 'ganaste', 'ganó')}: ${ways(event.dice, say)}${because(event.cause, say)}.`,
  diceMoved: (event, say) => {
    if (toldElsewhere.includes(event.cause)) return null;
    if (event.cause === 'recruit') return `${did(event, say, 'reclutaste', 'reclutó')} ${dice(event.dice)}.`;
    if (event.cause === 'produce') return `${did(event, say, 'produjiste', 'produjo')}: ${ways(event.dice, say)}.`;
    if (event.cause === 'recall') return `${did(event, say, 'reclamaste', 'reclamó')} ${dice(event.dice)}.`;
    return `${did(event, say, 'moviste', 'movió')} ${ways(event.dice, say)}${because(event.cause, say)}.`;
  },
  rolled: (event, say) => `${did(event, say, 'lanzaste', 'lanzó')} ${dice(event.dice)}.`,
  roundStarted: () => null,
  planRevealed: (event, say) => {
    const used = event.uses.map(({ power }) => (power === 'dictate' ? 'Dictado' : say.side(power)));
    return `${did(event, say, 'seleccionaste', 'seleccionó')} ${phases[event.select.phase]}${used.length === 0 ? '' : `, usando ${list(used)}`}.`;
  },
  phasesActive: (event) => `Fases de esta ronda: ${list(event.phases.map((phase) => phases[phase]))}.`,
  extraDie: (event) =>
    event.adds
      ? `El dado adicional añadió ${phases[event.face]}.`
      : `El dado adicional mostró ${phases[event.face]}, que ya ocurre de todos modos.`,
  phaseStarted: () => null,
  phaseEnded: () => null,
  virtualWorkers: (event, say) =>
    `${did(event, say, 'recibiste', 'recibió')} ${list(event.colours.map((colour) => `un trabajador ${coloured([colour], false)}`))}${because(event.cause, say)}.`,
  explored: (event, say) => (event.task === 'stock' ? null : `${did(event, say, 'hiciste', 'hizo')} Reconocer.`),
  tilesAbandoned: (event, say) =>
    event.count === 0
      ? null
      : `${did(event, say, 'abandonaste', 'abandonó')} ${event.tiles === null ? tiles(event.count) : list(event.tiles.map(say.tile))}.`,
  tilesDrawn: (event, say) =>
    `${did(event, say, 'robaste', 'robó')} ${event.tiles === null ? tiles(event.count) : list(event.tiles.map(say.tile))}.`,
  tilePlaced: (event, say) => {
    const what = event.tile === null ? 'una loseta' : say.tile(event.tile);
    const stack = event.stack === 'world' ? 'los mundos' : 'los desarrollos';
    return `${did(event, say, 'pusiste', 'puso')} ${what} ${event.where === 'top' ? 'encima de' : 'debajo de'} ${stack}.`;
  },
  stacksRearranged: (event, say) =>
    `${did(event, say, 'reordenaste tus', 'reordenó sus')} pilas${because(event.cause, say)}.`,
  shortage: (event, say) =>
    event.givers.length === 0
      ? 'La bolsa se agotó: volvieron las losetas abandonadas.'
      : `La bolsa se agotó. Devuelven losetas: ${list(event.givers.map(say.seat))}.`,
  tileGiven: (event, say) =>
    `${did(event, say, 'devolviste', 'devolvió')} ${event.tile === null ? 'una loseta' : say.tile(event.tile)}.`,
  abandonedReturned: (event) => `${event.count === 1 ? 'Volvió' : 'Volvieron'} ${tiles(event.count)} a la bolsa.`,
  credits: (event, say) => {
    if (event.cause === 'setup' || event.cause === 'recruit' || event.amount === 0) return null;
    if (event.cause === 'emptyRecruit') {
      return `${did(event, say, 'te quedaste', 'se quedó')} sin créditos y ${event.seat === say.you ? 'recibiste' : 'recibió'} $${event.amount}.`;
    }
    const after = ` (${cause(event.cause, say)}); ahora $${event.after}`;
    const lost = event.amount - (event.after - event.before);
    if (event.amount < 0) return `${did(event, say, 'pagaste', 'pagó')} $${-event.amount}${after}.`;
    return `${did(event, say, 'recibiste', 'recibió')} $${event.amount}${lost > 0 ? `, de los que se pierden $${lost}` : ''}${after}.`;
  },
  gainedChips: (event, say) =>
    event.amount === 0
      ? null
      : `${did(event, say, 'ganaste', 'ganó')} ${event.amount} PV${because(event.cause, say)}; ${event.poolAfter === 1 ? 'queda' : 'quedan'} ${event.poolAfter} en la reserva.`,
  completed: (event, say) =>
    `${did(event, say, 'completaste', 'completó')} ${say.side(event.side)} ${event.spent.length === 0 ? 'sin dados' : `con ${dice(event.spent)}`}; ahora ${event.squares} de 12 losetas cuadradas.`,
  shipped: (event, say) =>
    event.task === 'trade'
      ? `${did(event, say, 'comerciaste', 'comerció')} con el bien de ${say.side(event.world)}.`
      : `${did(event, say, 'consumiste', 'consumió')} el bien de ${say.side(event.world)}.`,
  powerUsed: () => null,
  matchEnded: ({ why }) =>
    `La partida ha terminado: ${list([...(why.includes('pool') ? ['la reserva de fichas de PV está vacía'] : []), ...(why.includes('tableau') ? ['un despliegue está completo'] : [])])}.`,
  scored: (event, say) => `${did(event, say, 'sumaste', 'sumó')} ${event.total} PV.`,
};
