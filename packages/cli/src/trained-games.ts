// What `train` needs to know of each game besides its trainer: tables to learn at and tables to be measured at.

import { type RaceTable, raceTrainer, rollTrainer, type Trainer } from '@orrery/bots/node';
import type { AnyGame } from '@orrery/kernel';
import { race, setNames } from '@orrery/race';
import { roll } from '@orrery/roll';
import { UsageError } from './usage.ts';

export interface TrainedGame<Table, Sample> {
  readonly game: AnyGame;
  readonly trainer: Trainer<Table, Sample>;
  /** Reads tables to play at in turn; without a text the usual ones. */
  tables(text: string | null): readonly Table[];
  readonly measuredAt: readonly { readonly options: unknown; readonly seats: number }[];
}

/** Runs something with what training needs of a game, whatever its tables and samples are. */
export function withTrainedGame<Result>(
  name: string,
  run: <Table, Sample>(trained: TrainedGame<Table, Sample>) => Result,
): Result {
  const runWith = trainedGames.get(name);
  if (runWith === undefined) {
    throw new UsageError(`there is no game "${name}" to train, only ${[...trainedGames.keys()].join(' and ')}`);
  }
  return runWith(run);
}

/** Calls something with one game, whose types nobody else needs to name. */
type RunWith = <Result>(run: <Table, Sample>(trained: TrainedGame<Table, Sample>) => Result) => Result;

const trainedGames: ReadonlyMap<string, RunWith> = new Map<string, RunWith>([
  ['race', (run) => run(trainedRace)],
  ['roll', (run) => run(trainedRoll)],
]);

/** Two seats come most often, the experienced game and full tables now and then. */
const everyRaceTable =
  'base:2,gs:2,rvi:2,base:2x,rvi:3,base:2,gs:2x,base:3,rvi:2x,gs:3,base:2,rvi:4,gs:2,base:4,rvi:2,gs:4,base:2x,rvi:5,rvi:3,rvi:6';

const trainedRace = {
  game: race,
  trainer: raceTrainer,
  tables: raceTables,
  measuredAt: ['base:2', 'rvi:2'].map(raceTable),
};

/** Tables of Race by names such as base:2 or rvi:2x. */
export function raceTables(text: string | null): readonly RaceTable[] {
  return (text ?? everyRaceTable).split(',').map(raceTable);
}

/** Newest set, then seats with an x for two actions a round, or how strong a robot is: gs:easy. */
function raceTable(entry: string): RaceTable {
  const [, newest = '', seats = '1', experienced, solo] =
    /^(\w+):(?:([2-6])(x?)|(easy|medium|hard))$/.exec(entry) ?? [];
  const last = (setNames as readonly string[]).indexOf(newest);
  if (last < 0) throw new UsageError(`--tables takes entries like base:2, rvi:2x or gs:easy, not "${entry}"`);
  const sets = setNames.slice(0, last + 1);
  const raw =
    solo === undefined ? { sets, takeovers: sets.includes('rvi'), experienced: experienced === 'x' } : { sets, solo };
  const options = race.readOptions(raw);
  if (!options.ok || Number(seats) > race.seats(options.value)[1]) throw new UsageError(`there is no table ${entry}`);
  return { options: options.value, seats: Number(seats) };
}

const trainedRoll = {
  game: roll,
  trainer: rollTrainer,
  tables: (text: string | null) => (text ?? '2,2,3,2,2,4,2,2,3,5').split(',').map(rollTable),
  measuredAt: [{ options: {}, seats: 2 }],
};

function rollTable(entry: string): number {
  if (!/^[2-5]$/.test(entry)) throw new UsageError(`--tables takes numbers of seats from 2 to 5, not "${entry}"`);
  return Number(entry);
}
