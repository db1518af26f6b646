// The page as `npm start` serves it, on a free port.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ServedPage {
  readonly address: string;
  /** At once, as when the machine is gone. */
  stop(): void;
}

export function servePage(more: Readonly<Record<string, string>> = {}): Promise<ServedPage> {
  // All browsers of a test come from one address, as a whole town would not.
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    REQUESTS_PER_MINUTE: '100000',
    PASSWORDS_PER_MINUTE: '100000',
    ...more,
  };
  const server = spawn(process.execPath, ['tools/start.mjs'], { cwd: root, env });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address !== undefined) resolve({ address, stop: () => server.kill('SIGKILL') });
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', (chunk) => {
      said += chunk;
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
