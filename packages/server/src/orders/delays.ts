// How long an answer by order waits: a time that depends on the table's clock and on chance alone. Chance is drawn by a keyed
// hash of seat and question, so that it is the same at every node and after a restart.

import { createHmac, randomBytes } from 'node:crypto';
import { orderDelays, type TableSettings } from '@orrery/protocol';
import type { Store } from '../storage/store.ts';
import { isSlow } from '../tables/slow-tables.ts';

/** Between which times it is drawn, evenly. */
export function delaysFor(settings: TableSettings): { readonly least: number; readonly most: number } {
  const { least, most } = isSlow(settings) ? orderDelays.slow : orderDelays.live;
  const clockMs = settings.clockMs ?? Number.POSITIVE_INFINITY;
  return {
    least: Math.min(least, clockMs * orderDelays.share.least),
    most: Math.min(most, clockMs * orderDelays.share.most),
  };
}

export interface Asked {
  readonly match: string;
  readonly seat: number;
  readonly question: number;
}

export function delayOf(secret: string, settings: TableSettings, { match, seat, question }: Asked): number {
  const { least, most } = delaysFor(settings);
  const drawn = createHmac('sha256', secret).update(`${match} ${seat} ${question}`).digest().readUInt32BE();
  return Math.round(least + (most - least) * (drawn / 2 ** 32));
}

const key = 'order_secret';

/** The same for all nodes, known to none of their people. */
export async function orderSecret({ db }: Store): Promise<string> {
  const read = () => db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  const found = await read();
  if (found !== undefined) return found.value;
  await db
    .insertInto('settings')
    .values({ key, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())?.value ?? '';
}
