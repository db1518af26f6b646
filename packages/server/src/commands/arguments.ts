// Reads `--name value` and `--name` from a command line; anything else is refused with a line that says how.

import { parseArgs } from 'node:util';

export class BadCall extends Error {
  override name = 'BadCall';
}

export type Wanted = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly default?: string }>>;

export interface Given {
  text(name: string): string | undefined;
  number(name: string, min: number, max: number): number;
  flag(name: string): boolean;
  readonly files: readonly string[];
}

export function readArguments(args: readonly string[], wanted: Wanted, usage: string): Given {
  const options = { ...wanted, help: { type: 'boolean' as const } };
  let parsed: { values: Record<string, string | boolean | undefined>; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true }) as typeof parsed;
  } catch (error) {
    throw new BadCall(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
  const { values, positionals } = parsed;
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    text,
    number: (name, min, max) => {
      const value = Number(text(name));
      if (Number.isInteger(value) && value >= min && value <= max) return value;
      throw new BadCall(`--${name} must be a whole number from ${min} to ${max}.\n${usage}`);
    },
    flag: (name) => values[name] === true,
    files: positionals,
  };
}
