// An arena run: every deal is played once per rotation of the seats that seats the bots anew, so that luck of the deal
// falls on all alike. Deals are shared out among worker threads; whoever plays them, the same seed gives the same matches.

import type { Bot } from '@orrery/bots';
import type { Placing } from '@orrery/kernel';
import { estimate, quantile, ratingsOf } from './arena-figures.ts';
import { openArenaFile } from './arena-file.ts';
import type { ArenaTable, DealPlayed } from './arena-table.ts';
import { gameNamed } from './games.ts';
import { readBot } from './options.ts';
import { playMatch } from './playing.ts';
import { processorMs } from './processor-time.ts';
import { openPool, type Task } from './worker-pool.ts';

export interface ArenaReport {
  readonly games: number;
  readonly bots: readonly {
    readonly name: string;
    readonly winShare: number;
    readonly ci95: readonly [number, number];
    readonly rating: number;
    readonly meanScore: number;
    readonly decisionMs: { readonly median: number; readonly p99: number };
    /** Processor time of one seat of this bot in a match. */
    readonly matchMs: number;
  }[];
  readonly pairs: readonly {
    readonly bots: readonly [string, string];
    readonly games: number;
    readonly winShare: number;
    readonly ci95: readonly [number, number];
  }[];
  readonly rounds: { readonly mean: number };
  /** Refused answers and broken states; there should be none. */
  readonly violations: readonly string[];
}

interface Tally {
  /** Per deal: the share of its matches that a seat of this bot won. */
  readonly wins: number[];
  readonly scores: number[];
  readonly times: number[];
}

interface Portion extends ArenaTable {
  /** Numbers of the deals to play. */
  readonly numbers: readonly number[];
}

/** In how many ways the bots can move up around the table: with the same bot on all seats, every match is the same. */
export function rotationsOf(bots: readonly string[]): number {
  const turns = bots.map((_, at) => at + 1);
  return turns.find((turn) => bots.every((name, seat) => name === bots[(seat + turn) % bots.length])) ?? bots.length;
}

/** Tells of every deal as it ends. */
export const arenaTask: Task<Portion, NumberedDeal, void> = {
  name: 'arena',
  run: (portion, tell) => {
    for (const deal of portion.numbers) tell({ deal, played: playDeal(portion, deal) });
  },
};

interface NumberedDeal {
  readonly deal: number;
  readonly played: DealPlayed;
}

const dealsPerPortion = 5;

export interface ArenaRun {
  /** Where deals are kept, those of earlier runs included. */
  readonly file?: string;
  readonly threads?: number;
  onProgress(games: number): void;
}

export async function runArena(table: ArenaTable, { file, threads, onProgress }: ArenaRun): Promise<ArenaReport> {
  const kept = file === undefined ? null : openArenaFile(file, table);
  const known = new Map(kept?.played);
  const missing = Array.from({ length: table.deals }, (_, deal) => deal).filter((deal) => !known.has(deal));
  const portions = Array.from({ length: Math.ceil(missing.length / dealsPerPortion) }, (_, part) => ({
    ...table,
    numbers: missing.slice(part * dealsPerPortion, (part + 1) * dealsPerPortion),
  }));
  const pool = openPool(threads);
  try {
    await pool.runAll(arenaTask, portions, (_portion, { deal, played }) => {
      known.set(deal, played);
      kept?.add(deal, played);
      onProgress(rotationsOf(table.bots) * known.size);
    });
  } finally {
    await pool.close();
  }
  const inOrder = [...known].filter(([deal]) => deal < table.deals).sort(([one], [other]) => one - other);
  return reportOf(
    table,
    inOrder.map(([, played]) => played),
  );
}

function playDeal({ game: name, options, bots: names, budget, seed }: ArenaTable, deal: number): DealPlayed {
  const known = gameNamed(name);
  if (known === null) throw new Error(`there is no game ${name}`);
  const times: Record<string, number[]> = {};
  const bots = names.map((each) => timed(readBot(each, known.game, budget), times));
  const results: (readonly Placing[])[] = [];
  const lineups: string[][] = [];
  const violations: string[] = [];
  let rounds = 0;
  for (let turn = 0; turn < rotationsOf(names); turn++) {
    const lineup = bots.map((_, seat) => bots[(seat + turn) % bots.length] as Bot);
    const played = playMatch({ game: known.game, options, bots: lineup, seed }, deal);
    for (const { code, detail } of played.violations) violations.push(`deal ${deal}: ${code} ${detail}`);
    rounds += played.match.events.at(-1)?.all.round ?? 0;
    results.push(played.result ?? []);
    lineups.push(lineup.map((bot) => bot.name));
  }
  return { lineups, results, rounds, times, violations };
}

