// Samples for the policy of single cards, in files of so many matches each. A file that is there is not played again, and
// each hangs on nothing but its number: a run that was stopped goes on and ends with the same samples.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CardSample, playForCardSamples, type RaceTable, type raceModelFrom } from '@orrery/bots/node';

export interface CardSampling {
  readonly folder: string;
  readonly tables: readonly RaceTable[];
  readonly model: ReturnType<typeof raceModelFrom>;
  readonly seed: string;
  readonly worlds: number;
  readonly width: number;
}

export const matchesPerFile = 20;

/** The samples of one file, played first if need be. */
export function samplesOfFile(sampling: CardSampling, no: number): CardSample[] {
  mkdirSync(sampling.folder, { recursive: true });
  const file = join(sampling.folder, `samples-${no}.jsonl`);
  if (!existsSync(file)) {
    const lines = playedFor(sampling, no).map((sample) => `${JSON.stringify(sample, rounded)}\n`);
    writeFileSync(`${file}.new`, lines.join(''));
    renameSync(`${file}.new`, file);
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): CardSample => JSON.parse(line));
}

function playedFor({ tables, model, seed, worlds, width }: CardSampling, no: number): CardSample[] {
  return Array.from({ length: matchesPerFile }, (_, index) => no * matchesPerFile + index).flatMap((match) => {
    const table = tables[match % tables.length];
    return table === undefined ? [] : playForCardSamples({ table, seed: `${seed}/${match}`, model, worlds, width });
  });
}

/** Five digits are more than the simulations know. */
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(5)) : value;
