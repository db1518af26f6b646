// Whether an answer is the kind that a reply speaks of: everything the pattern names must be in it. Lists need not be whole
// nor in order; `not` turns a part round.

export function fits(pattern: unknown, answer: unknown): boolean {
  if (Array.isArray(pattern)) return Array.isArray(answer) && listFits(pattern, answer);
  if (!isObject(pattern)) return pattern === answer;
  if ('not' in pattern) return !fits(pattern.not, answer);
  return isObject(answer) && Object.entries(pattern).every(([name, part]) => fits(part, answer[name]));
}

/** Each part of the pattern fits an entry of its own. */
function listFits(pattern: readonly unknown[], answer: readonly unknown[]): boolean {
  const left = answer.slice();
  for (const part of pattern) {
    const at = left.findIndex((entry) => fits(part, entry));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
