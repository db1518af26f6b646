// What a person wants to be told, how and when.

import { randomBytes } from 'node:crypto';
import { type NoticeSettings, noticeSettings } from '@orrery/protocol';
import { Refused } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import { isTimeZone } from './hours.ts';

const everywhere = { push: true, mail: true, hook: true };
const hour = 3_600_000;

const usual: NoticeSettings = {
  tell: {
    turn: everywhere,
    soon: { push: true, mail: true, hook: false },
    nudge: everywhere,
    over: { push: true, mail: false, hook: true },
    invite: everywhere,
  },
  soonMs: 6 * hour,
  quiet: null,
  digestAt: null,
  timeZone: 'UTC',
  language: 'en',
};

export interface Wishes {
  readonly settings: NoticeSettings;
  /** In the link that stops all notices. */
  readonly stop: string;
}

const silent = { push: false, mail: false, hook: false };
const silence: NoticeSettings['tell'] = { turn: silent, soon: silent, nudge: silent, over: silent, invite: silent };

export async function wishesOf(store: Store, person: string): Promise<Wishes> {
  const read = () =>
    store.db.selectFrom('notice_settings').select(['settings', 'stop']).where('person', '=', person).executeTakeFirst();
  const found = await read();
  if (found !== undefined) return { settings: asNow(found.settings), stop: found.stop };
  const stop = randomBytes(18).toString('base64url');
  await store.db
    .insertInto('notice_settings')
    .values({ person, settings: JSON.stringify(usual), stop })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { settings: usual, stop: (await read())?.stop ?? stop };
}

/** Settings of an earlier version lack what came later. */
function asNow(text: string): NoticeSettings {
  const read = noticeSettings.safeParse({ ...usual, ...JSON.parse(text) });
  return read.success ? read.data : usual;
}

export async function changeSettings(store: Store, person: string, settings: NoticeSettings): Promise<void> {
  if (!isTimeZone(settings.timeZone)) throw new Refused('server/malformed', { field: 'timeZone' });
  await wishesOf(store, person);
  await store.db
    .updateTable('notice_settings')
    .set({ settings: JSON.stringify(settings) })
    .where('person', '=', person)
    .execute();
}

/** One press: nothing is told any more, and what was about to be sent is not. */
export async function stopAll(store: Store, stop: string): Promise<void> {
  const found = await store.db
    .selectFrom('notice_settings')
    .select(['person', 'settings'])
    .where('stop', '=', stop)
    .executeTakeFirst();
  if (found === undefined) throw new Refused('server/no-such-person');
  const settings = JSON.stringify({ ...asNow(found.settings), tell: silence });
  await store.together(
    store.db.updateTable('notice_settings').set({ settings }).where('person', '=', found.person),
    store.db
      .updateTable('notices')
      .set({ done_at: store.now() })
      .where('person', '=', found.person)
      .where('done_at', 'is', null),
  );
}
