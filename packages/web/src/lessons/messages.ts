// What page and worker say to each other about a lesson.

import type { Refusal } from '@orrery/kernel';
import type { Fact, Table } from '@orrery/table';
import type { Coaching } from '@orrery/table/lessons';

export type ToLesson =
  | { readonly type: 'open'; readonly lesson: string; readonly you: string; readonly saved: string | null }
  | { readonly type: 'answer'; readonly question: number; readonly answer: unknown }
  | { readonly type: 'choose'; readonly choice: string }
  /** `quiet`: what was replied has been read, and the match goes on as it is. */
  | { readonly type: 'goOn' | 'back' | 'skip' | 'quiet' };

export type FromLesson =
  | {
      readonly type: 'lesson';
      readonly table: Table;
      readonly facts: readonly Fact[];
      /** How many facts the page had before. */
      readonly seen: number;
      readonly coaching: Coaching;
      /** Changes with the position of the match. */
      readonly position: string;
      /** To go on after a reload. */
      readonly saved: string;
      /** The match without the coach. */
      readonly record: string;
    }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'broken'; readonly why: string };
