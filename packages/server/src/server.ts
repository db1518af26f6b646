// Puts the parts together: storage, matches, driver, sockets, HTTP. One call starts a node, another ends it in order.

import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Thinker } from './bots/thinker.ts';
import type { Config } from './config.ts';
import { Ending } from './ending.ts';
import { addHealth } from './health.ts';
import { openApp } from './http/app.ts';
import { addLimits } from './http/limits.ts';
import { addMetrics, openMetricsPort } from './http/metrics-port.ts';
import { servePage } from './http/page.ts';
import { addRoutes } from './http/routes.ts';
import { Driver } from './matches/driver.ts';
import { Keeper } from './matches/keeper.ts';
import { openOldRules } from './matches/old-rules.ts';
import { type Metrics, openMetrics } from './metrics.ts';
import { openNotices } from './notices/notices.ts';
import { orderSecret } from './orders/delays.ts';
import { openHasher } from './people/hashing.ts';
import { openRules } from './rules/rules.ts';
import { Attention, type EyesOn } from './sockets/attention.ts';
import { type Door, openDoor } from './sockets/door.ts';
import { Gatherings } from './sockets/gatherings.ts';
import { Hub } from './sockets/hub.ts';
import type { Look } from './storage/calendar.ts';
import { lockFolder } from './storage/folder-lock.ts';
import { openStore, type Store } from './storage/store.ts';
import { openChatLimits } from './tables/chat-limits.ts';
import { startPruning } from './tables/pruning.ts';
import { isTrouble } from './trouble.ts';

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  /** Of the figures, where they have one of their own. */
  readonly metricsPort: number | null;
  stop(): Promise<void>;
}

export interface Helpers {
  readonly thinker: Thinker;
  readonly logger: FastifyBaseLogger;
  /** The program that threads start from; without one the embedded store writes in this thread. */
  readonly script?: URL;
}

export async function startServer(config: Config, helpers: Helpers): Promise<RunningServer> {
  const ending = new Ending();
  try {
    return await startParts(config, helpers, ending);
  } catch (error) {
    await ending.end();
    throw error;
  }
}

