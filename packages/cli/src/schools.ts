// What `train` needs to know of each game besides its course: tables to learn at and tables to be measured at.

import { type Course, type RaceTable, raceCourse, rollCourse } from '@orrery/bots/node';
import type { AnyGame } from '@orrery/kernel';
import { race, setNames } from '@orrery/race';
import { roll } from '@orrery/roll';
import { UsageError } from './usage.ts';

export interface School<Table, Lesson> {
  readonly game: AnyGame;
  readonly course: Course<Table, Lesson>;
  /** Reads tables to play at in turn; without a text the usual ones. */
  tables(text: string | null): readonly Table[];
  readonly measuredAt: readonly { readonly options: unknown; readonly seats: number }[];
}

/** Runs something with the school of a game, whatever its tables and lessons are. */
export function inSchool<Result>(name: string, run: <Table, Lesson>(school: School<Table, Lesson>) => Result): Result {
  if (name === 'race') return run(raceSchool);
  if (name === 'roll') return run(rollSchool);
  throw new UsageError(`there is no game "${name}" to train, only race and roll`);
}

/** Newest set, seats, x = experienced. Two seats come most often, the experienced game and full tables now and then. */
const everyRaceTable =
  'base:2,gs:2,rvi:2,base:2x,rvi:3,base:2,gs:2x,base:3,rvi:2x,gs:3,base:2,rvi:4,gs:2,base:4,rvi:2,gs:4,base:2x,rvi:5,rvi:3,rvi:6';

const raceSchool = {
  game: race,
  course: raceCourse,
  tables: (text: string | null) => (text ?? everyRaceTable).split(',').map(raceTable),
  measuredAt: ['base:2', 'rvi:2'].map(raceTable),
};

function raceTable(entry: string): RaceTable {
  const [, newest = '', seats = '', experienced] = /^(\w+):([2-6])(x?)$/.exec(entry) ?? [];
  const last = (setNames as readonly string[]).indexOf(newest);
  if (last < 0) throw new UsageError(`--tables takes entries like base:2 or rvi:2x, not "${entry}"`);
  const sets = setNames.slice(0, last + 1);
  const raw = { sets, takeovers: sets.includes('rvi'), experienced: experienced === 'x' };
  const options = race.readOptions(raw);
  if (!options.ok || Number(seats) > race.seats(options.value)[1]) throw new UsageError(`there is no table ${entry}`);
  return { options: options.value, seats: Number(seats) };
}

const rollSchool = {
  game: roll,
  course: rollCourse,
  tables: (text: string | null) => (text ?? '2,2,3,2,2,4,2,2,3,5').split(',').map(rollTable),
  measuredAt: [{ options: {}, seats: 2 }],
};

function rollTable(entry: string): number {
  if (!/^[2-5]$/.test(entry)) throw new UsageError(`--tables takes numbers of seats from 2 to 5, not "${entry}"`);
  return Number(entry);
}
