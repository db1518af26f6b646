// What is remembered of a quiz: what was wrong comes again soon, and again later, until it was right twice in a row.

export interface QuizMemory {
  /** How many were answered, and how many of them right. */
  readonly asked: number;
  readonly right: number;
  /** From which number new questions come. */
  readonly next: number;
  readonly wrong: readonly Wrong[];
}

interface Wrong {
  readonly id: string;
  /** It is asked again once so many were answered. */
  readonly due: number;
  /** How often it was right since. */
  readonly streak: number;
}

const soon = 3;
const later = 10;
const enough = 2;
const mostWrong = 60;

export const noMemory = (next: number): QuizMemory => ({ asked: 0, right: 0, next, wrong: [] });

/** The one that was wrong and waits longest, if it is due; null: a new question. */
export const dueAgain = ({ asked, wrong }: QuizMemory): string | null =>
  wrong.filter(({ due }) => due <= asked).sort((one, other) => one.due - other.due)[0]?.id ?? null;

export function answered(memory: QuizMemory, id: string, isRight: boolean): QuizMemory {
  const asked = memory.asked + 1;
  const others = memory.wrong.filter((each) => each.id !== id);
  const before = memory.wrong.find((each) => each.id === id);
  const streak = isRight ? (before?.streak ?? 0) + 1 : 0;
  const isKept = !isRight || (before !== undefined && streak < enough);
  const kept: readonly Wrong[] = isKept ? [{ id, due: asked + (isRight ? later : soon), streak }] : [];
  return {
    ...memory,
    asked,
    right: memory.right + Number(isRight),
    wrong: [...others, ...kept].slice(-mostWrong),
  };
}

/** A question that there is no more is not asked again. */
export const withoutQuestion = (memory: QuizMemory, id: string): QuizMemory => ({
  ...memory,
  wrong: memory.wrong.filter((each) => each.id !== id),
});

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** As it was kept; null if it was not, or makes no sense. */
export function memoryFrom(kept: string | null): QuizMemory | null {
  let found: unknown = null;
  try {
    found = JSON.parse(kept ?? 'null');
  } catch {
    return null;
  }
  return isMemory(found) ? found : null;
}

const isMemory = (found: unknown): found is QuizMemory =>
  typeof found === 'object' &&
  found !== null &&
  'asked' in found &&
  isCount(found.asked) &&
  'right' in found &&
  isCount(found.right) &&
  'next' in found &&
  isCount(found.next) &&
  'wrong' in found &&
  Array.isArray(found.wrong) &&
  found.wrong.every(isWrong);

const isWrong = (each: unknown): each is Wrong =>
  typeof each === 'object' &&
  each !== null &&
  'id' in each &&
  typeof each.id === 'string' &&
  'due' in each &&
  isCount(each.due) &&
  'streak' in each &&
  isCount(each.streak);
