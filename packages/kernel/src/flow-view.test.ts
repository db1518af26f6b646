// What a seat sees of a flow: own questions as they are, those of others without what is secret.

import { expect, test } from 'vitest';
import type { Frame } from './flow.ts';
import { flowFor } from './flow-view.ts';
import type { Asked, Question } from './question.ts';

interface Pick extends Question {
  readonly kind: 'pick';
  readonly offered: readonly string[];
}

const pick = (seat: number): Pick => ({ id: 1, seat, kind: 'pick', offered: ['a', 'b'] });
const asked = (seat: number, status: Asked['status'], answer: unknown): Asked<Pick> => ({
  question: pick(seat),
  status,
  answer,
});
const flow: Frame<Pick> = {
  proc: 'round',
  at: 'reveal',
  vars: { turn: 1 },
  asked: [asked(0, 'given', 'a'), asked(1, 'open', null), asked(2, 'forced', 'b')],
  lanes: [{ proc: 'lane', at: null, vars: { seat: 2 }, asked: [asked(2, 'given', 'b')], lanes: [] }],
};
const hide = (question: Pick): Pick => ({ ...question, offered: [] });
const seen = (frame: Frame<Pick>): unknown[] =>
  frame.asked.map(({ question, status, answer }) => [question.seat, question.offered.length, status, answer]);

test('answers of others are blank, and one that was taken for them looks open', () => {
  expect(seen(flowFor(flow, 0, hide))).toEqual([
    [0, 2, 'given', 'a'],
    [1, 0, 'open', null],
    [2, 0, 'open', null],
  ]);
  expect(seen(flowFor(flow, 2, hide))).toEqual([
    [0, 0, 'given', null],
    [1, 0, 'open', null],
    [2, 2, 'forced', 'b'],
  ]);
});

test('lanes are seen likewise, by spectators too', () => {
  const lanesFor = (seat: number | null): unknown[] => flowFor(flow, seat, hide).lanes.map(seen);
  expect(lanesFor(2)).toEqual([[[2, 2, 'given', 'b']]]);
  expect(lanesFor(null)).toEqual([[[2, 0, 'given', null]]]);
});

test('without anything to hide the questions are shown, and the flow itself is left alone', () => {
  const before = structuredClone(flow);
  const view = flowFor(flow, null);
  expect(view).toMatchObject({ proc: 'round', at: 'reveal', vars: { turn: 1 } });
  expect(view.asked.map(({ question }) => question)).toEqual([pick(0), pick(1), pick(2)]);
  for (const each of view.asked) each.status = 'given';
  view.lanes.length = 0;
  expect(flow).toEqual(before);
});
