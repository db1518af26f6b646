// Lines of text files, plain or packed with gzip, one after the other so that files may be large.

import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { UsageError } from './usage.ts';

/** All lines of a file that are not empty. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = isPacked(file);
  const stream = createReadStream(file);
  const input = packed ? stream.pipe(createGunzip()) : stream;
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) if (line.trim() !== '') yield line;
}

/** By its first two bytes; the name does not matter. */
function isPacked(file: string): boolean {
  try {
    const handle = openSync(file, 'r');
    const head = Buffer.alloc(2);
    readSync(handle, head, 0, 2, 0);
    closeSync(handle);
    return head[0] === 0x1f && head[1] === 0x8b;
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
