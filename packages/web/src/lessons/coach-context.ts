// How the frame of a table learns that a coach stands beside it.

import { getContext, type Snippet, setContext } from 'svelte';

const place = Symbol('coach');

/** Called by the page of a lesson; what it gives may change. */
export const giveCoach = (coach: () => Snippet | null): void => {
  setContext(place, coach);
};

export const coachBeside = (): Snippet | null => getContext<(() => Snippet | null) | undefined>(place)?.() ?? null;
