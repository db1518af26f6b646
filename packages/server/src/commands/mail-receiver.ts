// A server that takes mail and keeps it, at a local address.

import { createServer } from 'node:net';

export interface MailReceiver {
  readonly url: string;
  readonly mails: string[];
  /** Resolves when the next one comes. */
  next(): Promise<void>;
  close(): Promise<void>;
}

export async function startMailReceiver(): Promise<MailReceiver> {
  const mails: string[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((line) => {
    let text = '';
    let inMail = false;
    line.on('error', () => {});
    line.write('220 ready\r\n');
    line.on('data', (data) => {
      text += String(data);
      for (;;) {
        const end = text.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = text.slice(0, end);
        text = text.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          mails.push(said);
          for (const tell of waiting.splice(0)) tell();
        }
        const isData = !inMail && /^data/i.test(said);
        inMail = isData;
        if (isData) line.write('354 go on\r\n');
        else line.write(/^quit/i.test(said) ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    mails,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => new Promise((done) => server.close(() => done())),
  };
}
