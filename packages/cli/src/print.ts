// Results go to standard output, everything else to standard error.

export function printLine(text = ''): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** A number short enough to read. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (Math.abs(value) >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString('en');
  return value.toPrecision(3);
}

/** The most frequent entries first. */
export function printCounts(title: string, counts: Readonly<Record<string, number>>, most = 20): void {
  const entries = Object.entries(counts).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  printLine(`${title}: ${entries.length} different`);
  for (const [name, count] of entries.slice(0, most)) printLine(`  ${short(count).padStart(9)}  ${name}`);
  if (entries.length > most) printLine(`  ${'…'.padStart(9)}  and ${entries.length - most} more`);
}
