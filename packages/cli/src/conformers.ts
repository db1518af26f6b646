// The games with recorded games to compare with. The work itself is done in conformance/<game>/.

import { raceConformer } from './conformance/race/index.ts';
import { rollConformer } from './conformance/roll/index.ts';
import type { Conformer } from './conformance/verdict.ts';

export type { Conformer, Difference, GameVerdict, Judged } from './conformance/verdict.ts';

export const conformers: Readonly<Record<string, Conformer>> = { race: raceConformer, roll: rollConformer };
