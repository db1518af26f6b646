// What happened to the whole table in Roll, as Spanish sentences. What a seat did is summed up by its line: story.ts.

import type { EventOf } from '@orrery/roll';
import type { Naming } from '../../naming.ts';
import type { ToldInRoll } from '../../told-kinds.ts';
import { count, list } from '../numbers.ts';
import { phases } from './terms.ts';

type Sentences = { readonly [K in ToldInRoll]: (event: EventOf<K>, say: Naming) => string | null };

const tiles = (amount: number): string => count(amount, 'loseta');

export const events: Sentences = {
  phasesActive: (event) => `Fases de esta ronda: ${list(event.phases.map((phase) => phases[phase]))}.`,
  extraDie: (event) =>
    event.adds
      ? `El dado adicional añadió ${phases[event.face]}.`
      : `El dado adicional mostró ${phases[event.face]}, que ya ocurre de todos modos.`,
  shortage: (event, say) =>
    event.givers.length === 0
      ? 'La bolsa se agotó: volvieron las losetas abandonadas.'
      : `La bolsa se agotó. Devuelven losetas: ${list(event.givers.map(say.seat))}.`,
  abandonedReturned: (event) => `${event.count === 1 ? 'Volvió' : 'Volvieron'} ${tiles(event.count)} a la bolsa.`,
  matchEnded: ({ why }) =>
    `La partida ha terminado: ${list([...(why.includes('pool') ? ['la reserva de fichas de PV está vacía'] : []), ...(why.includes('tableau') ? ['un despliegue está completo'] : [])])}.`,
};
