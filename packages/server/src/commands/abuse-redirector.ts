// What stands around a server that is to be abused: a host that it trusts and that sends everybody on, one that nobody may be
// sent to, and a mailbox.

import { createServer, type Server } from 'node:http';
import type { AbusedPlace } from './abuse-attempts.ts';
import { startMailReceiver } from './mail-receiver.ts';

export interface Surroundings extends Pick<AbusedPlace, 'redirector' | 'strayed' | 'mails'> {
  /** What the server must know of them. */
  readonly env: Readonly<Record<string, string>>;
}

export async function atRedirector<T>(work: (around: Surroundings) => Promise<T>): Promise<T> {
  let strayed = 0;
  const forbidden = createServer((_, response) => {
    strayed += 1;
    response.writeHead(204).end();
  });
  const target = await listening(forbidden);
  const sendsOn = createServer((request, response) => {
    request.resume();
    response.writeHead(request.url?.startsWith('/slack') === true ? 307 : 302, { location: `${target}/secret` }).end();
  });
  const redirector = await listening(sendsOn);
  const mail = await startMailReceiver();
  const env = {
    NOTICE_HOSTS: new URL(redirector).host,
    SMTP_URL: mail.url,
    SMTP_FROM: 'Orrery <table@example.com>',
    PUBLIC_URL: 'http://127.0.0.1',
    REQUESTS_PER_MINUTE: '1000000',
  };
  try {
    return await work({ env, redirector, strayed: () => strayed, mails: mail.mails });
  } finally {
    for (const server of [forbidden, sendsOn]) server.close();
    await mail.close();
  }
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
}
