// Codes that this package gives; docs/errors.md lists them.

import { type DataOf, refusalsOf, says } from '@orrery/kernel';

const bots = refusalsOf({
  'bots/no-such-bot': says<{ name: string; known: readonly string[] }>(),
  'bots/no-review': says<{ game: string }>(),
  'bots/not-over': says<{ answers: number }>(),
});

export type BotRefusalData = DataOf<typeof bots>;
export const { codes: botRefusals, refused } = bots;
