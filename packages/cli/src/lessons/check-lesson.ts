// One lesson, played and read: by its line, with every other answer, in all languages, against the numbers of the last look.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostedGames } from '@orrery/table';
import { checkTexts, type Finding, type Lesson, type LessonNumbers, playLesson } from '@orrery/table/lessons';
import { languages } from '@orrery/words';
import { filled, type LessonText, lessonTexts } from '@orrery/words/lessons';

/** What a look at a lesson left behind. */
interface Checked {
  /** The rules it was checked under. */
  readonly rules: number;
  readonly numbers: LessonNumbers;
}

export interface LessonReport {
  readonly lesson: string;
  readonly rules: number;
  readonly beats: number;
  readonly branches: number;
  /** Of the line in English, and the same with every reason opened. */
  readonly words: number;
  readonly allWords: number;
  readonly findings: readonly Finding[];
}

/** `renews` writes down what comes out now. */
export async function reportOn(lesson: Lesson, folder: string, renews: boolean): Promise<LessonReport> {
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
  const numbersOf = (name: string): Readonly<Record<string, number>> => played.numbers[name] ?? {};
  const words = played.read.reduce((sum, { beat, reply }) => {
    const name = reply === null ? beat : `${beat}/${reply}`;
    return sum + countWords(filled(lineOf(text, beat, reply), numbersOf(name)));
  }, 0);
  const reasons = Object.entries(text?.beats ?? {});
  const more = reasons.reduce((sum, [beat, { why }]) => sum + countWords(filled(why, numbersOf(beat))), 0);
  const beats = lesson.parts.reduce((sum, part) => sum + part.beats.length, 0);
  const { branches } = played;
  return { lesson: lesson.id, rules, beats, branches, words, allWords: words + more, findings: found };
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

/** What a learner reads of a beat, its choices among it, or of what is said to an answer. */
function lineOf(text: LessonText | undefined, beat: string, reply: string | null): string {
  const said = text?.beats[beat];
  if (said === undefined) return '';
  if (reply !== null) return said.replies?.[reply] ?? '';
  return [said.title, said.say, ...Object.values(said.choices ?? {})].join(' ');
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
