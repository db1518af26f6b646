// Notices, end to end: made once per match until it was looked at, sent by webhook, push and mail, in the language of whoever
// gets them; never to who is there, never in quiet hours, never anything of a hand.

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { Notice, NoticeKind, NoticeSettings, Table } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startMailReceiver } from './commands/mail-receiver.ts';
import { Player } from './commands/player.ts';
import { newSubscription } from './commands/push-subscription.ts';
import type { Store } from './storage/store.ts';
import { answerOnce, moveCalendar, startedMatch, stateWhere, storeBeside, testServer } from './testing/harness.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';
import { untilAnswered, untilWritten } from './testing/signs.ts';

const hour = 3_600_000;

async function opened(env: Record<string, string> = {}) {
  const receiver = await startReceiver();
  const server = await testServer({
    NOTICE_HOSTS: receiver.host,
    NOTICE_EVERY_MS: '50',
    DEADLINE_GRACE_MS: '0',
    ...env,
  });
  const store = await storeBeside(server);
  const ada = await server.person('Ada');
  const ben = await server.person('Ben');
  const end = async (): Promise<void> => {
    await store.close();
    await server.end();
    await receiver.close();
  };
  const until = (isSo: () => boolean | Promise<boolean>): Promise<void> => untilWritten(server.folder, isSo);
  /** The person goes; the server knows it. */
  const goAway = (player: Player): Promise<void> => {
    player.close();
    return until(async () => (await store.db.selectFrom('here').selectAll().execute()).length === 0);
  };
  /** This person plays on until so many turns were told. */
  const untilTold = async (player: Player, match: string, turns: number): Promise<void> => {
    const isTold = async (): Promise<boolean> => {
      await answerOnce(player, match);
      return (await noticesIn(store)).length >= turns;
    };
    await untilWritten(server.folder, isTold, () => player.nextState(500));
  };
  return { receiver, server, store, ada, ben, until, goAway, untilTold, end };
}

interface Hooked {
  readonly channel: { readonly id: string };
  readonly secret: string;
}
const hook = (player: Player, receiver: Receiver): Promise<Hooked> =>
  player.call('POST', '/api/me/channels', { kind: 'hook', address: receiver.url, form: 'plain' });
const settingsOf = async (player: Player): Promise<NoticeSettings> =>
  (await player.call<{ settings: NoticeSettings }>('GET', '/api/me/notices')).settings;
const change = async (player: Player, some: Partial<NoticeSettings>): Promise<unknown> =>
  player.call('POST', '/api/me/notices/settings', { ...(await settingsOf(player)), ...some });

const noticesIn = async ({ db }: Store, kind: NoticeKind = 'turn') =>
  db.selectFrom('notices').selectAll().where('kind', '=', kind).execute();
const allDone = async (store: Store): Promise<boolean> =>
  (await store.db.selectFrom('notices').select('id').where('done_at', 'is', null).where('kind', '!=', 'soon').execute())
    .length === 0;
const noticeIn = (receiver: Receiver, index: number): Notice =>
  JSON.parse(String(receiver.received[index]?.body)) as Notice;

/** Answers whatever is asked, until others are waited for. */
async function answerAll(player: Player, match: string): Promise<void> {
  for (;;) {
    const before = player.states.get(match);
    if (!(await answerOnce(player, match))) return;
    await stateWhere(player, match, (state) => state !== before);
  }
}

