// `arena`: bots against each other on the same deals with seats rotated. Prints shares of wins with their interval,
// ratings, points, rounds and times. With --ladder each level meets the one below, and the page about it is written.

import { writeFileSync } from 'node:fs';
import { botNames } from '@orrery/bots';
import { ladderPage, type Step } from '../arena-ladder.ts';
import { type ArenaReport, runArena } from '../arena-run.ts';
import { type MatchChoice, matchOptions, playerOptions, readBots, readMatch, seedOf } from '../options.ts';
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
    ladder: { type: 'boolean', help: 'every level against the one below, and the strongest against greedy' },
    page: { type: 'string', value: 'FILE', help: 'with --ladder: write the ladder as a Markdown page' },
    json: { type: 'boolean', help: 'print the figures as JSON' },
  },
  run({ values }) {
    const choice = readMatch(values);
    const seed = seedOf(values);
    if (isSet(values, 'ladder')) return climb(values, choice, seed);
    const report = meet(values, choice, seed, null);
    if (isSet(values, 'json')) printJson({ options: choice.options, seed, ...report });
    else printReport(report, seed);
    return report.violations.length === 0 ? 0 : 1;
  },
};

function meet(
  values: OptionValues,
  { game, options, seats }: MatchChoice,
  seed: string,
  names: string | null,
): ArenaReport {
  const bots = readBots(names === null ? values : { ...values, bots: names }, game, seats);
  const deals = Math.ceil(countOf(values, 'games', 1, 100) / seats);
  const progress = progressOf(`arena ${bots.map(({ name }) => name).join(' ')}`, deals * seats);
  const report = runArena({ game, options, bots, deals, seed }, (done) => progress.at(done));
  progress.end();
  for (const violation of report.violations) note(violation);
  return report;
}

/** Neighbours, then the strongest against greedy; at tables for more than two the stronger one sits alone. */
function climb(values: OptionValues, choice: MatchChoice, seed: string): number {
  const steps: Step[] = [];
  const rungs = botNames.slice(1).map((name, index): [string, string] => [name, botNames[index] ?? '']);
  for (const [upper, lower] of [...rungs, [botNames.at(-1) ?? '', 'greedy'] as const]) {
    const names = [upper, ...new Array<string>(choice.seats - 1).fill(lower)].join(',');
    const report = meet(values, choice, seed, names);
    steps.push({ upper, lower, report });
    note(`${upper} against ${lower}: ${percent(report.bots[0]?.winShare ?? 0)}`);
  }
  const page = ladderPage(choice, steps, seed);
  const file = textOf(values, 'page');
  if (file !== null) writeFileSync(file, page);
  if (isSet(values, 'json')) printJson({ options: choice.options, seed, steps });
  else if (file === null) printLine(page.trimEnd());
  return steps.every(({ report }) => report.violations.length === 0) ? 0 : 1;
}

function printReport({ games, bots, pairs, rounds }: ArenaReport, seed: string): void {
  printLine(`${games} matches, seed ${seed}, ${short(rounds.mean)} rounds on average`);
  for (const { name, winShare, ci95, rating, meanScore, decisionMs } of bots) {
    printLine(
      `${name.padEnd(8)} wins ${percent(winShare)} (${percent(ci95[0])} to ${percent(ci95[1])}), rating ${rating}, ` +
        `${short(meanScore)} points, ${short(decisionMs.median)} ms a decision (p99 ${short(decisionMs.p99)} ms)`,
    );
  }
  for (const { bots: pair, winShare, ci95 } of pairs) {
    printLine(`${pair.join(' before ')}: ${percent(winShare)} (${percent(ci95[0])} to ${percent(ci95[1])})`);
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
