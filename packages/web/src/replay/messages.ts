// What the page and the worker that tells records again say to each other. The worker holds the whole match; the page
// gets the course of it once, and then the table at one moment, as one seat knew it or with everything open.

import type { Question, Refusal, Seat } from '@orrery/kernel';
import type { Answered, BranchDeal, Course, Eyes, Fact, Table } from '@orrery/table';

export type ToReplay =
  | { readonly type: 'open'; readonly text: string }
  | { readonly type: 'show'; readonly step: number; readonly eyes: Eyes }
  /** A new match from this moment, with this seat for the person and bots on the others. */
  | {
      readonly type: 'branch';
      readonly step: number;
      readonly seat: Seat;
      readonly level: string;
      readonly deal: BranchDeal;
    };

export type FromReplay =
  | { readonly type: 'opened'; readonly course: Course }
  | {
      readonly type: 'shown';
      readonly step: number;
      readonly eyes: Eyes;
      readonly table: Table;
      readonly answered: Answered | null;
      /** Why the table is that of an earlier moment: this one was played under rules that today's cannot show. */
      readonly hidden: Refusal | null;
      /** Who is asked next, in the order of the record; null at its end. */
      readonly next: Seat | null;
      /** What these eyes are asked here; null where another seat is. */
      readonly asked: Question | null;
      /** All facts of the match for these eyes, sent when the eyes change. */
      readonly facts: readonly Fact[] | null;
    }
  | { readonly type: 'branched'; readonly saved: string }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'broken'; readonly why: string };
