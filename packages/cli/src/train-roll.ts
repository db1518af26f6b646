// The Roll side of `train`: one pair of nets for all numbers of seats learns from matches against itself. The first
// matches are played by the quick player. Everything is kept in a folder and goes on from there.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { makeBot } from '@orrery/bots';
import {
  attentiveRoll,
  freshRollNets,
  learnRoll,
  loadNet,
  playRollForLessons,
  type RollNets,
  rememberRoll,
  rollMind,
  rollThinker,
  rollTrainingOf,
  type SavedNet,
  saveNet,
} from '@orrery/bots/node';
import { randomFromNumber } from '@orrery/kernel';
import { roll } from '@orrery/roll';
import { chartOf, type Milestone } from './milestones.ts';
import { playMatch } from './playing.ts';
import { note, printLine, short } from './print.ts';
import { progressOf } from './progress.ts';
import { countOf, type OptionValues, textOf, UsageError } from './usage.ts';

interface Checkpoint {
  readonly games: number;
  readonly milestones: readonly Milestone[];
  readonly worth: SavedNet;
  readonly picks: SavedNet;
}

const batchGames = 20;
const storedLessons = 250_000;
const batch = 128;
/** Plans to try per decision while learning. */
const plans = 8;

export async function trainRoll(values: OptionValues): Promise<void> {
  const seats = seatsOf(textOf(values, 'seats') ?? '2');
  const total = countOf(values, 'games', 1, 10_000);
  const warm = countOf(values, 'warm', 0, 3000);
  const every = countOf(values, 'measure', 1, 2000);
  const least = countOf(values, 'least', 1, 12_000);
  const minutes = countOf(values, 'minutes', 1, null);
  const effort = attentiveRoll(
    countOf(values, 'sims', 1, 14),
    countOf(values, 'aside', 0, 0),
    plans,
    countOf(values, 'width', 1, 4),
  );
  const seed = textOf(values, 'seed') ?? '1';
  const folder = textOf(values, 'folder') ?? join('.training', 'roll');
  const file = join(folder, 'latest.json');
  mkdirSync(folder, { recursive: true });
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Checkpoint) : null;
  const nets: RollNets =
    before === null
      ? freshRollNets(countOf(values, 'hidden', 4, 64), randomFromNumber(1))
      : { worth: loadNet(before.worth), picks: loadNet(before.picks) };
  const training = rollTrainingOf(nets, storedLessons, before?.games ?? 0);
  const { steady } = training;
  const milestones = [...(before?.milestones ?? [])];
  const progress = progressOf('train roll', total);
  const isTime = stopper(minutes);
  let games = before?.games ?? 0;
  let loss = Number.NaN;
  let savedAt = performance.now();
  const save = (): void => {
    const checkpoint: Checkpoint = { games, milestones, worth: saveNet(steady.worth), picks: saveNet(steady.picks) };
    writeFileSync(`${file}.new`, JSON.stringify(checkpoint));
    renameSync(`${file}.new`, file);
    savedAt = performance.now();
  };
  while (games < total && !isTime()) {
    await setImmediate(); // whoever ends the process is heard between batches
    const mind = games < warm ? null : rollMind(steady);
    let fresh = 0;
    for (let i = 0; i < batchGames; i++, games++) {
      const table = seats[games % seats.length] ?? 2;
      const { lessons } = playRollForLessons({ seats: table, seed: `${seed}/${games}`, mind, effort, lambda: 0.85 });
      rememberRoll(training, lessons);
      fresh += lessons.length;
    }
    if (training.store.length < least) continue;
    const rate = mind === null ? 1e-3 : Math.max(1e-4, 5e-4 * (1 - games / total));
    const losses = learnRoll(training, Math.ceil(((mind === null ? 2 : 3) * fresh) / batch), batch, rate);
    loss = Number.isNaN(loss) ? losses.worth : 0.9 * loss + 0.1 * losses.worth;
    progress.at(games, `loss ${short(losses.worth)}, picks ${short(losses.picks)}`);
    if (Math.floor(games / every) > Math.floor((games - batchGames) / every)) {
      const milestone = { games, ...measure(steady), loss };
      milestones.push(milestone);
      note(
        `${games} matches: ${short(100 * milestone.winShare)} % against greedy, ${short(milestone.meanScore)} points, ` +
          `loss ${loss.toFixed(4)}, picks ${losses.picks.toFixed(3)}`,
      );
      save();
      writeFileSync(join(folder, 'chart.txt'), chartOf(milestones, measuredGames));
      writeFileSync(join(folder, `nets-${games}.json`), readFileSync(file));
      if (milestone.winShare >= Math.max(...milestones.map(({ winShare }) => winShare))) {
        writeFileSync(join(folder, 'best.json'), readFileSync(file));
      }
    }
    if (performance.now() - savedAt > 120_000) save();
  }
  progress.end();
  save();
  printLine(chartOf(milestones, measuredGames).trimEnd());
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

function seatsOf(text: string): number[] {
  return text.split(',').map((entry) => {
    if (!/^[2-5]$/.test(entry)) throw new UsageError(`--seats takes numbers from 2 to 5, not "${entry}"`);
    return Number(entry);
  });
}

const measuredGames = 120;

/** The learner against `greedy` at two seats, every deal from both. */
function measure(nets: RollNets) {
  const mind = rollMind(nets);
  const learner = rollThinker(
    'learner',
    () => mind,
    () => attentiveRoll(32, 12, 10, 5),
  );
  const greedy = makeBot('greedy', roll);
  if (!greedy.ok) throw new Error('there is no greedy');
  let wins = 0;
  let score = 0;
  for (let game = 0; game < measuredGames; game++) {
    const mine = game % 2;
    const bots = mine === 0 ? [learner, greedy.value] : [greedy.value, learner];
    const { result } = playMatch({ game: roll, options: {}, bots, seed: `measure/${Math.floor(game / 2)}` }, 0);
    const winners = result?.filter(({ rank }) => rank === 1) ?? [];
    if (winners.some(({ seat }) => seat === mine)) wins += 1 / winners.length;
    score += result?.find(({ seat }) => seat === mine)?.score ?? 0;
  }
  return { winShare: wins / measuredGames, meanScore: score / measuredGames };
}
