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

test('a server killed again and again, on a full disk and behind silent lines, loses nothing and takes no seat', async () => {
  const faults = ['--faults', 'kill,disk-full,half-open', '--kills', '3', '--times', '1'];
  const { code, stdout, stderr } = await run('chaos', ...faults, '--matches', '3', '--json');
  expect(stderr).not.toContain('went wrong');
  const found = JSON.parse(stdout);
  expect(found).toMatchObject({ store: 'sqlite', kills: 3, lost: 0, twice: 0, unasked: 0, seatsTaken: 0 });
  expect(found.faults).toMatchObject([
    { name: 'kill', times: 3, lost: 0, twice: 0 },
    { name: 'disk-full', times: 1, lost: 0, twice: 0 },
    { name: 'half-open', times: 1, lost: 0, twice: 0 },
  ]);
  expect(code).toBe(0);
}, 240_000);

test('three nodes on PostgreSQL, which is restarted: people go on at another node', async () => {
  const faults = ['--faults', 'kill,database-restart', '--kills', '2', '--times', '1'];
  const { code, stdout } = await run('chaos', ...faults, '--nodes', '3', '--matches', '2', '--json');
  const found = { store: 'postgres', nodes: 3, kills: 2, lost: 0, twice: 0, unasked: 0, seatsTaken: 0 };
  expect(JSON.parse(stdout)).toMatchObject(found);
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

test('one person attacks with all there is; others play on and hardly notice', async () => {
  const { stdout } = await run('hostile', '--part', '2', '--seconds', '5', '--json');
  const { one, two } = JSON.parse(stdout);
  expect(one).toBeNull();
  expect(two.answers).toBeGreaterThan(5);
  expect(two.pings.median).toBeLessThan(250); // 50 on a machine that does nothing else
  const refused = Object.keys(two.attempts).filter((attempt) => attempt.endsWith(' 429'));
  expect(refused).toContain('table 429'); // how far the others get in so short a time is up to the machine
  expect(Object.keys(two.attempts).filter((attempt) => / 5\d\d$/.test(attempt))).toEqual([]);
}, 240_000);

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
  expect((await run('chaos', '--faults', 'kill,flood')).stderr).toContain('There is no fault "flood"');
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
