// A server node as a process of its own, for chaos and load: started, killed without warning, started again.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { metricsSettings } from './read-metrics.ts';

export interface ChildServer {
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  /** SIGKILL: no goodbye, nothing is flushed. */
  kill(): Promise<void>;
  /** SIGTERM: in order. Resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGSTOP and SIGCONT: it stands still and goes on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
}

const startMs = 120_000;
/** As `npm start` and the image run it. */
export const serverFlags: readonly string[] = [
  '--max-semi-space-size=128',
  '--no-parallel-scavenge',
  '--always-sparkplug',
];

export async function startChild(
  script: URL,
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = serverFlags,
): Promise<ChildServer> {
  const child = spawn(process.execPath, [...flags, ...process.execArgv, fileURLToPath(script), 'serve'], {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...metricsSettings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killIt = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', killIt); // nobody is left behind
  const gone = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      process.off('exit', killIt);
      resolve(code);
    }),
  );
  const port = await portOf(child, gone);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return gone;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    signal: (name) => {
      child.kill(name);
    },
  };
}

function portOf(child: ChildProcess, gone: Promise<unknown>): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error('the server did not start')), startMs);
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /http:\/\/[^\s:]+:(\d+)\//.exec(said)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    });
    void gone.then((code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code} before it listened`));
    });
  });
}
