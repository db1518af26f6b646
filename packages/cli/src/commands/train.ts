// `train`: nets learn from matches against themselves. Worker threads play while this one learns from the matches
// before: whatever the number of threads, the same seed gives the same nets. Everything is kept in a folder and goes on
// from there: the nets, how many matches they have seen, and how they did against `greedy` on the way.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Bot, makeBot } from '@orrery/bots';
import {
  addToBuffer,
  copyPair,
  type Hyperparameters,
  learn,
  loadNet,
  type NetPair,
  type SavedNet,
  saveNet,
  trainingOf,
} from '@orrery/bots/node';
import { randomFromNumber } from '@orrery/kernel';
import { chartOf, type Milestone } from '../milestones.ts';
import { playMatch } from '../playing.ts';
import { note, printLine, short } from '../print.ts';
import { progressOf } from '../progress.ts';
import { selfPlayTask } from '../self-play-jobs.ts';
import { type TrainedGame, withTrainedGame } from '../trained-games.ts';
import { type Command, countOf, type OptionValues, textOf } from '../usage.ts';
import { openPool } from '../worker-pool.ts';

interface Checkpoint {
  readonly games: number;
  readonly milestones: readonly Milestone[];
  readonly value: SavedNet;
  readonly policy: SavedNet;
}

export const train: Command = {
  name: 'train',
  summary: 'Trains the nets of a game by self-play; stop and go on as you like.',
  operands: '',
  options: {
    game: { type: 'string', value: 'race|roll', help: 'which game (race)' },
    tables: {
      type: 'string',
      value: 'LIST',
      help: 'tables to play at in turn: base:2,rvi:3,gs:2x in race, 2,3 in roll',
    },
    games: { type: 'string', value: 'N', help: 'stop when the nets have seen so many matches (10000)' },
    until: {
      type: 'string',
      value: 'N',
      help: 'stop sooner, after so many matches, with the rate that --games gives (as many as --games)',
    },
    warm: { type: 'string', value: 'N', help: 'of these, so many by the quick player to begin with (3000)' },
    sims: { type: 'string', value: 'N', help: 'rounds to simulate per pick or plan (14)' },
    'other-sims': {
      type: 'string',
      value: 'N',
      help: 'rounds to simulate for any other decision; 0 = quick answers (5)',
    },
    width: { type: 'string', value: 'N', help: 'answers to try for any other decision (4)' },
    mix: {
      type: 'string',
      value: 'N',
      help: 'race: matches with picks straight from the policy, roll: with plans alone looked ahead, per other match (5)',
    },
    hidden: { type: 'string', value: 'N', help: 'hidden units of a new net (64)' },
    least: { type: 'string', value: 'N', help: 'samples to gather before learning from them (12000)' },
    measure: { type: 'string', value: 'N', help: 'measure against greedy every so many matches (4000)' },
    minutes: { type: 'string', value: 'N', help: 'stop after so many minutes' },
    threads: { type: 'string', value: 'N', help: 'threads that play (one per core)' },
    folder: { type: 'string', value: 'DIR', help: 'where to keep everything (.training/GAME)' },
    seed: { type: 'string', value: 'S', help: 'seed of all matches (1)' },
    write: {
      type: 'string',
      value: 'FILE',
      help: 'in the end, write the nets to this file with the command and the milestones',
    },
  },
  async run({ values }) {
    const game = textOf(values, 'game') ?? 'race';
    const plan = planOf(values, game);
    const checkpoint = await withTrainedGame(game, (trained) => trainIn(trained, plan));
    const file = textOf(values, 'write');
    if (file !== null) writeFileSync(file, weightsFile(checkpoint, game, commandOf(values)));
    return 0;
  },
};

/** Whatever does not change what is learned is left out. */
const besideLearning = ['folder', 'write', 'threads', 'minutes', 'game'];

function commandOf(values: OptionValues): string {
  const named = Object.entries(values).filter(([name]) => !besideLearning.includes(name));
  return ['npm run train --', ...named.map(([name, value]) => `--${name} ${value}`)].join(' ');
}

