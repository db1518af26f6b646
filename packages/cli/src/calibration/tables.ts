// The tables whose forecasts are told to people, by the names that reviews give them.

import { reviewerOf } from '@orrery/bots/review';
import type { AnyGame } from '@orrery/kernel';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { orRefuse } from '../options.ts';
import { raceTables } from '../trained-games.ts';
import { UsageError } from '../usage.ts';

export interface CalibratedTable {
  /** `race base:2x`, `roll 3`. */
  readonly name: string;
  readonly game: AnyGame;
  /** As reviews name it. */
  readonly table: string;
  readonly options: unknown;
  readonly seats: number;
}

const raceNames = 'base:2,base:2x,gs:2,gs:2x,rvi:2,rvi:2x,base:4,gs:4,rvi:4';
const rollSeats = [2, 3, 4];
const soloLevels = ['easy', 'medium', 'hard'];

export const calibratedTables: readonly CalibratedTable[] = [
  ...raceTables(raceNames).map(({ options, seats }) => entry(race, options, seats)),
  ...rollSeats.map((seats) => entry(roll, {}, seats)),
  ...soloLevels.map((solo) => entry(race, orRefuse(race.readOptions({ sets: ['base', 'gs'], solo })), 1)),
];

function entry(game: AnyGame, options: unknown, seats: number): CalibratedTable {
  const table = reviewerOf(game)?.tableName(options, seats) ?? '';
  return { name: `${game.name} ${table}`, game, table, options, seats };
}

export function tableNamed(name: string): CalibratedTable {
  const table = calibratedTables.find((each) => each.name === name);
  if (table !== undefined) return table;
  throw new UsageError(`there is no table "${name}": ${calibratedTables.map((each) => each.name).join(', ')}`);
}
