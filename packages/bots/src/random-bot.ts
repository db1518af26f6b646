// The `random` bot: any legal answer. It makes up what it cannot see and lets the game propose something.

import type { MakeBot } from './bot.ts';

export const randomBot: MakeBot = (game) => ({
  name: 'random',
  answer: (view, question, random) => game.sample(game.determinize(view, random), question, random),
});
