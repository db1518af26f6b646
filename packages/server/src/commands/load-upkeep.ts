// `load --upkeep`: what people and matches cost a server while nobody answers. Processor time is read before and after each
// step: nothing is there, people connect and stay, they begin matches with a clock of a day and leave them alone; then one
// of them plays against bots for a while.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Table } from '@orrery/protocol';
import { serverFlags } from './child-server.ts';
import { inParallel, setUpAtOnce } from './load-bench.ts';
import type { StoreName } from './load-figures.ts';
import { startNodes } from './load-server.ts';
import { startPostgres } from './own-postgres.ts';
import { Player } from './player.ts';
import { processorSeconds } from './processor-time.ts';
import { serverFigures } from './server-figures.ts';
import { openTable, playThrough } from './simulated-match.ts';

export interface UpkeepSettings {
  readonly sockets: number;
  readonly matches: number;
  /** So long nothing is done in each step; a socket is asked for a sign of life every 15. */
  readonly seconds: number;
}

/** Milliseconds of processor, of the server and of its PostgreSQL. */
interface Cost {
  readonly server: number;
  readonly database: number | null;
}

export interface Upkeep extends UpkeepSettings {
  readonly store: StoreName;
  /** Every second, while nobody is there. */
  readonly empty: Cost;
  /** Once, to sign in and connect; then every second. */
  readonly perSocket: { readonly opened: Cost; readonly everySecond: Cost };
  /** Once, to open, join, start and show it; then every second, for its lease and its clock. */
  readonly perMatch: { readonly begun: Cost; readonly everySecond: Cost };
  readonly perBotAnswer: readonly { readonly game: string; readonly level: string; readonly server: number }[];
}

const dayMs = 86_400_000;
const botLevels = ['greedy', 'regular', 'master'] as const;
const botGames = ['race', 'roll'] as const;
const botAnswers = 40;

export async function measureUpkeep(script: URL, store: StoreName, settings: UpkeepSettings): Promise<Upkeep> {
  const { sockets, matches, seconds } = settings;
  const folder = mkdtempSync(join(tmpdir(), 'orrery-upkeep-'));
  const database = store === 'postgres' ? await startPostgres() : null;
  const nodes = await startNodes({ script, flags: serverFlags }, folder, database, 1);
  const addresses = nodes.map(({ address }) => address);
  const people = Array.from({ length: sockets }, () => new Player(addresses));
  const spent = async (): Promise<Cost> => ({
    server: (await serverFigures(addresses)).cpuSeconds * 1000,
    database: database === null ? null : processorSeconds(database.pids()) * 1000,
  });
  const costOf = async (work: () => Promise<unknown>): Promise<Cost> => {
    const before = await spent();
    await work();
    return less(await spent(), before);
  };
  const rest = async (): Promise<Cost> => over(await costOf(() => pause(seconds * 1000)), seconds);
  try {
    await pause(1000); // the start itself
    const empty = await rest();
    const opened = await costOf(() => inParallel([...people.keys()], setUpAtOnce, (index) => connect(people, index)));
    note(`${store}: ${sockets} people are there`);
    const withSockets = await rest();
    const tables = Array.from({ length: matches }, (_, index) => people.slice(2 * index, 2 * index + 2));
    const begun = await costOf(() => inParallel(tables, setUpAtOnce, beginMatch));
    note(`${store}: ${matches} matches have begun`);
    const withMatches = await rest();
    const perBotAnswer: Upkeep['perBotAnswer'][number][] = [];
    const host = people[0] ?? new Player(addresses);
    for (const game of botGames) {
      await playBots(host, game, 'master'); // threads have started, nets are read, code is warm
      for (const level of botLevels) {
        const before = await spent();
        const answers = await playBots(host, game, level);
        perBotAnswer.push({ game, level, server: round(less(await spent(), before).server / answers) });
      }
    }
    return {
      ...settings,
      store,
      empty: rounded(empty),
      perSocket: { opened: over(opened, sockets), everySecond: over(less(withSockets, empty), sockets) },
      perMatch: { begun: over(begun, matches), everySecond: over(less(withMatches, withSockets), matches) },
      perBotAnswer,
    };
  } finally {
    for (const player of people) player.close();
    for (const node of nodes) await node.stop();
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function connect(people: readonly Player[], index: number): Promise<void> {
  await people[index]?.signIn(`Person ${index}`);
  await people[index]?.connect();
}

async function beginMatch(people: readonly Player[]): Promise<void> {
  const match = await openTable(people, 'race', 0, { clockMs: dayMs });
  for (const player of people) await player.watch(match);
}

/** Plays against two bots of a level until they have answered often enough or it is over; says how often. */
async function playBots(host: Player, game: string, level: string): Promise<number> {
  const bot = { kind: 'bot', level };
  const { id } = await host.call<Table>('POST', '/api/tables', { game, seats: [{ kind: 'me' }, bot, bot] });
  await host.call('POST', `/api/tables/${id}/start`, {});
  let own = 0;
  const theirs = (): number => (host.states.get(id)?.seq ?? 0) - own;
  /** Only the host is waited for: bots have nothing to think about. */
  const isQuiet = (): boolean =>
    host.states.get(id)?.waitedFor.length === 1 && host.states.get(id)?.questions.length !== 0;
  await playThrough([host], id, {
    game,
    bots: 2,
    undoChance: 0,
    acknowledged: () => {
      own += 1;
    },
    pace: async () => {},
    stop: () => theirs() >= botAnswers && isQuiet(),
  });
  return theirs();
}

const each = (cost: Cost, change: (ms: number) => number): Cost => ({
  server: change(cost.server),
  database: cost.database === null ? null : change(cost.database),
});
/** What is too little to be measured is nothing. */
const less = (a: Cost, b: Cost): Cost => ({
  server: Math.max(0, a.server - b.server),
  database: a.database === null ? null : Math.max(0, a.database - (b.database ?? 0)),
});
const round = (ms: number): number => Number(ms.toPrecision(3));
const rounded = (cost: Cost): Cost => each(cost, round);
const over = (cost: Cost, many: number): Cost => rounded(each(cost, (ms) => ms / Math.max(1, many)));

export function upkeepInWords({ store, empty, perSocket, perMatch, perBotAnswer, sockets, matches }: Upkeep): string {
  const say = ({ server, database }: Cost): string =>
    `${server} ms${database === null ? '' : ` and ${database} ms of the database`}`;
  return [
    `${store}: processor time of the server with ${sockets} sockets and ${matches} matches`,
    `  every second with nobody there: ${say(empty)}`,
    `  a socket: ${say(perSocket.opened)} to sign in and connect, then ${say(perSocket.everySecond)} a second`,
    `  a match with a clock: ${say(perMatch.begun)} to begin, then ${say(perMatch.everySecond)} a second`,
    ...perBotAnswer.map(({ game, level, server }) => `  an answer of ${level} in ${game}: ${server} ms`),
    '',
  ].join('\n');
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