/** The nets as they are committed: what they have seen, the command that made them, how they did on the way. */
function weightsFile({ games, milestones, value, policy }: Checkpoint, game: string, command: string): string {
  const strength = milestones.map(({ games: after, winShare, meanScore }) => ({
    games: after,
    winShareAgainstGreedy: Number(winShare.toFixed(3)),
    points: Number(meanScore.toFixed(1)),
  }));
  const full = command.replace('--', `-- --game ${game}`);
  return `${JSON.stringify({ game, games, command: full, measuredGames, milestones: strength, value, policy }, null, 2)}\n`;
}

interface Plan {
  readonly name: string;
  readonly tables: string | null;
  readonly total: number;
  /** Where to stop; the rate falls as if all matches were to come. */
  readonly until: number;
  readonly warm: number;
  readonly hyperparameters: Hyperparameters;
  readonly hidden: number;
  readonly least: number;
  readonly every: number;
  readonly minutes: number | null;
  readonly threads: number;
  readonly folder: string;
  readonly seed: string;
}

const planOf = (values: OptionValues, name: string): Plan => ({
  name,
  tables: textOf(values, 'tables'),
  total: countOf(values, 'games', 1, 10_000),
  until: countOf(values, 'until', 1, null) ?? countOf(values, 'games', 1, 10_000),
  warm: countOf(values, 'warm', 0, 3000),
  hyperparameters: {
    sims: countOf(values, 'sims', 1, 14),
    otherSims: countOf(values, 'other-sims', 0, 5),
    width: countOf(values, 'width', 1, 4),
    mix: countOf(values, 'mix', 0, 5),
  },
  hidden: countOf(values, 'hidden', 4, 64),
  least: countOf(values, 'least', 1, 12_000), // few samples seen over and over teach only themselves
  every: countOf(values, 'measure', 1, 4000),
  minutes: countOf(values, 'minutes', 1, null),
  threads: countOf(values, 'threads', 1, availableParallelism()),
  folder: textOf(values, 'folder') ?? join('.training', name),
  seed: textOf(values, 'seed') ?? '1',
});

const matchesPerTurn = 40;
const bufferCapacity = 400_000;
const batch = 128;
/** How often a sample is learned on average: more, and the nets learn single matches by heart. */
const passes = 2;
const firstRate = 1e-3;
const lastRate = 5e-5;

async function trainIn<Table, Sample>(trained: TrainedGame<Table, Sample>, plan: Plan): Promise<Checkpoint> {
  trained.tables(plan.tables); // refused before anything is written
  const folder = openFolder(plan.folder);
  const before = folder.load();
  const nets: NetPair =
    before === null
      ? trained.trainer.freshNets(plan.hidden, randomFromNumber(1))
      : { value: loadNet(before.value), policy: loadNet(before.policy) };
  const training = trainingOf(nets, trained.trainer.addGradients, bufferCapacity, before?.games ?? 0);
  const milestones = [...(before?.milestones ?? [])];
  const progress = progressOf(`train ${plan.name}`, plan.total);
  const pool = openPool(plan.threads);
  const isTime = stopper(plan.minutes);
  const ahead = playAhead<Sample>(pool, plan, before?.games ?? 0);
  let games = before?.games ?? 0;
  let loss = Number.NaN;
  if (games < plan.until) ahead.start(training.averaged);
  while (games < plan.until && !isTime()) {
    const samples = await ahead.samples();
    games += matchesPerTurn;
    if (games < plan.until) ahead.start(training.averaged);
    addToBuffer(training, samples);
    if (training.buffer.length < plan.least) continue;
    const steps = Math.ceil((passes * samples.length) / batch);
    const losses = learn(training, steps, batch, Math.max(lastRate, firstRate * (1 - games / plan.total)));
    loss = Number.isNaN(loss) ? losses.value : 0.9 * loss + 0.1 * losses.value;
    progress.at(games, `loss ${short(losses.value)}, policy ${short(losses.policy)}`);
    const due = Math.floor(games / plan.every) > Math.floor((games - matchesPerTurn) / plan.every);
    if (due) {
      const milestone = { games, ...measure(trained, training.averaged), loss };
      milestones.push(milestone);
      note(
        `${games} matches: ${short(100 * milestone.winShare)} % against greedy, ${short(milestone.meanScore)} points, ` +
          `loss ${loss.toFixed(4)}, policy ${losses.policy.toFixed(3)}`,
      );
    }
    folder.save(games, milestones, training.averaged, due);
  }
  progress.end();
  await pool.close();
  folder.save(games, milestones, training.averaged, true);
  printLine(chartOf(milestones, measuredGames).trimEnd());
  return checkpointOf(games, milestones, training.averaged);
}

