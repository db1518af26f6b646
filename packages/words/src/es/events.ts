// What happened besides what the line of a seat sums up (story.ts), as Spanish sentences.
// Verbs agree with who did it: "Robaste 2 cartas", "Halley robó 2 cartas".

import type { EventKind, QuestionKind, RaceEvent, Slug } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import type { ToldInRace } from '../told-kinds.ts';
import { cards, list } from './numbers.ts';
import { automatic } from './prompts.ts';
import { robotEvents } from './robot.ts';
import { did } from './telling.ts';
import { actions } from './terms.ts';

type EventOf<K extends EventKind> = Extract<RaceEvent, { kind: K }>;
type Sentences = { readonly [K in ToldInRace]: (event: EventOf<K>, say: Naming) => string | null };

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
  turnOrder: (event, say) => `Orden de turno: ${list(event.order.map(say.seat))}.`,
  forced: (event, say) =>
    event.seat === say.you ? `Automático: ${automatic[event.question as QuestionKind] ?? event.question}.` : null,
  actionsRevealed: (event, say) =>
    event.actions
      .map(
        (picks, seat) =>
          `${did({ seat }, say, 'elegiste', 'eligió')} ${list(picks.map((action) => actions[action].name))}.`,
      )
      .join(' '),
  reshuffled: () => 'Los descartes se barajaron para formar un mazo nuevo.',
  goodMissing: (event, say) => `No quedaban cartas para poner un bien en ${say.card(event.world)}.`,
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
    if (event.result === 'void')
      return `El ataque a ${world} no llegó a librarse: el mundo ya no estaba o un ataque anterior del mismo jugador había fracasado.`;
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
  matchEnded: (event) => `La partida ha terminado: ${list(event.why.map((why) => endings[why] ?? why))}.`,
};
