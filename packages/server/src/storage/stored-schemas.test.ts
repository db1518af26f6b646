// Databases of released schemas, kept as files, are brought up to date on both stores; what was played in them goes on. A
// migration that fails halfway changes nothing. (`node tools/server.mjs example-store FOLDER` makes such files.)

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type Capsule, openQuestions } from '@orrery/kernel';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBackup, writeBackup } from '../commands/backup.ts';
import { type OwnPostgres, startPostgres } from '../commands/own-postgres.ts';
import { verdictOn } from '../commands/verify-store.ts';
import { Keeper } from '../matches/keeper.ts';
import { type OldRules, openOldRules } from '../matches/old-rules.ts';
import { migrate, migrations } from './migrations/migrations.ts';
import { openPatiently } from './postgres.ts';
import { openSqlite, sqliteFile } from './sqlite.ts';
import { openStore, type Store } from './store.ts';

const stored = new URL('../../../../tests/stored/schema-003/', import.meta.url);
const unpacked = (name: string): Buffer => gunzipSync(readFileSync(new URL(name, stored)));
const folder = mkdtempSync(join(tmpdir(), 'orrery-schemas-'));
let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The rules that the stored matches were played by. */
async function rulesThen(): Promise<OldRules> {
  const capsules = await Promise.all(
    ['race-1-2', 'roll-1-1'].map(async (name) => {
      const file = join(folder, `${name}.mjs`);
      writeFileSync(file, unpacked(`${name}.mjs.gz`));
      return ((await import(pathToFileURL(file).href)) as { capsule: Capsule }).capsule;
    }),
  );
  return openOldRules(
    undefined,
    capsules.map((capsule) => ({ ...capsule, load: async () => ({ capsule }) })),
  );
}

