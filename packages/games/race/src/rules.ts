// All procedures of the game by name, and what is told when the kernel answers for a seat.

import { rulesOf } from '@orrery/kernel';
import { draft } from './draft/draft.ts';
import { type Game, tellOwner } from './game.ts';
import { consumeProcedures } from './phases/consume.ts';
import { develop } from './phases/develop.ts';
import { explore } from './phases/explore.ts';
import { produceProcedures } from './phases/produce.ts';
import { match, round } from './phases/round.ts';
import { roundEnd } from './phases/round-end.ts';
import { setUp } from './phases/set-up.ts';
import { settleProcedures } from './phases/settle.ts';
import type { RaceQuestion } from './questions.ts';

export const rules = rulesOf<Game, RaceQuestion>(
  [
    match,
    setUp,
    draft,
    round,
    explore,
    develop,
    ...settleProcedures,
    ...consumeProcedures,
    ...produceProcedures,
    roundEnd,
  ],
  (g, { question, answer }) => {
    const { kind, seat } = question;
    // The cards of a payment are face down, also where there was no choice; so are drafted ones.
    const shown = kind === 'developPay' || kind === 'settlePay' || kind === 'draftPick' ? null : answer;
    tellOwner(
      g,
      'forced',
      seat,
      { question: kind, asked: question, answer },
      { question: kind, asked: question, answer: shown },
    );
  },
);
