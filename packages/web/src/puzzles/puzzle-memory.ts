// My own record of right and wrong: which puzzles I have seen, and which were wrong and come again.

export interface PuzzleMemory {
  readonly asked: number;
  readonly right: number;
  /** Ids of those that were answered at all. */
  readonly seen: readonly string[];
  /** Ids of those that were wrong last, the oldest first. */
  readonly wrong: readonly string[];
}

export const noMemory: PuzzleMemory = { asked: 0, right: 0, seen: [], wrong: [] };

/** After so many others one that was wrong comes again. */
const between = 4;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

export function memoryFrom(text: string | null): PuzzleMemory {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return noMemory;
    const { asked, right, seen, wrong }: Partial<Record<keyof PuzzleMemory, unknown>> = value;
    if (typeof asked !== 'number' || typeof right !== 'number' || !isList(seen) || !isList(wrong)) return noMemory;
    return { asked, right, seen, wrong };
  } catch {
    return noMemory;
  }
}

export function answered({ asked, right, seen, wrong }: PuzzleMemory, id: string, isRight: boolean): PuzzleMemory {
  const others = wrong.filter((each) => each !== id);
  return {
    asked: asked + 1,
    right: right + (isRight ? 1 : 0),
    seen: seen.includes(id) ? seen : [...seen, id],
    wrong: isRight ? others : [...others, id],
  };
}

/**
 * The next one of these, by id: now and then one that was wrong, else the first that was never seen; when all were seen they
 * begin anew. Null where there is none.
 */
export function nextPuzzle(
  { asked, seen, wrong }: PuzzleMemory,
  ids: readonly string[],
  last: string | null,
): string | null {
  const again = wrong.find((id) => ids.includes(id) && id !== last);
  const fresh = ids.find((id) => !seen.includes(id) && id !== last);
  if (again !== undefined && (fresh === undefined || (asked > 0 && asked % between === 0))) return again;
  if (fresh !== undefined) return fresh;
  return ids[asked % Math.max(1, ids.length)] ?? null;
}
