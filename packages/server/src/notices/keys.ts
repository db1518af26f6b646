// The keys that push services know this server by: made at the first start, the same for all nodes.

import webPush from 'web-push';
import type { Store } from '../storage/store.ts';
import type { Keys } from './senders.ts';

const key = 'push_keys';

export async function pushKeys({ db }: Store): Promise<Keys> {
  const read = () => db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  if ((await read()) === undefined) {
    await db
      .insertInto('settings')
      .values({ key, value: JSON.stringify(webPush.generateVAPIDKeys()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return JSON.parse((await read())?.value ?? '{}');
}
