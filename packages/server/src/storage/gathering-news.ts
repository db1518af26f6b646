// What nodes tell each other of people who look at a match together.

import type { Moment, Remark, Someone } from '@orrery/protocol';

export type GatheringNews =
  /** These are at my node now. */
  | { readonly match: string; readonly is: 'here'; readonly people: readonly Someone[] }
  /** Somebody has come to my node, which knows nothing of it yet. */
  | { readonly match: string; readonly is: 'asks' }
  | {
      readonly match: string;
      readonly is: 'shows';
      readonly shown: {
        readonly moment: Moment;
        readonly piece: string | null;
        readonly by: string;
        readonly at: number;
      };
    }
  | { readonly match: string; readonly is: 'remark'; readonly remark: Remark };
