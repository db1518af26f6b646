// A question as a form: groups of things to tick, and the answer they make once nothing is lacking. A form is computed
// anew from what is ticked, so that one choice can change what else there is to choose. Both games use it.

import type { CountLack } from '@orrery/words';

/** Something to tick; a game says what it shows. */
export interface AnyChoice {
  /** Unique within its group. */
  readonly id: string;
  readonly legal: boolean;
}

export interface GroupOf<G extends string, C extends AnyChoice> {
  readonly id: G;
  readonly min: number;
  readonly max: number;
  /** Whether ticking one unticks the others. */
  readonly single: boolean;
  readonly choices: readonly C[];
}

/** Ids of what is ticked, by group. */
export type PicksOf<G extends string> = { readonly [K in G]?: readonly string[] };

export interface GivenAnswer {
  readonly value: unknown;
}

export function countLack<G extends string, C extends AnyChoice>(
  group: GroupOf<G, C>,
  picks: PicksOf<G>,
): CountLack<G> | null {
  const count = picked(group, picks).length;
  if (count < group.min) return { kind: 'more', group: group.id, count: group.min - count };
  if (count > group.max) return { kind: 'fewer', group: group.id, count: count - group.max };
  return null;
}

/** What is ticked of a group as it is offered now. */
export function picked<G extends string, C extends AnyChoice>(group: GroupOf<G, C>, picks: PicksOf<G>): C[] {
  const ids = picks[group.id] ?? [];
  return group.choices.filter(({ id, legal }) => legal && ids.includes(id));
}

/** Ids of what is ticked by proposal alone: a list that the person has changed is the person's own. */
export function onlyProposed<G extends string>(group: G, picks: PicksOf<G>, begun: PicksOf<G>): readonly string[] {
  const [ticked = [], proposed = []] = [picks[group], begun[group]];
  const isUntouched = ticked.length === proposed.length && ticked.every((id) => proposed.includes(id));
  return isUntouched ? ticked : [];
}

export const one = <G extends string, C extends AnyChoice>(id: G, choices: readonly C[]): GroupOf<G, C> => ({
  id,
  min: 1,
  max: 1,
  single: true,
  choices,
});

export const some = <G extends string, C extends AnyChoice>(
  id: G,
  choices: readonly C[],
  min: number,
  max: number,
): GroupOf<G, C> => ({ id, min, max, single: false, choices });

export const exactly = <G extends string, C extends AnyChoice>(
  id: G,
  choices: readonly C[],
  count: number,
): GroupOf<G, C> => some(id, choices, count, count);
