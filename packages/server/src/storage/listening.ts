// What one node writes the others hear of through NOTIFY, which carries only what changed; they read it from the tables.
// There is one connection that listens, and one loop that opens it again when it is lost.

import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { channel } from './postgres.ts';

export interface Listener {
  close(): Promise<void>;
}

interface Heard {
  notification(payload: string): void;
  /** There was a break: whatever was announced meanwhile went unheard. */
  resumed(): void;
  trouble(error: Error): void;
}

const firstWaitMs = 100;
/** So that it is back soon after the database is. */
const longestWaitMs = 1500;
const heartbeatMs = 3000;
const replyMs = 3000;

export async function listen(url: string, heard: Heard): Promise<Listener> {
  const closing = new AbortController();
  let line = await connect(url, heard);
  const loop = (async () => {
    for (;;) {
      await line.lost;
      const next = await again(url, heard, closing.signal);
      if (next === null) return;
      line = next;
      heard.resumed();
    }
  })();
  return {
    close: async () => {
      closing.abort();
      line.end();
      await loop;
    },
  };
}

interface Line {
  /** Resolves when the connection is gone. */
  readonly lost: Promise<void>;
  end(): void;
}

async function connect(url: string, heard: Heard): Promise<Line> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: replyMs,
    query_timeout: replyMs,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  const end = (): void => {
    client.end().catch(() => {});
  };
  client.on('notification', ({ payload }) => heard.notification(payload ?? ''));
  client.on('error', heard.trouble);
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
  } catch (error) {
    end();
    throw error;
  }
  // A connection that only hears does not notice that the other side is gone or hangs.
  const beat = setInterval(() => {
    client.query('select 1').catch((error: Error) => {
      heard.trouble(error);
      end();
    });
  }, heartbeatMs);
  void lost.then(() => clearInterval(beat));
  return { lost, end };
}

/** Tries until it is there, a little less often each time, and not in step with other nodes; null when closing. */
async function again(url: string, heard: Heard, closing: AbortSignal): Promise<Line | null> {
  for (let wait = firstWaitMs; !closing.aborted; wait = Math.min(wait * 2, longestWaitMs)) {
    await setTimeout(wait * (0.5 + Math.random() / 2), null, { signal: closing }).catch(() => {});
    if (closing.aborted) return null;
    try {
      const line = await connect(url, heard);
      if (!closing.aborted) return line;
      line.end(); // closed while it was being opened
      return null;
    } catch (error) {
      heard.trouble(error instanceof Error ? error : new Error(String(error)));
    }
  }
  return null;
}
