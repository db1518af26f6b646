// `simulate`: bots play a number of matches; what was placed, used and asked is counted.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf, saveRecord } from '@orrery/kernel';
import { gameNamed, type KnownGame } from '../games.ts';
import { matchOptions, playerOptions, readBots, readMatch, seedOf } from '../options.ts';
import { type Played, playMatch, type Violation } from '../playing.ts';
import { note, printCounts, printJson, printLine, short } from '../print.ts';
import { progressOf } from '../progress.ts';
import { type Command, countOf, isSet, textOf } from '../usage.ts';

type Counts = Record<string, number>;

interface SeatTally {
  readonly bot: string;
  wins: number;
  meanScore: number;
}

/** The opponent of a solo series; null elsewhere. */
interface RobotTally {
  readonly level: string;
  wins: number;
  meanScore: number;
  readonly cardsPlaced: Counts;
}

interface Tally {
  readonly rounds: number[];
  readonly seats: SeatTally[];
  robot: RobotTally | null;
  readonly cardsPlaced: Counts;
  readonly powersUsed: Counts;
  readonly questions: Counts;
  readonly violations: Violation[];
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'Lets bots play matches and counts what happened.',
  operands: '',
  options: {
    games: { type: 'string', value: 'N', help: 'how many matches (100)' },
    ...matchOptions,
    ...playerOptions,
    records: { type: 'string', value: 'DIR', help: 'write one record file per match' },
    json: { type: 'boolean', help: 'print the figures as JSON' },
  },
  run({ values }) {
    const { game, options, seats } = readMatch(values);
    const known = gameNamed(game.name);
    if (known === null) throw new Error(`${game.name} is not in the list of games`);
    const games = countOf(values, 'games', 1, 100);
    const bots = readBots(values, game, seats);
    const seed = seedOf(values);
    const records = textOf(values, 'records');
    if (records !== null) mkdirSync(records, { recursive: true });
    const tally = emptyTally(bots.map((bot) => bot.name));
    const progress = progressOf(`simulate ${game.name}`, games);
    let playingMs = 0;
    for (let index = 0; index < games; index++) {
      const startedAt = performance.now();
      const played = playMatch({ game, options, bots, seed }, index);
      playingMs += performance.now() - startedAt;
      addTo(tally, played, known);
      if (records !== null) {
        const file = join(records, `${game.name}-${String(index).padStart(String(games).length, '0')}.json`);
        writeFileSync(file, saveRecord(recordOf(played.match)));
      }
      progress.at(index + 1, `${tally.violations.length} violations`);
    }
    progress.end();
    for (const seat of tally.seats) seat.meanScore /= games;
    if (tally.robot !== null) tally.robot.meanScore /= games;
    const { rounds, robot, ...counted } = tally;
    const gamesPerSecond = (1000 * games) / playingMs;
    const figures = { game: game.name, options, seed, games, gamesPerSecond, rounds: spread(rounds), ...counted };
    const report = robot === null ? figures : { ...figures, robot };
    if (isSet(values, 'json')) printJson(report);
    else printReport(report);
    return tally.violations.length === 0 ? 0 : 1;
  },
};

const emptyTally = (bots: readonly string[]): Tally => ({
  rounds: [],
  seats: bots.map((bot) => ({ bot, wins: 0, meanScore: 0 })),
  robot: null,
  cardsPlaced: {},
  powersUsed: {},
  questions: {},
  violations: [],
});

/** Wins and scores as shares; a victory shared by k counts 1/k. */
function addTo(tally: Tally, played: Played, known: KnownGame): void {
  for (const { all } of played.match.events) {
    count(tally.cardsPlaced, known.placed(all));
    count(tally.powersUsed, known.powerUsed(all));
  }
  for (const [kind, times] of Object.entries(played.questions)) count(tally.questions, kind, times);
  tally.violations.push(...played.violations);
  tally.rounds.push(played.match.events.at(-1)?.all.round ?? 0);
  const winners = played.result?.filter((placing) => placing.rank === 1) ?? [];
  const robotShare = addRobot(tally, played, known);
  for (const { seat, score, rank } of played.result ?? []) {
    const mine = tally.seats[seat];
    if (mine === undefined) continue;
    mine.meanScore += score;
    if (rank === 1) mine.wins += (1 - robotShare) / winners.length;
  }
}

/** Its share of the victory. */
function addRobot(tally: Tally, { match }: Played, known: KnownGame): number {
  const robot = known.robot(match);
  if (robot === null) return 0;
  tally.robot ??= { level: robot.level, wins: 0, meanScore: 0, cardsPlaced: {} };
  tally.robot.wins += robot.share;
  tally.robot.meanScore += robot.score;
  for (const card of robot.placed) count(tally.robot.cardsPlaced, card);
  return robot.share;
}

function count(into: Counts, key: string | null, times = 1): void {
  if (key !== null) into[key] = (into[key] ?? 0) + times;
}

function spread(numbers: readonly number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? low;
  const sum = sorted.reduce((total, each) => total + each, 0);
  return {
    mean: sum / Math.max(1, sorted.length),
    median: (low + high) / 2,
    min: sorted[0] ?? 0,
    max: sorted.at(-1) ?? 0,
  };
}

function printReport(
  report: Omit<Tally, 'rounds' | 'robot'> & {
    readonly robot?: RobotTally;
    readonly game: string;
    readonly seed: string;
    readonly games: number;
    readonly gamesPerSecond: number;
    readonly rounds: ReturnType<typeof spread>;
  },
): void {
  const { game, seed, games, gamesPerSecond, rounds, seats } = report;
  printLine(`${games} matches of ${game}, seed ${seed}, ${short(gamesPerSecond)} per second`);
  printLine(`rounds: mean ${short(rounds.mean)}, median ${rounds.median}, from ${rounds.min} to ${rounds.max}`);
  for (const [seat, { bot, wins, meanScore }] of seats.entries()) {
    printLine(`seat ${seat} (${bot}): ${short(wins)} wins, mean score ${short(meanScore)}`);
  }
  if (report.robot !== undefined) {
    const { level, wins, meanScore } = report.robot;
    printLine(`robot (${level}): ${short(wins)} wins, mean score ${short(meanScore)}`);
    printCounts('placed by the robot', report.robot.cardsPlaced);
  }
  printCounts('placed', report.cardsPlaced);
  printCounts('powers used', report.powersUsed);
  printCounts('questions', report.questions);
  printLine(`violations: ${report.violations.length}`);
  for (const { game: index, seed: of, answer, code, detail } of report.violations.slice(0, 20)) {
    printLine(`  match ${index} (seed ${of}) after ${answer} answers: ${code} ${detail}`);
  }
  if (report.violations.length > 20) note(`and ${report.violations.length - 20} more violations`);
}
