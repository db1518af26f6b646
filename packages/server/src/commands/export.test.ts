// The export of finished matches, from both stores: every line is a record that verifies, without a name unless asked for,
// and matches that nobody may watch stay where they are.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRecord, type MatchRecord, verify } from '@orrery/kernel';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTable, playOn, startedMatch, type TestServer, testServer } from '../testing/harness.ts';
import { runCommand } from '../testing/typed-commands.ts';
import { type ExportWishes, writeMatches } from './export.ts';
import { type OwnPostgres, startPostgres } from './own-postgres.ts';
import type { Player } from './player.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-export-'));
let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Three finished matches, one of them private, and one that is still being played; and a table that waits. */
async function played(server: TestServer): Promise<void> {
  const [ada, ben] = [await server.person('Ada Lovelace'), await server.person('Ben Franklin')];
  const hidden = { settings: { spectators: false } };
  for (const wanted of [{ game: 'race' }, { game: 'roll' }, { game: 'race', ...hidden }] as const) {
    await playOn([ada, ben], await startedMatch([ada, ben], wanted));
  }
  let answers = 0;
  await playOn([ada, ben], await startedMatch([ada, ben]), () => ++answers > 3);
  await newTable(ada);
}

function recordsIn(name: string): MatchRecord[] {
  const lines = readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => {
    const loaded = loadRecord(line, [race, roll]);
    if (!loaded.ok) throw new Error(loaded.refusal.code);
    expect(verify(loaded.value.game, loaded.value.record).every(({ agrees }) => agrees)).toBe(true);
    return loaded.value.record;
  });
}

test.each(['sqlite', 'postgres'])('from %s', { timeout: 60_000 }, async (kind) => {
  const url = kind === 'sqlite' ? null : await postgres.database('exported');
  const server = await testServer(url === null ? {} : { DATABASE_URL: url });
  await played(server);
  const write = (to: string, wishes: Partial<ExportWishes> = {}) =>
    writeMatches({ url, folder: server.folder }, join(folder, kind, to), {
      names: false,
      private: false,
      agreed: false,
      ...wishes,
    });
  expect(await write('plain')).toEqual({ race: 1, roll: 1 });
  expect(readdirSync(join(folder, kind, 'plain')).toSorted()).toEqual(['race.jsonl', 'roll.jsonl']);
  for (const game of ['race', 'roll']) {
    const [record] = recordsIn(join(kind, 'plain', `${game}.jsonl`));
    expect(record?.game).toBe(game);
    expect(record?.result).toHaveLength(2);
    expect(JSON.stringify(record)).not.toMatch(/Ada|Ben/);
  }
  expect(await write('all', { names: true, private: true })).toEqual({ race: 2, roll: 1 });
  for (const { seats } of recordsIn(join(kind, 'all', 'race.jsonl'))) {
    expect(seats.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Ben Franklin']);
  }
  await expect(write('all', { private: true })).rejects.toThrow('exists');
  await server.end();
});

test.each(['sqlite', 'postgres'])('only what all agreed to, from %s', { timeout: 60_000 }, async (kind) => {
  const url = kind === 'sqlite' ? null : await postgres.database('agreed');
  const server = await testServer(url === null ? {} : { DATABASE_URL: url });
  const [ada, ben, cleo, dan] = [
    await server.person('Ada'),
    await server.person('Ben'),
    await server.person('Cleo'),
    await server.person('Dan'),
  ];
  let folders = 0;
  const written = () =>
    writeMatches({ url, folder: server.folder }, join(folder, `${kind}-agreed`, `${++folders}`), {
      names: true,
      private: false,
      agreed: true,
    });
  const agree = (person: Player, puzzles: boolean) => person.call('PATCH', '/api/me/profile', { puzzles });
  for (const other of [ben, cleo, dan]) await playOn([ada, other], await startedMatch([ada, other]));
  const bot = { kind: 'bot' as const, level: 'random' };
  await playOn([ada], await startedMatch([ada], { game: 'roll', seats: [{ kind: 'me' }, bot] }));
  await playOn([ada], await startedMatch([ada], { game: 'roll', seats: [bot, bot] }));
  expect(await written()).toEqual({});
  for (const person of [ada, ben, dan]) await agree(person, true);
  await dan.call('DELETE', '/api/me');
  expect(await written()).toEqual({ race: 1, roll: 1 });
  const [record] = recordsIn(join(`${kind}-agreed`, '2', 'race.jsonl'));
  expect(record?.seats).toEqual([{ name: 'Ada' }, { name: 'Ben' }]);
  await agree(ben, false);
  expect(await written()).toEqual({ roll: 1 });
  await server.end();
});

test('a wrong call', async () => {
  expect((await runCommand('export')).stderr).toContain('--to FOLDER');
  expect(await runCommand('export', '--to', folder, 'more')).toMatchObject({ code: 2 });
});
