// Answers come from outside and stay in the state and on record: the match keeps its own copy, so that nothing a
// caller does to the value afterwards, or while it is judged, reaches the game.

const deepestAnswer = 8;

/** A copy of plain data; whatever is not plain comes back as it is, for the judge to refuse. */
export function ownCopy(answer: unknown, depth = 0): unknown {
  if (typeof answer !== 'object' || answer === null || depth > deepestAnswer) return answer;
  if (Array.isArray(answer)) return Array.from(answer, (each) => ownCopy(each, depth + 1));
  if (Object.getPrototypeOf(answer) !== Object.prototype) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, ownCopy(value, depth + 1)]));
}
