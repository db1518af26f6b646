// `chaos`: people and bots play over real sockets while server processes are killed with SIGKILL at random moments and
// started again. Afterwards the log is held against everything that was acknowledged: nothing lost, nothing twice, all
// matches finished. With more than one node on PostgreSQL, people go on at another node.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../storage/store.ts';
import { readArguments } from './arguments.ts';
import { type ChildServer, startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { type OwnPostgres, startPostgres } from './own-postgres.ts';
import { Player } from './player.ts';
import { type Acknowledged, openTable, type Play, playThrough } from './simulated-match.ts';

const usage =
  'npm run chaos -- [--kills 100] [--nodes 1] [--matches 6] [--postgres] [--json] (several nodes: on PostgreSQL)';
const longestGapMs = 5000;
const slowStartSeconds = 8;
const answersBetween = 20;

interface Findings {
  readonly store: string;
  readonly nodes: number;
  readonly kills: number;
  readonly matches: number;
  readonly finished: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  readonly unasked: number;
  readonly reconnects: number;
  readonly gapMs: { readonly median: number; readonly max: number };
  readonly seconds: number;
}

export const chaos: Command = async (args, script) => {
  const wanted = {
    kills: { type: 'string', default: '100' },
    nodes: { type: 'string', default: '1' },
    matches: { type: 'string', default: '6' },
    postgres: { type: 'boolean' },
    json: { type: 'boolean' },
  } as const;
  const given = readArguments(args, wanted, usage);
  if (given.flag('help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const nodes = given.number('nodes', 1, 9);
  const settings = { kills: given.number('kills', 0, 100_000), nodes, atOnce: given.number('matches', 1, 200) };
  const postgres = nodes > 1 || given.flag('postgres') ? await startPostgres() : null;
  const folder = mkdtempSync(join(tmpdir(), 'orrery-chaos-'));
  try {
    const findings = await run(script, settings, postgres, folder);
    process.stdout.write(given.flag('json') ? `${JSON.stringify(findings)}\n` : inWords(findings));
    return isFine(findings) ? 0 : 1;
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

interface Settings {
  readonly kills: number;
  readonly nodes: number;
  readonly atOnce: number;
}

async function run(script: URL, settings: Settings, postgres: OwnPostgres | null, folder: string): Promise<Findings> {
  const startedAt = performance.now();
  const env: Record<string, string> = {
    DATA_DIR: folder,
    REQUESTS_PER_MINUTE: '1000000',
    LEASE_MS: '1500',
    BOT_THREADS: '1',
    ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
  };
  const nodes = await Promise.all(Array.from({ length: settings.nodes }, () => startChild(script, env)));
  const addresses = nodes.map((node) => node.address);
  const acknowledged: Acknowledged[] = [];
  const matches: string[] = [];
  const people: Player[] = [];
  let killing = true;
  const tables = Array.from({ length: settings.atOnce }, async (_, index) => {
    do {
      const [pair, match] = await playOne(addresses, index, acknowledged, (id) => matches.push(id));
      people.push(...pair);
      for (const player of pair) player.close();
      if (matches.length % 10 === 0) note(`${matches.length} matches, last ${match}`);
    } while (killing);
  });
  const killer = killAll(script, env, nodes, settings.kills, () => acknowledged.length).finally(() => {
    killing = false;
  });
  await Promise.all([killer, ...tables]);
  for (const node of nodes) await node.stop();
  const store = await openStore({
    url: postgres?.url ?? null,
    folder,
    connections: 2,
    onTrouble: () => {},
  });
  const checked = await check(store, matches, acknowledged);
  await store.close();
  const gaps = people.flatMap((player) => player.gaps).sort((a, b) => a - b);
  return {
    store: store.kind,
    nodes: settings.nodes,
    kills: settings.kills,
    matches: matches.length,
    ...checked,
    acknowledged: acknowledged.length,
    reconnects: people.reduce((sum, player) => sum + player.reconnects, 0),
    gapMs: { median: Math.round(gaps[gaps.length >> 1] ?? 0), max: Math.round(gaps.at(-1) ?? 0) },
    seconds: Math.round((performance.now() - startedAt) / 1000),
  };
}

async function playOne(
  addresses: readonly string[],
  index: number,
  acknowledged: Acknowledged[],
  begun: (match: string) => void,
): Promise<[Player[], string]> {
  const play: Play = {
    game: index % 3 === 2 ? 'roll' : 'race',
    bots: index % 2,
    undoChance: 0.05,
    acknowledged: (entry) => acknowledged.push(entry),
    pace: () => new Promise((resolve) => setTimeout(resolve, 5)),
    stop: () => false,
  };
  const pair = [new Player(addresses), new Player(addresses)];
  for (const [seat, player] of pair.entries()) {
    await player.signIn(`Person ${index} ${seat}`);
    await player.connect();
  }
  const match = await openTable(pair, play.game, play.bots);
  begun(match);
  await playThrough(pair, match, play);
  return [pair, match];
}

async function killAll(
  script: URL,
  env: Record<string, string>,
  nodes: ChildServer[],
  kills: number,
  progress: () => number,
): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    // One in four at once, wherever it stands; the others when people have got through and play again.
    if (kill % 4 !== 0) await untilProgress(progress);
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 800));
    const index = Math.floor(Math.random() * nodes.length);
    const node = nodes[index];
    if (node === undefined) continue;
    await node.kill();
    const killedAt = performance.now();
    nodes[index] = await startChild(script, { ...env, PORT: String(node.port) });
    const seconds = (performance.now() - killedAt) / 1000;
    if (kill % 10 === 0 || seconds > slowStartSeconds) note(`${kill} kills; up again after ${seconds.toFixed(1)} s`);
  }
}

async function untilProgress(progress: () => number): Promise<void> {
  const before = progress();
  const giveUpAt = performance.now() + longestGapMs * 2;
  while (progress() < before + answersBetween && performance.now() < giveUpAt) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What the log says of what was acknowledged. */
async function check(store: Store, matches: readonly string[], acknowledged: readonly Acknowledged[]) {
  let lost = 0;
  let twice = 0;
  let unasked = 0;
  let finished = 0;
  for (const match of matches) {
    const rows = await store.db.selectFrom('log').selectAll().where('match_id', '=', match).orderBy('seq').execute();
    const seats = await store.db.selectFrom('seats').selectAll().where('table_id', '=', match).execute();
    const people = new Set(seats.filter((seat) => seat.kind === 'person').map((seat) => seat.seat));
    const told = acknowledged.filter((entry) => entry.match === match);
    // The server keeps a key with its seat before it.
    const stored = new Map(rows.map((row) => [row.seq, row.once_key?.replace(/^\d+-/, '')]));
    lost += told.filter((entry) => stored.get(entry.seq) !== entry.key).length;
    const keys = rows.flatMap((row) => row.once_key ?? []);
    twice += keys.length - new Set(keys).size + rows.filter((row, index) => row.seq !== index + 1).length;
    const ofPeople = rows.filter((row) => people.has(row.seat)).length;
    unasked += Math.max(0, ofPeople - new Set(told.map((entry) => entry.key)).size);
    const over = await store.db.selectFrom('matches').select('over').where('id', '=', match).executeTakeFirst();
    finished += over?.over ?? 0;
  }
  return { finished, lost, twice, unasked };
}

const isFine = ({ lost, twice, unasked, finished, matches, nodes, gapMs }: Findings): boolean =>
  lost + twice + unasked === 0 && finished === matches && (nodes === 1 || gapMs.max <= longestGapMs);

function inWords(f: Findings): string {
  return [
    `${f.kills} kills of ${f.nodes} ${f.nodes === 1 ? 'node' : 'nodes'} on ${f.store} in ${f.seconds} s`,
    `${f.matches} matches, ${f.finished} finished`,
    `${f.acknowledged} answers acknowledged: ${f.lost} lost, ${f.twice} counted twice, ${f.unasked} never sent`,
    `${f.reconnects} breaks of connections, going on after ${f.gapMs.median} ms (median), ${f.gapMs.max} ms at most`,
    isFine(f) ? 'All is well.' : 'SOMETHING IS WRONG.',
    '',
  ].join('\n');
}

const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
