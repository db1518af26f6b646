// What the log says of who is there, entry by entry: what counts as acting, and what does not.

import { expect, test } from 'vitest';
import type { LogEntry } from '../storage/log.ts';
import type { FullTable } from '../tables/tables.ts';
import { notePresence, presenceAt } from './presence.ts';

type Told = Pick<LogEntry, 'kind' | 'by'> & Partial<Pick<LogEntry, 'seat' | 'answer'>>;

const missed: Told = { kind: 'answer', by: 'clock' };

function after(...log: readonly Told[]) {
  const presence = presenceAt({ seats: [] } as unknown as FullTable, []);
  for (const told of log) notePresence(presence, { seat: 0, answer: 'null', ...told } as LogEntry);
  const { standIns, missed: times, resting } = presence;
  return { standIns: [...standIns], missed: [...times], resting };
}

test('deadlines add up until the person acts: by an answer, by taking one back, or by the button', () => {
  expect(after(missed, missed, missed)).toEqual({ standIns: [], missed: [[0, 3]], resting: false });
  for (const acting of [
    { kind: 'answer', by: 'person' },
    { kind: 'undo', by: 'person' },
    { kind: 'return', by: 'person' },
  ] as const) {
    expect(after(missed, missed, acting)).toEqual({ standIns: [], missed: [], resting: false });
    expect(after(missed, { ...acting, seat: 1 }).missed).toEqual([[0, 1]]);
  }
});

test('what others do for a seat is not its person acting', () => {
  const standIn: Told = { kind: 'standIn', by: 'clock', answer: '"greedy"' };
  const answered = after(missed, missed, missed, standIn, { kind: 'answer', by: 'standIn' });
  expect(answered).toEqual({ standIns: [[0, 'greedy']], missed: [[0, 3]], resting: false });
  expect(after(missed, standIn, { kind: 'return', by: 'person' })).toEqual({
    standIns: [],
    missed: [],
    resting: false,
  });
});

test('a match rests until it is woken, and a miss from before stays one', () => {
  const rest: Told = { kind: 'rest', by: 'clock', seat: -1 };
  expect(after(missed, rest).resting).toBe(true);
  expect(after(missed, rest, { kind: 'wake', by: 'person', seat: -1 })).toMatchObject({
    missed: [[0, 1]],
    resting: false,
  });
});
