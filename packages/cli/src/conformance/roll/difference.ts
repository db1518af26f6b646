// Finding the first field in which two plain values differ.

export interface Parting {
  readonly field: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** Null if both say the same; the order of fields does not matter. */
export function parting(expected: unknown, got: unknown, field = ''): Parting | null {
  if (Object.is(expected, got)) return null;
  if (!isCompound(expected) || !isCompound(got) || Array.isArray(expected) !== Array.isArray(got)) {
    return { field, expected, got };
  }
  if (Array.isArray(expected) && Array.isArray(got) && expected.length !== got.length) return { field, expected, got };
  for (const key of new Set([...Object.keys(expected), ...Object.keys(got)])) {
    const found = parting(expected[key], got[key], field === '' ? key : `${field}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

const isCompound = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
