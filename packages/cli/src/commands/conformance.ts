// `conformance`: replays recorded games of another engine through ours and shows where they part; also the illegal
// answers that must be refused, and live mode.

import type { LiveOptions } from '../conformance/verdict.ts';
import { type Conformer, conformers, type Difference, type GameVerdict, type Judged } from '../conformers.ts';
import { linesOf } from '../lines.ts';
import { budgetOf } from '../options.ts';
import { printJson, printLine } from '../print.ts';
import { type Progress, progressOf } from '../progress.ts';
import { type Call, type Command, isSet, type OptionValues, textOf, UsageError } from '../usage.ts';

export const conformance: Command = {
  name: 'conformance',
  summary: 'Replays recorded games (.jsonl or .jsonl.gz) and compares every step; closes with "N passed, M failed".',
  operands: 'FILE…',
  options: {
    game: { type: 'string', value: 'race|roll', help: 'which game the files are of (race)' },
    illegal: { type: 'string', value: 'FILE', help: 'give these illegal answers within the recorded games of FILE…' },
    live: { type: 'boolean', help: 'play seats of matches that an outside engine drives, line by line' },
    'live-self': {
      type: 'boolean',
      help: 'live mode against the recorded games of FILE…; a bot that is named must know a legal answer everywhere',
    },
    bot: { type: 'string', value: 'NAME', help: 'who plays our seats in live mode (random)' },
    think: { type: 'string', value: 'MS', help: 'budget of the bot per decision, by time' },
    sims: { type: 'string', value: 'N', help: 'budget of the bot per decision, by simulations' },
    json: { type: 'boolean', help: 'print the verdicts as JSON' },
  },
  async run(call) {
    const conformer = conformerOf(call.values);
    if (isSet(call.values, 'live')) return live(conformer, call.values);
    if (call.files.length === 0) throw new UsageError('no file is named');
    return judgeAll(judged(conformer, call), call.values);
  },
};

function conformerOf(values: OptionValues): Conformer {
  const name = textOf(values, 'game') ?? 'race';
  const found = Object.hasOwn(conformers, name) ? conformers[name] : undefined;
  if (found !== undefined) return found;
  throw new UsageError(`there are no recorded games of "${name}", only of ${Object.keys(conformers).join(' and ')}`);
}

function live(conformer: Conformer, values: OptionValues): Promise<number> {
  if (conformer.live === undefined) throw new UsageError('this game has no live mode');
  return conformer.live(liveOptions(values, textOf(values, 'bot') ?? 'random'));
}

const liveOptions = (values: OptionValues, bot: string): LiveOptions => ({ bot, ...budgetOf(values) });

function judged(conformer: Conformer, { values, files }: Call): AsyncIterable<Judged> {
  const illegal = textOf(values, 'illegal');
  if (illegal !== null) {
    if (conformer.illegal === undefined) throw new UsageError('this game has no illegal answers on file');
    return conformer.illegal(files, illegal);
  }
  if (!isSet(values, 'live-self')) return replayed(conformer, files);
  if (conformer.liveSelf === undefined) throw new UsageError('this game has no live mode');
  const bot = textOf(values, 'bot');
  return conformer.liveSelf(files, bot === null ? null : liveOptions(values, bot));
}

/** Every game of every file, one per line. */
async function* replayed(conformer: Conformer, files: readonly string[]): AsyncGenerator<Judged> {
  for (const file of files) {
    let line = 0;
    for await (const text of linesOf(file)) {
      line += 1;
      const place = `${file}:${line}`;
      const raw = parsed(text);
      const named = typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string';
      const id = named ? `${raw.id} (${place})` : place;
      yield { id, verdict: raw === undefined ? notAGame('a game as JSON', text.slice(0, 60)) : safely(conformer, raw) };
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function safely(conformer: Conformer, raw: unknown): GameVerdict {
  try {
    return conformer.replay(raw);
  } catch (error) {
    return notAGame('a game that can be replayed', error instanceof Error ? error.message : String(error));
  }
}

const notAGame = (expected: string, got: string): GameVerdict => ({
  passed: false,
  difference: { round: null, phase: null, seat: null, field: 'game', expected, got },
});

async function judgeAll(all: AsyncIterable<Judged>, values: OptionValues): Promise<0 | 1> {
  const json = isSet(values, 'json');
  const progress = progressOf('conformance', null);
  const accepted: Record<string, number> = {};
  const failures: (Difference & { id: string })[] = [];
  let passed = 0;
  for await (const { id, verdict } of all) {
    if (verdict.passed) {
      passed += 1;
      for (const name of verdict.accepted ?? []) accepted[name] = (accepted[name] ?? 0) + 1;
    } else {
      failures.push({ id, ...verdict.difference });
      if (!json) printDifference(id, verdict.difference, progress);
    }
    progress.at(passed + failures.length, `${failures.length} failed`);
  }
  progress.end();
  const failed = failures.length;
  if (json) printJson({ passed, failed, accepted, failures });
  else {
    for (const [name, games] of Object.entries(accepted).sort()) printLine(`accepted in ${games} games: ${name}`);
    printLine(`${passed} passed, ${failed} failed`);
  }
  return failed === 0 ? 0 : 1;
}

function printDifference(id: string, difference: Difference, progress: Progress): void {
  const { round, phase, seat, field, expected, got } = difference;
  progress.end();
  printLine(`${id}: round ${round ?? '-'}, phase ${phase ?? '-'}, seat ${seat ?? '-'}, ${field}`);
  printLine(`  expected ${say(expected)}`);
  printLine(`  got      ${say(got)}`);
}

const say = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)));
