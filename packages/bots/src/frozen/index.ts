// The door of players that are kept as they once were, as yardsticks. For commands only: never for a page or a match.

import { type AnyGame, ok, type Result } from '@orrery/kernel';
import type { Bot, Budget, MakeBot } from '../bot.ts';
import { refused } from '../refusals.ts';
import { master1 } from './master-1/master-1.ts';

const makers: ReadonlyMap<string, MakeBot> = new Map([['master-1', master1]]);

export const frozenNames: readonly string[] = [...makers.keys()];

export function makeFrozen(name: string, game: AnyGame, budget: Budget = {}): Result<Bot> {
  const make = makers.get(name);
  return make === undefined ? refused('bots/no-such-bot', { name, known: frozenNames }) : ok(make(game, budget));
}
