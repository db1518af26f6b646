// What page and worker say to each other. The worker alone holds the match; the page gets what the person's seat may
// know: its view, its own questions with their descriptions, and the faces of events that are meant for it.

import type { Refusal } from '@orrery/kernel';
import type { Curtain, Fact, Hint, NewMatch, Table } from '@orrery/table';
import type { FromLesson, ToLesson } from '../lessons/messages.ts';
import type { FromQuiz, ToQuiz } from '../quiz/messages.ts';

export type ToWorker =
  | { readonly type: 'start'; readonly match: NewMatch }
  | { readonly type: 'resume'; readonly saved: string }
  | { readonly type: 'answer'; readonly question: number; readonly answer: unknown }
  | { readonly type: 'undo' }
  | { readonly type: 'hint'; readonly question: number }
  | { readonly type: 'lesson'; readonly message: ToLesson }
  | { readonly type: 'quiz'; readonly message: ToQuiz }
  /** The one behind the curtain has the device now. */
  | { readonly type: 'reveal' };

export type FromWorker =
  | {
      readonly type: 'table';
      readonly table: Table;
      /** Facts from the `from`-th on; those before it stand as they were told. */
      readonly from: number;
      readonly facts: readonly Fact[];
      /** How many facts this seat has been told before. */
      readonly seen: number;
      /** After how many facts the match moved to newer rules. */
      readonly rulesChanged: readonly number[];
      /** Several people share this device. */
      readonly shared: boolean;
      /** The record, to be kept by the page and given back with `resume`. */
      readonly saved: string;
      /** Nobody asked for it: bots that came late have moved. */
      readonly unasked: boolean;
    }
  /** Somebody else at this device is asked: nothing secret leaves the worker before the device is handed over. */
  | { readonly type: 'curtain'; readonly curtain: Curtain; readonly saved: string }
  /** The same table once more, with the hint filled in. */
  | { readonly type: 'hint'; readonly hint: Hint; readonly table: Table }
  | { readonly type: 'refused'; readonly what: ToWorker['type']; readonly refusal: Refusal }
  | { readonly type: 'lesson'; readonly reply: FromLesson }
  | { readonly type: 'quiz'; readonly reply: FromQuiz }
  | { readonly type: 'broken'; readonly why: string };
