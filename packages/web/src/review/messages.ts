// What the page and the workers of a review say to each other. One worker is asked for the first picture; then each looks at
// the answers it is given and tells what it found one by one.

import type { Depth, Part, ReviewPlan } from '@orrery/bots/review';
import type { Refusal } from '@orrery/kernel';
import type { Answered, GameName, Games } from '@orrery/table';

/** A decision as its seat saw it. */
export interface Decision {
  readonly answered: Required<Answered>;
  readonly view: Games[GameName]['view'];
}

export type ToReviewer =
  | { readonly type: 'open'; readonly text: string }
  | { readonly type: 'plan' }
  | { readonly type: 'look'; readonly depth: Depth; readonly answers: readonly number[] };

export type FromReviewer =
  | {
      readonly type: 'planned';
      /** What is kept of this review hangs on it. */
      readonly key: string;
      readonly plan: ReviewPlan;
      /** By answer, the first one at 0. */
      readonly decisions: readonly Decision[];
    }
  | { readonly type: 'part'; readonly depth: Depth; readonly part: Part }
  /** All that was asked for is done. */
  | { readonly type: 'looked' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'broken'; readonly why: string };
