// The figures of a server that a command or a test started itself: it was given a token that only this process knows.

import { randomBytes } from 'node:crypto';

const token = randomBytes(16).toString('hex');

/** For the environment of the server. */
export const metricsSettings = { METRICS_TOKEN: token } as const;

export async function readMetrics(address: string): Promise<string> {
  const reply = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(`/metrics: ${reply.status}`);
  return reply.text();
}
