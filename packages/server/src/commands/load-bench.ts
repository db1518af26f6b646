// Many matches at once between seats of the load generator: sets them up, lets them play for a while at full speed or at
// so many answers a second in all, and notes how long each answer took.

import { LoadSeat } from './load-seat.ts';
import { Player } from './player.ts';
import { openTable } from './simulated-match.ts';

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export interface Measured {
  readonly answers: number;
  readonly seconds: number;
  readonly latency: Percentiles;
  /** Processor time of the generator. */
  readonly cpuSeconds: number;
  readonly refused: number;
}

interface TableOfTwo {
  readonly people: readonly Player[];
  readonly seats: readonly LoadSeat[];
  renewing: boolean;
}

const tickMs = 2;
const seatsAtATable = 2;

export class LoadBench {
  readonly #address: string;
  readonly #game: string;
  #tables: TableOfTwo[] = [];
  #ready: LoadSeat[] = [];
  #times: number[] = [];
  #refused = 0;
  #playing = false;
  #paced = false;

  constructor(address: string, game: string) {
    this.#address = address;
    this.#game = game;
  }

  /** People sit down and watch; nobody answers yet. */
  async open(matches: number): Promise<void> {
    const indices = Array.from({ length: matches }, (_, index) => index);
    await inParallel(indices, 20, async (index) => {
      const people = Array.from({ length: seatsAtATable }, () => new Player([this.#address]));
      const seats: LoadSeat[] = [];
      for (const person of people) {
        await person.signIn(`Person ${index}`);
        const seat = new LoadSeat(index, index * seatsAtATable + seats.length, this.#game, {
          ready: (each) => this.#whenReady(each),
          accepted: (ms) => this.#times.push(ms),
          refused: () => {
            this.#refused += 1;
          },
          over: ({ table }) => this.#renew(table),
        });
        await seat.connect(this.#address, person.cookie);
        seats.push(seat);
      }
      this.#tables[index] = { people, seats, renewing: false };
      await this.#begin(index);
    });
  }

  async run(seconds: number, rate: number | null): Promise<Measured> {
    this.#times = [];
    this.#refused = 0;
    this.#paced = rate !== null;
    this.#playing = true;
    const cpuBefore = process.cpuUsage();
    const startedAt = performance.now();
    const elapsed = (): number => (performance.now() - startedAt) / 1000;
    let sent = 0;
    if (rate === null) for (const seat of this.#ready.splice(0)) seat.answer();
    const timer = setInterval(() => {
      if (rate === null) return;
      for (const due = elapsed() * rate; sent < due; sent++) {
        const seat = this.#ready.shift();
        if (seat === undefined) break;
        seat.answer();
      }
      sent = Math.max(sent, Math.floor(elapsed() * rate) - rate / 100); // what could not be sent is not made up for
    }, tickMs);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    clearInterval(timer);
    this.#playing = false;
    const measured = elapsed();
    const { user, system } = process.cpuUsage(cpuBefore);
    const times = this.#times;
    this.#times = [];
    await new Promise((resolve) => setTimeout(resolve, 500)); // answers under way
    return {
      answers: times.length,
      seconds: measured,
      latency: percentiles(times),
      cpuSeconds: (user + system) / 1e6,
      refused: this.#refused,
    };
  }

  close(): void {
    for (const { seats } of this.#tables) for (const seat of seats) seat.close();
  }

  #whenReady(seat: LoadSeat): void {
    if (this.#playing && !this.#paced) seat.answer();
    else this.#ready.push(seat);
  }

  /** The same people play on at a new table. */
  #renew(index: number): void {
    const table = this.#tables[index];
    if (table === undefined || table.renewing) return;
    table.renewing = true;
    void this.#begin(index).finally(() => {
      table.renewing = false;
    });
  }

  async #begin(index: number): Promise<void> {
    const table = this.#tables[index];
    if (table === undefined) return;
    const match = await openTable(table.people, this.#game, 0);
    for (const seat of table.seats) seat.play(match);
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
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: Math.round((sorted.at(-1) ?? 0) * 10) / 10 };
}
