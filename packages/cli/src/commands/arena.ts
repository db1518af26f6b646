// `arena`: bots against each other on the same deals with seats rotated. Prints shares of wins with their interval,
// ratings, points, rounds and times.

import { type ArenaReport, rotationsOf, runArena } from '../arena-run.ts';
import {
  botsOf,
  budgetOf,
  type MatchChoice,
  matchOptions,
  playerOptions,
  readBot,
  readMatch,
  seedOf,
} from '../options.ts';
import { note, printJson, printLine, short } from '../print.ts';
import { progressOf } from '../progress.ts';
import { type Command, countOf, isSet, type OptionValues, textOf } from '../usage.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'Lets bots play each other on the same deals with seats rotated.',
  operands: '',
  options: {
    games: { type: 'string', value: 'N', help: 'matches in all, rounded up to whole deals (100)' },
    ...matchOptions,
    ...playerOptions,
    resume: {
      type: 'string',
      value: 'FILE',
      help: 'write each deal to this file as it ends, and go on with what is there',
    },
    threads: { type: 'string', value: 'N', help: 'threads that play (one per core)' },
    json: { type: 'boolean', help: 'print the figures as JSON' },
  },
  async run({ values }) {
    const choice = readMatch(values);
    const seed = seedOf(values);
    const report = await meet(values, choice, seed);
    if (isSet(values, 'json')) printJson({ options: choice.options, seed, ...report });
    else printReport(report, seed);
    return report.violations.length === 0 ? 0 : 1;
  },
};

async function meet(values: OptionValues, { game, options, seats }: MatchChoice, seed: string): Promise<ArenaReport> {
  const bots = botsOf(values, seats);
  const budget = budgetOf(values);
  for (const name of bots) readBot(name, game, budget); // an unknown one is refused before anything is played
  const turns = rotationsOf(bots);
  const deals = Math.ceil(countOf(values, 'games', 1, 100) / turns);
  const progress = progressOf(`arena ${bots.join(' ')}`, deals * turns);
  const table = { game: game.name, options, bots, budget, deals, seed };
  const file = textOf(values, 'resume') ?? undefined;
  const threads = countOf(values, 'threads', 1, null) ?? undefined;
  const report = await runArena(table, {
    ...(file === undefined ? {} : { file }),
    ...(threads === undefined ? {} : { threads }),
    onProgress: (done) => progress.at(done),
  });
  progress.end();
  for (const violation of report.violations) note(violation);
  return report;
}

function printReport({ games, bots, pairs, rounds }: ArenaReport, seed: string): void {
  printLine(`${games} matches, seed ${seed}, ${short(rounds.mean)} rounds on average`);
  for (const { name, winShare, ci95, rating, meanScore, decisionMs, matchMs } of bots) {
    printLine(
      `${name.padEnd(8)} wins ${percent(winShare)} (${percent(ci95[0])} to ${percent(ci95[1])}), rating ${rating}, ` +
        `${short(meanScore)} points, ${short(decisionMs.median)} ms a decision (p99 ${short(decisionMs.p99)} ms), ` +
        `${short(matchMs)} ms a match`,
    );
  }
  for (const { bots: pair, winShare, ci95 } of pairs) {
    printLine(`${pair.join(' before ')}: ${percent(winShare)} (${percent(ci95[0])} to ${percent(ci95[1])})`);
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
