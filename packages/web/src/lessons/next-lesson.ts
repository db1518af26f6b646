// Which lesson comes after another: the next of its game that is not done, or the first that was left out before it.

/** The game that the id of a lesson begins with. */
export const gameOf = (lesson: string): string => lesson.split('-')[0] ?? '';

/** Null: all of its game are done. */
export function nextLesson(all: readonly string[], lesson: string, done: readonly string[]): string | null {
  const open = all.filter((id) => gameOf(id) === gameOf(lesson) && id !== lesson && !done.includes(id));
  const at = all.indexOf(lesson);
  return open.find((id) => all.indexOf(id) > at) ?? open[0] ?? null;
}
