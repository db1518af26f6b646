// All procedures of the game by name, and what is told when the kernel answers for a seat.

import { rulesOf } from '@orrery/kernel';
import { type Game, tell } from './game.ts';
import { consumeProcedures } from './phases/consume.ts';
import { develop } from './phases/develop.ts';
import { explore } from './phases/explore.ts';
import { produceProcedures } from './phases/produce.ts';
import { match, round } from './phases/round.ts';
import { roundEnd } from './phases/round-end.ts';
import { setUp } from './phases/set-up.ts';
import { settleProcedures } from './phases/settle.ts';

export const rules = rulesOf<Game>(
  [match, setUp, round, explore, develop, ...settleProcedures, ...consumeProcedures, ...produceProcedures, roundEnd],
  (g, { question, answer }) => tell(g, 'forced', question.seat, { question: question.kind, answer }),
);
