// Each entry of a log holds a hash of the one before it as it is stored, the first one of the header. So a log that was
// damaged tells where: bytes that changed, an entry that is missing, one that belongs to another match. The hash of the last
// entry is kept beside the log (`tails`), so that its end cannot change or vanish unseen. Entries from before
// there were hashes are unchained; what is wrong with them is noticed only by their numbers, or by the entry after them.

import { hash } from 'node:crypto';
import type { LogTable, TailsTable } from './schema.ts';

const bytes = 16;

const hashOf = (text: string): string => hash('sha256', text, 'buffer').subarray(0, bytes).toString('base64url');

/** What the entry after this one carries; null: the first entry of a match with this header. */
export function hashBefore(header: string, last: LogTable | null): string {
  return last === null ? hashOf(header) : hashOfEntry(last);
}

/** It is needed twice, at the end of the log and in the entry after it, and costs more than looking it up. */
const hashes = new WeakMap<LogTable, string>();

export function hashOfEntry(entry: LogTable): string {
  const known = hashes.get(entry);
  if (known !== undefined) return known;
  const made = hashOf(textOf(entry));
  hashes.set(entry, made);
  return made;
}

const textOf = (entry: LogTable): string =>
  JSON.stringify([
    entry.match_id,
    entry.seq,
    entry.kind,
    entry.seat,
    entry.question,
    entry.answer,
    entry.once_key,
    entry.at,
    entry.by,
    entry.rules,
    entry.before,
  ]);

export interface Damage {
  /** The entry that is missing, changed or foreign; 0 is the header. */
  readonly entry: number;
  readonly what: 'missing' | 'changed' | 'foreign';
}

/** Where a log, all of it, was damaged; null if it is whole. `tail` is what was kept of its end, if anything was. */
export function damageIn(header: string, log: readonly LogTable[], tail: Tail | null = null): Damage | null {
  return damageInChain(header, log) ?? damageAtEnd(log, tail);
}

export type Tail = Pick<TailsTable, 'seq' | 'hash'>;

/** Nodes of the version before add entries without keeping the end: a log may be longer than what was kept. */
function damageAtEnd(log: readonly LogTable[], tail: Tail | null): Damage | null {
  if (tail === null) return null;
  const last = log[tail.seq - 1];
  if (last === undefined) return { entry: log.length + 1, what: 'missing' };
  return hashOfEntry(last) === tail.hash ? null : { entry: tail.seq, what: 'changed' };
}

function damageInChain(header: string, log: readonly LogTable[]): Damage | null {
  for (const [index, entry] of log.entries()) {
    if (entry.seq !== index + 1) return { entry: index + 1, what: 'missing' };
    if (follows(header, log, index)) continue;
    // If the next one does not follow this one either, this one is what does not belong here.
    const isForeign = index + 1 < log.length && !follows(header, log, index + 1);
    return isForeign ? { entry: entry.seq, what: 'foreign' } : { entry: index, what: 'changed' };
  }
  return null;
}

function follows(header: string, log: readonly LogTable[], index: number): boolean {
  const before = log[index]?.before ?? null;
  return before === null || before === hashBefore(header, log[index - 1] ?? null);
}
