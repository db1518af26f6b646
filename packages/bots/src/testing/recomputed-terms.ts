// Reasons recomputed for tests: each term by evaluating mixed facts anew, from the simulated rounds that both answers met.

import type { Watch } from '../thinking/reasons.ts';
import type { Thought } from '../thinking/tries.ts';

export interface Recomputing<Part extends string, State> {
  readonly allParts: readonly Part[];
  readonly parts: readonly Part[];
  think(watch: Watch<State>): readonly Thought[];
  factsOf(end: State): number[];
  pinchOf(end: State): number;
  shareOf(facts: number[]): number;
}

/** The terms of the best answer against the second best, by part; matches must not end in these rounds. */
export function recomputedTerms<Part extends string, State>(game: Recomputing<Part, State>): Map<Part, number> {
  const ends = new Map<string, { facts: number[]; pinch: number }[]>();
  const [best, next] = game.think((answer, world, end) => {
    const key = JSON.stringify(answer);
    const known = ends.get(key) ?? [];
    known[world] = { facts: game.factsOf(end), pinch: game.pinchOf(end) };
    ends.set(key, known);
  });
  const [mine, theirs] = [best, next].map((thought) => ends.get(JSON.stringify(thought?.answer)) ?? []);
  const sums = new Map<Part, number>();
  const add = (part: Part, amount: number): void => void sums.set(part, (sums.get(part) ?? 0) + amount);
  const both = (mine ?? []).flatMap((one, world) => {
    const other = theirs?.[world];
    return one === undefined || other === undefined ? [] : [{ one, other }];
  });
  for (const { one, other } of both) {
    let before = game.shareOf(other.facts);
    for (const [index, part] of game.allParts.entries()) {
      const taken = (fact: number): boolean => game.allParts.indexOf(game.parts[fact] as Part) <= index;
      const after = game.shareOf([...one.facts.filter(taken), ...other.facts.filter((fact) => !taken(fact))]);
      add(part, (after - before) / both.length);
      before = after;
    }
    add('points' as Part, (one.pinch - other.pinch) / both.length);
  }
  return sums;
}
