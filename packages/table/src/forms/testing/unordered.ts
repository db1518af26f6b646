// Answers to compare: whatever a person ticks has no order.

export const unordered = (value: unknown): string => JSON.stringify(value, sorted);

function sorted(_: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => JSON.stringify(each, sorted)).sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}
