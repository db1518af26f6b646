// One decision of a bot, or what it advises, and the loop of a worker thread that makes them.

import { randomInt } from 'node:crypto';
import { type Bot, explain, makeBot, usualBudget } from '@orrery/bots';
import { type AnyGame, type Random, randomFromNumber } from '@orrery/kernel';
import { hintOf } from '@orrery/table';
import { gameNamed } from '../games.ts';
import { serveJobs } from '../threads/serve-jobs.ts';
import type { Job } from './thinker.ts';

/** The event loop comes first. */
const niceness = 3;

const bots = new Map<string, Bot>();

export function think(job: Job): unknown {
  const game = gameNamed(job.game);
  if (game === null) throw new Error(`no game ${job.game}`);
  const random = randomFromNumber(randomInt(2 ** 32));
  return job.advises === true ? advised(game, job, random) : botFor(game, job).answer(job.view, job.question, random);
}

function botFor(game: AnyGame, { level, thinkMs }: Job): Bot {
  const key = `${game.name} ${level} ${thinkMs}`;
  const known = bots.get(key);
  if (known !== undefined) return known;
  const made = makeBot(level, game, thinkMs === null ? usualBudget(level) : { think: thinkMs });
  if (!made.ok) throw new Error(made.refusal.code);
  bots.set(key, made.value);
  return made.value;
}

/** Null where nobody knows reasons; a share that may not be claimed is null too, as no number is JSON. */
function advised(game: AnyGame, { view, question, thinkMs }: Job, random: Random): unknown {
  const hint = hintOf(explain(game, view, question, random, thinkMs === null ? {} : { think: thinkMs }));
  if (hint === null || hint.reason === null) return null;
  const { share, terms } = hint.reason;
  return { ...hint, reason: { share: Number.isNaN(share) ? null : share, terms } };
}

export const runBotThread = (): void => serveJobs(think, niceness);
