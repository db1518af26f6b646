// What happened to the whole table in Roll, as English sentences. What a seat did is summed up by its line: story.ts.

import type { EventOf } from '@orrery/roll';
import type { Naming } from '../../naming.ts';
import type { ToldInRoll } from '../../told-kinds.ts';
import { count, list } from '../numbers.ts';
import { phases } from './terms.ts';

type Sentences = { readonly [K in ToldInRoll]: (event: EventOf<K>, say: Naming) => string | null };

const tiles = (amount: number): string => count(amount, 'tile');

export const events: Sentences = {
  phasesActive: (event) => `Phases of this round: ${list(event.phases.map((phase) => phases[phase]))}.`,
  extraDie: (event) =>
    event.adds
      ? `The extra die added ${phases[event.face]}.`
      : `The extra die showed ${phases[event.face]}, which happens anyway.`,
  shortage: (event, say) =>
    event.givers.length === 0
      ? 'The bag ran out: abandoned tiles came back.'
      : `The bag ran out: tiles were given by ${list(event.givers.map(say.seat))}.`,
  abandonedReturned: (event) => `${tiles(event.count)} went back into the bag.`,
  matchEnded: ({ why }) =>
    `The match is over: ${list([...(why.includes('pool') ? ['the pool of VP chips is empty'] : []), ...(why.includes('tableau') ? ['a tableau is full'] : [])])}.`,
};
