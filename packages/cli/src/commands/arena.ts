// `arena`: bots against each other in duplicates: every deal is played once per rotation of the seats, so that luck
// of the deal falls on all alike. Prints shares of wins with their interval, ratings, points, rounds and times.

import { performance } from 'node:perf_hooks';
import type { Bot } from '@orrery/bots';
import type { Placing } from '@orrery/kernel';
import { type Estimate, estimate, quantile, ratingsOf } from '../arena-figures.ts';
import { matchOptions, playerOptions, readBots, readMatch, seedOf } from '../options.ts';
import { playMatch } from '../playing.ts';
import { note, printJson, printLine, short } from '../print.ts';
import { progressOf } from '../progress.ts';
import { type Command, countOf, isSet } from '../usage.ts';

interface Tally {
  /** Per deal: the share of its matches this bot won, per seat it held. */
  readonly wins: number[];
  readonly scores: number[];
  readonly times: number[];
}

export const arena: Command = {
  name: 'arena',
  summary: 'Lets bots play each other on the same deals with seats rotated.',
  operands: '',
  options: {
    games: { type: 'string', value: 'N', help: 'matches in all, rounded up to whole deals (100)' },
    ...matchOptions,
    ...playerOptions,
    json: { type: 'boolean', help: 'print the figures as JSON' },
  },
  run({ values }) {
    const { game, options, seats } = readMatch(values);
    const deals = Math.ceil(countOf(values, 'games', 1, 100) / seats);
    const seed = seedOf(values);
    const tallies = new Map<string, Tally>();
    const bots = readBots(values, game, seats).map((bot) => timed(bot, tallyOf(tallies, bot.name)));
    const pairs = new Map<string, number[]>();
    const rounds: number[] = [];
    let violations = 0;
    const progress = progressOf(`arena ${game.name}`, deals * seats);
    for (let deal = 0; deal < deals; deal++) {
      const results: (readonly Placing[])[] = [];
      const lineups: string[][] = [];
      for (let turn = 0; turn < seats; turn++) {
        const lineup = bots.map((_, seat) => bots[(seat + turn) % seats] as Bot);
        const played = playMatch({ game, options, bots: lineup, seed }, deal);
        violations += played.violations.length;
        for (const { code, detail } of played.violations) note(`deal ${deal}: ${code} ${detail}`);
        rounds.push(played.match.events.at(-1)?.all.round ?? 0);
        results.push(played.result ?? []);
        lineups.push(lineup.map(({ name }) => name));
        progress.at(deal * seats + turn + 1);
      }
      addDeal(tallies, pairs, lineups, results);
    }
    progress.end();
    const report = {
      options,
      seed,
      ...figuresOf(tallies, pairs, seats, deals),
      rounds: { mean: estimate(rounds).mean },
    };
    if (isSet(values, 'json')) printJson(report);
    else printReport(report);
    return violations === 0 ? 0 : 1;
  },
};

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

function figuresOf(tallies: Map<string, Tally>, pairs: Map<string, number[]>, seats: number, deals: number) {
  const games = deals * seats;
  const pairFigures = [...pairs].map(([pair, shares]) => {
    const { mean, ci95 }: Estimate = estimate(shares);
    return { bots: pair.split(' ') as [string, string], games, winShare: mean, ci95 };
  });
  const names = [...tallies.keys()];
  const ratings = ratingsOf(names, pairFigures, names.includes('greedy') ? 'greedy' : (names.at(-1) ?? ''));
  const bots = names.map((name) => {
    const { wins, scores, times } = tallies.get(name) as Tally;
    const { mean, ci95 } = estimate(wins);
    const meanScore = scores.reduce((sum, each) => sum + each, 0) / Math.max(1, scores.length);
    const decisionMs = { median: quantile(times, 0.5), p99: quantile(times, 0.99) };
    return { name, winShare: mean, ci95, rating: ratings.get(name) ?? 1000, meanScore, decisionMs };
  });
  return { games, bots, pairs: pairFigures };
}

type Report = ReturnType<typeof figuresOf> & { readonly seed: string; readonly rounds: { readonly mean: number } };

function printReport({ games, seed, bots, pairs, rounds }: Report): void {
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
