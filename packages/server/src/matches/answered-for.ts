// What a clock, a stand-in or an order answered for somebody: kept until the person answers again, so that whoever comes back
// sees it, and may take back the last of it.

import type { Question, Seat } from '@orrery/kernel';
import type { LogEntry } from '../storage/log.ts';

export interface AnsweredFor {
  readonly seq: number;
  readonly by: 'clock' | 'standIn' | 'order';
  /** As it was put; null where it was answered before what is in memory. */
  readonly question: Question | null;
  readonly answer: string;
  readonly at: number;
}

/** The latest ones are enough: a stand-in may play for weeks. */
const most = 50;

const helpers: readonly LogEntry['by'][] = ['clock', 'standIn', 'order'] satisfies AnsweredFor['by'][];
const isHelper = (by: LogEntry['by']): by is AnsweredFor['by'] => helpers.includes(by);

export const isForSomebody = ({ kind, by }: LogEntry): boolean => kind === 'answer' && isHelper(by);

/** Notes that an entry is in the log. Whoever takes back takes back the last of what was answered for the seat. */
export function noteAnswered(
  answered: Map<Seat, readonly AnsweredFor[]>,
  { kind, seat, seq, by, answer, at }: LogEntry,
  question: Question | null,
): void {
  const before = answered.get(seat);
  if (kind === 'answer' && isHelper(by)) {
    answered.set(seat, [...(before ?? []), { seq, by, question, answer, at }].slice(-most));
  } else if (before !== undefined && kind === 'answer') answered.delete(seat);
  else if (before !== undefined && kind === 'undo') {
    if (before.length === 1) answered.delete(seat);
    else answered.set(seat, before.slice(0, -1));
  }
}
