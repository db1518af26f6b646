// Written by `npm run capsule`: every version of the rules that is kept, each loaded when it is first needed.

import type { KeptCapsule } from '../kept-capsule.ts';

export const kept: readonly KeptCapsule[] = [
  { game: 'race', rulesVersion: 4, stateVersion: 2, load: () => import('./race-4-2.mjs') },
  { game: 'roll', rulesVersion: 5, stateVersion: 2, load: () => import('./roll-5-2.mjs') },
];
