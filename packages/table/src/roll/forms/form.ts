// A question of Roll as a form: what its choices show, and what they add up to.

import type { DieColour, DieView, FaceName, SideKind } from '@orrery/roll';
import type { DescribedGain } from '@orrery/roll/describe';
import type { GroupId, Lack, Task } from '@orrery/words/roll';
import { type AnyChoice, countLack, type GivenAnswer, type GroupOf, type PicksOf } from '../../forms/form.ts';

export type { GroupId, Lack, Task } from '@orrery/words/roll';

/** What a choice is, for showing it. */
export type Shown =
  | { readonly kind: 'die'; readonly colour: DieColour; readonly at: string; readonly face: FaceName | null }
  | { readonly kind: 'virtual'; readonly colour: DieColour }
  | { readonly kind: 'side'; readonly side: string; readonly required: number }
  /** Both sides of a tile. */
  | { readonly kind: 'tile'; readonly development: string; readonly world: string }
  | { readonly kind: 'world'; readonly world: string }
  /** With the most it can bring, traded or consumed. */
  | {
      readonly kind: 'good';
      readonly colour: DieColour;
      readonly world: string;
      readonly credits: number;
      readonly vp: number;
    }
  | { readonly kind: 'task'; readonly task: Task; readonly gain: Gain | null };

/** What a task brings now. */
export type Gain = DescribedGain;

export interface Choice extends AnyChoice {
  readonly shows: Shown;
}

export type Group = GroupOf<GroupId, Choice>;
export type Picks = PicksOf<GroupId>;

/** Both stacks while they are being rearranged, top first. */
export type Order = { readonly [S in SideKind]: readonly string[] };

/** What a form needs besides the question: the stacks as they are being put, and the seat's own dice. */
export interface Desk {
  readonly order: Order;
  readonly dice: readonly DieView[];
}

export interface Form {
  readonly groups: readonly Group[];
  /** The stacks can be put into another order now. */
  readonly reorders: boolean;
  readonly lack: Lack | null;
  /** Null while something is lacking. */
  readonly answer: GivenAnswer | null;
}

export function formOf(groups: readonly Group[], picks: Picks, answer: () => unknown, reorders = false): Form {
  const lack = groups.map((group) => countLack(group, picks)).find((each) => each !== null) ?? null;
  return { groups, reorders, lack, answer: lack === null ? { value: answer() } : null };
}
