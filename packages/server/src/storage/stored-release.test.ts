// What was stored under a release must go on for good: databases of both kinds, with running and finished matches of every
// way to play.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openQuestions } from '@orrery/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnPostgres, startPostgres } from '../commands/own-postgres.ts';
import { verdictOn } from '../commands/verify-store.ts';
import { Keeper } from '../matches/keeper.ts';
import { sqliteFile } from './sqlite.ts';
import { openStore } from './store.ts';

const release = new URL('../../../../tests/stored/release-1/', import.meta.url);
const unpacked = (name: string): Buffer => gunzipSync(readFileSync(new URL(name, release)));
const folder = mkdtempSync(join(tmpdir(), 'orrery-release-'));
let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function copyOf(kind: 'sqlite' | 'postgres'): Promise<{ url: string | null; folder: string }> {
  if (kind === 'sqlite') {
    writeFileSync(sqliteFile(folder), unpacked('orrery.sqlite.gz'));
    return { url: null, folder };
  }
  const url = await postgres.database('release');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(unpacked('postgres.sql.gz').toString());
  await client.end();
  return { url, folder };
}

/** One finished and one running match of each of 18 ways, and one that somebody has left. */
const matchesThen = 37;

test.each(['sqlite', 'postgres'] as const)(
  'release 1 on %s: running matches go on, finished ones can be read',
  async (kind) => {
    const where = await copyOf(kind);
    expect(await verdictOn(where)).toMatchObject({ matches: matchesThen, damaged: [], homeless: 0, missing: 0 });
    const store = await openStore({ ...where, connections: 2, onTrouble: () => {} });
    const keeper = new Keeper(store, () => {});
    const matches = await store.db.selectFrom('matches').select(['id', 'over', 'header', 'result']).execute();
    expect(matches).toHaveLength(matchesThen);
    for (const { id, over, header, result } of matches) {
      const { rulesVersion, game } = JSON.parse(header);
      if (over === 1) {
        expect(await keeper.record(id)).toMatchObject({ game, rulesVersion, result: JSON.parse(result ?? '') });
        continue;
      }
      const given = await keeper.within(id, ({ game: rules, match, seq }) => {
        const [question] = openQuestions(match.state);
        return question === undefined ? null : { question, answer: rules.fallback(match.state, question), seq };
      });
      if (given === null) throw new Error(`${id} waits for nobody`);
      const { question, answer, seq } = given;
      expect(await keeper.submit(id, question.seat, question.id, answer, null)).toMatchObject({ ok: true });
      expect(seq).toBeGreaterThan(0);
    }
    await keeper.close();
    await store.close();
  },
);
