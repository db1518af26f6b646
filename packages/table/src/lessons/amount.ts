// Numbers in the texts of a lesson, read off the table: nothing is counted here that the games do not say. An amount is a
// path: names with dots between them. `[key=value]` keeps the entries of a list that fit, `[value]` those that are it, a name after
// a list takes its first entry's, `#` at the end counts a list, `+name` adds up (lists by their length), `%` makes whole percents
// of a share. Two paths may be added or subtracted.

export type Readable = Readonly<Record<string, unknown>>;

/** The number at the end of a path, or null if there is none. */
export function amountAt(path: string, from: Readable): number | null {
  const [first = '', sign, second] = path.split(/ ([+-]) /);
  const one = single(first, from);
  if (sign === undefined || second === undefined) return one;
  const other = single(second, from);
  if (one === null || other === null) return null;
  return sign === '+' ? one + other : one - other;
}

/** All of them, or null if one is missing. */
export function amountsAt(paths: Readonly<Record<string, string>>, from: Readable): Record<string, number> | null {
  const found: Record<string, number> = {};
  for (const [name, path] of Object.entries(paths)) {
    const amount = amountAt(path, from);
    if (amount === null) return null;
    found[name] = amount;
  }
  return found;
}

function single(path: string, from: Readable): number | null {
  let here: unknown = from;
  for (const step of path.match(/[^.[\]#+%]+|\[[^\]]*\]|#|%|\+[^.[\]#]+/g) ?? []) here = taken(here, step);
  return typeof here === 'number' ? here : null;
}

function taken(here: unknown, step: string): unknown {
  if (step === '#') return Array.isArray(here) ? here.length : null;
  if (step === '%') return typeof here === 'number' ? Math.round(100 * here) : null;
  if (step.startsWith('+')) return Array.isArray(here) ? added(here, step.slice(1)) : null;
  if (step.startsWith('[')) return Array.isArray(here) ? here.filter((each) => fits(each, step.slice(1, -1))) : null;
  if (Array.isArray(here) && !/^\d+$/.test(step)) return field(here[0], step);
  return field(here, step);
}

const field = (here: unknown, name: string): unknown =>
  typeof here === 'object' && here !== null ? (Reflect.get(here, name) ?? null) : null;

function fits(entry: unknown, condition: string): boolean {
  const [name = '', value] = condition.split('=');
  if (value === undefined) return entry === name;
  return String(field(entry, name)) === value;
}

function added(list: readonly unknown[], name: string): number | null {
  let sum = 0;
  for (const entry of list) {
    const part = field(entry, name);
    const amount = Array.isArray(part) ? part.length : part;
    if (typeof amount !== 'number') return null;
    sum += amount;
  }
  return sum;
}
