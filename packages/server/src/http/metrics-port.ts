// The figures of a node, for the operator's own machines. They are no business of the public: they have a port of their own,
// or are given to who knows a token.

import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refusal.ts';

export function addMetrics(app: FastifyInstance, config: Config, metrics: Metrics): void {
  const wanted = config.metricsToken;
  if (wanted === null) return;
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${wanted}`)) throw new Refused('server/not-you');
    reply.header('Content-Type', metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

/** Takes as long for a near miss as for any other. */
function isSame(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}

export interface MetricsPort {
  readonly port: number;
  close(): Promise<void>;
}

export async function openMetricsPort(host: string, port: number, metrics: Metrics): Promise<MetricsPort> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
