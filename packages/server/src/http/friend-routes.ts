// HTTP: friends, who is here, and looking for others.

import { befriendRequest, inviteRequest, seekRequest } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { befriend, friendsOf, renewLink, unfriend } from '../friends/friends.ts';
import { Inviting } from '../friends/inviting.ts';
import type { Driver } from '../matches/driver.ts';
import { PerMinute } from '../per-minute.ts';
import { Refused } from '../refusal.ts';
import type { Rules } from '../rules/rules.ts';
import { databaseNow } from '../storage/database-time.ts';
import type { Store } from '../storage/store.ts';
import { seek, startIfFull } from '../tables/seeking.ts';
import { isDriven, showTable } from '../tables/tables.ts';
import { idIn, read, tableIn } from './body.ts';
import { needPerson, needVisitor } from './cookies.ts';

export interface FriendServices {
  readonly store: Store;
  readonly driver: Driver;
  readonly config: Config;
  readonly rules: Rules;
}

const friendsPerMinute = 20;

export function addFriendRoutes(app: FastifyInstance, { store, driver, config, rules }: FriendServices): void {
  const inviting = new Inviting(store);
  const made = new PerMinute(friendsPerMinute);
  app.get('/api/here', async () => hereNow(store));
  app.get('/api/me/friends', async (request) => friendsOf(store, await needPerson(store, config, request)));
  app.post('/api/me/friends', async (request) => {
    const { link } = read(befriendRequest, request.body);
    const person = await needPerson(store, config, request);
    if (!made.take(person.id)) throw new Refused('server/too-many', { seconds: 60 });
    await befriend(store, person, link);
    return friendsOf(store, person);
  });
  app.post('/api/me/friends/link', async (request) => {
    const person = await needPerson(store, config, request);
    await renewLink(store, person.id);
    return friendsOf(store, person);
  });
  app.delete('/api/me/friends/:id', async (request) => {
    const person = await needPerson(store, config, request);
    await unfriend(store, person, idIn(request));
    return friendsOf(store, person);
  });
  app.post('/api/tables/:id/invite', async (request) => {
    const wanted = read(inviteRequest, request.body);
    const person = await needPerson(store, config, request);
    return showTable(store, await inviting.invite(tableIn(request), person, wanted.person), person);
  });
  app.post('/api/seek', async (request) => {
    const wanted = read(seekRequest, request.body);
    const visitor = await needVisitor(store, config, request);
    const found = await seek({ store, rules, limits: config }, visitor, wanted);
    const table = await startIfFull(store, rules, found, driver.holder);
    if (table.row.status === 'playing' && isDriven(table)) await driver.take(table.id);
    return showTable(store, table, visitor.person);
  });
}

async function hereNow({ db, kind }: Store): Promise<{ people: number; tables: number; playing: number }> {
  const { people } = await db
    .selectFrom('nodes_here')
    .select(({ fn }) => fn.sum<number | null>('people').as('people'))
    .where('until', '>', databaseNow(kind))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('tables')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('status', '!=', 'over')
    .groupBy('status')
    .execute();
  const count = (status: string): number => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { people: Number(people ?? 0), tables: count('waiting'), playing: count('playing') };
}
