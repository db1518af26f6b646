// `load`: how many answers a second a node stores and acknowledges, and how long each takes. The server is a process of
// its own; people play from this one over real sockets: first as fast as they can, then at a given pace. Beside rates it
// prints processor time per answer, which says something on a busy machine too.

import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { readArguments } from './arguments.ts';
import { startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { inParallel, LoadBench, type Measured, type Percentiles, setUpAtOnce } from './load-bench.ts';
import { startPostgres } from './own-postgres.ts';
import { Player } from './player.ts';
import { serverFigures, within } from './server-figures.ts';

const usage =
  'npm run load -- [--matches 500 | --active SOCKETS] [--seconds 30] [--rate ANSWERS_A_SECOND (half the target)]\n' +
  '                [--idle 2000] [--store sqlite|postgres|both] [--game race|roll] [--json]';
const targets = { sqlite: 2000, postgres: 500 } as const;
const p99Target = 50;
/** The rest of the time goes to the given pace. */
const fullSpeedShare = 0.6;

type StoreName = keyof typeof targets;

interface Figures extends Run {
  readonly store: StoreName;
  readonly matches: number;
  readonly seconds: number;
  /** At the pace asked for; half the target unless said otherwise. */
  readonly atHalfTheTarget: Run & { readonly wantedPerSecond: number };
  readonly sockets: number;
  readonly serverMemoryMb: number;
  readonly setUpSeconds: number;
  readonly target: { readonly answersPerSecond: number; readonly p99Ms: number };
}

/** One run, with what it cost and where time went. */
interface Run {
  readonly answersPerSecond: number;
  /** From sending an answer until its acknowledgement is here. */
  readonly latencyMs: Percentiles;
  /** 99 of 100 answers, inside the server, and commits took no longer: bounds of its coarse counts, null beyond the last. */
  readonly p99WithinMs: { readonly server: number; readonly commit: number };
  /** How long the event loops of server and players were held up, 99 of 100 times. */
  readonly loopDelayMs: { readonly server: number; readonly players: number };
  readonly cpuMsPerAnswer: number;
  readonly generatorCpuMsPerAnswer: number;
  /** Of all programs on this machine. */
  readonly busyCores: number;
  readonly refused: number;
}

interface Settings {
  readonly matches: number;
  readonly seconds: number;
  readonly idle: number;
  readonly rate: number | null;
  readonly game: string;
}

export const load: Command = async (args, script) => {
  const wanted = {
    matches: { type: 'string', default: '500' },
    active: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string' },
    store: { type: 'string', default: 'both' },
    idle: { type: 'string', default: '2000' },
    game: { type: 'string', default: 'race' },
    json: { type: 'boolean' },
  } as const;
  const given = readArguments(args, wanted, usage);
  if (given.flag('help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const settings: Settings = {
    matches:
      given.text('active') === undefined ? given.number('matches', 1, 5000) : given.number('active', 2, 10_000) >> 1,
    seconds: given.number('seconds', 1, 3600),
    idle: given.number('idle', 0, 20_000),
    rate: given.text('rate') === undefined ? null : given.number('rate', 1, 100_000),
    game: given.text('game') ?? 'race',
  };
  const chosen = given.text('store');
  const stores = (['sqlite', 'postgres'] as const).filter((store) => chosen === 'both' || chosen === store);
  const figures: Figures[] = [];
  for (const store of stores) figures.push(await measure(script, store, settings));
  process.stdout.write(given.flag('json') ? `${JSON.stringify({ figures })}\n` : figures.map(inWords).join('\n'));
  return figures.length > 0 ? 0 : 2;
};

async function measure(script: URL, store: StoreName, settings: Settings): Promise<Figures> {
  const postgres = store === 'postgres' ? await startPostgres() : null;
  const folder = mkdtempSync(join(tmpdir(), 'orrery-load-'));
  const server = await startChild(script, {
    DATA_DIR: folder,
    REQUESTS_PER_MINUTE: '10000000',
    MESSAGES_PER_SECOND: '1000',
    ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
  });
  const bench = new LoadBench(server.address, settings.game);
  let idle: readonly WebSocket[] = [];
  try {
    const startedAt = performance.now();
    idle = await openIdle(server.address, settings.idle);
    note(`${store}: ${settings.idle} people are there and do nothing`);
    await bench.open(settings.matches);
    const setUpSeconds = Math.round((performance.now() - startedAt) / 1000);
    note(`${store}: ${settings.matches} matches are set up after ${setUpSeconds} s`);
    const full = await watched(server.address, () => bench.run(settings.seconds * fullSpeedShare, null));
    note(`${store}: ${full.answersPerSecond} answers a second at full speed`);
    const rate = settings.rate ?? targets[store] / 2;
    const paced = await watched(server.address, () => bench.run(settings.seconds * (1 - fullSpeedShare), rate));
    note(`${store}: 99 of 100 within ${paced.latencyMs.p99} ms at ${paced.answersPerSecond} a second`);
    const { memoryBytes } = await serverFigures(server.address);
    return {
      store,
      matches: settings.matches,
      seconds: settings.seconds,
      ...full,
      atHalfTheTarget: { wantedPerSecond: rate, ...paced },
      sockets: settings.idle + settings.matches * 2,
      serverMemoryMb: Math.round(memoryBytes / 1e6),
      setUpSeconds,
      target: { answersPerSecond: targets[store], p99Ms: p99Target },
    };
  } finally {
    bench.close();
    for (const socket of idle) socket.terminate();
    await server.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function watched(address: string, run: () => Promise<Measured>): Promise<Run> {
  const before = await serverFigures(address);
  const [startedAt, busyBefore] = [performance.now(), busySeconds()];
  const { answers, seconds, latency, cpuSeconds, delayMs, refused } = await run();
  const busyCores = (busySeconds() - busyBefore) / ((performance.now() - startedAt) / 1000);
  const after = await serverFigures(address);
  return {
    answersPerSecond: Math.round(answers / seconds),
    latencyMs: latency,
    p99WithinMs: {
      server: within(before.answers, after.answers, 0.99),
      commit: within(before.commits, after.commits, 0.99),
    },
    loopDelayMs: { server: tenth(after.loopDelayMs), players: tenth(delayMs) },
    cpuMsPerAnswer: perAnswer(after.cpuSeconds - before.cpuSeconds, answers),
    generatorCpuMsPerAnswer: perAnswer(cpuSeconds, answers),
    busyCores: Math.round(busyCores * 100) / 100,
    refused,
  };
}

const tenth = (ms: number): number => Math.round(ms * 10) / 10;

const perAnswer = (seconds: number, answers: number): number =>
  Math.round((seconds / Math.max(1, answers)) * 100_000) / 100;

function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}

/** People who are there and do nothing, each with a cookie and a socket. */
async function openIdle(address: string, count: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  const indices = Array.from({ length: count }, (_, index) => index);
  await inParallel(indices, setUpAtOnce, async (index) => {
    const guest = new Player([address]);
    await guest.signIn(`Idle ${index}`);
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie: guest.cookie } });
    sockets.push(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  });
  return sockets;
}

function inWords(f: Figures): string {
  const { p50, p95, p99 } = f.latencyMs;
  const half = f.atHalfTheTarget;
  return [
    `${f.store}: ${f.answersPerSecond} answers a second (target ${f.target.answersPerSecond}), ${f.matches} matches`,
    `  latency ${p50} ms median, ${p95} ms p95, ${p99} ms p99`,
    `  at ${half.answersPerSecond} a second: ${half.latencyMs.p50} ms median, ${half.latencyMs.p99} ms p99 (target ${f.target.p99Ms});`,
    `  inside the server within ${half.p99WithinMs.server} ms, commits within ${half.p99WithinMs.commit} ms, players' own delay ${half.loopDelayMs.players} ms`,
    `  processor per answer: ${f.cpuMsPerAnswer} ms of the server, ${f.generatorCpuMsPerAnswer} ms of the players; ${f.busyCores} cores busy`,
    `  ${f.sockets} sockets, memory ${f.serverMemoryMb} MB`,
    '',
  ].join('\n');
}

const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
