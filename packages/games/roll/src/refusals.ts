// Why an answer is refused: every code of the game, with the data that belongs to it.

import { type DataOf, type RefusalOf, refusalsOf, says, saysNothing } from '@orrery/kernel';
import type { DieNo } from './names.ts';
import type { PhaseName } from './powers/vocabulary.ts';

const roll = refusalsOf({
  /** The answer does not have the form the question wants. */
  'roll/malformed': says<{ field: string }>(),
  'roll/no-such-die': says<{ die: DieNo }>(),
  /** A die, or a worker without one by its name. */
  'roll/no-such-worker': says<{ worker: DieNo | string }>(),
  'roll/no-such-tile': says<{ tile: string }>(),
  /** A side by its name, or `dictate`; as in all that follow. */
  'roll/no-such-power': says<{ power: string }>(),
  'roll/no-such-good': says<{ die: DieNo }>(),
  /** A die or a tile. */
  'roll/named-twice': says<{ die?: DieNo; tile?: string }>(),
  'roll/wrong-count': says<{ got: number; min: number; max: number; power?: string }>(),
  'roll/not-wild': says<{ die: DieNo }>(),
  'roll/wild-unplaced': says<{ die: DieNo }>(),
  'roll/selector-stays': says<{ die: DieNo }>(),
  'roll/die-dictated': says<{ die: DieNo }>(),
  'roll/power-used': says<{ power: string }>(),
  'roll/too-few-workers': says<{ power: string; got: number; min: number }>(),
  /** It moves nobody without the most worlds of a colour. */
  'roll/not-the-most': says<{ power: string }>(),
  'roll/wrong-colour': says<{ die: DieNo; power: string }>(),
  'roll/wrong-column': says<{ die: DieNo; power: string }>(),
  'roll/two-columns': says<{ power: string }>(),
  'roll/wrong-target': says<{ die: DieNo; to: PhaseName; power: string }>(),
  'roll/same-column': says<{ die: DieNo; to: PhaseName }>(),
  'roll/worker-needed': saysNothing,
  'roll/no-rearranging': saysNothing,
  'roll/other-tiles': saysNothing,
  'roll/not-on-top': says<{ tile: string }>(),
  'roll/no-room': says<{ world: string }>(),
  'roll/no-buying': saysNothing,
  'roll/must-recall': saysNothing,
});

export type RollRefusalData = DataOf<typeof roll>;
export type RollRefusal = RefusalOf<RollRefusalData>;
export const { codes: refusalCodes, refuse: refuseAnswer } = roll;

export const malformed = (field: string): RollRefusal => refuseAnswer('roll/malformed', { field });
