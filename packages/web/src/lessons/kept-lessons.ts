// What is kept on this device about lessons: where each was left, which are done, and whether somebody is new here.

import { keptMatches, read, write } from '../local/saved-match.ts';

const progressKey = (lesson: string): string => `orrery/lesson/${lesson}`;
const doneKey = 'orrery/lessons-done';
const knowsKey = 'orrery/knows';

/** Where a lesson was left, in a line of its own above what is needed to go on. */
interface Left {
  readonly step: number;
  readonly of: number;
}

export function keepLesson(lesson: string, { step, of }: Left, saved: string): void {
  write(progressKey(lesson), `${step}/${of}\n${saved}`);
}

export function leftLesson(lesson: string): (Left & { readonly saved: string }) | null {
  const [, step, of, saved] = /^(\d+)\/(\d+)\n(.*)$/s.exec(read(progressKey(lesson)) ?? '') ?? [];
  return saved === undefined ? null : { step: Number(step), of: Number(of), saved };
}

export function forgetLesson(lesson: string): void {
  write(progressKey(lesson), null);
}

export const doneLessons = (): readonly string[] => (read(doneKey) ?? '').split(' ').filter((id) => id !== '');

export function markDone(lesson: string): void {
  if (!doneLessons().includes(lesson)) write(doneKey, [...doneLessons(), lesson].join(' '));
  write(progressKey(lesson), null);
}

/** Nothing was ever played here, and nobody said that it is known. */
export const isNewHere = (): boolean => read(knowsKey) === null && keptMatches().length === 0;

export function markKnown(): void {
  write(knowsKey, 'yes');
}
