// The figures of the ladder as parts of docs/bots.md: tables, and ratings as a chart. A part stands between two marks;
// everything else on the page is written by hand.

import { type PairShare, ratingsOf } from './arena-figures.ts';
import type { ArenaReport } from './arena-run.ts';
import type { LadderRun } from './ladder-runs.ts';

/** What is kept of a run. */
export interface Figures {
  readonly command: string;
  readonly games: number;
  readonly rounds: number;
  readonly winShare: number;
  readonly ci95: readonly [number, number];
  readonly points: number;
  readonly decisionMs: { readonly median: number; readonly p99: number };
  readonly pairs: readonly PairShare[];
}

export interface Played {
  readonly run: LadderRun;
  readonly figures: Figures;
}

export function figuresOf({ upper }: LadderRun, command: string, report: ArenaReport): Figures {
  const mine = report.bots.find(({ name }) => name === upper);
  if (mine === undefined) throw new Error(`${upper} has not played`);
  const { winShare, ci95, meanScore, decisionMs } = mine;
  const rounded = (number: number, digits: number): number => Number(number.toFixed(digits));
  return {
    command,
    games: report.games,
    rounds: rounded(report.rounds.mean, 1),
    winShare: rounded(winShare, 4),
    ci95: [rounded(ci95[0], 4), rounded(ci95[1], 4)],
    points: rounded(meanScore, 1),
    decisionMs: { median: rounded(decisionMs.median, 2), p99: rounded(decisionMs.p99, 1) },
    pairs: report.pairs.map(({ bots, games, winShare: share }) => ({ bots, games, winShare: rounded(share, 4) })),
  };
}

/** The page with every part that has figures written anew. */
export function withParts(page: string, played: readonly Played[]): string {
  const tables = [...new Set(played.map(({ run }) => run.table))];
  return tables.reduce((text, table) => {
    const mine = played.filter(({ run }) => run.table === table);
    return replaced(text, table, partFor(table)(mine));
  }, page);
}

function partFor(table: string): (played: readonly Played[]) => string[] {
  if (table.endsWith('-ladder')) return ladderPart;
  return table.endsWith('-self-play') ? selfPlayPart : tablePart;
}

/** The page with the lines between the two marks of this part written anew. */
export function replaced(page: string, part: string, lines: readonly string[]): string {
  const begin = `<!-- figures: ${part} -->`;
  const end = `<!-- end of ${part} -->`;
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the page has no part "${part}"`);
  return `${page.slice(0, from + begin.length)}\n\n${lines.join('\n')}\n\n${page.slice(to)}`;
}

const head = (first: string): string[] => [
  `| ${first} | against | matches | wins | 95 % interval | points | rounds | ms a decision (median, p99) |`,
  '|---|---|---|---|---|---|---|---|',
];

function tablePart(played: readonly Played[]): string[] {
  return [...head('table'), ...played.map(({ run, figures }) => row([run.title, against(run)], figures))];
}

function selfPlayPart(played: readonly Played[]): string[] {
  return [
    '| table | matches | rounds | points | elsewhere: rounds | points |',
    '|---|---|---|---|---|---|',
    ...played.map(({ run: { title, elsewhere }, figures: { games, rounds, points } }) => {
      const others = [elsewhere?.rounds, elsewhere?.points].map((figure) => figure?.toFixed(1) ?? '');
      return `| ${[title, `${games}`, rounds.toFixed(1), points.toFixed(1), ...others].join(' | ')} |`;
    }),
  ];
}

const against = ({ upper, lower, seats }: LadderRun): string =>
  `\`${upper}\` against ${seats === 2 ? '' : `${seats - 1} `}\`${lower}\``;

function ladderPart(played: readonly Played[]): string[] {
  return [
    ...head('level'),
    ...played.map(({ run, figures }) => row([`\`${run.upper}\``, `\`${run.lower}\``], figures)),
    '',
    ...chart(played),
  ];
}

function row(cells: readonly string[], { games, winShare, ci95, points, rounds, decisionMs }: Figures): string {
  const times = `${decisionMs.median.toFixed(2)}, ${decisionMs.p99.toFixed(1)}`;
  const figures = [`${games}`, percent(winShare), ci95.map(percent).join(' to '), points.toFixed(1), rounds.toFixed(1)];
  return `| ${[...cells, ...figures, times].join(' | ')} |`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const barLength = 50;

function chart(played: readonly Played[]): string[] {
  const ratings = ladderRatings(played);
  const least = Math.min(...ratings.map(([, rating]) => rating));
  const most = Math.max(...ratings.map(([, rating]) => rating));
  const bars = ratings.map(([name, rating]) => {
    const length = Math.round((barLength * (rating - least)) / Math.max(1, most - least));
    return `${name.padEnd(8)} ${String(rating).padStart(5)} ${'█'.repeat(length)}`.trimEnd();
  });
  return ['```', ...bars, '```'];
}

/** Names with their ratings, weakest first. */
export function ladderRatings(played: readonly Played[]): [name: string, rating: number][] {
  const names = [...new Set(played.flatMap(({ run }) => [run.lower, run.upper]))];
  const pairs = played.flatMap(({ figures }) => figures.pairs);
  return [...ratingsOf(names, pairs, 'greedy')].sort((a, b) => a[1] - b[1]);
}
