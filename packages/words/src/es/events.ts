// What happened, as Spanish sentences, one entry per kind of event. Null: other sentences tell it already.
// Verbs agree with who did it: "Robaste 2 cartas", "Halley robó 2 cartas".

import type { EventKind, QuestionKind, RaceEvent, Slug } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import { cards, list } from './numbers.ts';
import { automatic } from './prompts.ts';
import { robotEvents } from './robot.ts';
import { did } from './telling.ts';
import { actions, goods } from './terms.ts';

type EventOf<K extends EventKind> = Extract<RaceEvent, { kind: K }>;
type Sentences = { readonly [K in EventKind]: (event: EventOf<K>, say: Naming) => string | null };

/** Their names where they may be known, else how many they are. */
const named = (some: readonly Slug[] | null, amount: number, say: Naming): string =>
  some === null ? cards(amount) : list(some.map(say.card));

const through = (cause: Slug | null, say: Naming): string => (cause === null ? '' : ` (${say.card(cause)})`);

const endings: { readonly [why: string]: string } = {
  pool: 'la reserva de fichas está vacía',
  tableau: 'un despliegue está completo',
};

export const events: Sentences = {
  goalsRevealed: (event, say) => `Objetivos de esta partida: ${list(event.goals.map(say.goal))}.`,
  packetTaken: (event, say) =>
    event.cards === null
      ? null
      : `${did(event, say, 'recibiste', 'recibió')} un paquete con ${list(event.cards.map(say.card))}.`,
  drafted: (event, say) =>
    event.card === null ? null : `${did(event, say, 'tomaste', 'tomó')} ${say.card(event.card)}.`,
  draftEnded: (event) =>
    `El draft ha terminado: ${list(event.decks.map(cards))} en los mazos, ${event.leftOver} sobrantes.`,
  startDealt: (event, say) =>
    event.worlds === null
      ? null
      : `${did(event, say, 'puedes', 'puede')} elegir entre ${list(event.worlds.map(say.card))}.`,
  startRevealed: (event, say) => `${did(event, say, 'empezaste', 'empezó')} con ${say.card(event.world)}.`,
  turnOrder: (event, say) => `Orden de turno: ${list(event.order.map(say.seat))}.`,
  forced: (event, say) =>
    event.seat === say.you ? `Automático: ${automatic[event.question as QuestionKind] ?? event.question}.` : null,
  roundStarted: () => null,
  actionsRevealed: (event, say) =>
    event.actions
      .map(
        (picks, seat) =>
          `${did({ seat }, say, 'elegiste', 'eligió')} ${list(picks.map((action) => actions[action].name))}.`,
      )
      .join(' '),
  phaseStarted: () => null,
  drew: (event, say) => {
    const bonus = event.why === 'phaseBonus' ? ' como bono' : '';
    return `${did(event, say, 'robaste', 'robó')} ${named(event.cards, event.count, say)}${bonus}${through(event.cause, say)}.`;
  },
  kept: (event, say) =>
    event.count === 0 ? null : `${did(event, say, 'te quedaste', 'se quedó')} ${named(event.cards, event.count, say)}.`,
  discarded: (event, say) => {
    const what = named(event.cards, event.count, say);
    if (event.count === 0) return null;
    if (event.why === 'payment') {
      return event.cards === null ? null : `${did(event, say, 'pagaste', 'pagó')} con ${what}.`;
    }
    const why =
      event.why === 'handLimit' ? ' por el límite de mano' : event.why === 'strength' ? ' para ganar fuerza' : '';
    return `${did(event, say, 'descartaste', 'descartó')} ${what}${why}${through(event.cause, say)}.`;
  },
  reshuffled: () => 'Los descartes se barajaron para formar un mazo nuevo.',
  placed: (event, say) =>
    event.from === 'start'
      ? null
      : `${did(event, say, 'colocaste', 'colocó')} ${say.card(event.card)}; ahora ${cards(event.tableau)} en juego.`,
  passed: (event, say) => {
    const what = { develop: 'un desarrollo', settle: 'un mundo', second: 'un segundo mundo', takeover: 'una anexión' };
    return `${did(event, say, 'renunciaste', 'renunció')} a ${what[event.what]}.`;
  },
  paid: (event, say) => {
    const card = say.card(event.card);
    const using = event.uses.length === 0 ? '' : ` usando ${list(event.uses.map(say.card))}`;
    const paid = did(event, say, 'pagaste', 'pagó');
    switch (event.way) {
      case 'develop':
      case 'pay':
        return event.price === 0
          ? `${did(event, say, 'no pagaste', 'no pagó')} nada por ${card}${using}.`
          : `${paid} ${cards(event.price)} por ${card}${using}.`;
      case 'payForMilitary':
        return `${paid} ${cards(event.price)} por ${card} en vez de conquistarlo${using}.`;
      case 'free':
        return `${did(event, say, 'obtuviste', 'obtuvo')} ${card} gratis${using}.`;
      default:
        return `${did(event, say, 'conquistaste', 'conquistó')} ${card}${using}: fuerza ${plain(event.strength ?? 0)} contra ${plain(event.needed ?? 0)}.`;
    }
  },
  leftTableau: (event, say) =>
    event.to === 'discard'
      ? `${did(event, say, 'descartaste', 'descartó')} ${say.card(event.card)} del despliegue.`
      : `${did(event, say, 'perdiste', 'perdió')} ${say.card(event.card)}. Nuevo dueño: ${say.seat(event.to)}.`,
  strengthAdded: (event, say) =>
    `${did(event, say, 'añadiste', 'añadió')} ${event.amount} de fuerza (${say.card(event.cause)}).`,
  powerUsed: () => null,
  goodAdded: (event, say) => {
    const good = `un bien de ${goods[event.good].name}`;
    if (event.why === 'windfall') return `${say.card(event.world)} llegó con ${good}.`;
    return `${did(event, say, 'produjiste', 'produjo')} ${good} en ${say.card(event.world)}${through(event.cause, say)}.`;
  },
  goodRemoved: (event, say) => {
    if (event.why === 'sold') return null;
    const good = `el bien de ${goods[event.good].name} de ${say.card(event.world)}`;
    if (event.why === 'worldLeft') return `${did(event, say, 'perdiste', 'perdió')} ${good}.`;
    return `${did(event, say, 'gastaste', 'gastó')} ${good}${through(event.cause, say)}.`;
  },
  goodMissing: (event, say) => `No quedaban cartas para poner un bien en ${say.card(event.world)}.`,
  sold: (event, say) => {
    const bonus = event.bonus === 0 ? '' : ` (${event.price} + ${event.bonus})`;
    const good = `el bien de ${goods[event.good].name} de ${say.card(event.world)}`;
    return `${did(event, say, 'vendiste', 'vendió')} ${good} por ${cards(event.price + event.bonus)}${bonus}.`;
  },
  gainedChips: (event, say) =>
    `${did(event, say, 'ganaste', 'ganó')} ${event.amount} PV en fichas${event.doubled ? ', el doble' : ''} (${say.card(event.cause)}).`,
  guessed: (event, say) => {
    const turned = event.turnedUp === null ? 'no quedaban cartas por revelar' : `salió ${say.card(event.turnedUp)}`;
    return `${did(event, say, 'dijiste', 'dijo')} ${event.number}: ${turned}, ${event.won ? 'acierto' : 'fallo'}.`;
  },
  anted: (event, say) => {
    const turned = event.turnedUp.length === 0 ? 'nada' : list(event.turnedUp.map(say.card));
    const result = event.won ? 'apuesta ganada' : 'apuesta perdida';
    return `${did(event, say, 'apostaste', 'apostó')} ${say.card(event.ante)} contra ${turned}: ${result}.`;
  },
  anteKept: (event, say) => `${did(event, say, 'te quedaste', 'se quedó')} ${say.card(event.card)}.`,
  takeoverDeclared: (event, say) =>
    `${did(event, say, 'atacaste', 'atacó')} ${say.card(event.world)}${through(event.power, say)}. Defensor: ${say.seat(event.owner)}.`,
  takeoverDefended: (event, say) =>
    event.added === 0
      ? null
      : `${did(event, say, 'añadiste', 'añadió')} ${event.added} a la defensa de ${say.card(event.world)}.`,
  takeoverResolved: (event, say) => {
    const world = say.card(event.world);
    if (event.result === 'void') return `El ataque a ${world} quedó en nada.`;
    const sums = `${plain(event.attack ?? 0)} contra ${plain(event.defense ?? 0)}`;
    return event.result === 'success'
      ? `${did(event, say, 'anexionaste', 'anexionó')} ${world}: ${sums}.`
      : `${did(event, say, 'no lograste', 'no logró')} anexionar ${world}: ${sums}.`;
  },
  ...robotEvents,
  declined: (event, say) =>
    event.power.card === null
      ? null
      : `${did(event, say, 'no usaste', 'no usó')} el poder de ${say.card(event.power.card)}.`,
  goalClaimed: (event, say) => `${did(event, say, 'lograste', 'logró')} el objetivo ${say.goal(event.goal)}.`,
  goalLost: (event, say) => `${did(event, say, 'perdiste', 'perdió')} el objetivo ${say.goal(event.goal)}.`,
  matchEnded: (event) => `La partida ha terminado: ${list(event.why.map((why) => endings[why] ?? why))}.`,
};
