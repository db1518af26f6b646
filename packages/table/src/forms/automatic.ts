// Answers that need no decision: there is only one, or all there is to choose from looks the same. What may be done
// without asking is up to the settings; whoever does it leaves a line.

import type { AnyChoice, GivenAnswer, GroupOf, PicksOf } from './form.ts';

interface Asked<G extends string, C extends AnyChoice> {
  readonly groups: readonly GroupOf<G, C>[];
  readonly answer: GivenAnswer | null;
  readonly pass?: GivenAnswer | null;
}

export interface Automatic {
  readonly kind: 'only' | 'alike';
  readonly answer: unknown;
}

/** What has to be ticked in a group; null where there is something to decide. */
function forced<C extends AnyChoice>(
  { min, max, choices }: GroupOf<string, C>,
  lookOf: (choice: C) => string | null,
): { readonly ids: readonly string[]; readonly kind: Automatic['kind'] } | null {
  const legal = choices.filter((choice) => choice.legal);
  if (min !== max || legal.length < min) return null;
  if (legal.length === min) return { ids: legal.map(({ id }) => id), kind: 'only' };
  const looks = new Set(legal.map(lookOf));
  if (looks.size > 1 || looks.has(null)) return null;
  return { ids: legal.slice(0, min).map(({ id }) => id), kind: 'alike' };
}

const mostSteps = 6;

/**
 * The answer of a form that leaves nothing to decide. `lookOf` says what a choice looks like; choices that look the same
 * are the same. Null: it may matter which one.
 */
export function automaticFor<G extends string, C extends AnyChoice>(
  formOf: (picks: PicksOf<G>) => Asked<G, C>,
  lookOf: (choice: C) => string | null,
): Automatic | null {
  let picks: PicksOf<G> = {};
  let kind: Automatic['kind'] = 'only';
  for (let step = 0; step < mostSteps; step++) {
    const { groups, answer, pass = null } = formOf(picks);
    if (pass !== null) {
      const nothing = groups.every(({ choices }) => choices.every(({ legal }) => !legal));
      return nothing ? { kind: 'only', answer: pass.value } : null;
    }
    const ticks = groups.map((group) => ({ id: group.id, forced: forced(group, lookOf) }));
    if (ticks.length === 0 || ticks.some((tick) => tick.forced === null)) return null;
    if (ticks.some((tick) => tick.forced?.kind === 'alike')) kind = 'alike';
    const before = JSON.stringify(picks);
    picks = Object.fromEntries(ticks.map((tick) => [tick.id, tick.forced?.ids ?? []])) as PicksOf<G>;
    if (JSON.stringify(picks) === before) return answer === null ? null : { kind, answer: answer.value };
  }
  return null;
}
