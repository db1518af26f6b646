// All bots by name.

import { type AnyGame, ok, type Result, refused } from '@orrery/kernel';
import type { Bot, Budget, MakeBot } from './bot.ts';
import { greedyRace } from './race/greedy.ts';
import { randomBot } from './random-bot.ts';

const makers: ReadonlyMap<string, MakeBot> = new Map<string, MakeBot>([
  ['random', randomBot],
  ['greedy', (game, budget) => (game.name === 'race' ? greedyRace : { ...randomBot(game, budget), name: 'greedy' })],
]);

export const botNames: readonly string[] = [...makers.keys()];

/** Codes this package gives; docs/errors.md lists them. */
export const botRefusals = ['bots/no-such-bot'] as const;

export function makeBot(name: string, game: AnyGame, budget: Budget = {}): Result<Bot> {
  const make = makers.get(name);
  return make === undefined ? refused('bots/no-such-bot', { name, known: botNames }) : ok(make(game, budget));
}
