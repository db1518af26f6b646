// HTTP: tables, and the records of matches that are over.

import { botNames } from '@orrery/bots';
import { verify } from '@orrery/capsules';
import { type MatchRecord, openQuestions, waitedFor } from '@orrery/kernel';
import {
  chatRequest,
  clockRequest,
  createTableRequest,
  joinRequest,
  lobbyQuery,
  openApi,
  protocolVersion,
  seatChangeRequest,
  type Table,
} from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { games } from '../games.ts';
import type { Driver } from '../matches/driver.ts';
import type { Keeper } from '../matches/keeper.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { deadlineOf } from '../matches/times.ts';
import { isCovered } from '../orders/stored-orders.ts';
import { Refused } from '../refusal.ts';
import type { Rules } from '../rules/rules.ts';
import type { Store } from '../storage/store.ts';
import * as changes from '../tables/changes.ts';
import { chatOf, say } from '../tables/chat.ts';
import type { ChatLimits } from '../tables/chat-limits.ts';
import { comeBack, leave } from '../tables/leaving.ts';
import { lobby } from '../tables/lobby.ts';
import { checkRating, startIfFull } from '../tables/seeking.ts';
import { isDriven, mayWatch, needTable, showTable, tablesOf } from '../tables/tables.ts';
import { read, tableIn } from './body.ts';
import { needPerson, needVisitor, whoAsks } from './cookies.ts';

export interface TableServices {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly driver: Driver;
  readonly config: Config;
  readonly chatLimits: ChatLimits;
  readonly rules: Rules;
}

/** Own cards, a full file of them, come with the table. */
const largestTable = 128 * 1024;

export function addTableRoutes(app: FastifyInstance, services: TableServices): void {
  const { store, keeper, driver, config, chatLimits, rules } = services;
  app.get('/api/games', async () => ({
    protocol: protocolVersion,
    games: games.map(({ name, rulesVersion }) => ({ name, rulesVersion })),
    bots: botNames,
  }));
  const description = openApi();
  app.get('/api/openapi.json', async () => description);

  app.get('/api/me/tables', async (request) => {
    const tables = await tablesOf(store, await needPerson(store, config, request));
    return { tables: await Promise.all(tables.map((table) => withTurn(keeper, table))) };
  });
  app.get('/api/tables', async (request) => {
    const { after = null } = read(lobbyQuery, request.query);
    return lobby(store, await whoAsks(store, config, request), after);
  });
  app.post('/api/tables', { bodyLimit: largestTable }, async (request) => {
    const visitor = await needVisitor(store, config, request);
    const table = await changes.createTable(store, rules, config, visitor, read(createTableRequest, request.body));
    return showTable(store, table, visitor.person);
  });
  app.get('/api/tables/:id', async (request) => {
    const [table, person] = [await needTable(store, tableIn(request)), await whoAsks(store, config, request)];
    if (table.sealed && !mayWatch(table, person?.id ?? ''))
      throw new Refused('server/day-not-over', { day: table.row.daily ?? '' });
    return showTable(store, table, person);
  });
  app.post('/api/tables/:id/join', async (request) => {
    const visitor = await needVisitor(store, config, request);
    const { seat } = read(joinRequest, request.body);
    await checkRating(store, await needTable(store, tableIn(request)), visitor.person.id);
    const joined = await changes.join(store, tableIn(request), visitor, seat);
    const table = await startIfFull(store, rules, joined, driver.holder);
    if (table.row.status === 'playing' && isDriven(table)) await driver.take(table.id);
    return showTable(store, table, visitor.person);
  });
  app.post('/api/tables/:id/leave', async (request) => {
    const person = await needPerson(store, config, request);
    const { settings } = await needTable(store, tableIn(request));
    const level = settings.standInLevel ?? config.standInLevel;
    const table = await leave({ store, keeper }, tableIn(request), person, level);
    if (table.row.status === 'playing') await driver.take(table.id);
    return showTable(store, table, person);
  });
  app.post('/api/tables/:id/return', async (request) => {
    const person = await needPerson(store, config, request);
    return showTable(store, await comeBack({ store, keeper }, tableIn(request), person), person);
  });
  app.post('/api/tables/:id/seat', async (request) => {
    const person = await needPerson(store, config, request);
    const { seat, level } = read(seatChangeRequest, request.body);
    return showTable(store, await changes.changeSeat(store, tableIn(request), person, seat, level), person);
  });
  app.post('/api/tables/:id/start', async (request) => {
    const person = await needPerson(store, config, request);
    const table = await changes.start(store, rules, tableIn(request), person, driver.holder);
    if (isDriven(table)) await driver.take(table.id);
    return showTable(store, table, person);
  });
  app.post('/api/tables/:id/rematch', async (request) => {
    const visitor = await needVisitor(store, config, request);
    const next = await changes.rematch(store, config, tableIn(request), visitor);
    const table = await startIfFull(store, rules, next, driver.holder);
    if (table.row.status === 'playing' && isDriven(table)) await driver.take(table.id);
    return showTable(store, table, visitor.person);
  });
  app.post('/api/tables/:id/clock', async (request) => {
    const person = await needPerson(store, config, request);
    const { clockMs } = read(clockRequest, request.body);
    return showTable(store, await changes.wantClock(store, tableIn(request), person, clockMs), person);
  });
  app.get('/api/tables/:id/chat', async (request) => ({
    lines: await chatOf(store, tableIn(request), await needPerson(store, config, request)),
  }));
  app.post('/api/tables/:id/chat', async (request) => {
    const person = await needPerson(store, config, request);
    return say(store, chatLimits, tableIn(request), person, read(chatRequest, request.body).text);
  });
}

