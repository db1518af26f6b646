// `verify`: re-runs a record: seed against its published hash, each answer legal, same result.

import { verify as verdictsOn } from '@orrery/capsules';
import { sayRefusal } from '../options.ts';
import { printJson, printLine } from '../print.ts';
import { openRecord } from '../record-file.ts';
import { type Command, isSet } from '../usage.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Re-runs a record: seed against its published hash, each answer legal, same result.',
  operands: 'FILE',
  options: { json: { type: 'boolean', help: 'print the verdicts as JSON' } },
  async run({ values, files }) {
    const opened = openRecord(files, 'verify');
    const verdicts = opened.ok
      ? await verdictsOn(opened.value.game, opened.value.record)
      : [{ what: 'record', agrees: false, detail: sayRefusal(opened.refusal) }];
    const agrees = verdicts.every((verdict) => verdict.agrees);
    if (isSet(values, 'json')) printJson({ agrees, verdicts });
    else {
      for (const verdict of verdicts) {
        printLine(`${verdict.agrees ? 'agrees ' : 'DIFFERS'}  ${verdict.what.padEnd(8)} ${verdict.detail}`);
      }
    }
    return agrees ? 0 : 1;
  },
};
