// What happened to the whole table in Roll, as Hungarian sentences. What a seat did is summed up by its line: story.ts.

import type { EventOf } from '@orrery/roll';
import type { Naming } from '../../naming.ts';
import type { ToldInRoll } from '../../told-kinds.ts';
import { list } from '../numbers.ts';
import { phases } from './terms.ts';

type Sentences = { readonly [K in ToldInRoll]: (event: EventOf<K>, say: Naming) => string | null };

export const events: Sentences = {
  phasesActive: (event) => `A kör fázisai: ${list(event.phases.map((phase) => phases[phase]))}.`,
  extraDie: (event) =>
    event.adds
      ? `Az extra kocka új fázist hozott: ${phases[event.face]}.`
      : `Az extra kockán ez áll: ${phases[event.face]}; ez úgyis megtörténik.`,
  shortage: (event, say) =>
    event.givers.length === 0
      ? 'Kiürült a szütyő: visszakerültek bele a hátrahagyott lapkák.'
      : `Kiürült a szütyő. Lapkát adott vissza: ${list(event.givers.map(say.seat))}.`,
  abandonedReturned: (event) => `${event.count} lapka visszakerült a szütyőbe.`,
  matchEnded: ({ why }) =>
    `A játszma véget ért: ${list([...(why.includes('pool') ? ['elfogytak a GyP jelzők'] : []), ...(why.includes('tableau') ? ['betelt egy tabló'] : [])])}.`,
};
