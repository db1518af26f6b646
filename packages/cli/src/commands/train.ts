// `train`: nets learn from matches against themselves. Everything is kept in a folder and goes on from there: the
// nets, how many matches they have seen, and how they did against `greedy` on the way.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { makeBot } from '@orrery/bots';
import {
  attentive,
  type Effort,
  freshNets,
  type Lessons,
  learn,
  loadNet,
  playForLessons,
  type RaceNets,
  raceMind,
  remember,
  type SavedNet,
  saveNet,
  type Table,
  thinker,
  trainingOf,
} from '@orrery/bots/node';
import { randomFromNumber } from '@orrery/kernel';
import { type RaceOptions, race, type SetName, setNames } from '@orrery/race';
import { chartOf, type Milestone } from '../milestones.ts';
import { playMatch } from '../playing.ts';
import { note, printLine, short } from '../print.ts';
import { progressOf } from '../progress.ts';
import { trainRoll } from '../train-roll.ts';
import { type Command, countOf, type OptionValues, textOf, UsageError } from '../usage.ts';

interface Checkpoint {
  readonly games: number;
  readonly milestones: readonly Milestone[];
  readonly worth: SavedNet;
  readonly picks: SavedNet;
}

export const train: Command = {
  name: 'train',
  summary: 'Trains the nets of a game by self-play; stop and go on as you like.',
  operands: '',
  options: {
    game: { type: 'string', value: 'race|roll', help: 'which game (race)' },
    sets: { type: 'string', value: 'base,gs,rvi', help: 'race: which sets (base)' },
    seats: { type: 'string', value: '2,2x,3', help: 'tables to play at in turn; x = experienced (2)' },
    games: { type: 'string', value: 'N', help: 'stop when the nets have seen so many matches (10000)' },
    warm: { type: 'string', value: 'N', help: 'of these, so many by the quick player to begin with (3000)' },
    sims: { type: 'string', value: 'N', help: 'rounds to simulate per pick (14)' },
    aside: { type: 'string', value: 'N', help: 'rounds to simulate for any other decision; 0 = quick answers (0)' },
    width: { type: 'string', value: 'N', help: 'answers to try per decision besides picks (4)' },
    mix: { type: 'string', value: 'N', help: 'quick matches beside each of the nets (5): many results, rough play' },
    hidden: { type: 'string', value: 'N', help: 'hidden units of a new net (64)' },
    least: { type: 'string', value: 'N', help: 'lessons to gather before learning from them (12000)' },
    measure: { type: 'string', value: 'N', help: 'measure against greedy every so many matches (2000)' },
    minutes: { type: 'string', value: 'N', help: 'stop after so many minutes' },
    folder: { type: 'string', value: 'DIR', help: 'where to keep everything (.training/race-SETS, .training/roll)' },
    seed: { type: 'string', value: 'S', help: 'seed of all matches (1)' },
  },
  async run({ values }) {
    const game = textOf(values, 'game') ?? 'race';
    if (game !== 'race' && game !== 'roll') throw new UsageError(`--game takes race or roll, not "${game}"`);
    await (game === 'race' ? trainRace(values) : trainRoll(values));
    return 0;
  },
};

const batchGames = 20;
const storedLessons = 300_000;
const batch = 64;

