// Reading a command line: known options only; whatever is wrong with the call is one line and exit code 2.

import { parseArgs } from 'node:util';

/** The call was wrong; the message is the one line that says how. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help, for example `N` or `FILE`. */
  readonly value?: string;
  readonly help: string;
  readonly multiple?: boolean;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type OptionValues = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

export interface Call {
  readonly values: OptionValues;
  readonly files: readonly string[];
}

/** 0 = fine, 1 = it found something wrong, 2 = the call was wrong; live mode also has 3 = something differed. */
export type ExitCode = number;

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What follows the name, for example `FILE…`. */
  readonly operands: string;
  readonly options: OptionSpecs;
  run(call: Call): Promise<ExitCode> | ExitCode;
}

export function readCall(command: Command, args: readonly string[]): Call {
  try {
    const options = Object.fromEntries(
      Object.entries(command.options).map(([name, { type, multiple }]) => [
        name,
        { type, multiple: multiple ?? false },
      ]),
    );
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    if (positionals.length > 0 && command.operands === '') {
      throw new UsageError(`${command.name} takes no files, but got ${positionals[0]}`);
    }
    return { values: { ...values }, files: positionals };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const [line = 'the call cannot be read'] = error instanceof Error ? error.message.split('\n') : [];
    throw new UsageError(line.split('. To specify')[0] ?? line);
  }
}

export function helpFor(command: Command): string {
  const rows = Object.entries(command.options).map(([name, { value, help }]) => [
    `  --${name}${value === undefined ? '' : ` ${value}`}`,
    help,
  ]);
  rows.push(['  --help', 'this text']);
  const width = Math.max(...rows.map(([left = '']) => left.length)) + 2;
  const lines = rows.map(([left = '', right = '']) => `${left.padEnd(width)}${right}`);
  return [
    `npm run ${command.name} -- ${[command.operands, '[options]'].filter((part) => part !== '').join(' ')}`,
    '',
    command.summary,
    '',
    ...lines,
    '',
  ].join('\n');
}

export function textOf(values: OptionValues, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}

export const isSet = (values: OptionValues, name: string): boolean => values[name] === true;

/** A whole number of at least `least`, or the default. */
export function countOf<D extends number | null>(values: OptionValues, name: string, least: number, or: D): number | D {
  const text = textOf(values, name);
  if (text === null) return or;
  const count = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(count) || count < least) {
    throw new UsageError(`--${name} takes a whole number of at least ${least}, not "${text}"`);
  }
  return count;
}
