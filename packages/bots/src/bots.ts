// All bots by name, from the weakest to the strongest.

import { type AnyGame, ok, type Result } from '@orrery/kernel';
import type { Bot, Budget, MakeBot } from './bot.ts';
import { type Level, levels } from './levels.ts';
import { greedyRace } from './race/greedy.ts';
import { thinkingRace } from './race/levels.ts';
import { randomBot } from './random-bot.ts';
import { refused } from './refusals.ts';
import { greedyRoll } from './roll/greedy.ts';
import { thinkingRoll } from './roll/levels.ts';

/** Who plays a game. One entry per game; one without an entry is played by the `random` bot alone. */
interface Players {
  readonly greedy: Bot;
  atLevel(level: Level, budget: Budget): Bot;
}

const players: ReadonlyMap<string, Players> = new Map([
  ['race', { greedy: greedyRace, atLevel: thinkingRace }],
  ['roll', { greedy: greedyRoll, atLevel: thinkingRoll }],
]);

export const botNames: readonly string[] = ['random', 'greedy', ...levels];

/** The bots that play this game, by name. */
function makersFor({ name }: AnyGame): ReadonlyMap<string, MakeBot> {
  const makers = new Map<string, MakeBot>([['random', randomBot]]);
  const own = players.get(name);
  if (own === undefined) return makers;
  makers.set('greedy', () => own.greedy);
  for (const level of levels) makers.set(level, (_, budget) => own.atLevel(level, budget));
  return makers;
}

/** This level and all weaker ones, strongest first; below one that is not known, all there are. */
export function levelsDown(name: string): readonly string[] {
  const at = botNames.indexOf(name);
  return at < 0 ? [name, ...botNames.toReversed()] : botNames.slice(0, at + 1).toReversed();
}

/** How long people wait for one decision, at most. */
export const usualBudget = (name: string): Budget => ({ atMost: name === botNames.at(-1) ? 1000 : 100 });

export function makeBot(name: string, game: AnyGame, budget: Budget = {}): Result<Bot> {
  const makers = makersFor(game);
  const make = makers.get(name);
  return make === undefined ? refused('bots/no-such-bot', { name, known: [...makers.keys()] }) : ok(make(game, budget));
}