async function trainRace(values: OptionValues): Promise<void> {
  const sets = setsOf(textOf(values, 'sets') ?? 'base');
  const tables = tablesOf(sets, textOf(values, 'seats') ?? '2');
  const total = countOf(values, 'games', 1, 10_000);
  const warm = countOf(values, 'warm', 0, 3000);
  const effort = effortOf(values);
  const mix = countOf(values, 'mix', 0, 5);
  const every = countOf(values, 'measure', 1, 2000);
  const least = countOf(values, 'least', 1, 12_000); // few lessons seen over and over teach only themselves
  const minutes = countOf(values, 'minutes', 1, null);
  const seed = textOf(values, 'seed') ?? '1';
  const folder = textOf(values, 'folder') ?? join('.training', `race-${sets.at(-1)}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'latest.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Checkpoint) : null;
  const nets: RaceNets =
    before === null
      ? freshNets(sets, countOf(values, 'hidden', 4, 64), randomFromNumber(1))
      : { worth: loadNet(before.worth), picks: loadNet(before.picks) };
  const training = trainingOf(nets, storedLessons, before?.games ?? 0);
  const { steady } = training;
  const milestones = [...(before?.milestones ?? [])];
  const progress = progressOf('train race', total);
  const startedAt = performance.now();
  let told = false;
  process.once('SIGTERM', () => {
    told = true;
  });
  const isTime = (): boolean => told || (minutes !== null && performance.now() - startedAt > 60_000 * minutes);
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
    const mind = games < warm ? null : raceMind(steady, sets);
    let fresh = 0;
    for (let i = 0; i < batchGames; i++, games++) {
      const quick = mind === null ? 0 : mix;
      const played = [playOne(tables, games, `${seed}/${games}`, mind, effort, true)];
      for (let beside = 0; beside < quick; beside++) {
        played.push(playOne(tables, games + beside, `${seed}/${games}/${beside}`, null, effort, false));
      }
      for (const { lessons } of played) {
        remember(training, lessons);
        fresh += lessons.length;
      }
    }
    if (training.store.length < least) continue;
    const passes = mind === null || mix > 0 ? 2 : 4;
    const rate = mind === null ? 1e-3 : Math.max(1e-4, 5e-4 * (1 - games / total));
    const losses = learn(training, Math.ceil((passes * fresh) / batch), batch, rate);
    loss = Number.isNaN(loss) ? losses.worth : 0.9 * loss + 0.1 * losses.worth;
    progress.at(games, `loss ${short(losses.worth)}, picks ${short(losses.picks)}`);
    if (Math.floor(games / every) > Math.floor((games - batchGames) / every)) {
      const milestone = { games, ...measure(steady, sets, tables), loss };
      milestones.push(milestone);
      note(
        `${games} matches: ${short(100 * milestone.winShare)} % against greedy, ${short(milestone.meanScore)} points, ` +
          `loss ${loss.toFixed(4)}, picks ${losses.picks.toFixed(3)}, ${short((performance.now() - startedAt) / 60_000)} min`,
      );
      save();
      writeFileSync(join(folder, 'chart.txt'), chartOf(milestones, measuredGames));
      writeFileSync(join(folder, `nets-${games}.json`), readFileSync(file));
    }
    if (performance.now() - savedAt > 120_000) save();
  }
  progress.end();
  save();
  printLine(chartOf(milestones, measuredGames).trimEnd());
}

const effortOf = (values: OptionValues): Effort =>
  attentive(countOf(values, 'sims', 1, 14), countOf(values, 'aside', 0, 0), countOf(values, 'width', 1, 4), 0);

function playOne(
  tables: readonly Table[],
  game: number,
  seed: string,
  mind: ReturnType<typeof raceMind> | null,
  effort: Effort,
  teachesPicks: boolean,
): Lessons {
  const table = tables[game % tables.length] as Table;
  return playForLessons({ table, seed, mind, effort, teachesPicks, lambda: 0.9 });
}

function setsOf(text: string): SetName[] {
  const sets = text.split(',');
  if (!sets.every((set) => (setNames as readonly string[]).includes(set)))
    throw new UsageError(`--sets takes ${setNames.join(', ')}, not "${text}"`);
  return sets as SetName[];
}

function tablesOf(sets: readonly SetName[], text: string): Table[] {
  return text.split(',').map((entry) => {
    const match = /^([2-6])(x?)$/.exec(entry);
    if (match === null) throw new UsageError(`--seats takes numbers like 2 or 2x, not "${entry}"`);
    const takeovers = sets.includes('rvi');
    const options = race.readOptions({ sets, takeovers, experienced: match[2] === 'x' });
    if (!options.ok) throw new UsageError(`there is no match with ${sets.join(', ')} and ${entry}`);
    return { options: options.value as RaceOptions, seats: Number(match[1]) };
  });
}

const measuredGames = 60;

/** One seat of the learner against `greedy` on all others; seats in turn. */
function measure(nets: RaceNets, sets: readonly SetName[], tables: readonly Table[]) {
  const mind = raceMind(nets, sets);
  const learner = thinker(
    'learner',
    () => mind,
    () => attentive(21, 14, 6, 0),
  );
  const greedy = makeBot('greedy', race);
  if (!greedy.ok) throw new Error('there is no greedy');
  const [table] = tables;
  if (table === undefined) throw new Error('there is no table');
  let wins = 0;
  let score = 0;
  for (let game = 0; game < measuredGames; game++) {
    const mine = game % table.seats;
    const bots = Array.from({ length: table.seats }, (_, seat) => (seat === mine ? learner : greedy.value));
    const { result } = playMatch(
      { game: race, options: table.options, bots, seed: `measure/${Math.floor(game / table.seats)}` },
      0,
    );
    const winners = result?.filter(({ rank }) => rank === 1) ?? [];
    if (winners.some(({ seat }) => seat === mine)) wins += 1 / winners.length;
    score += result?.find(({ seat }) => seat === mine)?.score ?? 0;
  }
  return { winShare: wins / measuredGames, meanScore: score / measuredGames };
}
