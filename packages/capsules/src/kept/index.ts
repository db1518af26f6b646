// Written by `npm run capsule`: every version of the rules that is kept, each loaded when it is first needed.

import type { KeptCapsule } from '../kept-capsule.ts';

export const kept: readonly KeptCapsule[] = [];
