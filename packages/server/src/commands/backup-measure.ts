// `backup --measure MATCHES`: so many matches are stored, people play at 100 answers a second, and a backup runs beside
// them. Prints how long answers took without it and with it.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from './child-server.ts';
import { LoadBench, type Measured } from './load-bench.ts';
import { fillStore } from './stored-copies.ts';

const answersPerSecond = 100;
const playing = 60;
const most = { p999: 250, max: 1000 } as const;

export async function measureBackup(script: URL, matches: number, seconds: number, asJson: boolean): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-backup-'));
  try {
    note(`${matches} matches are being stored`);
    await fillStore(script, null, folder, matches);
    const server = await startChild(script, {
      DATA_DIR: folder,
      REQUESTS_PER_MINUTE: '10000000',
      MESSAGES_PER_SECOND: '1000',
    });
    const bench = new LoadBench(server.address, 'race');
    try {
      await bench.open(playing);
      note('answers without a backup');
      const without = await bench.run(seconds, answersPerSecond);
      note('answers beside a backup');
      const file = join(folder, 'backup.jsonl');
      const startedAt = performance.now();
      let backupSeconds = 0;
      const backup = backUp(script, folder, file).then(() => {
        backupSeconds = (performance.now() - startedAt) / 1000;
      });
      const beside = await bench.run(backup, answersPerSecond);
      const found = {
        matches,
        megabytes: Math.round(statSync(file).size / 1e6),
        backupSeconds: Math.round(backupSeconds * 10) / 10,
        without: shown(without),
        beside: shown(beside),
      };
      const isFine = beside.latency.p999 <= most.p999 && beside.latency.max <= most.max && beside.answers > 0;
      process.stdout.write(asJson ? `${JSON.stringify(found)}\n` : inWords(found, isFine));
      return isFine ? 0 : 1;
    } finally {
      bench.close();
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As somebody would type it: a process of its own. */
function backUp(script: URL, folder: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(script), 'backup', file], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the backup ended with ${code}`))));
  });
}

const shown = ({ answers, seconds, latency, refused }: Measured) => ({
  answersPerSecond: Math.round(answers / seconds),
  refused,
  latencyMs: latency,
});

interface Found {
  readonly matches: number;
  readonly megabytes: number;
  readonly backupSeconds: number;
  readonly without: ReturnType<typeof shown>;
  readonly beside: ReturnType<typeof shown>;
}

function inWords(found: Found, isFine: boolean): string {
  const line = (name: string, { answersPerSecond: rate, latencyMs, refused }: Found['without']): string =>
    `  ${name}: ${rate} answers a second, ${refused} refused; median ${latencyMs.p50} ms, 99 of 100 within ${latencyMs.p99} ms, 999 of 1,000 within ${latencyMs.p999} ms, slowest ${latencyMs.max} ms`;
  return [
    `${found.matches} matches, ${found.megabytes} MB in ${found.backupSeconds} s`,
    line('without', found.without),
    line('beside ', found.beside),
    isFine ? 'All is well.' : `TOO SLOW: 999 of 1,000 within ${most.p999} ms and none over ${most.max} ms are wanted.`,
    '',
  ].join('\n');
}

const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
