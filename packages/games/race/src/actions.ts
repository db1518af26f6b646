// The action cards of a round and the phases they call.

export const actions = [
  'explore-5',
  'explore-1-1',
  'develop',
  'settle',
  'consume-trade',
  'consume-x2',
  'produce',
  'develop-2',
  'settle-2',
] as const;
export type Action = (typeof actions)[number];

/**
 * The seven action cards of the ordinary game; the experienced game has a second Develop and a second Settle.
 * @rule race-10.2
 */
export const ordinaryActions: readonly Action[] = actions.slice(0, 7);

export type PlayedPhase = 'explore' | 'develop' | 'settle' | 'consume' | 'produce';

/** Which picks bring which phase into the round. */
export const callers: { readonly [P in PlayedPhase]: readonly Action[] } = {
  explore: ['explore-5', 'explore-1-1'], // @rule race-3.4, race-3.5
  develop: ['develop', 'develop-2'], // @rule race-3.6
  settle: ['settle', 'settle-2'], // @rule race-3.7
  consume: ['consume-trade', 'consume-x2'], // @rule race-3.8, race-3.9
  produce: ['produce'], // @rule race-3.10
};
