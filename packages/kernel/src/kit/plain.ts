// Plain data, compared and judged: what JSON can carry without loss, and where two values part.

/** Equal as data; the order of keys plays no part. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b) || !isBranch(a) || !isBranch(b)) return false;
  let keys = 0;
  for (const key in a) {
    const other = b[key];
    if (other === undefined && !Object.hasOwn(b, key)) return false;
    if (!equal(a[key], other)) return false;
    keys += 1;
  }
  for (const _ in b) keys -= 1;
  return keys === 0;
}

/** Equal as answers: the order within lists of words and numbers plays no part, since most name a set of cards. */
export const sameAnswer = (a: unknown, b: unknown): boolean => equal(a, b) || equal(sorted(a), sorted(b));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const simple = value.every((each) => typeof each === 'string' || typeof each === 'number');
    return simple ? value.toSorted() : value.map(sorted);
  }
  if (!isBranch(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sorted(each)]));
}

/** The first place where two values differ, with both sides, or null when they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (equal(a, b)) return null;
  if (isBranch(a) && isBranch(b) && Array.isArray(a) === Array.isArray(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    for (const key of keys) {
      const found = difference(a[key], b[key], path === '' ? key : `${path}.${key}`);
      if (found !== null) return found;
    }
  }
  return `${path === '' ? 'the whole' : path}: ${brief(a)} against ${brief(b)}`;
}

/** The first place that JSON would lose or change (undefined, NaN, a class, a hole …), or null when all is plain. */
export function notPlain(value: unknown, path = '', depth = 0): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path || 'value'} is ${value}`;
  if (!isBranch(value)) return `${path || 'value'} is ${typeof value}`;
  if (depth > 100) return `${path} does not end`;
  const proto: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${path || 'value'} is an array with holes or extras`;
  } else if (proto !== Object.prototype && proto !== null) {
    return `${path || 'value'} is not a plain record`;
  }
  for (const key of Object.keys(value)) {
    const found = notPlain(value[key], path === '' ? key : `${path}.${key}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A value in a few words, for findings; whatever it is, this does not throw. */
export function brief(value: unknown): string {
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function') return typeof value;
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    text = 'something JSON cannot carry';
  }
  if (typeof value === 'number' || text === undefined) text = String(value);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