function timed(bot: Bot, times: Record<string, number[]>): Bot {
  const mine = times[bot.name] ?? [];
  times[bot.name] = mine;
  return {
    name: bot.name,
    answer(view, question, random) {
      const startedAt = processorMs();
      const answer = bot.answer(view, question, random);
      mine.push(Number((processorMs() - startedAt).toFixed(3)));
      return answer;
    },
  };
}

function reportOf({ bots: names }: ArenaTable, deals: readonly DealPlayed[]): ArenaReport {
  const tallies = new Map<string, Tally>(names.map((name) => [name, { wins: [], scores: [], times: [] }]));
  const pairs = new Map<string, number[]>();
  const games = rotationsOf(names) * deals.length;
  for (const { lineups, results, times } of deals) {
    addDeal(tallies, pairs, lineups, results);
    for (const [name, list] of Object.entries(times)) tallies.get(name)?.times.push(...list);
  }
  const rounds = deals.reduce((sum, deal) => sum + deal.rounds, 0);
  return {
    ...figuresOf(tallies, pairs, games),
    rounds: { mean: rounds / games },
    violations: deals.flatMap(({ violations }) => violations),
  };
}

/** A victory shared by k counts 1/k; in a pair the better place counts 1, the same place a half. */
function addDeal(
  tallies: Map<string, Tally>,
  pairs: Map<string, number[]>,
  lineups: readonly (readonly string[])[],
  results: readonly (readonly Placing[])[],
): void {
  const won = new Map<string, number>();
  const beaten = new Map<string, { sum: number; count: number }>();
  for (const [turn, result] of results.entries()) {
    const names = lineups[turn] ?? [];
    const winners = result.filter(({ rank }) => rank === 1).length;
    for (const { seat, score, rank } of result) {
      const name = names[seat] ?? '';
      tallies.get(name)?.scores.push(score);
      won.set(name, (won.get(name) ?? 0) + (rank === 1 ? 1 / winners : 0) / results.length);
      for (const other of result) {
        const rival = names[other.seat] ?? '';
        if (name >= rival) continue;
        const pair = beaten.get(`${name} ${rival}`) ?? { sum: 0, count: 0 };
        pair.sum += rank < other.rank ? 1 : rank === other.rank ? 0.5 : 0;
        pair.count += 1;
        beaten.set(`${name} ${rival}`, pair);
      }
    }
  }
  for (const [name, share] of won) tallies.get(name)?.wins.push(share);
  for (const [pair, { sum, count }] of beaten) pairs.set(pair, [...(pairs.get(pair) ?? []), sum / count]);
}

function figuresOf(tallies: Map<string, Tally>, shares: Map<string, number[]>, games: number) {
  const pairs = [...shares].map(([pair, each]) => {
    const { mean, ci95 } = estimate(each);
    const [first = '', second = ''] = pair.split(' ');
    return { bots: [first, second] as const, games, winShare: mean, ci95 };
  });
  const names = [...tallies.keys()];
  const ratings = ratingsOf(names, pairs, names.includes('greedy') ? 'greedy' : (names.at(-1) ?? ''));
  const bots = [...tallies].map(([name, { wins, scores, times }]) => {
    const { mean, ci95 } = estimate(wins);
    const meanScore = scores.reduce((sum, each) => sum + each, 0) / Math.max(1, scores.length);
    const decisionMs = { median: quantile(times, 0.5), p99: quantile(times, 0.99) };
    const matchMs = times.reduce((sum, each) => sum + each, 0) / Math.max(1, scores.length);
    return { name, winShare: mean, ci95, rating: ratings.get(name) ?? 1000, meanScore, decisionMs, matchMs };
  });
  return { games, bots, pairs };
}
