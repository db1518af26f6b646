// What is kept of a match that is over: its answers and events, packed. Scores, the story and the download need no rules.

import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { GameEvent, RecordedAnswer, RulesMove, Told } from '@orrery/kernel';
import type { Store } from './store.ts';

export interface FinishedMatch {
  /** The version of the rules it ended under. */
  readonly rules: number;
  readonly answers: readonly RecordedAnswer[];
  readonly events: readonly Told<GameEvent>[];
  /** Where it went on under other rules. */
  readonly moves: readonly RulesMove[];
}

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
/** Fast rather than small: it is done once, while others play. */
const level = 1;

/** As text, because both stores keep text alike. */
export const packFinished = async (match: FinishedMatch): Promise<string> =>
  (await deflate(JSON.stringify(match), { level })).toString('base64');

/** Null while a match is on, or when it ended before its events were kept. */
export async function readFinished(store: Store, id: string): Promise<FinishedMatch | null> {
  const row = await store.db.selectFrom('finished').select('data').where('match_id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return unpackFinished(row.data);
}

export async function unpackFinished(data: string): Promise<FinishedMatch> {
  return JSON.parse((await inflate(Buffer.from(data, 'base64'))).toString());
}
