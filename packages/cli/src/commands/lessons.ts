// `lessons`: plays every lesson by its line and with every other answer, and reads its texts in all languages. What came out
// is held against the numbers of the last look (`tests/lessons`), which also name the rules that they belong to.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostedGames } from '@orrery/table';
import {
  lessons as all,
  checkTexts,
  type Finding,
  type Lesson,
  type LessonNumbers,
  playLesson,
} from '@orrery/table/lessons';
import { languages } from '@orrery/words';
import { type LessonText, lessonTexts } from '@orrery/words/lessons';
import { goldenFolder } from '../golden/golden-folder.ts';
import { printJson, printLine } from '../print.ts';
import { type Command, isSet, UsageError } from '../usage.ts';

/** What a look at a lesson left behind. */
interface Checked {
  /** The rules it was checked under. */
  readonly rules: number;
  readonly numbers: LessonNumbers;
}

interface Report {
  readonly lesson: string;
  readonly rules: number;
  readonly beats: number;
  readonly branches: number;
  /** Of the line in English, and the same with every reason opened. */
  readonly words: number;
  readonly allWords: number;
  readonly findings: readonly Finding[];
}

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
    const reports: Report[] = [];
    for (const lesson of all) reports.push(await reportOn(lesson, folder, task === 'renew'));
    if (isSet(values, 'json')) printJson({ lessons: reports });
    else for (const report of reports) sayReport(report);
    return reports.every(({ findings }) => findings.length === 0) ? 0 : 1;
  },
};

async function reportOn(lesson: Lesson, folder: string, renews: boolean): Promise<Report> {
  const { rulesVersion: rules } = hostedGames[lesson.game].game;
  const played = playLesson(lesson);
  const texts = await Promise.all(
    languages.map(async ({ code }) => [code, (await lessonTexts(code))[lesson.id]] as const),
  );
  const file = join(folder, `${lesson.id}.json`);
  if (renews) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify({ rules, numbers: played.numbers } satisfies Checked, null, 2)}\n`);
  }
  const before: Checked | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const found = [
    ...texts.flatMap(([code, text]) => checkTexts(lesson, code, text)),
    ...played.findings,
    ...differences(lesson.id, before, { rules, numbers: played.numbers }),
  ];
  const text = texts.find(([code]) => code === 'en')?.[1];
  const words = text === undefined ? 0 : played.read.reduce((sum, each) => sum + countWords(lineOf(text, each)), 0);
  const reasons = Object.values(text?.beats ?? {}).reduce((sum, { why }) => sum + countWords(why), 0);
  const beats = lesson.parts.reduce((sum, part) => sum + part.beats.length, 0);
  const { branches } = played;
  return { lesson: lesson.id, rules, beats, branches, words, allWords: words + reasons, findings: found };
}

/** What is other than at the last look. */
function differences(lesson: string, before: Checked | null, now: Checked): Finding[] {
  const note = (beat: string, what: string): Finding => ({ lesson, beat, what });
  if (before === null) return [note('', 'was never checked: npm run lessons -- renew')];
  const found =
    before.rules === now.rules ? [] : [note('', `was checked under rules ${before.rules}, not ${now.rules}`)];
  for (const beat of new Set([...Object.keys(before.numbers), ...Object.keys(now.numbers)])) {
    const [was, is] = [before.numbers, now.numbers].map((numbers) => JSON.stringify(numbers[beat] ?? null));
    if (was !== is) found.push(note(beat, `numbers were ${was} and are ${is}`));
  }
  return found;
}

function lineOf(text: LessonText, { beat, reply }: { readonly beat: string; readonly reply: string | null }): string {
  const said = text.beats[beat];
  return reply === null ? `${said?.title} ${said?.say}` : (said?.replies?.[reply] ?? '');
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
const minutes = (words: number): string => (words / wordsPerMinute).toFixed(1);

function sayReport({ lesson, rules, beats, branches, words, allWords, findings }: Report): void {
  const reading = `${words} words, ${minutes(words)} min (${minutes(allWords)} with every reason)`;
  printLine(`${lesson.padEnd(18)} rules ${rules}, ${beats} beats, ${branches} other answers, ${reading}`);
  for (const { beat, what } of findings) printLine(`  ${beat === '' ? 'lesson' : beat}: ${what}`);
}
