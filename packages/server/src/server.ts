// Puts the parts together: storage, matches, driver, sockets, HTTP. One call starts a node, another ends it in order.

import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Thinker } from './bots/thinker.ts';
import type { Config } from './config.ts';
import { openApp } from './http/app.ts';
import { servePage } from './http/page.ts';
import { addPeopleRoutes } from './http/people-routes.ts';
import { addRecordRoutes, addTableRoutes } from './http/table-routes.ts';
import { Driver } from './matches/driver.ts';
import { Keeper } from './matches/keeper.ts';
import { type Metrics, openMetrics } from './metrics.ts';
import { Refused } from './refusal.ts';
import { openDoor } from './sockets/door.ts';
import { Hub } from './sockets/hub.ts';
import { openStore, type Store } from './storage/store.ts';

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  stop(): Promise<void>;
}

export interface Helpers {
  readonly thinker: Thinker;
  readonly logger: FastifyBaseLogger;
  /** The program that threads start from; without one the embedded store writes in this thread. */
  readonly script?: URL;
}

export async function startServer(config: Config, { thinker, logger, script }: Helpers): Promise<RunningServer> {
  const metrics = openMetrics();
  const onTrouble = (error: unknown): void => {
    metrics.troubles.inc();
    logger.error({ err: error }, 'something went wrong');
  };
  const store = await openStore({
    url: config.databaseUrl,
    folder: config.dataDir,
    connections: config.databaseConnections,
    script,
    onTrouble,
  });
  // Nobody else writes to the embedded store: leases are those of a process that is gone.
  if (store.kind === 'sqlite') await store.db.deleteFrom('leases').execute();
  const keeper = new Keeper(store, onTrouble, (seconds) => metrics.commitSeconds.observe(seconds));
  const driver = new Driver(store, keeper, thinker, {
    node: config.node,
    leaseMs: config.leaseMs,
    thinkMs: config.botThinkMs,
    standInLevel: config.standInLevel,
    onTrouble,
    onDecision: (level, seconds) => metrics.botSeconds.observe({ level }, seconds),
  });
  const hub = new Hub(store, keeper, onTrouble);
  const { standInLevel, botThinkMs: thinkMs } = config;
  const app = await openApp(config, metrics, logger);
  const sockets = openDoor(app, config, { store, keeper, hub, thinker, metrics, standInLevel, thinkMs }, onTrouble);
  metrics.gauge('orrery_sockets', 'Open sockets', () => sockets.count());
  metrics.gauge('orrery_matches_loaded', 'Matches in memory', () => keeper.loaded);
  metrics.gauge('orrery_leases_held', 'Matches driven by this node', () => driver.held);
  addOperations(app, config, store, metrics);
  addPeopleRoutes(app, store, config);
  addTableRoutes(app, { store, keeper, driver, config });
  addRecordRoutes(app, { store, keeper, driver, config });
  await servePage(app, config.webDir);
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await driver.close();
    await thinker.close();
    await store.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}/`,
    port,
    stop: async () => {
      sockets.close();
      await closeApp(app);
      await driver.close();
      await thinker.close();
      await keeper.close();
      await store.close();
    },
  };
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

function addOperations(app: FastifyInstance, config: Config, store: Store, metrics: Metrics): void {
  const free = { config: { rateLimit: false as const } };
  app.get('/health', free, async () => {
    await store.db.selectFrom('leases').select('match_id').limit(1).execute();
    return { ok: true, store: store.kind, node: config.node };
  });
  app.get('/metrics', free, async (request, reply) => {
    const wanted = config.metricsToken;
    if (wanted !== null && request.headers.authorization !== `Bearer ${wanted}`) throw new Refused('server/not-you');
    reply.header('Content-Type', metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