/** Whose turn it is, of a match that is on; one that cannot be opened is shown without. */
async function withTurn(keeper: Keeper, table: Table): Promise<Table> {
  if (table.status !== 'playing') return table;
  const you = table.seats.find((seat) => seat.you)?.seat ?? -1;
  return keeper
    .within(table.id, (live) => ({
      ...table,
      waitedFor: waitedFor(live.match.state),
      deadline: deadlineOf(live, you)?.at ?? null,
      resting: live.presence.resting,
      asked: askedOf(live, you),
      ...(live.orders.has(you) ? { covered: isCovered(live, you) } : {}),
      ...(live.presence.paused === null ? {} : { pausedUntil: live.presence.paused.until }),
    }))
    .catch(() => table);
}

function askedOf({ match }: LiveMatch, seat: number): NonNullable<Table['asked']> | null {
  const question = openQuestions(match.state).find((each) => each.seat === seat);
  return question === undefined ? null : { ...question };
}

export function addRecordRoutes(app: FastifyInstance, { store, keeper, config }: TableServices): void {
  /** Of finished matches only: it holds the seed. A table without spectators shows it to those who sat there. */
  const finished = async (request: FastifyRequest): Promise<MatchRecord> => {
    const [id, person] = [tableIn(request), await whoAsks(store, config, request)];
    const table = await needTable(store, id);
    if (!mayWatch(table, person?.id ?? '')) {
      if (table.sealed) throw new Refused('server/day-not-over', { day: table.row.daily ?? '' });
      throw new Refused('server/not-allowed', { why: 'no spectators' });
    }
    return keeper.record(id);
  };

  app.get('/api/matches/:id/record', async (request, reply) => {
    const record = await finished(request);
    reply.header('Content-Disposition', `attachment; filename="orrery-${tableIn(request)}.json"`);
    return record;
  });
  app.get('/api/matches/:id/verify', async (request) => {
    const record = await finished(request);
    const game = games.find((each) => each.name === record.game);
    if (game === undefined) throw new Refused('server/unavailable');
    return { verdicts: await verify(game, record) };
  });
}
