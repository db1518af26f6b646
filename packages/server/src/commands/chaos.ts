// `chaos`: people and bots play over real sockets while one thing after the other goes wrong: nodes are killed, stand still
// or have a wrong clock, the database is away or hangs, the disk is full, sockets are not read, lines fall silent.
// Afterwards the log is held against everything that was acknowledged: nothing lost, nothing twice, no seat taken, all
// matches finished. Their tables are rated, some give orders, some look only when a notice tells them to: ratings, notices and
// orders are held against the log too. With more than one node on PostgreSQL, people go on at another node.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../storage/store.ts';
import { BadCall, readArguments } from './arguments.ts';
import { checked, summedUp } from './chaos-checks.ts';
import { describeEntry, type FaultSpan, type Findings, inWords, isFine, lateWaits } from './chaos-findings.ts';
import { bringAbout } from './chaos-run.ts';
import { ChaosTables } from './chaos-tables.ts';
import { type ChildServer, startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { Correspondence } from './correspondence.ts';
import { delivered } from './delivered.ts';
import { type Fault, faultNames, type Scene } from './faults/fault.ts';
import { chooseFaults, inTurn } from './faults/in-turn.ts';
import { Relay } from './faults/relay.ts';
import { openSmallDisk, type SmallDisk } from './faults/small-disk.ts';
import { Starvation } from './faults/starvation.ts';
import { startInbox } from './inbox.ts';
import { moveCalendar } from './move-calendar.ts';
import { type OwnPostgres, startPostgres } from './own-postgres.ts';

const usage = [
  'npm run chaos -- [--kills 100] [--times 3] [--nodes 1] [--matches 6] [--postgres] [--faults NAME,NAME] [--json]',
  `  faults: ${faultNames.join(', ')}; without the option all that the store allows, in turn`,
  '  --kills: how often a node is killed; --times: how often everything else goes wrong',
  '  several nodes: on PostgreSQL; database-… needs PostgreSQL, disk-full the embedded store',
].join('\n');

export const chaos: Command = async (args, script) => {
  const wanted = {
    kills: { type: 'string', default: '100' },
    times: { type: 'string', default: '3' },
    nodes: { type: 'string', default: '1' },
    matches: { type: 'string', default: '6' },
    faults: { type: 'string' },
    postgres: { type: 'boolean' },
    json: { type: 'boolean' },
  } as const;
  const given = readArguments(args, wanted, usage);
  if (given.flag('help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const nodes = given.number('nodes', 1, 9);
  const onPostgres = nodes > 1 || given.flag('postgres');
  const [kills, times] = [given.number('kills', 0, 100_000), given.number('times', 0, 100_000)];
  const atOnce = given.number('matches', 1, 200);
  const chosen = chooseFaults(given.text('faults'), onPostgres, usage);
  // So that everything is put away when somebody stops it by hand.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const disk = chosen.some(({ name }) => name === 'disk-full') ? openSmallDisk() : null;
  const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), 'orrery-chaos-'));
  const putAway = (): void => (disk === null ? rmSync(folder, { recursive: true, force: true }) : disk.remove());
  process.once('exit', putAway);
  const faults = withoutDisk(chosen, disk, given.text('faults') !== undefined);
  const sequence = inTurn(faults, (name) => (name === 'kill' ? kills : times));
  const postgres = onPostgres ? await startPostgres() : null;
  const place = { postgres, disk, folder };
  const findings = await run(script, { nodes, atOnce, faults: sequence }, place).catch(async (error) => {
    note(error instanceof Error ? (error.stack ?? error.message) : String(error));
    await postgres?.stop();
    return process.exit(1); // nodes and people are still at it, and would be for ever
  });
  await postgres?.stop();
  process.stdout.write(given.flag('json') ? `${JSON.stringify(findings)}\n` : inWords(findings));
  return isFine(findings) ? 0 : 1;
};

