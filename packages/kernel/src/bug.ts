// A broken promise inside the engine: thrown, never returned. Wrong answers from outside are refusals (refusal.ts).

export class EngineBug extends Error {
  override name = 'EngineBug';
}

export function assert(condition: boolean, why: string): asserts condition {
  if (!condition) throw new EngineBug(why);
}

/** For values the types call optional but the rules guarantee. */
export function must<T>(value: T | null | undefined, why: string): T {
  if (value === null || value === undefined) throw new EngineBug(why);
  return value;
}
