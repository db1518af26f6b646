// An arena run: every deal is played once per rotation of the seats, so that luck of the deal falls on all alike.

import { performance } from 'node:perf_hooks';
import type { Bot } from '@orrery/bots';
import type { AnyGame, Placing } from '@orrery/kernel';
import { estimate, quantile, ratingsOf } from './arena-figures.ts';
import { playMatch } from './playing.ts';

export interface ArenaTable {
  readonly game: AnyGame;
  readonly options: unknown;
  /** One per seat; the same name may sit on several. */
  readonly bots: readonly Bot[];
  readonly deals: number;
  readonly seed: string;
}

export interface ArenaReport {
  readonly games: number;
  readonly bots: readonly {
    readonly name: string;
    readonly winShare: number;
    readonly ci95: readonly [number, number];
    readonly rating: number;
    readonly meanScore: number;
    readonly decisionMs: { readonly median: number; readonly p99: number };
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

export function runArena(table: ArenaTable, onProgress: (games: number) => void): ArenaReport {
  const { game, options, deals, seed } = table;
  const seats = table.bots.length;
  const tallies = new Map<string, Tally>();
  const bots = table.bots.map((bot) => timed(bot, tallyOf(tallies, bot.name)));
  const pairs = new Map<string, number[]>();
  const violations: string[] = [];
  let rounds = 0;
  for (let deal = 0; deal < deals; deal++) {
    const results: (readonly Placing[])[] = [];
    const lineups: string[][] = [];
    for (let turn = 0; turn < seats; turn++) {
      const lineup = bots.map((_, seat) => bots[(seat + turn) % seats] as Bot);
      const played = playMatch({ game, options, bots: lineup, seed }, deal);
      for (const { code, detail } of played.violations) violations.push(`deal ${deal}: ${code} ${detail}`);
      rounds += played.match.events.at(-1)?.all.round ?? 0;
      results.push(played.result ?? []);
      lineups.push(lineup.map(({ name }) => name));
      onProgress(deal * seats + turn + 1);
    }
    addDeal(tallies, pairs, lineups, results);
  }
  return { ...figuresOf(tallies, pairs, seats * deals), rounds: { mean: rounds / (seats * deals) }, violations };
}

function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const known = tallies.get(name) ?? { wins: [], scores: [], times: [] };
  tallies.set(name, known);
  return known;
}

const timed = (bot: Bot, tally: Tally): Bot => ({
  name: bot.name,
  answer(view, question, random) {
    const startedAt = performance.now();
    const answer = bot.answer(view, question, random);
    tally.times.push(performance.now() - startedAt);
    return answer;
  },
});

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
    return { name, winShare: mean, ci95, rating: ratings.get(name) ?? 1000, meanScore, decisionMs };
  });
  return { games, bots, pairs };
}
