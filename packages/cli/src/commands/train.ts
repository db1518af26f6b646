// `train`: nets learn from matches against themselves. Worker threads play while this one learns from the matches
// before: whatever the number of threads, the same seed gives the same nets. Everything is kept in a folder and goes on
// from there: the nets, how many matches they have seen, and how they did against `greedy` on the way.

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Bot, makeBot } from '@orrery/bots';
import {
  addToBuffer,
  copyPair,
  fillPair,
  type Hyperparameters,
  learn,
  type NetPair,
  pairAsArrays,
  resume,
  saveNet,
  stateOf,
  trainingOf,
} from '@orrery/bots/node';
import { randomFromNumber } from '@orrery/kernel';
import { chartOf, type Milestone } from '../milestones.ts';
import { readWeights } from '../options.ts';
import { playMatch } from '../playing.ts';
import { note, printLine, short } from '../print.ts';
import { progressOf } from '../progress.ts';
import { selfPlayTask } from '../self-play-jobs.ts';
import { type TrainedGame, withTrainedGame } from '../trained-games.ts';
import { type Checkpoint, openTrainingFolder, type RunState } from '../training-folder.ts';
import { type Command, countOf, type OptionValues, textOf, UsageError } from '../usage.ts';
import { openPool } from '../worker-pool.ts';

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
    from: {
      type: 'string',
      value: 'FILE',
      help: 'begin with the nets of this file of weights, with its scores of cards (fresh nets)',
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
  /** The file of weights to begin with. */
  readonly teacher: string | null;
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
  teacher: textOf(values, 'from'),
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
/** Nets that have learned already have less far to go. */
const firstRate = ({ teacher }: Plan): number => (teacher === null ? 1e-3 : 5e-4);
const lastRate = 2e-5;

async function trainIn<Table, Sample>(trained: TrainedGame<Table, Sample>, plan: Plan): Promise<Checkpoint> {
  trained.tables(plan.tables); // refused before anything is written
  const nets = firstNets(trained, plan);
  const folder = openTrainingFolder(plan.folder, measuredGames, bufferCapacity);
  const before = folder.load();
  const training = trainingOf(nets, trained.trainer.addGradients, bufferCapacity, 0);
  const playing = copyPair(nets);
  if (before !== null) {
    if (before.hidden !== nets.value.hidden) {
      throw new UsageError(`${plan.folder} has nets of ${before.hidden} hidden units, not ${nets.value.hidden}`);
    }
    resume(training, before.training, folder.samples(before.games));
    fillPair(playing, before.playing);
  }
  const milestones = [...(before?.milestones ?? [])];
  const progress = progressOf(`train ${plan.name}`, plan.total);
  const pool = openPool(plan.threads);
  const isTime = stopper(plan.minutes);
  const ahead = playAhead<Sample>(pool, plan, before?.games ?? 0);
  let games = before?.games ?? 0;
  let loss = before?.loss ?? Number.NaN;
  const kept = (): { checkpoint: Checkpoint; state: RunState } => ({
    checkpoint: checkpointOf(games, milestones, training.averaged),
    state: {
      ...{ games, milestones, loss, hidden: nets.value.hidden },
      ...{ training: stateOf(training), playing: pairAsArrays(playing) },
    },
  });
  if (games < plan.until) ahead.start(playing);
  while (games < plan.until && !isTime()) {
    const samples = await ahead.samples();
    games += matchesPerTurn;
    fillPair(playing, pairAsArrays(training.averaged));
    if (games < plan.until) ahead.start(playing);
    folder.addSamples(games, samples);
    addToBuffer(training, samples);
    if (training.buffer.length < plan.least) continue;
    const steps = Math.ceil((passes * samples.length) / batch);
    const losses = learn(training, steps, batch, Math.max(lastRate, firstRate(plan) * (1 - games / plan.total)));
    loss = Number.isNaN(loss) ? losses.value : 0.9 * loss + 0.1 * losses.value;
    progress.at(games, `loss ${short(losses.value)}, policy ${short(losses.policy)}`);
    const due = Math.floor(games / plan.every) > Math.floor((games - matchesPerTurn) / plan.every);
    if (due) {
      const milestone = { games, ...measure(trained, training.averaged, plan), loss };
      milestones.push(milestone);
      note(
        `${games} matches: ${short(100 * milestone.winShare)} % against greedy, ${short(milestone.meanScore)} points, ` +
          `loss ${loss.toFixed(4)}, policy ${losses.policy.toFixed(3)}`,
      );
    }
    folder.save(due, kept);
  }
  progress.end();
  await pool.close();
  folder.save(true, kept);
  printLine(chartOf(milestones, measuredGames).trimEnd());
  return checkpointOf(games, milestones, training.averaged);
}

function firstNets<Table, Sample>({ trainer }: TrainedGame<Table, Sample>, { teacher, hidden }: Plan): NetPair {
  const random = randomFromNumber(1);
  return teacher === null ? trainer.freshNets(hidden, random) : trainer.grownNets(readWeights(teacher), hidden, random);
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
        teacher: plan.teacher,
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
function measure<Table, Sample>(
  { game, trainer, measuredAt }: TrainedGame<Table, Sample>,
  nets: NetPair,
  { teacher }: Plan,
) {
  const learner = trainer.selfPlayer(copyPair(nets), teacher === null ? null : readWeights(teacher)).bot;
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
