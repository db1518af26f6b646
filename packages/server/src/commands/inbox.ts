// Takes the notices of simulated people: a webhook of each at one local address.

import { createServer } from 'node:http';
import type { Notice } from '@orrery/protocol';

export interface Inbox {
  readonly host: string;
  /** The webhook of a person. */
  addressOf(name: string): string;
  /** All that came, by name. */
  readonly received: Map<string, Notice[]>;
  /** Resolves when the next one comes, or after so long. */
  next(mostMs: number): Promise<void>;
  close(): Promise<void>;
}

export async function startInbox(): Promise<Inbox> {
  const received = new Map<string, Notice[]>();
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const name = request.url?.slice(1) ?? '';
      const notice: Notice = JSON.parse(body);
      received.set(name, [...(received.get(name) ?? []), notice]);
      response.writeHead(204).end();
      for (const tell of waiting) tell();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
  return {
    host,
    addressOf: (name) => `http://${host}/${name}`,
    received,
    next: (mostMs) =>
      new Promise((resolve) => {
        const tell = (): void => {
          clearTimeout(timer);
          waiting.delete(tell);
          resolve();
        };
        const timer = setTimeout(tell, mostMs);
        waiting.add(tell);
      }),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
