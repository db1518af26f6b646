// `backup --measure MATCHES`: so many matches are stored, people play at 100 answers a second, and a backup runs beside
// them. Prints how long answers took without it and with it. Then the backup is restored, and a backup of what came of that
// must be the same to the byte.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
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
    const file = join(folder, 'backup.jsonl');
    const answers = await besideBackup(server.address, seconds, () => type(script, 'backup', folder, file)).finally(
      () => server.stop(),
    );
    const restored = await restoredIsSame(script, folder, file);
    const found = { matches, megabytes: Math.round(statSync(file).size / 1e6), ...answers, restored };
    process.stdout.write(asJson ? `${JSON.stringify(found)}\n` : inWords(found));
    return isQuick(found) && restored.same ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long answers take without a backup, and while it is made. */
async function besideBackup(address: string, seconds: number, backUp: () => Promise<number>) {
  const bench = new LoadBench([address], 'race');
  try {
    await bench.open(playing);
    note('answers without a backup');
    const without = await bench.run(seconds, answersPerSecond);
    note('answers beside a backup');
    const backup = backUp();
    const beside = await bench.run(backup, answersPerSecond);
    return { backupSeconds: await backup, without: shown(without), beside: shown(beside) };
  } finally {
    bench.close();
  }
}

async function restoredIsSame(script: URL, folder: string, file: string): Promise<Found['restored']> {
  note('the backup is being restored');
  const [into, again] = [join(folder, 'restored'), join(folder, 'again.jsonl')];
  mkdirSync(into);
  const seconds = await type(script, 'restore', into, file);
  await type(script, 'backup', into, again);
  return { seconds, same: (await hashOf(file)) === (await hashOf(again)) };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** As somebody would type it, in a process of its own. Resolves with the seconds it took. */
function type(script: URL, command: 'backup' | 'restore', folder: string, file: string): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(script), command, file], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', (code) => {
      if (code === 0) resolve(Math.round((performance.now() - startedAt) / 100) / 10);
      else reject(new Error(`${command} ended with ${code}`));
    });
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
  /** Whether a backup of what was restored is the same, to the byte. */
  readonly restored: { readonly seconds: number; readonly same: boolean };
}

const isQuick = ({ beside: { latencyMs, answersPerSecond: rate } }: Found): boolean =>
  latencyMs.p999 <= most.p999 && latencyMs.max <= most.max && rate > 0;

function inWords(found: Found): string {
  const line = (name: string, { answersPerSecond: rate, latencyMs, refused }: Found['without']): string =>
    `  ${name}: ${rate} answers a second, ${refused} refused; median ${latencyMs.p50} ms, 99 of 100 within ${latencyMs.p99} ms, 999 of 1,000 within ${latencyMs.p999} ms, slowest ${latencyMs.max} ms`;
  return [
    `${found.matches} matches, ${found.megabytes} MB in ${found.backupSeconds} s`,
    line('without', found.without),
    line('beside ', found.beside),
    `  restored in ${found.restored.seconds} s: a backup of that is ${found.restored.same ? 'the same' : 'ANOTHER ONE'}`,
    isQuick(found)
      ? 'Answers came in time.'
      : `TOO SLOW: 999 of 1,000 within ${most.p999} ms and none over ${most.max} ms are wanted.`,
    '',
  ].join('\n');
}

const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
