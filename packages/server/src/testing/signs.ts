// For tests: waiting for what a server does by itself, without a clock.

import { watch } from 'node:fs';

/**
 * Looks again whenever somebody has written into the database in this folder, or another sign has come, until it is as wanted.
 * How long that may take is up to the time-out of the test.
 */
export async function untilWritten(
  folder: string,
  isSo: () => boolean | Promise<boolean>,
  otherSign: () => Promise<void> = () => new Promise(() => {}),
): Promise<void> {
  const watcher = watch(folder);
  try {
    for (;;) {
      const written = new Promise<void>((resolve) => watcher.once('change', () => resolve()));
      if (await isSo()) return;
      await Promise.race([written, otherSign()]);
    }
  } finally {
    watcher.close();
  }
}

/** Asks again and again, each time when the answer before has come. */
export async function untilAnswered(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo()));
}
