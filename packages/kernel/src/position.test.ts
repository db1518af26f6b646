// What can be seen of a position from outside.

import { describe, expect, test } from 'vitest';
import { begin, type FlowState, type Frame, procedure, type Running, rulesOf } from './flow.ts';
import { drawsInLane, findAsked, firstOpen, openQuestions, waitedFor, whereabouts } from './position.ts';
import type { Asked, Seat } from './question.ts';

const asked = (seat: Seat, id: number, status: Asked['status']): Asked => ({
  question: { id, seat, kind: 'word' },
  status,
  answer: null,
});
const frame = (fields: Partial<Frame>): Frame => ({ proc: 'p', at: 'a', vars: {}, asked: [], lanes: [], ...fields });
const stateOf = (flow: Frame): FlowState => ({ flow, asks: [], seals: 0 });

describe('waitedFor', () => {
  test('shows a forced answer as one that is still to come', () => {
    const state = stateOf(frame({ asked: [asked(0, 1, 'forced'), asked(1, 1, 'open'), asked(2, 1, 'given')] }));
    expect(waitedFor(state)).toEqual([0, 1]);
    expect(openQuestions(state).map((question) => question.seat)).toEqual([1]);
  });

  test('cannot tell forced from open', () => {
    const forced = frame({ asked: [asked(0, 1, 'forced'), asked(1, 1, 'open')] });
    const open = frame({ asked: [asked(0, 1, 'open'), asked(1, 1, 'open')] });
    expect(waitedFor(stateOf(forced))).toEqual(waitedFor(stateOf(open)));
  });

  test('waits for nobody once the last real answer of a group is in', () => {
    expect(waitedFor(stateOf(frame({ asked: [asked(0, 1, 'forced'), asked(1, 1, 'given')] })))).toEqual([]);
  });

  test('gathers lanes, each seat once, in order', () => {
    const lanes = [2, 0, 2].map((seat, index) => frame({ asked: [asked(seat, index + 1, 'open')] }));
    expect(waitedFor(stateOf(frame({ lanes })))).toEqual([0, 2]);
  });
});

describe('finding questions', () => {
  const flow = frame({
    asked: [asked(0, 3, 'given')],
    lanes: [frame({ asked: [asked(1, 4, 'forced')] }), frame({ asked: [asked(2, 5, 'open')] })],
  });

  test('only an open one can be answered, by its seat and id', () => {
    expect(findAsked(flow, 2, 5)?.question).toEqual({ id: 5, seat: 2, kind: 'word' });
    for (const [seat, id] of [
      [0, 3],
      [1, 4],
      [1, 5],
      [2, 4],
      [2, 5.5],
      [2, Number.NaN],
    ] as const) {
      expect(findAsked(flow, seat, id)).toBeNull();
    }
  });

  test('the first open one', () => {
    expect(firstOpen(flow)?.seat).toBe(2);
    expect(firstOpen(frame({}))).toBeNull();
  });
});

test('whether a question lies in a procedure that draws within its lane', () => {
  const nothing = { a: (): void => undefined };
  const rules = rulesOf<Running>(
    [procedure<Running>('p')(nothing), procedure<Running>('drawing', { drawsInLane: true })(nothing)],
    () => undefined,
  );
  const inner = frame({ proc: 'p', asked: [asked(1, 1, 'open')] });
  const state = stateOf(
    frame({ lanes: [frame({ proc: 'drawing', lanes: [inner] }), frame({ asked: [asked(2, 1, 'open')] })] }),
  );
  expect(drawsInLane(rules, state, { id: 1, seat: 1, kind: 'word' })).toBe(true);
  expect(drawsInLane(rules, state, { id: 1, seat: 2, kind: 'word' })).toBe(false);
  expect(drawsInLane(rules, state, { id: 9, seat: 1, kind: 'word' })).toBe(false);
});

test('the position in words', () => {
  const proc = procedure<Running, { seat: number }>('settle.pay')({ pay: () => undefined });
  const flow = frame({
    proc: 'round',
    at: 'settle',
    lanes: [begin(proc, { seat: 2 }), frame({ proc: 'x', at: null })],
  });
  expect(whereabouts(flow)).toBe('round @ settle > settle.pay {"seat":2} @ pay | x @ end');
});
