// What stands beside a table though the table knows nothing of it: the coach of a lesson, the review of a replay.

import { getContext, type Snippet, setContext } from 'svelte';

export interface Beside {
  readonly as: 'coach' | 'review';
  readonly what: Snippet;
}

const place = Symbol('beside');

/** Called by the page around a table; what it gives may change. */
export const giveBeside = (beside: () => Beside | null): void => {
  setContext(place, beside);
};

export const besideTable = (): Beside | null => getContext<(() => Beside | null) | undefined>(place)?.() ?? null;
