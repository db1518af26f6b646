// What is kept on this device about lessons: where each was left, which are done, and whether somebody is new here.

import { settings } from '../flow/settings.svelte.ts';
import { keptMatches, read, write } from '../local/saved-match.ts';

const progress = 'orrery/lesson/';
const progressKey = (lesson: string): string => progress + lesson;
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

/** All that were left on the way. */
export function lessonsLeft(): string[] {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(progress));
    return kept.map((key) => key.slice(progress.length)).sort();
  } catch {
    return []; // nothing may be kept here
  }
}

export function forgetLesson(lesson: string): void {
  write(progressKey(lesson), null);
}

export const doneLessons = (): readonly string[] => (read(doneKey) ?? '').split(' ').filter((id) => id !== '');

export function markDone(lesson: string): void {
  if (doneLessons().length === 0) settings.learn();
  if (!doneLessons().includes(lesson)) write(doneKey, [...doneLessons(), lesson].join(' '));
  write(progressKey(lesson), null);
}

/** Nothing was ever played here, and nobody said that it is known. */
export const isNewHere = (): boolean => read(knowsKey) === null && keptMatches().length === 0;

export function markKnown(): void {
  write(knowsKey, 'yes');
}
