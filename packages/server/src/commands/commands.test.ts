// The commands as they are typed, with real processes: killing servers loses nothing, a backup goes from one store to
// the other, and a server told to stop stops in order.

import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../storage/store.ts';
import { playOn, startedMatch, testServer } from '../testing/harness.ts';
import { readBackup, writeBackup } from './backup.ts';
import { type OwnPostgres, startPostgres } from './own-postgres.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'orrery-commands-'));
let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/server.mjs', ...args], { cwd: root }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

test('a server killed again and again loses nothing, counts nothing twice, and all matches finish', async () => {
  const { code, stdout, stderr } = await run('chaos', '--kills', '3', '--matches', '3', '--json');
  expect(stderr).not.toContain('went wrong');
  expect(JSON.parse(stdout)).toMatchObject({ store: 'sqlite', kills: 3, lost: 0, twice: 0, unasked: 0 });
  expect(code).toBe(0);
}, 240_000);

test('the same with three nodes on PostgreSQL: people go on at another node', async () => {
  const { code, stdout } = await run('chaos', '--kills', '2', '--nodes', '3', '--matches', '2', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ store: 'postgres', nodes: 3, lost: 0, twice: 0, unasked: 0 });
  expect(code).toBe(0);
}, 240_000);

test('load prints rates and latencies', async () => {
  const { stdout } = await run(
    'load',
    '--matches',
    '4',
    '--seconds',
    '1',
    '--idle',
    '10',
    '--store',
    'sqlite',
    '--json',
  );
  const [figures] = JSON.parse(stdout).figures;
  expect(figures).toMatchObject({ store: 'sqlite', matches: 4, sockets: 18 });
  expect(figures.answersPerSecond).toBeGreaterThan(10);
}, 240_000);

test('a backup of one store is restored into the other, and matches go on there', async () => {
  const server = await testServer();
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben]);
  let answers = 0;
  await playOn([ada, ben], match, () => ++answers > 20);
  const file = join(folder, 'all.jsonl');
  const from = await openStore({ url: null, folder: server.folder, connections: 2, onTrouble: () => {} });
  const rows = await writeBackup(from, file);
  await from.close();
  const { seq } = ada.states.get(match)!;
  await server.stop();
  rmSync(server.folder, { recursive: true });

  const url = await postgres.database('restored');
  const into = await openStore({ url, folder, connections: 2, onTrouble: () => {} });
  expect(await readBackup(into, file)).toBe(rows);
  await expect(readBackup(into, file)).rejects.toThrow('not empty');
  await into.close();
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

test('a wrong call ends with code 2 and one line', async () => {
  expect(await run('juggle')).toMatchObject({ code: 2, stdout: '' });
  expect(await run('chaos', '--kills', 'many')).toMatchObject({ code: 2, stdout: '' });
  expect((await run('backup')).stderr).toContain('FILE');
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