test.concurrent('one notice per match until it was looked at, signed, and none for who is there', async () => {
  const { receiver, server, store, ada, ben, until, goAway, untilTold, end } = await opened();
  const { secret } = await hook(ben, receiver);
  await until(async () => (await store.db.selectFrom('here').selectAll().execute()).length === 1);
  const match = await startedMatch([ada, ben], { settings: { clockMs: 24 * hour } });
  await until(
    async () => (await store.db.selectFrom('matches').select('noticed').executeTakeFirstOrThrow()).noticed >= 0,
  );
  expect(await noticesIn(store)).toEqual([]); // he is there
  await answerAll(ben, match);
  await goAway(ben);
  await untilTold(ada, match, 1);
  await moveCalendar(store, 11_000);
  await until(() => receiver.received.length === 1);
  const [first] = receiver.received;
  const notice = noticeIn(receiver, 0);
  expect(notice).toMatchObject({ kind: 'turn', match, language: 'en', tag: match, waiting: 1 });
  expect(notice.title).toMatch(/^\w.*: \w/);
  expect(notice.body).toContain('Race for the Galaxy with Ada');
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(first?.headers['orrery-signature'])) ?? [];
  expect(createHmac('sha256', secret).update(`${seconds}.${first?.body}`).digest('hex')).toBe(signature);
  expect(first?.headers['orrery-delivery']).toBe(notice.id);
  // The match goes on without him: nothing more is said until he looks or answers.
  const back = new Player([server.url], 5, ben.cookie);
  await back.connect();
  await back.watch(match);
  await answerAll(back, match);
  await goAway(back);
  await untilTold(ada, match, 2);
  await moveCalendar(store, 11_000);
  await until(() => receiver.received.length === 2);
  expect(noticeIn(receiver, 1).id).not.toBe(notice.id);
  await end();
});

test.concurrent('what is asked by a line that is dead by then is told when that is known', async () => {
  const { receiver, server, store, ada, ben, until, goAway, untilTold, end } = await opened();
  await hook(ben, receiver);
  const match = await startedMatch([ada, ben], { settings: { clockMs: 24 * hour } });
  await answerAll(ben, match);
  await goAway(ben);
  // His page is open, but nothing comes back from it.
  const headers = { cookie: ben.cookie };
  const line = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers, autoPong: false });
  const shown = new Promise<void>((resolve) =>
    line.on('message', (data) => (JSON.parse(String(data)).type === 'state' ? resolve() : undefined)),
  );
  await once(line, 'open');
  line.send(JSON.stringify({ type: 'watch', ref: 1, match }));
  await shown;
  await until(async () => (await store.db.selectFrom('here').selectAll().execute()).length === 1);
  let isAskedForSign = false;
  line.on('ping', () => {
    isAskedForSign = true;
  });
  // He is asked something, and no sign of him comes.
  const isAsked = async (): Promise<boolean> => {
    await answerOnce(ada, match);
    return isAskedForSign;
  };
  await untilWritten(server.folder, isAsked, () => ada.nextState(500));
  expect(await noticesIn(store)).toEqual([]);
  line.terminate();
  await untilTold(ada, match, 1);
  await end();
});

test.concurrent('a rematch is told to those who are away, with who wants it, and not to who sits there by then', async () => {
  const { receiver, server, store, ada, ben, until, goAway, end } = await opened();
  const cleo = await server.person('Cleo');
  for (const each of [ben, cleo]) await hook(each, receiver);
  await change(ben, { language: 'es' });
  const match = await startedMatch([ada, ben, cleo]);
  await ada.call('POST', `/api/tables/${match}/propose`, { kind: 'end' });
  for (const each of [ben, cleo]) await each.call('POST', `/api/tables/${match}/agree`, { number: 1, agrees: true });
  const { id } = await ada.call<Table>('POST', `/api/tables/${match}/rematch`, {});
  await cleo.call('POST', `/api/tables/${match}/rematch`, {});
  cleo.close();
  await goAway(ben);
  expect(await noticesIn(store, 'invite')).toHaveLength(2);
  await moveCalendar(store, 11_000);
  await until(() => allDone(store));
  const told = receiver.received.map((_, index) => noticeIn(receiver, index)).filter(({ kind }) => kind === 'invite');
  expect(told).toMatchObject([{ match: id, title: 'Ada quiere la revancha' }]);
  await end();
});

