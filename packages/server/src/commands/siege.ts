// What people notice of an attack by one person: how long a ping takes, and how long a bot takes to answer, while all
// limits are as they are by default.

import { Worker } from 'node:worker_threads';
import type { Table } from '@orrery/protocol';
import { threadIsReady } from '../threads/pool.ts';
import { besiegerRole, type Siege } from './besieger.ts';
import { serverFlags } from './child-server.ts';
import { newKey, Player } from './player.ts';
import { readMetrics } from './read-metrics.ts';

export interface SiegeFindings {
  readonly seconds: number;
  readonly attempts: Readonly<Record<string, number>>;
  readonly pings: Spread;
  readonly botAnswers: Spread;
  /** The same before the attack: on a busy machine it says how much of it is the machine's. */
  readonly inPeace: Pick<SiegeFindings, 'pings' | 'botAnswers'>;
  /** Answers of the others that were accepted. */
  readonly answers: number;
  readonly memoryMb: number;
  readonly wrong: readonly string[];
}

/** In milliseconds. */
export interface Spread {
  readonly count: number;
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
}

const mostPingMs = 50;
const mostBotMs = 2000;
/** What Node takes for what lives a moment only, by itself; there are three such parts. */
const nodesOwnMb = 16;
const givenMb = Number(/--max-semi-space-size=(\d+)/.exec(serverFlags.join(' '))?.[1] ?? nodesOwnMb);
/** Beside what the flags give for that. */
const mostMemoryMb = 700 + 3 * (givenMb - nodesOwnMb);
const pingEveryMs = 50;
const peaceMs = 5000;
/** Nobody answers more often than the limits on messages allow. */
const thoughtMs = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function besiege(address: string, script: URL, seconds: number): Promise<SiegeFindings> {
  const join = (name: string): Promise<Player> => joined(address, name);
  const [ada, ben, cleo, dora] = await Promise.all([join('Ada'), join('Ben'), join('Cleo'), join('Dora')]);
  const others = new Others();
  const playing = Promise.all([others.ping(dora), others.play([ada, ben]), others.playBots(cleo)]);
  await pause(peaceMs); // bots have started when the attack comes
  const inPeace = others.measured();
  others.forget();
  const attempts = await startAttack(script, { address, seconds });
  others.isOver = true;
  await playing;
  const memory = Number(/^process_resident_memory_bytes (\d+)$/m.exec(await readMetrics(address))?.[1]);
  for (const player of [ada, ben, cleo, dora]) player.close();
  const found = {
    seconds,
    attempts,
    inPeace,
    ...others.measured(),
    answers: others.answers,
    memoryMb: Math.round(memory / 2 ** 20),
  };
  return { ...found, wrong: wrongWith(found) };
}

function wrongWith({ pings, botAnswers, answers, memoryMb }: Omit<SiegeFindings, 'wrong'>): string[] {
  return [
    ...(pings.count > 0 && pings.median <= mostPingMs ? [] : [`median ping ${pings.median} ms`]),
    ...(botAnswers.count > 0 && botAnswers.worst <= mostBotMs ? [] : [`a bot took ${botAnswers.worst} ms`]),
    ...(answers > 0 ? [] : ['nobody could play']),
    ...(memoryMb <= mostMemoryMb ? [] : [`${memoryMb} MB`]),
  ];
}

async function joined(address: string, name: string): Promise<Player> {
  const player = new Player([address]);
  await player.signIn(name);
  await player.connect();
  return player;
}

/** Those who only want to play. */
class Others {
  readonly pings: number[] = [];
  readonly botAnswers: number[] = [];
  answers = 0;
  isOver = false;

  measured(): Pick<SiegeFindings, 'pings' | 'botAnswers'> {
    return { pings: spread(this.pings), botAnswers: spread(this.botAnswers) };
  }

  /** What came before the attack does not count. */
  forget(): void {
    this.pings.length = 0;
    this.botAnswers.length = 0;
    this.answers = 0;
  }

  async ping(player: Player): Promise<void> {
    while (!this.isOver) {
      const sentAt = performance.now();
      await player.insist({ type: 'ping' });
      this.pings.push(performance.now() - sentAt);
      await pause(pingEveryMs);
    }
  }

  /** One match after the other between people. */
  async play(people: readonly [Player, Player]): Promise<void> {
    const [host, guest] = people;
    while (!this.isOver) {
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const { id } = await host.call<Table>('POST', '/api/tables', { game: 'race', seats, settings: { open: false } });
      await guest.call('POST', `/api/tables/${id}/join`, {});
      await host.call('POST', `/api/tables/${id}/start`, {});
      await Promise.all(
        people.map(async (player) => {
          await player.watch(id);
          while (!this.isOver && player.states.get(id)?.result == null) {
            if (!(await this.#answer(player, id))) await player.nextState(100);
          }
        }),
      );
    }
  }

  /** One match after the other against bots; notes how long each of their answers takes. */
  async playBots(player: Player): Promise<void> {
    while (!this.isOver) {
      const bot = { kind: 'bot', level: 'regular' };
      const seats = [{ kind: 'me' }, bot, bot];
      const { id } = await player.call<Table>('POST', '/api/tables', { game: 'race', seats });
      await player.call('POST', `/api/tables/${id}/start`, {});
      await player.watch(id);
      while (!this.isOver && player.states.get(id)?.result == null) {
        if (!(await this.#answer(player, id))) await this.#awaitBot(player, id);
      }
    }
  }

  /** Only bots are waited for: each new state is an answer of one of them. */
  async #awaitBot(player: Player, id: string): Promise<void> {
    const before = player.states.get(id);
    const since = performance.now();
    while (player.states.get(id)?.seq === before?.seq && !this.isOver) await player.nextState(100);
    const isAnswered = player.states.get(id)?.seq !== before?.seq;
    if (isAnswered || performance.now() - since > mostBotMs) this.botAnswers.push(performance.now() - since);
  }

  async #answer(player: Player, id: string): Promise<boolean> {
    const state = player.states.get(id);
    const question = state?.questions[0];
    if (state === undefined || question === undefined) return false;
    await pause(thoughtMs);
    const answer = player.answerTo(state, question) as never;
    const reply = await player.insist({ type: 'answer', match: id, question: question.id, answer, key: newKey() });
    if (reply.type === 'accepted') this.answers += 1;
    const isOld = player.states.get(id)?.seq === state.seq;
    if (isOld) await player.nextState(100);
    return true;
  }
}

/** In a thread of its own: what the attacker has to do must not slow down those who are measured. */
function startAttack(script: URL, siege: Siege): Promise<Readonly<Record<string, number>>> {
  const worker = new Worker(script, { workerData: besiegerRole });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: typeof threadIsReady | { readonly counts?: Record<string, number> }) => {
      if (message === threadIsReady) worker.postMessage(siege);
      else if (message.counts !== undefined) {
        resolve(message.counts);
        void worker.terminate();
      }
    });
  });
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
  return { count: sorted.length, median: at(0.5), p99: at(0.99), worst: at(1) };
}
