// The commands as they are typed, with real processes: a backup goes from one store to the other, and a server told to stop
// stops in order.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteFile } from '../storage/sqlite.ts';
import { openDatabase } from '../storage/sqlite-database.ts';
import { openStore } from '../storage/store.ts';
import { playOn, startedMatch, testServer } from '../testing/harness.ts';
import { root, runCommand } from '../testing/typed-commands.ts';
import { readBackup, writeBackup } from './backup.ts';
import { type OwnPostgres, startPostgres } from './own-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-commands-'));
let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Stores may put texts into another order. */
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').toSorted();

test('a backup of one store is restored into the other, and matches go on there', async () => {
  const server = await testServer();
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben]);
  let answers = 0;
  await playOn([ada, ben], match, () => ++answers > 20);
  const file = join(folder, 'all.jsonl');
  const rows = await writeBackup({ url: null, folder: server.folder }, file);
  const { seq } = ada.states.get(match)!;
  await server.stop();
  rmSync(server.folder, { recursive: true });

  const url = await postgres.database('restored');
  const into = await openStore({ url, folder, connections: 2, onTrouble: () => {} });
  expect(await readBackup(into, file)).toBe(rows);
  await expect(readBackup(into, file)).rejects.toThrow('not empty');
  await into.close();
  const second = join(folder, 'again.jsonl');
  await writeBackup({ url, folder }, second);
  expect(linesOf(second)).toEqual(linesOf(file));
  const again = await testServer({ DATABASE_URL: url, PORT: String(server.port) });
  await Promise.all([ada, ben].map((each) => each.connect().then(() => each.watch(match))));
  expect(ada.states.get(match)!.seq).toBeGreaterThanOrEqual(seq);
  await playOn([ada, ben], match);
  ada.close();
  ben.close();
  await again.end();
});

test('a backup that was cut off is refused', async () => {
  const file = join(folder, 'cut.jsonl');
  writeFileSync(file, readFileSync(join(folder, 'all.jsonl'), 'utf8').split('\n').slice(0, -3).join('\n'));
  const into = await openStore({ url: null, folder: join(folder, 'cut'), connections: 2, onTrouble: () => {} });
  await expect(readBackup(into, file)).rejects.toThrow('cut off');
  expect(await into.db.selectFrom('people').select('id').execute()).toEqual([]);
  await into.close();
});

test('verify says that all logs are whole, or which entry of which match was changed', async () => {
  const server = await testServer();
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben]);
  let answers = 0;
  await playOn([ada, ben], match, () => ++answers > 9);
  await server.stop();
  const verify = () =>
    spawnSync(process.execPath, ['tools/run.mjs', 'verify', '--store'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: server.folder },
      encoding: 'utf8',
    });
  expect(verify()).toMatchObject({ status: 0, stdout: expect.stringContaining('All logs are whole.') });
  const database = openDatabase(sqliteFile(server.folder));
  database.execute('update log set answer = ?1 where match_id = ?2 and seq = 4', ['"other"', match]);
  database.close();
  expect(verify()).toMatchObject({ status: 1, stdout: expect.stringContaining(`${match}: entry 4 was changed`) });
  for (const player of [ada, ben]) player.close();
  await server.end();
});

test('a wrong call ends with code 2 and one line', async () => {
  expect(await runCommand('juggle')).toMatchObject({ code: 2, stdout: '' });
  expect(await runCommand('chaos', '--kills', 'many')).toMatchObject({ code: 2, stdout: '' });
  expect((await runCommand('chaos', '--faults', 'kill,flood')).stderr).toContain('There is no fault "flood"');
  expect((await runCommand('backup')).stderr).toContain('FILE');
});

test('told to stop, a server ends with code 0', async () => {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'stop'), LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, ['tools/server.mjs', 'serve'], { cwd: root, env });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGTERM');
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  expect(said).toContain('"msg":"stopped"');
});
