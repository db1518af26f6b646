// What a list shows of a table's options: whatever is long, such as own cards, is left out and only counted. Opening the
// table shows all of it.

import type { Table } from '@orrery/protocol';

const longest = 500;

export function abridged(options: unknown): Pick<Table, 'options' | 'leftOut'> {
  if (typeof options !== 'object' || options === null) return { options };
  const entries = Object.entries(options);
  const isLong = ([, value]: readonly [string, unknown]): boolean => (JSON.stringify(value) ?? '').length > longest;
  const long = entries.filter(isLong);
  if (long.length === 0) return { options };
  return {
    options: Object.fromEntries(entries.filter((entry) => !isLong(entry))),
    leftOut: Object.fromEntries(long.map(([name, value]) => [name, sizeOf(value)])),
  };
}

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : String(value).length;
