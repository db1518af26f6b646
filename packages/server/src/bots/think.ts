// One decision of a bot, and the loop of a worker thread that makes them.

import { randomInt } from 'node:crypto';
import { type Bot, makeBot, usualBudget } from '@orrery/bots';
import { randomFromNumber } from '@orrery/kernel';
import { gameNamed } from '../games.ts';
import { serveJobs } from '../threads/serve-jobs.ts';
import type { Job } from './thinker.ts';

/** The event loop comes first. */
const niceness = 3;

const bots = new Map<string, Bot>();

export function think({ game: name, level, view, question, thinkMs }: Job): unknown {
  const key = `${name} ${level} ${thinkMs}`;
  const known = bots.get(key);
  if (known !== undefined) return known.answer(view, question, randomFromNumber(randomInt(2 ** 32)));
  const game = gameNamed(name);
  if (game === null) throw new Error(`no game ${name}`);
  const made = makeBot(level, game, thinkMs === null ? usualBudget(level) : { think: thinkMs });
  if (!made.ok) throw new Error(made.refusal.code);
  bots.set(key, made.value);
  return made.value.answer(view, question, randomFromNumber(randomInt(2 ** 32)));
}

export const runBotThread = (): void => serveJobs(think, niceness);
