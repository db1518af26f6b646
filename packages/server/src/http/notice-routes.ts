// HTTP: where and how somebody wants to be told.

import { channelRequest, noticeSettings, type Person } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Keeper } from '../matches/keeper.ts';
import { channelsOf, confirmChannel, dataOf, dropChannel, needChannel, shownChannel } from '../notices/channels.ts';
import type { Notices } from '../notices/notices.ts';
import { testNotice, wordsOf } from '../notices/saying.ts';
import { sendTest } from '../notices/sending.ts';
import { changeSettings, stopAll, wishesOf } from '../notices/settings.ts';
import { PerMinute } from '../per-minute.ts';
import { Refused } from '../refusal.ts';
import { newId, type Store } from '../storage/store.ts';
import { idIn, read } from './body.ts';
import { needPerson } from './cookies.ts';

export interface NoticeServices {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly config: Config;
  readonly notices: Notices;
  readonly onTrouble: (error: unknown) => void;
}

const testsPerMinute = 3;

export function addNoticeRoutes(app: FastifyInstance, services: NoticeServices): void {
  const { store, config, notices } = services;
  const { channels, senders, pushKey, base } = notices;
  const tests = new PerMinute(testsPerMinute);
  const shown = async ({ id }: Person) => ({
    channels: (await channelsOf(store, id)).map(shownChannel),
    settings: (await wishesOf(store, id)).settings,
    pushKey,
    mail: config.smtpUrl !== null,
  });

  app.get('/api/me/notices', async (request) => shown(await needPerson(store, config, request)));
  app.post('/api/me/notices/settings', async (request) => {
    const settings = read(noticeSettings, request.body);
    const person = await needPerson(store, config, request);
    await changeSettings(store, person.id, settings);
    return shown(person);
  });
  app.post('/api/me/channels', async (request) => {
    const wanted = read(channelRequest, request.body);
    const person = await needPerson(store, config, request);
    const row = await channels.add(person.id, wanted);
    if (row.kind === 'mail' && row.confirmed === 0) {
      const { settings } = await wishesOf(store, person.id);
      const words = await wordsOf(settings.language);
      senders.confirm(row, words).catch(services.onTrouble);
    }
    return { channel: shownChannel(row), secret: dataOf(row).secret ?? null };
  });
  app.delete('/api/me/channels/:id', async (request) => {
    const person = await needPerson(store, config, request);
    await dropChannel(store, person.id, idIn(request));
    return shown(person);
  });
  app.post('/api/me/channels/:id/test', async (request) => {
    const person = await needPerson(store, config, request);
    const row = await needChannel(store, person.id, idIn(request));
    if (!tests.take(person.id)) throw new Refused('server/too-many', { seconds: 60 });
    const isSent =
      row.confirmed === 1 &&
      (await sendTest({ ...services, senders, base }, row, (reader) => testNotice(newId(), reader)));
    if (!isSent) throw new Refused('server/address-refused', { why: 'it did not take a notice' });
    return shown(person);
  });
  // Links of mails: whoever has one needs no cookie.
  app.post('/api/notices/confirm/:id', async (request) => {
    await confirmChannel(store, idIn(request));
    return {};
  });
  app.post('/api/notices/stop/:id', async (request) => {
    await stopAll(store, idIn(request));
    return {};
  });
}
