// Whether answers by order wait as published: evenly between the least and the most, and no otherwise where there are few
// answers than where there are many.

export interface Waited {
  /** Of the way from the shortest to the longest wait. */
  readonly share: number;
  /** Few answers were legal. */
  readonly narrow: boolean;
}

/** Kolmogorov and Smirnov: even draws are further off than this once in ten thousand times. */
const furthest = 2.23;
const fewest = 40;

/** What is wrong with these waits; few of them say nothing. */
export function wrongWaits(waited: readonly Waited[]): string[] {
  const outside = waited.filter(({ share }) => share < -0.001 || share > 1.001);
  const shares = waited.map(({ share }) => share).sort((a, b) => a - b);
  const [narrow, wide] = [waited.filter((each) => each.narrow), waited.filter((each) => !each.narrow)].map((each) =>
    each.map(({ share }) => share).sort((a, b) => a - b),
  );
  const found: string[] = [];
  if (outside.length > 0) found.push(`${outside.length} waits outside of what is published`);
  if (shares.length >= fewest && offEven(shares) * Math.sqrt(shares.length) > furthest)
    found.push(`${shares.length} waits are not even`);
  if (narrow !== undefined && wide !== undefined && narrow.length >= fewest && wide.length >= fewest) {
    const weight = Math.sqrt((narrow.length * wide.length) / (narrow.length + wide.length));
    if (apart(narrow, wide) * weight > furthest) found.push('waits tell whether there was a choice');
  }
  return found;
}

const offEven = (sorted: readonly number[]): number =>
  Math.max(...sorted.map((share, index) => Math.abs(share - (index + 0.5) / sorted.length)));

/** How far two samples are apart at most. */
function apart(one: readonly number[], other: readonly number[]): number {
  const below = (sorted: readonly number[], value: number): number =>
    sorted.filter((each) => each <= value).length / sorted.length;
  return Math.max(...[...one, ...other].map((value) => Math.abs(below(one, value) - below(other, value))));
}
