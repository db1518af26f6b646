// The ladder as a page: who beats whom how often, and ratings on one scale with `greedy` at 1000.

import { ratingsOf } from './arena-figures.ts';
import type { ArenaReport } from './arena-run.ts';
import type { MatchChoice } from './options.ts';

export interface Step {
  readonly upper: string;
  readonly lower: string;
  readonly report: ArenaReport;
}

const barLength = 40;

export function ladderPage({ game, options, seats }: MatchChoice, steps: readonly Step[], seed: string): string {
  const names = [...new Set(steps.flatMap(({ upper, lower }) => [lower, upper]))];
  const ratings = ratingsOf(
    names,
    steps.flatMap(({ report }) => report.pairs),
    'greedy',
  );
  const ordered = names.toSorted((a, b) => (ratings.get(a) ?? 0) - (ratings.get(b) ?? 0));
  const least = Math.min(...ratings.values());
  const most = Math.max(...ratings.values());
  return [
    `### ${game.name}, ${seats} seats`,
    '',
    `Options: \`${JSON.stringify(options)}\`, seed \`${seed}\`, ${steps[0]?.report.games ?? 0} matches a pair.`,
    '',
    '| level | against | wins | 95 % interval | points | rounds | ms a decision (median, p99) |',
    '|---|---|---|---|---|---|---|',
    ...steps.map(rowOf),
    '',
    '```',
    ...ordered.map((name) => {
      const rating = ratings.get(name) ?? 0;
      const bar = Math.round((barLength * (rating - least)) / Math.max(1, most - least));
      return `${name.padEnd(8)} ${String(rating).padStart(5)} ${'#'.repeat(bar)}`.trimEnd();
    }),
    '```',
    '',
  ].join('\n');
}

function rowOf({ upper, lower, report }: Step): string {
  const mine = report.bots.find(({ name }) => name === upper);
  if (mine === undefined) throw new Error(`${upper} has not played`);
  const { winShare, ci95, meanScore, decisionMs } = mine;
  const times = `${decisionMs.median.toFixed(2)}, ${decisionMs.p99.toFixed(1)}`;
  const cells = [upper, lower, percent(winShare), ci95.map(percent).join(' to '), meanScore.toFixed(1)];
  return `| ${[...cells, report.rounds.mean.toFixed(1), times].join(' | ')} |`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
