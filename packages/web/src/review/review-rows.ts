// The decisions of one seat as a review lists them.

import type { Seat } from '@orrery/kernel';
import type { Course } from '@orrery/table';
import { momentText } from '../replay/moment-text.ts';
import type { Row } from './ReviewDecisions.svelte';
import type { ReviewClient } from './review-client.svelte.ts';
import { answerText, speakerOf } from './review-words.ts';

export function rowsOf({ decisions, parts }: ReviewClient, course: Course, seat: Seat): Row[] {
  const say = speakerOf(course);
  return decisions.flatMap((decision, at): Row[] => {
    const { answered } = decision;
    if (answered.seat !== seat) return [];
    const part = parts.get(at + 1);
    return [
      {
        answerNo: at + 1,
        where: momentText(course, course.steps[at]),
        text: answerText(course, decision, answered.answer, say),
        found:
          part === undefined
            ? null
            : { loss: part.weighing.loss, error: part.weighing.lossError, certain: part.certain },
      },
    ];
  });
}

/** Those that cost most, the dearest first. */
export const costliestOf = ({ review }: ReviewClient, rows: readonly Row[], seat: Seat): Row[] =>
  (review?.seats[seat]?.costliest ?? []).flatMap((answerNo) => rows.filter((row) => row.answerNo === answerNo));
