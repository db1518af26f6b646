// `load`: how many answers a second a node stores and acknowledges, and how long each takes. The server is a process of
// its own; people play from this one over real sockets: first as fast as they can, then at a given pace. Beside rates it
// prints processor time per answer, which says something on a busy machine too.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { readArguments } from './arguments.ts';
import { calibrationMs, median } from './calibration.ts';
import { startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { inParallel, LoadBench, setUpAtOnce } from './load-bench.ts';
import { comparedWith, mostMore, sayCompared, withAndWithout } from './load-compare.ts';
import { type Figures, inWords, type Rated, type Run, type StoreName, targets } from './load-figures.ts';
import { type OwnPostgres, startPostgres } from './own-postgres.ts';
import { Player } from './player.ts';
import { processorSeconds } from './processor-time.ts';
import { type ServerFigures, serverFigures, within } from './server-figures.ts';
import { fillStore } from './stored-copies.ts';

const usage =
  'npm run load -- [--matches 500 | --active SOCKETS] [--seconds 30] [--rate ANSWERS_A_SECOND (half the target)]\n' +
  '                [--idle 2000] [--store sqlite|postgres|both] [--game race|roll] [--stored MATCHES] [--compare FILE] [--json]';
const p99Target = 50;
/** The rest of the time goes to the given pace. */
const fullSpeedShare = 0.6;
const rounds = 5;

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
    stored: { type: 'string' },
    compare: { type: 'string' },
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
  const stored = given.text('stored') === undefined ? 0 : given.number('stored', 1, 10_000_000);
  const figures: Figures[] = [];
  for (const store of stores) {
    figures.push(await measure(script, store, settings, 0));
    if (stored > 0) figures.push(await measure(script, store, settings, stored));
  }
  const file = given.text('compare');
  const before = file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as { figures: Figures[] }).figures;
  const found = [...comparedWith(before, figures), ...withAndWithout(figures)];
  process.stdout.write(
    given.flag('json')
      ? `${JSON.stringify({ figures, compared: found })}\n`
      : [...figures.map(inWords), ...found.map(sayCompared), ''].join('\n'),
  );
  if (figures.length === 0) return 2;
  return found.every(({ more }) => more <= mostMore) ? 0 : 1;
};

async function measure(script: URL, store: StoreName, settings: Settings, stored: number): Promise<Figures> {
  const postgres = store === 'postgres' ? await startPostgres() : null;
  const folder = mkdtempSync(join(tmpdir(), 'orrery-load-'));
  if (stored > 0) {
    note(`${store}: ${stored} matches are being stored`);
    await fillStore(script, postgres?.url ?? null, folder, stored);
  }
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
    const rate = settings.rate ?? targets[store] / 2;
    const { full, paced } = await alternate(
      { address: server.address, bench, database: postgres },
      settings.seconds,
      rate,
    );
    note(`${store}: ${full.answersPerSecond} answers a second at full speed`);
    note(`${store}: 99 of 100 within ${paced.latencyMs.p99} ms at ${paced.answersPerSecond} a second`);
    const { memoryBytes } = await serverFigures(server.address);
    return {
      store,
      stored,
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

/** A server under load. */
interface Loaded {
  readonly address: string;
  readonly bench: LoadBench;
  readonly database: OwnPostgres | null;
}

/** Full speed and the given pace in turn, with the calibration between them: what else the machine does meets both alike. */
async function alternate(loaded: Loaded, seconds: number, rate: number) {
  const [full, paced]: (Run & { calibrationMs: number })[][] = [[], []];
  const share = seconds / rounds;
  for (let round = 0; round < rounds; round++) {
    full?.push({ calibrationMs: calibrationMs(), ...(await watched(loaded, share * fullSpeedShare, null)) });
    paced?.push({
      calibrationMs: calibrationMs(),
      ...(await watched(loaded, share * (1 - fullSpeedShare), rate)),
    });
  }
  return { full: middleOf(full ?? []), paced: middleOf(paced ?? []) };
}

async function watched({ address, bench, database }: Loaded, seconds: number, rate: number | null): Promise<Run> {
  const figures: (ServerFigures & { readonly databaseSeconds: number })[] = [];
  const look = async (): Promise<void> => {
    figures.push({ ...(await serverFigures(address)), databaseSeconds: processorSeconds(database?.pids() ?? []) });
  };
  const [startedAt, busyBefore] = [performance.now(), busySeconds()];
  const measured = await bench.run(seconds, rate, { begins: look, ends: look });
  const busyCores = (busySeconds() - busyBefore) / ((performance.now() - startedAt) / 1000);
  const [before, after] = figures;
  if (before === undefined || after === undefined) throw new Error('the server said nothing of itself');
  const { answers, latency, cpuSeconds, delayMs, refused } = measured;
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

/** The run in the middle of several, by what an answer cost the server; its ratio is the median of all ratios. */
function middleOf(runs: readonly (Run & { readonly calibrationMs: number })[]): Rated {
  const sorted = runs.toSorted((a, b) => a.cpuMsPerAnswer - b.cpuMsPerAnswer);
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) throw new Error('nothing was measured');
  const { calibrationMs: _, ...run } = middle;
  const ratio = median(runs.map(({ cpuMsPerAnswer, calibrationMs: ms }) => cpuMsPerAnswer / ms));
  return { ...run, cpuRatio: Math.round(ratio * 1000) / 1000 };
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

const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
