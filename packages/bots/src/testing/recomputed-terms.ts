// Reasons recomputed for tests: each term by evaluating mixed facts anew, from the simulated rounds that both answers met.

import { expect } from 'vitest';
import type { Reason, Watch } from '../thinking/reasons.ts';
import type { RatedAnswer } from '../thinking/successive-halving.ts';
import type { Observation } from '../thinking/value-function.ts';

export interface Recomputing<Part extends string, State> {
  readonly allParts: readonly Part[];
  readonly parts: readonly (readonly Part[])[];
  think(watch: Watch<State>): readonly RatedAnswer[];
  observe(end: State): Observation;
  shapingOf(end: State): number;
  shareOf(observation: Observation): number;
}

/** The best answer's terms are what is found anew here, and add up to how far it is ahead. */
export function expectRecomputed<Part extends string, State>(
  best: Reason<Part> | undefined,
  game: Recomputing<Part, State>,
): void {
  if (best === undefined) throw new Error('nothing was explained');
  const expected = recomputedTerms(game);
  expect(best.terms.length).toBeGreaterThan(0);
  for (const { part, amount } of best.terms) {
    expect(amount, part).toBeCloseTo(part === 'end' ? Number.NaN : (expected.get(part) ?? 0), 9);
  }
  expect(best.terms.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(best.ahead, 12);
  expect(best.ahead).toBeGreaterThanOrEqual(0);
}

/** The terms of the best answer against the second best, by part; matches must not end in these rounds. */
function recomputedTerms<Part extends string, State>(game: Recomputing<Part, State>): Map<Part, number> {
  const ends = new Map<string, { views: number[][]; shaping: number }[]>();
  const [best, next] = game.think((answer, world, end) => {
    const key = JSON.stringify(answer);
    const known = ends.get(key) ?? [];
    known[world] = {
      views: game.observe(end).map(({ list, count }) => [...list.slice(0, count)]),
      shaping: game.shapingOf(end),
    };
    ends.set(key, known);
  });
  const [mine, theirs] = [best, next].map((thought) => ends.get(JSON.stringify(thought?.answer)) ?? []);
  const sums = new Map<Part, number>();
  const add = (part: Part, amount: number): void => void sums.set(part, (sums.get(part) ?? 0) + amount);
  const both = (mine ?? []).flatMap((one, world) => {
    const other = theirs?.[world];
    return one === undefined || other === undefined ? [] : [{ one, other }];
  });
  const shareOf = (views: readonly number[][]): number =>
    game.shareOf(views.map((facts) => ({ list: Uint16Array.from(facts), count: facts.length })));
  for (const { one, other } of both) {
    let before = shareOf(other.views);
    for (const [index, part] of game.allParts.entries()) {
      const taken = (view: number, fact: number): boolean =>
        game.allParts.indexOf(game.parts[view]?.[fact] as Part) <= index;
      const after = shareOf(
        one.views.map((facts, view) => [
          ...facts.filter((fact) => taken(view, fact)),
          ...(other.views[view] ?? []).filter((fact) => !taken(view, fact)),
        ]),
      );
      add(part, (after - before) / both.length);
      before = after;
    }
    add('points' as Part, (one.shaping - other.shaping) / both.length);
  }
  return sums;
}