test.concurrent('push: encrypted for the browser alone; a browser that is gone is forgotten', async () => {
  const { receiver, store, ada, ben, until, goAway, untilTold, end } = await opened();
  const { subscription, decrypt } = newSubscription(`${receiver.url}push/1`);
  const { pushKey } = await ben.call<{ pushKey: string }>('GET', '/api/me/notices');
  const added = await ben.call<Hooked>('POST', '/api/me/channels', { kind: 'push', subscription });
  await change(ben, { language: 'ja' });
  await ben.call('POST', `/api/me/channels/${added.channel.id}/test`, {});
  expect(JSON.parse(decrypt(receiver.received[0]?.body as Buffer))).toMatchObject({ kind: 'test', language: 'ja' });
  expect(receiver.received[0]?.headers.authorization).toContain(pushKey);
  const match = await startedMatch([ada, ben]);
  await answerAll(ben, match);
  await goAway(ben);
  await untilTold(ada, match, 1);
  await ada.call('POST', `/api/tables/${match}/nudge`, { seat: 1 });
  await until(() => receiver.received.length === 2);
  const nudge = JSON.parse(decrypt(receiver.received[1]?.body as Buffer)) as Notice;
  expect(nudge).toMatchObject({ kind: 'nudge', match });
  expect(nudge.title).toContain('Adaさん');
  receiver.status = 410;
  await expect(ada.call('POST', `/api/tables/${match}/nudge`, { seat: 1 })).rejects.toThrow('too-many');
  await moveCalendar(store, 25 * hour);
  await until(async () => (await store.db.selectFrom('channels').selectAll().execute()).length === 0);
  await end();
});

