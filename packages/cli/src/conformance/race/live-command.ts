// The live command: JSON lines from the driver on standard input, ours on standard output, words on standard error.

import { createInterface } from 'node:readline';
import { makeBot } from '@orrery/bots';
import { randomFromNumber, sha256Hex } from '@orrery/kernel';
import { type RaceState, race } from '@orrery/race';
import { UsageError } from '../../usage.ts';
import type { LiveOptions } from '../verdict.ts';
import { Parted } from './follower.ts';
import { type Decide, type LiveLine, type LiveMatch, type LiveReply, startLive, takeLine } from './live.ts';

/** 0, or 3 if our engine and the driver's differed anywhere. */
export async function runLive(options: LiveOptions): Promise<number> {
  const budget = {
    ...(options.think === undefined ? {} : { think: options.think }),
    ...(options.sims === undefined ? {} : { sims: options.sims }),
  };
  const made = makeBot(options.bot, race, budget);
  if (!made.ok) throw new UsageError(`there is no bot "${options.bot}"`);
  const bot = made.value;
  let match: LiveMatch | null = null;
  let differed = false;
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const line = readLine(text);
    if (line === null) continue;
    try {
      if ('live' in line) match = startLive(line, decideWith(bot.answer, text));
      else if (match === null) say('a line before any match was ignored');
      else for (const reply of takeLine(match, line)) send(reply);
    } catch (error) {
      if (!(error instanceof Parted)) throw error;
      const { seat, field, expected, got } = error;
      send({
        differs: {
          round: match?.running.round ?? null,
          phase: match?.running.phase ?? null,
          seat,
          field,
          expected,
          got,
        },
      });
      return 3;
    }
    differed ||= match?.differed === true;
  }
  return differed ? 3 : 0;
}

/** The bot's own chances depend on nothing but the match. A bot that fails is replaced by the answer of a time-out. */
function decideWith(answer: (view: unknown, question: never, random: never) => unknown, match: string): Decide {
  const random = randomFromNumber(Number.parseInt(sha256Hex(match).slice(0, 8), 16));
  return (question, view) => {
    try {
      return answer(view, question as never, random as never);
    } catch (error) {
      say(`the bot failed at ${question.kind}: ${error instanceof Error ? error.message : String(error)}`);
      const state: RaceState = race.determinize(view as never, random);
      return race.fallback(state, question);
    }
  };
}

const known = ['live', 'stream', 'unstream', 'decision', 'ask', 'after', 'final'];

function readLine(text: string): LiveLine | null {
  if (text.trim() === '') return null;
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line === 'object' && line !== null && known.some((word) => word in line)) return line as LiveLine;
  } catch {
    // said below
  }
  say(`a line that is not known was ignored: ${text.slice(0, 80)}`);
  return null;
}

const send = (reply: LiveReply): void => {
  process.stdout.write(`${JSON.stringify(reply)}\n`);
};

const say = (words: string): void => {
  process.stderr.write(`${words}\n`);
};