let copies = 0;
/** A fresh copy of the stored database; where to find it. */
async function copyOf(kind: Store['kind']): Promise<{ url: string | null; folder: string }> {
  copies += 1;
  if (kind === 'sqlite') {
    const own = mkdtempSync(join(folder, 'copy-'));
    writeFileSync(sqliteFile(own), unpacked('orrery.sqlite.gz'));
    return { url: null, folder: own };
  }
  const url = await postgres.database(`copy${copies}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(unpacked('postgres.sql.gz').toString());
  await client.end();
  return { url, folder };
}

async function emptyPostgres(): Promise<{ url: string; folder: string }> {
  copies += 1;
  return { url: await postgres.database(`empty${copies}`), folder };
}

/** The rows of a backup, whatever order a store sorts its keys in. */
const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.stringify(Object.entries(JSON.parse(line).row ?? {}).sort()))
    .sort();

const open = (where: { url: string | null; folder: string }): Promise<Store> =>
  openStore({ ...where, connections: 2, onTrouble: () => {} });

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  test('a database of schema 003 is brought up to date, and its matches go on and can be read', async () => {
    const store = await open(await copyOf(kind));
    const keeper = new Keeper(store, () => {}, { oldRules: await rulesThen() });
    const matches = await store.db.selectFrom('matches').select(['id', 'over', 'header', 'result']).execute();
    expect(matches.length).toBe(10);
    for (const { id, over, header, result } of matches) {
      const { rulesVersion, game } = JSON.parse(header);
      if (over === 1) {
        const record = await keeper.record(id);
        expect(record).toMatchObject({ game, rulesVersion, result: JSON.parse(result ?? '') });
        continue;
      }
      const given = await keeper.within(id, ({ game: rules, match, seq }) => {
        const [question] = openQuestions(match.state);
        return question === undefined ? null : { question, answer: rules.fallback(match.state, question), seq };
      });
      if (given === null) throw new Error(`${id} waits for nobody`);
      const { question, answer, seq } = given;
      expect(await keeper.submit(id, question.seat, question.id, answer, null)).toEqual({ ok: true, seq: seq + 1 });
      const last = await store.db
        .selectFrom('log')
        .select(['by', 'rules', 'before'])
        .where('match_id', '=', id)
        .where('seq', '=', seq + 1)
        .executeTakeFirst();
      expect(last).toMatchObject({
        by: 'person',
        rules: expect.any(Number),
        before: expect.stringMatching(/^[\w-]{22}$/),
      });
    }
    await keeper.close();
    await store.close();
  });

  test('a backup and a check of all logs work before it is brought up to date, and after', async () => {
    const where = await copyOf(kind);
    const file = (name: string): string => join(folder, `${kind}-${name}.jsonl`);
    const whole = { matches: 10, damaged: [], homeless: 0, missing: 0 };
    expect(await verdictOn(where)).toMatchObject(whole);
    await writeBackup(where, file('before'));
    await (await open(where)).close();
    expect(await verdictOn(where)).toMatchObject(whole);
    const rows = await writeBackup(where, file('after'));
    // Restored, the other store gives the same rows again; an older backup lacks only columns that were not there.
    for (const name of ['before', 'after']) {
      const into = kind === 'postgres' ? { url: null, folder: join(folder, name) } : await emptyPostgres();
      const store = await open(into);
      expect(await readBackup(store, file(name))).toBe(rows);
      await store.close();
      await writeBackup(into, file(`${name}-again`));
      expect(linesOf(file(`${name}-again`))).toEqual(linesOf(file('after')));
    }
  });

  test('a seat that a bot had before the log told of it is still the bot’s, until its person comes back', async () => {
    const store = await open(await copyOf(kind));
    const keeper = new Keeper(store, () => {}, { oldRules: await rulesThen() });
    const seat = await store.db
      .selectFrom('seats')
      .selectAll()
      .where('stand_in', 'is not', null)
      .executeTakeFirstOrThrow();
    const standIns = () => keeper.within(seat.table_id, ({ presence }) => [...presence.standIns]);
    expect(await standIns()).toEqual([[seat.seat, seat.stand_in]]);
    await keeper.here(seat.table_id, () => seat.seat);
    expect(await standIns()).toEqual([]);
    const again = new Keeper(store, () => {});
    expect(await again.within(seat.table_id, ({ presence }) => presence.standIns.size)).toBe(0);
    await keeper.close();
    await store.close();
  });

  test('a node of this version starts beside newer ones that have brought the schema further', async () => {
    const where = await copyOf(kind);
    const store = await open(where);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', 'then')`.execute(store.db);
    await store.db.schema.alterTable('log').addColumn('later', 'text').execute();
    await store.close();
    const again = await open(where);
    expect(await again.db.selectFrom('matches').select('id').execute()).toHaveLength(10);
    await again.close();
  });

  test('a migration that fails halfway changes nothing', async () => {
    const where = await copyOf(kind);
    const broken = {
      ...migrations,
      '999-broken': {
        up: async (db: Parameters<(typeof migrations)[string]['up']>[0]) => {
          await db.schema.createTable('half').addColumn('id', 'text').execute();
          await db.schema.alterTable('log').addColumn('half', 'text').execute();
          throw new Error('halfway');
        },
      },
    };
    const db = where.url === null ? openSqlite(where.folder, null, () => {}).db : openPatiently(where.url);
    const before = await db.introspection.getTables();
    await expect(migrate(db, broken)).rejects.toThrow('halfway');
    expect(await db.introspection.getTables()).toEqual(before);
    const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(done.rows.map(({ name }) => name)).toEqual(['001-people', '002-tables', '003-matches']);
    await db.destroy();
    const store = await open(where); // and the way it should be still works
    expect(await store.db.selectFrom('finished').selectAll().execute()).toEqual([]);
    await store.close();
  });
});

test('finding the tables of a host and the lines of a person does not read them all', async () => {
  const store = await open(await copyOf('sqlite'));
  const plan = async (query: { compile(): { sql: string; parameters: readonly unknown[] } }): Promise<string> => {
    const { sql: text } = query.compile();
    const rows = await sql<{ detail: string }>`${sql.raw(`explain query plan ${text.replaceAll('?', "'x'")}`)}`.execute(
      store.db,
    );
    return rows.rows.map(({ detail }) => detail).join('\n');
  };
  const { db } = store;
  expect(
    await plan(db.selectFrom('tables').select('id').where('host', '=', 'x').where('status', '!=', 'over')),
  ).toContain('tables_host');
  expect(await plan(db.selectFrom('chat').selectAll().where('person', '=', 'x'))).toContain('chat_person');
  await store.close();
});
