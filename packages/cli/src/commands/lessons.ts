// `lessons`: plays every lesson by its line and with every other answer, and reads its texts in all languages. What came out
// is held against the numbers of the last look (`tests/lessons`), which also name the rules that they belong to.

import { join } from 'node:path';
import { lessons as all } from '@orrery/table/lessons';
import { goldenFolder } from '../golden/golden-folder.ts';
import { type LessonReport, reportOn } from '../lessons/check-lesson.ts';
import { printJson, printLine } from '../print.ts';
import { type Command, isSet, UsageError } from '../usage.ts';

const wordsPerMinute = 200;

export const lessons: Command = {
  name: 'lessons',
  summary: 'Plays every lesson by its line and with every other answer, and reads its texts in all languages.',
  operands: 'check|renew',
  options: { json: { type: 'boolean', help: 'print what was checked and found as JSON' } },
  async run({ values, files }) {
    const [task] = files;
    if (files.length !== 1 || (task !== 'check' && task !== 'renew')) throw new UsageError('say check or renew');
    const folder = join(goldenFolder(), '..', 'lessons');
    const reports: LessonReport[] = [];
    for (const lesson of all) reports.push(await reportOn(lesson, folder, task === 'renew'));
    if (isSet(values, 'json')) printJson({ lessons: reports });
    else for (const report of reports) sayReport(report);
    return reports.every(({ findings }) => findings.length === 0) ? 0 : 1;
  },
};

const minutes = (words: number): string => (words / wordsPerMinute).toFixed(1);

function sayReport({ lesson, rules, beats, branches, words, allWords, findings }: LessonReport): void {
  const reading = `${words} words, ${minutes(words)} min (${minutes(allWords)} with every reason)`;
  printLine(`${lesson.padEnd(18)} rules ${rules}, ${beats} beats, ${branches} other answers, ${reading}`);
  for (const { beat, what } of findings) printLine(`  ${beat === '' ? 'lesson' : beat}: ${what}`);
}