test.concurrent('quiet hours hold back, what gathered is one digest, and one press stops all', async () => {
  const { receiver, store, ada, ben, until, goAway, untilTold, end } = await opened();
  await hook(ben, receiver);
  const minuteNow = Math.floor((store.now() / 60_000) % 1440);
  await change(ben, { quiet: { from: minuteNow, to: (minuteNow + 120) % 1440 } });
  const matches = [
    await startedMatch([ada, ben], { settings: { clockMs: 24 * hour } }),
    await startedMatch([ada, ben]),
  ];
  for (const match of matches) await answerAll(ben, match);
  await goAway(ben);
  for (const [index, match] of matches.entries()) await untilTold(ada, match, index + 1);
  await moveCalendar(store, 60_000);
  await until(async () => (await noticesIn(store)).every(({ due_at }) => due_at > store.now() + hour));
  expect(receiver.received).toEqual([]);
  await moveCalendar(store, 2 * hour);
  await until(async () => receiver.received.length > 0 && (await allDone(store)));
  const digest = noticeIn(receiver, 0);
  expect(receiver.received).toHaveLength(1);
  expect(digest).toMatchObject({ kind: 'digest', title: '2 matches wait for you', match: null });
  const stop = /#\/stop\/([\w-]+)$/.exec(digest.stop)?.[1] ?? '';
  const answered = await fetch(`${ada.addresses[0]}/api/notices/stop/${stop}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answered.status).toBe(200);
  const { settings } = await ada.call<{ settings: NoticeSettings }>('GET', '/api/me/notices');
  expect(settings.tell.turn.hook).toBe(true); // hers, not his
  await ada.call('POST', `/api/tables/${matches[0]}/nudge`, { seat: 1 });
  await until(() => allDone(store));
  expect(receiver.received).toHaveLength(1);
  await end();
});

test.concurrent('mail is silent until its owner has opened the link', async () => {
  const mail = await startMailReceiver();
  const env = { SMTP_URL: mail.url, SMTP_FROM: 'Orrery <table@example.com>', PUBLIC_URL: 'http://127.0.0.1' };
  const { store, ada, ben, until, goAway, end } = await opened(env);
  await change(ben, { language: 'hu' });
  const asked = mail.next();
  await ben.call('POST', '/api/me/channels', { kind: 'mail', address: 'ben@example.com' });
  await asked;
  const decoded = (text = ''): string => text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /#\/confirm\/([\w-]+)/.exec(decoded(mail.mails[0]))?.[1] ?? '';
  const match = await startedMatch([ada, ben]);
  await goAway(ben);
  await ada.call('POST', `/api/tables/${match}/nudge`, { seat: 1 });
  await until(() => allDone(store));
  expect(mail.mails).toHaveLength(1);
  const anybody = (path: string): Promise<Response> => fetch(`${ada.addresses[0]}${path}`, { method: 'POST' });
  expect((await anybody(`/api/notices/confirm/${token}x`)).status).toBe(404);
  expect((await anybody(`/api/notices/confirm/${token}`)).status).toBe(200);
  await moveCalendar(store, 25 * hour);
  const nudged = () =>
    ada.call('POST', `/api/tables/${match}/nudge`, { seat: 1 }).then(
      () => true,
      () => false,
    );
  await untilAnswered(nudged); // as soon as the server has seen how late it is
  await until(() => mail.mails.length === 2);
  expect(mail.mails[1]).toMatch(/List-Unsubscribe:\s+<http:\/\/127\.0\.0\.1\/api\/notices\/stop\//);
  await mail.close();
  await end();
});

test.concurrent('what fails is tried again under the same id; what is pointless is dropped', async () => {
  const { receiver, server, store, ada, ben, until, goAway, untilTold, end } = await opened();
  await hook(ben, receiver);
  const match = await startedMatch([ada, ben]);
  await answerAll(ben, match);
  await goAway(ben);
  receiver.status = 500;
  await untilTold(ada, match, 1);
  await moveCalendar(store, 11_000);
  await until(async () => (await noticesIn(store)).some(({ tries }) => tries === 1));
  receiver.status = 200;
  await moveCalendar(store, 31_000);
  await until(() => allDone(store));
  expect(receiver.received.map(({ headers }) => headers['orrery-delivery'])).toEqual(
    Array.from({ length: 2 }, () => noticeIn(receiver, 0).id),
  );
  const back = new Player([server.url], 5, ben.cookie);
  await back.connect();
  await back.watch(match);
  await answerAll(back, match);
  await goAway(back);
  await untilTold(ada, match, 2);
  const again = new Player([server.url], 6, ben.cookie);
  await again.connect(); // he is there before it is sent
  await until(async () => (await store.db.selectFrom('here').selectAll().execute()).length === 1);
  const dueAt = async (): Promise<number> =>
    (await store.db.selectFrom('notices').select('due_at').where('done_at', 'is', null).executeTakeFirstOrThrow())
      .due_at;
  const before = await dueAt();
  await moveCalendar(store, 11_000);
  await until(async () => (await dueAt()) > before);
  expect(receiver.received).toHaveLength(2);
  await goAway(again); // without a look at the match
  await moveCalendar(store, 11_000);
  await until(() => allDone(store));
  expect(receiver.received).toHaveLength(3);
  await end();
});

test.concurrent('forged and private addresses are refused, and nobody has more than ten', async () => {
  const { receiver, ben, end } = await opened();
  const add = (body: object): Promise<unknown> => ben.call('POST', '/api/me/channels', body);
  for (const address of ['https://127.0.0.1/', 'https://localhost/', 'http://example.com/', 'https://[::1]/'])
    await expect(add({ kind: 'hook', address, form: 'plain' })).rejects.toThrow('address-refused');
  const { subscription } = newSubscription(receiver.url);
  const forged = { ...subscription, keys: { ...subscription.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } };
  await expect(add({ kind: 'push', subscription: forged })).rejects.toThrow('address-refused');
  await expect(add({ kind: 'mail', address: 'a@example.com' })).rejects.toThrow('not-allowed');
  await expect(add({ kind: 'hook', address: 'not an address', form: 'plain' })).rejects.toThrow('malformed');
  await end();
});