async function startParts(
  config: Config,
  { thinker, logger, script }: Helpers,
  ending: Ending,
): Promise<RunningServer> {
  ending.add(() => thinker.close());
  const metrics = openMetrics();
  const onTrouble = (error: unknown): void => {
    if (!isTrouble(error)) return;
    metrics.troubles.inc();
    logger.error({ err: error }, 'something went wrong');
  };
  const store = await openOwnStore(config, { logger, script, onTrouble, ending });
  const oldRules = ending.adding(openOldRules(script));
  const onCommit = (seconds: number): void => metrics.commitSeconds.observe(seconds);
  const keeper = ending.adding(new Keeper(store, onTrouble, { onCommit, oldRules }));
  const rules = ending.adding(openRules(script));
  const hasher = ending.adding(openHasher(script, config.passwordThreads));
  const driver = await openDriver(config, { store, keeper, thinker, metrics, logger, onTrouble });
  ending.adding(driver);
  await driver.start();
  const hub = new Hub(store, keeper, onTrouble);
  const gatherings = new Gatherings(store, config.node, onTrouble);
  const attention = new Attention();
  const eyesOn: EyesOn = (person, match, asked) => attention.eyesOn(hub.watchesBy(match, person), asked);
  const notices = ending.adding(await openNotices({ store, keeper, attention, eyesOn, config, onTrouble }));
  const { standInLevel, botThinkMs: thinkMs } = config;
  const app = await openApp(config, metrics, logger);
  ending.add(() => closeApp(app));
  const passwordLimit = await addLimits(app, config);
  const chatLimits = openChatLimits(config.chatLinesPerMinute, config.chatLinesPerTable);
  const services = {
    store,
    keeper,
    hub,
    gatherings,
    attention,
    thinker,
    metrics,
    chatLimits,
    rules,
    standInLevel,
    thinkMs,
  };
  const sockets = openDoor(app, config, services, onTrouble);
  ending.add(() => sockets.close());
  addGauges(metrics, { store, keeper, driver, hub, sockets });
  addHealth(app, config, store, driver);
  addMetrics(app, config, metrics);
  const parts = {
    store,
    keeper,
    driver,
    config,
    hasher,
    passwordLimit,
    metrics,
    chatLimits,
    rules,
    notices,
    onTrouble,
  };
  addRoutes(app, parts);
  await servePage(app, { folder: config.webDir, publicUrl: config.publicUrl, store });
  const { metricsHost, metricsPort: wanted } = config;
  const metricsPort = wanted === null ? null : ending.adding(await openMetricsPort(metricsHost, wanted, metrics));
  await app.listen({ host: config.host, port: config.port });
  const pruning = startPruning(store, config, (pruned) => logger.info(pruned, 'pruned'), onTrouble);
  ending.add(() => pruning.stop());
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}/`,
    port,
    metricsPort: metricsPort?.port ?? null,
    stop: () => ending.end(),
  };
}

interface Driven {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly thinker: Thinker;
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger;
  readonly onTrouble: (error: unknown) => void;
}

async function openDriver(
  config: Config,
  { store, keeper, thinker, metrics, logger, onTrouble }: Driven,
): Promise<Driver> {
  return new Driver(store, keeper, thinker, {
    node: config.node,
    leaseMs: config.leaseMs,
    graceMs: config.deadlineGraceMs,
    thinkMs: config.botThinkMs,
    standInLevel: config.standInLevel,
    standInPauseMs: config.standInPauseMs,
    orderSecret: await orderSecret(store),
    onTrouble,
    onDecision: (level, seconds) => metrics.botSeconds.observe({ level }, seconds),
    onClock: (look) => sayClock(logger, look),
  });
}

interface Storing {
  readonly logger: FastifyBaseLogger;
  readonly script: URL | undefined;
  readonly onTrouble: (error: unknown) => void;
  readonly ending: Ending;
}

async function openOwnStore(config: Config, { logger, script, onTrouble, ending }: Storing): Promise<Store> {
  const lock = config.databaseUrl === null ? lockFolder(config.dataDir) : null;
  ending.add(() => lock?.release());
  const store = await openStore({
    url: config.databaseUrl,
    folder: config.dataDir,
    connections: config.databaseConnections,
    script,
    onTrouble,
    clockOffsetMs: config.testClockOffsetMs,
  });
  ending.adding(store);
  if (store.missingEntries > 0) {
    logger.error({ missing: store.missingEntries }, `${store.missingEntries} entries that were stored are missing`);
  }
  // Nobody else writes to the embedded store: leases are those of a process that is gone.
  if (store.kind === 'sqlite') await store.db.deleteFrom('leases').execute();
  return store;
}

const sweepMs = 50;
const patienceMs = 3000;

/** Requests under way are answered; connections that are idle, or become so, are closed; who hangs on is cut off. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  const cutOff = setTimeout(() => {
    for (const socket of app.websocketServer.clients) socket.terminate();
    app.server.closeAllConnections();
  }, patienceMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cutOff);
}

interface Watched {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly driver: Driver;
  readonly hub: Hub;
  readonly sockets: Door;
}

function addGauges(metrics: Metrics, { store, keeper, driver, hub, sockets }: Watched): void {
  metrics.gauge('orrery_sockets', 'Open sockets', () => sockets.count());
  metrics.gauge('orrery_sockets_waiting_bytes', 'Bytes that sockets have not taken yet', () => sockets.waitingBytes());
  metrics.gauge('orrery_watches', 'Matches that sockets watch, counted per socket', () => hub.watching);
  metrics.gauge('orrery_matches_loaded', 'Matches in memory', () => keeper.loaded);
  metrics.gauge('orrery_leases_held', 'Matches driven by this node', () => driver.held);
  metrics.gauge('orrery_clock_off_seconds', 'This clock against the database’s', () => driver.clock.offByMs / 1000);
  metrics.gauge('orrery_log_damaged', 'Matches whose log was found damaged', () => keeper.damaged);
  metrics.gauge('orrery_log_missing', 'Stored entries missing at the start', () => store.missingEntries);
}

function sayClock(logger: FastifyBaseLogger, look: Look): void {
  if (look.jumpedMs !== 0) logger.warn(look, 'the clock of the database jumped: deadlines wait a while');
  else if (look.agrees) logger.warn(look, 'the clock agrees with the database again: matches are driven');
  else logger.error(look, 'the clock does not agree with the database: this node drives no match');
}
