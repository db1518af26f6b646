// All bots by name, from the weakest to the strongest.

import { type AnyGame, ok, type Result } from '@orrery/kernel';
import type { Bot, Budget, MakeBot } from './bot.ts';
import { greedyRace } from './race/greedy.ts';
import { type RaceLevel, raceLevels, thinkingRace } from './race/levels.ts';
import { randomBot } from './random-bot.ts';
import { refused } from './refusals.ts';
import { greedyRoll } from './roll/greedy.ts';
import { thinkingRoll } from './roll/levels.ts';

const levels = Object.keys(raceLevels) as RaceLevel[];

const makers: ReadonlyMap<string, MakeBot> = new Map<string, MakeBot>([
  ['random', randomBot],
  ['greedy', (game) => (game.name === 'race' ? greedyRace : greedyRoll)],
  ...levels.map((level): [string, MakeBot] => [
    level,
    (game, budget) => (game.name === 'race' ? thinkingRace(level, budget) : thinkingRoll(level, budget)),
  ]),
]);

export const botNames: readonly string[] = [...makers.keys()];

/** This level and all weaker ones, strongest first; below one that is not known, all there are. */
export function levelsDown(name: string): readonly string[] {
  const at = botNames.indexOf(name);
  return at < 0 ? [name, ...botNames.toReversed()] : botNames.slice(0, at + 1).toReversed();
}

/** How long people wait for one decision, at most. */
export const usualBudget = (name: string): Budget => ({ atMost: name === botNames.at(-1) ? 1000 : 100 });

export function makeBot(name: string, game: AnyGame, budget: Budget = {}): Result<Bot> {
  const make = makers.get(name);
  return make === undefined ? refused('bots/no-such-bot', { name, known: botNames }) : ok(make(game, budget));
}