const checkpointOf = (games: number, milestones: readonly Milestone[], { value, policy }: NetPair): Checkpoint => ({
  games,
  milestones,
  value: saveNet(value),
  policy: saveNet(policy),
});

/** Matches are played with the nets as they were when the turn began, so that learning goes on meanwhile. */
function playAhead<Sample>(pool: ReturnType<typeof openPool>, plan: Plan, first: number) {
  let from = first;
  let playing: Promise<unknown[][]> = Promise.resolve([]);
  return {
    start(nets: NetPair): void {
      const share = Math.ceil(matchesPerTurn / plan.threads);
      const jobs = Array.from({ length: Math.ceil(matchesPerTurn / share) }, (_, part) => ({
        game: plan.name,
        nets: copyPair(nets),
        quick: from < plan.warm,
        tables: plan.tables,
        seed: plan.seed,
        from: from + part * share,
        matches: Math.min(share, matchesPerTurn - part * share),
        hyperparameters: plan.hyperparameters,
      }));
      from += matchesPerTurn;
      playing = pool.runAll(selfPlayTask, jobs, () => undefined);
    },
    async samples(): Promise<Sample[]> {
      await setImmediate(); // whoever ends the process is heard
      return (await playing).flat() as Sample[];
    },
  };
}

const saveEveryMs = 120_000;

function openFolder(path: string) {
  const file = join(path, 'latest.json');
  mkdirSync(path, { recursive: true });
  let savedAt = performance.now();
  return {
    load: (): Checkpoint | null => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Checkpoint) : null),
    /** Every few minutes, and at every milestone under a name of its own; the best by measured strength is kept too. */
    save(games: number, milestones: readonly Milestone[], nets: NetPair, isMilestone: boolean): void {
      if (!isMilestone && performance.now() - savedAt < saveEveryMs) return;
      savedAt = performance.now();
      const checkpoint = checkpointOf(games, milestones, nets);
      writeFileSync(`${file}.new`, JSON.stringify(checkpoint));
      renameSync(`${file}.new`, file);
      const last = milestones.at(-1);
      if (last?.games !== games) return;
      writeFileSync(join(path, 'chart.txt'), chartOf(milestones, measuredGames));
      writeFileSync(join(path, `nets-${games}.json`), JSON.stringify(checkpoint));
      if (milestones.every(({ winShare }) => winShare <= last.winShare)) {
        writeFileSync(join(path, 'best.json'), JSON.stringify(checkpoint));
      }
    },
  };
}

/** Says when to stop: told so from outside, or out of time. */
function stopper(minutes: number | null): () => boolean {
  const startedAt = performance.now();
  let told = false;
  process.once('SIGTERM', () => {
    told = true;
  });
  return () => told || (minutes !== null && performance.now() - startedAt > 60_000 * minutes);
}

const measuredGames = 120;

/** One seat of the learner against `greedy` on the others; every deal from each of the first two seats. */
function measure<Table, Sample>({ game, trainer, measuredAt }: TrainedGame<Table, Sample>, nets: NetPair) {
  const learner = trainer.selfPlayer(copyPair(nets)).bot;
  const greedy = makeBot('greedy', game);
  if (!greedy.ok) throw new Error('there is no greedy');
  let wins = 0;
  let score = 0;
  for (let no = 0; no < measuredGames; no++) {
    const deal = Math.floor(no / 2);
    const table = measuredAt[deal % measuredAt.length];
    if (table === undefined) throw new Error('there is no table to measure at');
    const mine = no % 2;
    const bots = Array.from({ length: table.seats }, (_, seat): Bot => (seat === mine ? learner : greedy.value));
    const { result } = playMatch({ game, options: table.options, bots, seed: `measure/${deal}` }, 0);
    const winners = result?.filter(({ rank }) => rank === 1) ?? [];
    if (winners.some(({ seat }) => seat === mine)) wins += 1 / winners.length;
    score += result?.find(({ seat }) => seat === mine)?.score ?? 0;
  }
  return { winShare: wins / measuredGames, meanScore: score / measuredGames };
}
