// What `load` measures: one server, or several nodes on one PostgreSQL, with finished matches in the store, people who do
// nothing, and tables of two who play. And one look at what it costs.

import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { type ChildServer, startChild } from './child-server.ts';
import { inParallel, LoadBench, setUpAtOnce } from './load-bench.ts';
import type { Run, StoreName } from './load-figures.ts';
import { type OwnPostgres, startPostgres } from './own-postgres.ts';
import { Player } from './player.ts';
import { processorSeconds } from './processor-time.ts';
import { type ServerFigures, serverFigures, within } from './server-figures.ts';
import { fillStore } from './stored-copies.ts';

export interface LoadSettings {
  readonly matches: number;
  readonly idle: number;
  readonly game: string;
  /** More than one only on PostgreSQL. */
  readonly nodes: number;
}

export interface Loaded {
  readonly store: StoreName;
  readonly stored: number;
  readonly isOther: boolean;
  readonly addresses: readonly string[];
  readonly bench: LoadBench;
  readonly database: OwnPostgres | null;
  readonly setUpSeconds: number;
  close(): Promise<void>;
}

/** A server: this one, or that of another commit, each with the flags of Node that its own `npm start` gives it. */
export interface Program {
  readonly script: URL;
  readonly flags: readonly string[];
  readonly isOther: boolean;
}

/** A store with so many finished matches, before any server runs on it. */
export interface Filled {
  readonly program: Program;
  readonly store: StoreName;
  readonly stored: number;
  readonly folder: string;
  readonly database: OwnPostgres | null;
}

/** Takes all the time of this process: whoever is connected meanwhile would be taken for dead. */
export async function fill(program: Program, store: StoreName, stored: number): Promise<Filled> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-load-'));
  const database = store === 'postgres' ? await startPostgres() : null;
  if (stored > 0) {
    note(`${store}: ${stored} matches are being stored`);
    await fillStore(program.script, database?.url ?? null, folder, stored);
  }
  return { program, store, stored, folder, database };
}

export async function openLoaded(filled: Filled, settings: LoadSettings): Promise<Loaded> {
  const { program, store, stored, folder, database } = filled;
  const { isOther } = program;
  const name = `${store}, ${isOther ? 'the other commit' : `${stored} stored`}`;
  const nodes = await startNodes(program, folder, database, settings.nodes);
  const addresses = nodes.map(({ address }) => address);
  const startedAt = performance.now();
  const idle = await openIdle(addresses, settings.idle);
  note(`${name}: ${settings.idle} people are there and do nothing`);
  const bench = new LoadBench(addresses, settings.game);
  await bench.open(settings.matches);
  const setUpSeconds = Math.round((performance.now() - startedAt) / 1000);
  note(`${name}: ${settings.matches} matches are set up after ${setUpSeconds} s`);
  return {
    store,
    stored,
    isOther,
    addresses,
    bench,
    database,
    setUpSeconds,
    close: async () => {
      bench.close();
      for (const socket of idle) socket.terminate();
      for (const node of nodes) await node.stop();
      await database?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startNodes(
  { script, flags }: Pick<Program, 'script' | 'flags'>,
  folder: string,
  database: OwnPostgres | null,
  count: number,
): Promise<ChildServer[]> {
  const env = {
    DATA_DIR: folder,
    REQUESTS_PER_MINUTE: '10000000',
    MESSAGES_PER_SECOND: '1000',
    ...(database === null ? {} : { DATABASE_URL: database.url }),
  };
  const nodes: ChildServer[] = [];
  for (let node = 0; node < count; node++) nodes.push(await startChild(script, env, flags));
  return nodes;
}

/** People who are there and do nothing, each with a cookie and a socket, in turn at each node. */
export async function openIdle(addresses: readonly string[], count: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  const indices = Array.from({ length: count }, (_, index) => index);
  await inParallel(indices, setUpAtOnce, async (index) => {
    const address = addresses[index % addresses.length] ?? '';
    const guest = new Player([address]);
    await guest.signIn(`Idle ${index}`);
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie: guest.cookie } });
    sockets.push(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  });
  return sockets;
}

/** Plays for so long, at full speed or at a rate. */
export async function watched(
  { addresses, bench, database }: Pick<Loaded, 'addresses' | 'bench' | 'database'>,
  seconds: number,
  rate: number | null,
): Promise<Run> {
  const figures: (ServerFigures & { readonly databaseSeconds: number })[] = [];
  const look = async (): Promise<void> => {
    figures.push({ ...(await serverFigures(addresses)), databaseSeconds: processorSeconds(database?.pids() ?? []) });
  };
  const [startedAt, busyBefore] = [performance.now(), busySeconds()];
  const measured = await bench.run(seconds, rate, { begins: look, ends: look });
  const busyCores = (busySeconds() - busyBefore) / ((performance.now() - startedAt) / 1000);
  const [before, after] = figures;
  if (before === undefined || after === undefined) throw new Error('the server said nothing of itself');
  const { answers, latency, cpuSeconds, delayMs, refused } = measured;
  if (answers === 0) throw new Error('nobody could answer anything');
  return {
    answersPerSecond: Math.round(answers / measured.seconds),
    latencyMs: latency,
    p99WithinMs: {
      server: within(before.answers, after.answers, 0.99),
      commit: within(before.commits, after.commits, 0.99),
    },
    loopDelayMs: { server: tenth(after.loopDelayMs), players: tenth(delayMs) },
    cpuMsPerAnswer: perAnswer(after.cpuSeconds - before.cpuSeconds, answers),
    databaseCpuMsPerAnswer:
      database === null ? null : perAnswer(after.databaseSeconds - before.databaseSeconds, answers),
    generatorCpuMsPerAnswer: perAnswer(cpuSeconds, answers),
    busyCores: Math.round(busyCores * 100) / 100,
    refused,
  };
}

const tenth = (ms: number): number => Math.round(ms * 10) / 10;

const perAnswer = (seconds: number, answers: number): number => Math.round((seconds / answers) * 1_000_000) / 1000;

function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}

const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
