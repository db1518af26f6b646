// JSON in which the order of an object's keys plays no part: for comparing and hashing what was stored.

/** The same text for the same data, whatever the order in which its fields were written. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (isRecord(each) ? sorted(each) : each)) ?? 'null';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
