// `example-store FOLDER`: plays matches of every way on a new server of each kind and leaves both databases in FOLDER: an
// SQLite file and a PostgreSQL as SQL text; beside them matches as a browser keeps them. Made once per release and kept:
// later versions must open them. `--ways 3`: of the first three ways alone, for a schema between releases.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Table } from '@orrery/protocol';
import pg from 'pg';
import { sqliteFile } from '../storage/sqlite.ts';
import { openDatabase } from '../storage/sqlite-database.ts';
import { BadCall, readArguments } from './arguments.ts';
import { startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { liveDays, nobodyAt } from './example-days.ts';
import { exampleSaves } from './example-saves.ts';
import { type Inbox, startInbox } from './inbox.ts';
import { type WayToPlay, waysToPlay } from './leak-ways.ts';
import { startPostgres } from './own-postgres.ts';
import { newKey, Player } from './player.ts';

const usage = 'node tools/server.mjs example-store [--ways 18] FOLDER';
const names = ['Ada', 'Ben', 'Cleo', 'Dana', 'Emil'];
/** So many answers per person a running match is old. */
const answersEach = 12;
const limits = {
  LOG_LEVEL: 'fatal', // one address takes nothing, as it should
  NOTICE_EVERY_MS: '200',
  BOT_THREADS: '1',
  REQUESTS_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '10000',
};

export const exampleStore: Command = async (args, script) => {
  const given = readArguments(args, { ways: { type: 'string', default: String(waysToPlay.length) } }, usage);
  const [folder] = given.files;
  if (given.flag('help') || folder === undefined) throw new BadCall(usage);
  const ways = waysToPlay.slice(0, given.number('ways', 1, waysToPlay.length));
  mkdirSync(folder, { recursive: true });
  const inbox = await startInbox();
  const postgres = await startPostgres();
  try {
    const data = mkdtempSync(join(tmpdir(), 'orrery-example-'));
    for (const env of [{ DATA_DIR: data }, { DATA_DIR: data, DATABASE_URL: postgres.url }]) {
      const server = await startChild(script, { ...env, ...limits, NOTICE_HOSTS: `${inbox.host},${nobodyAt}` });
      await playAll(server.address, ways, inbox);
      await server.stop();
    }
    const database = openDatabase(sqliteFile(data));
    database.command(`vacuum into '${join(data, 'whole')}'`); // one file, nothing left in a write-ahead log
    database.close();
    writeFileSync(join(folder, 'orrery.sqlite.gz'), gzipSync(readFileSync(join(data, 'whole'))));
    writeFileSync(join(folder, 'postgres.sql.gz'), gzipSync(await asSql(postgres.url)));
    rmSync(data, { recursive: true });
    writeFileSync(join(folder, 'saves.json.gz'), gzipSync(JSON.stringify(exampleSaves())));
  } finally {
    await inbox.close();
    await postgres.stop();
  }
  return 0;
};

async function playAll(address: string, ways: readonly WayToPlay[], inbox: Inbox): Promise<void> {
  const people = names.map(() => new Player([address]));
  for (const [index, player] of people.entries()) {
    await player.signIn(names[index] ?? '');
    await player.connect();
  }
  const [ada, ben, cleo] = people as [Player, Player, Player];
  await ada.call('POST', '/api/register', { login: 'ada', password: 'kept for a long time' });
  for (const way of ways) await play(people, way, Number.POSITIVE_INFINITY);
  for (const way of ways) await play(people, way, answersEach);
  const left = await play([ada, ben], { ...wayNamed('race, 2 seats'), name: 'left' }, 4);
  await ben.call('POST', `/api/tables/${left}/leave`, {});
  await ada.call('POST', `/api/tables/${left}/chat`, { text: 'See you, Ben. <3' });
  await ada.call('POST', '/api/tables', { game: 'roll', seats: [{ kind: 'me' }, { kind: 'open' }] });
  for (const player of people.slice(3)) player.close();
  await liveDays([ada, ben, cleo], inbox);
}

function wayNamed(name: string): WayToPlay {
  const way = waysToPlay.find((each) => each.name === name);
  if (way === undefined) throw new Error(`no way ${name}`);
  return way;
}

async function play(people: readonly Player[], way: WayToPlay, most: number): Promise<string> {
  const [host, ...others] = people.slice(0, way.seats) as [Player, ...Player[]];
  const seats = [
    { kind: 'me' },
    ...others.map(() => ({ kind: 'open' })),
    ...Array.from({ length: way.bots ?? 0 }, () => ({ kind: 'bot', level: 'random' })),
  ];
  const settings = { open: false, clockMs: 30 * 86_400_000 };
  const { id } = await host.call<Table>('POST', '/api/tables', {
    game: way.game,
    options: way.options,
    seats,
    settings,
  });
  for (const other of others) await other.call('POST', `/api/tables/${id}/join`, {});
  await host.call('POST', `/api/tables/${id}/start`, {});
  await Promise.all([host, ...others].map((player) => playSeat(player, id, most)));
  return id;
}

async function playSeat(player: Player, match: string, most: number): Promise<void> {
  await player.watch(match);
  for (let given = 0; given < most && player.states.get(match)?.result == null; ) {
    const state = player.states.get(match);
    const question = state?.questions[0];
    if (state === undefined || question === undefined) {
      if (most < Number.POSITIVE_INFINITY) given += 0.5; // the others may be done
      await player.nextState(100);
      continue;
    }
    const answer = player.answerTo(state, question) as never;
    const reply = await player.insist({ type: 'answer', match, question: question.id, answer, key: newKey() });
    if (reply.type === 'accepted') given += 1;
    else await player.nextState(50);
    if (reply.type === 'accepted' && given === 3) await player.insist({ type: 'undo', match, key: newKey() });
  }
}

/** The whole database as statements that make it again. */
async function asSql(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const many = async (text: string): Promise<Record<string, string>[]> => (await client.query(text)).rows;
  const names = await many(
    "select relname as name, oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname",
  );
  const made: string[] = [];
  const filled: string[] = [];
  const bound: string[] = [];
  for (const { name = '', oid } of names) {
    const columns = await many(
      `select attname as name, format_type(atttypid, atttypmod) as type, case when attnotnull then ' not null' else '' end as required,
        coalesce(' default ' || pg_get_expr(adbin, adrelid), '') as otherwise
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = ${oid} and attnum > 0 and not attisdropped order by attnum`,
    );
    const lines = columns.map((column) => `"${column.name}" ${column.type}${column.required}${column.otherwise}`);
    made.push(`create table "${name}" (${lines.join(', ')});`);
    const rows = await many(`select concat_ws(', ', ${columns.map(literal).join(', ')}) as text from "${name}"`);
    filled.push(...rows.map(({ text }) => `insert into "${name}" values (${text});`));
    // Keys before the references to them.
    const keys = await many(
      `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
        where conrelid = ${oid} and contype in ('p', 'u', 'f') order by contype desc`,
    );
    bound.push(...keys.map((key) => `alter table "${name}" add constraint "${key.name}" ${key.rule};`));
    const indices = await many(
      `select indexdef as text from pg_indexes where schemaname = 'public' and tablename = '${name}'
        and indexname not in (select conname from pg_constraint)`,
    );
    bound.push(...indices.map(({ text }) => `${text};`));
  }
  await client.end();
  const references = bound.filter((line) => line.includes('FOREIGN KEY'));
  return [...made, ...filled, ...bound.filter((line) => !references.includes(line)), ...references, ''].join('\n');
}

const literal = ({ name }: Record<string, string>): string => `quote_nullable("${name}")`;
