// Opening a record file: a file that is not there is a wrong call, one that is no record is something found wrong.

import { type AnyGame, loadRecord, type MatchRecord, type Result } from '@orrery/kernel';
import { games } from './games.ts';
import { readText } from './options.ts';
import { UsageError } from './usage.ts';

export function openRecord(files: readonly string[], command: string): Result<{ record: MatchRecord; game: AnyGame }> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new UsageError(`${command} takes one record file`);
  return loadRecord(
    readText(file),
    games.map((each) => each.game),
  );
}
