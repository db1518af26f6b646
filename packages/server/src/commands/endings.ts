// How many of something there should be, each once: how many are missing, how many are too many.

export interface Endings {
  readonly wanted: number;
  readonly lost: number;
  readonly twice: number;
}

/** What was not wanted at all is too many as well. */
export function held(wanted: readonly string[], found: readonly string[]): Endings {
  const left = new Map<string, number>();
  for (const each of found) left.set(each, (left.get(each) ?? 0) + 1);
  let lost = 0;
  for (const each of wanted) {
    const count = left.get(each) ?? 0;
    if (count === 0) lost += 1;
    else left.set(each, count - 1);
  }
  const twice = [...left.values()].reduce((sum, count) => sum + count, 0);
  return { wanted: wanted.length, lost, twice };
}