/** Where no disk can be made full this fault is left out, unless somebody asked for it. */
function withoutDisk(faults: readonly Fault[], disk: SmallDisk | null, isAsked: boolean): readonly Fault[] {
  const needs = ({ name }: Fault): boolean => name === 'disk-full';
  if (disk !== null || !faults.some(needs)) return faults;
  const why = 'A disk can be made full only by who may mount one, or where there is "prlimit".';
  if (isAsked) throw new BadCall(why);
  note(`${why} disk-full is left out.`);
  return faults.filter((fault) => !needs(fault));
}

interface Settings {
  readonly nodes: number;
  readonly atOnce: number;
  /** In their order. */
  readonly faults: readonly Fault[];
}

interface Place {
  readonly postgres: OwnPostgres | null;
  readonly disk: SmallDisk | null;
  readonly folder: string;
}

/** Pairs of people who play by correspondence. */
const mostLetters = 3;
/** Further than a wrong clock was off: what it put off is due then. Nobody's time runs out within it. */
const aheadMs = 2 * 3_600_000;

async function run(script: URL, settings: Settings, place: Place): Promise<Findings> {
  const startedAt = performance.now();
  const { postgres, disk, folder } = place;
  const inbox = await startInbox();
  const env = {
    DATA_DIR: folder,
    REQUESTS_PER_MINUTE: '1000000',
    LEASE_MS: '1500',
    BOT_THREADS: '1',
    NOTICE_HOSTS: inbox.host,
    NOTICE_EVERY_MS: '500',
    LOG_LEVEL: 'fatal', // that something goes wrong is what it is for
    ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
  };
  const start = (more: Readonly<Record<string, string>>): Promise<ChildServer> =>
    startChild(script, { ...env, ...more });
  const nodes = await Promise.all(Array.from({ length: settings.nodes }, () => start({})));
  const isRelayed = settings.faults.some(({ name }) => name === 'half-open');
  const relays = isRelayed ? await Promise.all(nodes.map(({ port }) => Relay.before(port))) : [];
  const tables = new ChaosTables(
    (isRelayed ? relays : nodes).map(({ address }) => address),
    inbox,
    note,
  );
  const direct = nodes.map(({ address }) => address);
  const letters = new Correspondence(direct, inbox, (entry) => tables.accepted(entry), note);
  const starvation = new Starvation(() => [nodes.map(({ pid }) => pid), postgres?.pids() ?? []]);
  const scene: Scene = {
    nodes,
    startAgain: async (index, more = {}) => {
      nodes[index] = await start({ ...more, PORT: String(nodes[index]?.port) });
    },
    postgres,
    disk,
    relays,
    seated: () => tables.seated(),
  };
  const spans: FaultSpan[] = [];
  let isOn = true;
  const faults = bringAbout(settings.faults, scene, tables, spans, note).finally(() => {
    isOn = false;
  });
  const writing = letters.write(Math.min(settings.atOnce, mostLetters));
  await Promise.race([writing, Promise.all([faults, tables.play(settings.atOnce, () => isOn)])]);
  starvation.stop();
  const store = await openStore({ url: postgres?.url ?? null, folder, connections: 2, onTrouble: () => {} });
  letters.end();
  await moveCalendar(store, aheadMs);
  await writing;
  await delivered(store);
  for (const relay of relays) await relay.close();
  for (const node of nodes) await node.stop();
  const matches = [...tables.matches, ...letters.matches];
  const found = await checked(
    store,
    { matches, tables, letters, inbox, spans, isAlone: store.kind === 'sqlite' },
    note,
  );
  await store.close();
  await inbox.close();
  for (const entry of found.entries) note(describeEntry(entry, spans));
  const breaks = tables.people.flatMap(({ gaps }) => gaps);
  const late = lateWaits(spans, breaks, settings.nodes);
  const ofLoad = late.filter(({ at, ms }) => starvation.share(at, at + ms) > 0.5);
  return summedUp({
    store: store.kind,
    nodes: settings.nodes,
    matches: matches.length,
    found,
    tables,
    spans,
    waits: { tooLong: late.length, ofLoad: ofLoad.length },
    seconds: Math.round((performance.now() - startedAt) / 1000),
  });
}

const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
