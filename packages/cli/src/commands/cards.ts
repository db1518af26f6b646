// `cards check FILE`: judges own cards and explains every mistake by its place. `cards schema`: the JSON Schema for
// editors.

import { ownCardSchema } from '@orrery/own-cards';
import type { CardFace } from '@orrery/race';
import { openOwnCards, sayMistake } from '../own-card-file.ts';
import { printJson, printLine } from '../print.ts';
import { type Call, type Command, type ExitCode, isSet, UsageError } from '../usage.ts';

export const cards: Command = {
  name: 'cards',
  summary: 'Own cards for Race: "check FILE…" explains every mistake by its place, "schema" prints the JSON Schema.',
  operands: 'check FILE…',
  options: { json: { type: 'boolean', help: 'print the report as JSON' } },
  run(call) {
    const [task, ...files] = call.files;
    if (task === 'schema' && files.length === 0) {
      printLine(JSON.stringify(ownCardSchema(), null, 2));
      return 0;
    }
    if (task !== 'check') throw new UsageError('say what to do: check FILE… or schema');
    if (files.length === 0) throw new UsageError('check needs a file');
    return check(files, call);
  },
};

function check(files: readonly string[], { values }: Call): ExitCode {
  const opened = files.map((file) => ({ file, ...openOwnCards(file) }));
  if (isSet(values, 'json')) {
    const reports = opened.map(({ file, cards: found, mistakes }) => ({
      file,
      designs: found.length,
      cards: copiesOf(found),
      mistakes,
    }));
    printJson({ files: reports });
  } else {
    for (const { file, cards: found, mistakes } of opened) {
      for (const mistake of mistakes) printLine(sayMistake(mistake));
      if (mistakes.length > 0) printLine(`${file}: ${count(mistakes.length, 'mistake')}`);
      else printLine(`${file}: ${count(found.length, 'design')}, ${count(copiesOf(found), 'card')}, all fine`);
    }
  }
  return opened.every(({ mistakes }) => mistakes.length === 0) ? 0 : 1;
}

const copiesOf = (list: readonly CardFace[]): number => list.reduce((sum, { copies }) => sum + (copies.custom ?? 0), 0);
const count = (amount: number, thing: string): string => `${amount} ${thing}${amount === 1 ? '' : 's'}`;
