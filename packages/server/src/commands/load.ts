// `load`: how many answers a second a node stores and acknowledges, and how long each takes. The server is a process of
// its own; people play from this one over real sockets: first as fast as they can, then at half the target rate.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { readArguments } from './arguments.ts';
import { startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { startPostgres } from './own-postgres.ts';
import { Player } from './player.ts';
import { openTable, type Play, playThrough } from './simulated-match.ts';

const usage =
  'npm run load -- [--matches 500] [--seconds 30] [--store sqlite|postgres|both] [--idle 2000] [--game race|roll] [--json]';
const targets = { sqlite: 2000, postgres: 500 } as const;

type StoreName = keyof typeof targets;

interface Figures {
  readonly store: StoreName;
  readonly matches: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
  readonly latencyMs: Percentiles;
  readonly atHalfTheTarget: { readonly answersPerSecond: number; readonly latencyMs: Percentiles };
  /** Of the server's processor time: says something on a busy machine too. */
  readonly cpuMsPerAnswer: number;
  readonly sockets: number;
  readonly serverMemoryMb: number;
  readonly target: { readonly answersPerSecond: number; readonly p99Ms: number };
}

interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

interface Settings {
  readonly matches: number;
  readonly seconds: number;
  readonly idle: number;
  readonly game: string;
}

export const load: Command = async (args, script) => {
  const wanted = {
    matches: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
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
    matches: given.number('matches', 1, 5000),
    seconds: given.number('seconds', 1, 3600),
    idle: given.number('idle', 0, 20_000),
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
    SOCKETS_PER_PERSON: '100000',
    ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
  });
  try {
    const idle = await openIdle(server.address, settings.idle);
    const bench = new Bench(server.address, settings);
    await bench.seatPeople();
    note(`${store}: ${settings.matches} matches are set up`);
    const before = await metric(server.address, 'process_cpu_seconds_total');
    const full = await bench.run(settings.seconds, null);
    const cpu = (await metric(server.address, 'process_cpu_seconds_total')) - before;
    note(`${store}: ${full.rate} answers a second`);
    const half = await bench.run(Math.max(2, Math.ceil(settings.seconds / 2)), targets[store] / 2);
    const memory = Math.round((await metric(server.address, 'process_resident_memory_bytes')) / 1e6);
    bench.close();
    for (const socket of idle) socket.terminate();
    return {
      store,
      matches: settings.matches,
      seconds: settings.seconds,
      answersPerSecond: full.rate,
      latencyMs: full.latency,
      atHalfTheTarget: { answersPerSecond: half.rate, latencyMs: half.latency },
      cpuMsPerAnswer: Math.round((cpu / Math.max(1, full.answers)) * 100_000) / 100,
      sockets: settings.idle + settings.matches * 2,
      serverMemoryMb: memory,
      target: { answersPerSecond: targets[store], p99Ms: 50 },
    };
  } finally {
    await server.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Bench {
  readonly #address: string;
  readonly #settings: Settings;
  #pairs: Player[][] = [];
  #matches: (string | null)[] = [];

  constructor(address: string, settings: Settings) {
    this.#address = address;
    this.#settings = settings;
  }

  async seatPeople(): Promise<void> {
    const indices = Array.from({ length: this.#settings.matches }, (_, index) => index);
    await inParallel(indices, 20, async (index) => {
      const pair = [new Player([this.#address]), new Player([this.#address])];
      for (const player of pair) {
        await player.signIn(`Person ${index}`);
        await player.connect();
      }
      this.#pairs[index] = pair;
      this.#matches[index] = await openTable(
        pair,
        this.#play(
          [],
          async () => {},
          () => false,
        ),
      );
    });
  }

  /** Everybody plays for a while, at full speed or at so many answers a second in all. */
  async run(seconds: number, rate: number | null): Promise<{ answers: number; rate: number; latency: Percentiles }> {
    const times: number[] = [];
    const startedAt = performance.now();
    let sent = 0;
    const pace = async (): Promise<void> => {
      if (rate === null) return;
      const due = startedAt + (sent++ / rate) * 1000;
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    };
    const stop = (): boolean => performance.now() - startedAt > seconds * 1000;
    const play = this.#play(times, pace, stop);
    await Promise.all(this.#pairs.map((pair, index) => this.#keepPlaying(pair, index, play)));
    const elapsed = (performance.now() - startedAt) / 1000;
    return { answers: times.length, rate: Math.round(times.length / elapsed), latency: percentiles(times) };
  }

  async #keepPlaying(pair: readonly Player[], index: number, play: Play): Promise<void> {
    while (!play.stop()) {
      const match = this.#matches[index] ?? (await openTable(pair, play));
      this.#matches[index] = match;
      await playThrough(pair, match, play);
      if (pair[0]?.states.get(match)?.result != null) this.#matches[index] = null;
    }
  }

  #play(times: number[], pace: () => Promise<void>, stop: () => boolean): Play {
    const acknowledged: Play['acknowledged'] = ({ ms }) => times.push(ms);
    return { game: this.#settings.game, bots: 0, undoChance: 0, acknowledged, pace, stop };
  }

  close(): void {
    for (const pair of this.#pairs) for (const player of pair) player.close();
  }
}

async function openIdle(address: string, count: number): Promise<WebSocket[]> {
  const guest = new Player([address]);
  await guest.signIn('Idle');
  const sockets: WebSocket[] = [];
  const indices = Array.from({ length: count }, (_, index) => index);
  await inParallel(indices, 50, async () => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie: guest.cookie } });
    sockets.push(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  });
  return sockets;
}

async function metric(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `)) ?? '';
  return Number(line.slice(name.length + 1));
}

async function inParallel<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

function percentiles(times: number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: Math.round((sorted.at(-1) ?? 0) * 10) / 10 };
}

function inWords(f: Figures): string {
  const { p50, p95, p99 } = f.latencyMs;
  const half = f.atHalfTheTarget;
  return [
    `${f.store}: ${f.answersPerSecond} answers a second (target ${f.target.answersPerSecond}), ${f.matches} matches`,
    `  latency ${p50} ms median, ${p95} ms p95, ${p99} ms p99`,
    `  at ${half.answersPerSecond} a second: ${half.latencyMs.p50} ms median, ${half.latencyMs.p99} ms p99 (target ${f.target.p99Ms})`,
    `  ${f.cpuMsPerAnswer} ms of the server's processor per answer; ${f.sockets} sockets, memory ${f.serverMemoryMb} MB`,
    '',
  ].join('\n');
}

const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
