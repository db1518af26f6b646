// Another match like one that is over: the same seats, bots and options, with the same deal or a new one.

import type { MatchRecord } from '@orrery/kernel';
import type { GameName, NewMatch } from '../table.ts';

/** From the text of a record that this page kept itself. */
export function matchLike(saved: string, deal: 'new' | 'same'): NewMatch {
  const { game, options, seats, seed, position } = JSON.parse(saved) as MatchRecord;
  return {
    game: game as GameName,
    options,
    names: seats.map(({ name }) => name ?? ''),
    bots: seats.slice(1).map(({ bot }) => bot ?? null),
    seed: deal === 'same' ? seed : null,
    position: deal === 'same' ? position : undefined,
  };
}
