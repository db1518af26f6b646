// Company for tests: bots that give any legal answer, no advice, and only the rules of today.

import { ok, resume } from '@orrery/kernel';
import type { Company } from '../local/local-match.ts';

export const simpleCompany: Company = {
  thinkers: {
    bot: (_, game) =>
      ok({ answer: (view, question, random) => game.sample(game.determinize(view, random), question, random) }),
    explain: () => [],
  },
  takeUp: async (game, record) => resume(game, record),
};
