// Many matches at once between seats of the load generator: sets them up, lets them play for a while at full speed or at
// so many answers a second in all, and notes how long each answer took.

import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LoadSeat } from './load-seat.ts';
import { Player } from './player.ts';
import { openTable } from './simulated-match.ts';

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly p999: number;
  readonly max: number;
}

export interface Measured {
  readonly answers: number;
  readonly seconds: number;
  readonly latency: Percentiles;
  /** Processor time of the generator. */
  readonly cpuSeconds: number;
  /** How long its own event loop was held up, 99 of 100 times: latencies cannot be told more finely than that. */
  readonly delayMs: number;
  readonly refused: number;
}

/** Called when what counts begins and ends. */
export interface Around {
  readonly begins?: () => Promise<void>;
  readonly ends?: () => Promise<void>;
}

interface TableOfTwo {
  readonly people: readonly Player[];
  readonly seats: readonly LoadSeat[];
  match: string;
  renewing: boolean;
}

const tickMs = 2;
const seatsAtATable = 2;
export const setUpAtOnce = 50;
const leadInMs = 1000;
const restMs = 500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class LoadBench {
  readonly #addresses: readonly string[];
  readonly #game: string;
  #tables: TableOfTwo[] = [];
  #ready: LoadSeat[] = [];
  #times: number[] = [];
  #refused = 0;
  #playing = false;
  #closed = false;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 20 });
  #paced = false;

  /** Where there are several nodes, the people of a table sit at different ones. */
  constructor(addresses: readonly string[], game: string) {
    this.#addresses = addresses;
    this.#game = game;
  }

  /** People sit down and watch; nobody answers yet. */
  async open(matches: number): Promise<void> {
    const indices = Array.from({ length: matches }, (_, index) => index);
    await inParallel(indices, setUpAtOnce, async (index) => {
      const people = Array.from({ length: seatsAtATable }, (_, seat) => new Player([this.#at(index + seat)]));
      await Promise.all(people.map((person) => person.signIn(`Person ${index}`)));
      const seats = people.map((_, seat) => this.#seat(index, seat));
      await Promise.all(seats.map((seat, at) => seat.connect(this.#at(index + at), people[at]?.cookie ?? '')));
      const match = await openTable(people, this.#game, 0);
      this.#tables[index] = { people, seats, match, renewing: false };
      for (const seat of seats) seat.play(match);
    });
  }

  #at(number: number): string {
    return this.#addresses[number % this.#addresses.length] ?? '';
  }

  #seat(table: number, seat: number): LoadSeat {
    return new LoadSeat(table * seatsAtATable + seat, this.#game, {
      ready: (each) => this.#whenReady(each),
      accepted: (ms) => this.#times.push(ms),
      refused: () => {
        this.#refused += 1;
      },
      over: () => this.#renew(table),
    });
  }

  /** Plays for so many seconds, or until something is done. The first second counts as coming into step, and is left out. */
  async run(length: number | Promise<unknown>, rate: number | null, around: Around = {}): Promise<Measured> {
    this.#paced = rate !== null;
    this.#playing = true;
    const stop = rate === null ? this.#atFullSpeed() : this.#atPace(rate);
    await pause(leadInMs);
    await around.begins?.();
    this.#times = [];
    this.#refused = 0;
    const cpuBefore = process.cpuUsage();
    const startedAt = performance.now();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await (typeof length === 'number' ? pause(length * 1000) : length);
    stop();
    delay.disable();
    this.#playing = false;
    const measured = (performance.now() - startedAt) / 1000;
    const { user, system } = process.cpuUsage(cpuBefore);
    const times = this.#times;
    this.#times = [];
    await around.ends?.();
    await pause(restMs); // answers under way
    return {
      answers: times.length,
      seconds: measured,
      latency: percentiles(times),
      cpuSeconds: (user + system) / 1e6,
      delayMs: delay.percentile(99) / 1e6,
      refused: this.#refused,
    };
  }

  #atFullSpeed(): () => void {
    for (const seat of this.#ready.splice(0)) seat.answer();
    return () => {};
  }

  /** People decide independently of each other: whoever has a question may be the next to answer. */
  #atPace(rate: number): () => void {
    const startedAt = performance.now();
    let sent = 0;
    const timer = setInterval(() => {
      const due = ((performance.now() - startedAt) / 1000) * rate;
      while (sent < due) {
        const seat = this.#ready.splice(Math.floor(Math.random() * this.#ready.length), 1)[0];
        if (seat === undefined) break;
        if (seat.answer()) sent += 1;
      }
      sent = Math.max(sent, Math.floor(due - rate / 100)); // what could not be sent is not made up for
    }, tickMs);
    return () => clearInterval(timer);
  }

  close(): void {
    this.#closed = true;
    this.#agent.destroy();
    for (const { seats } of this.#tables) for (const seat of seats) seat.close();
  }

  #whenReady(seat: LoadSeat): void {
    if (this.#playing && !this.#paced) seat.answer();
    else this.#ready.push(seat);
  }

  #renew(index: number): void {
    const table = this.#tables[index];
    if (table === undefined || table.renewing || this.#closed) return;
    table.renewing = true;
    this.#rematch(table, this.#at(index)).catch((error) => {
      if (!this.#closed) throw error;
    });
  }

  /** The same people play on. */
  async #rematch(table: TableOfTwo, address: string): Promise<void> {
    let next = '';
    for (const { cookie } of table.people) {
      next = (await this.#post(`${address}/api/tables/${table.match}/rematch`, cookie)).id;
    }
    await this.#post(`${address}/api/tables/${next}/start`, table.people[0]?.cookie ?? '');
    table.match = next;
    table.renewing = false;
    for (const seat of table.seats) seat.play(next);
  }

  #post(url: string, cookie: string): Promise<{ id: string }> {
    return new Promise((resolve, reject) => {
      const headers = { cookie, 'content-length': 0 };
      const asked = request(url, { method: 'POST', agent: this.#agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => (response.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(text))));
      });
      asked.on('error', reject).end();
    });
  }
}

export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    p999: at(0.999),
    max: Math.round((sorted.at(-1) ?? 0) * 10) / 10,
  };
}
