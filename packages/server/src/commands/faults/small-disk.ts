// A folder whose disk can be made full and free again: a file system of its own in memory where this account may mount one,
// otherwise a limit on what the server may write.

import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Nothing more can be written there by these processes, or by anybody. */
  fill(pids: readonly number[]): void;
  free(pids: readonly number[]): void;
  remove(): void;
}

const diskSize = '160m';

/** Null where there is neither way. */
export function openSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-disk-'));
  const isMounted = done('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'orrery-chaos', folder]);
  const remove = (): void => {
    if (isMounted) done('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  if (isMounted) return { folder, ...filledUp(folder), remove };
  if (done('prlimit', ['--version'])) return { folder, ...limited, remove };
  remove();
  return null;
}

function filledUp(folder: string): Pick<SmallDisk, 'fill' | 'free'> {
  const filler = join(folder, 'filler');
  return {
    fill: () => {
      const file = openSync(filler, 'w');
      for (const size of [1 << 20, 1 << 12, 1]) while (fits(file, size));
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
  };
}

function fits(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size, 1)) === size;
  } catch {
    return false;
  }
}

/** No file may become longer than one byte; what is there stays. */
const limited: Pick<SmallDisk, 'fill' | 'free'> = {
  fill: (pids) => limit(pids, '1:unlimited'),
  free: (pids) => limit(pids, 'unlimited'),
};

function limit(pids: readonly number[], fsize: string): void {
  for (const pid of pids) execFileSync('prlimit', ['--pid', String(pid), `--fsize=${fsize}`], { stdio: 'pipe' });
}

function done(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
