// Two faces of an event: the owner sees one, everybody else the other.

import { expect, test } from 'vitest';
import { faceFor, fullFace, type Told } from './event.ts';
import type { ToyEvent } from './kit/testing/toy-rules.ts';

const all: ToyEvent = { kind: 'drew', round: 2, phase: 'draw', seat: 1, count: 2 };
const owner: ToyEvent = { ...all, cards: [4, 7] };
const told: Told<ToyEvent> = { seq: 9, all, owner };

test('only the owner sees the secret face', () => {
  expect(faceFor(told, 1)).toEqual({ seq: 9, ...owner });
  for (const seat of [0, 2, null]) expect(faceFor(told, seat)).toEqual({ seq: 9, ...all });
});

test('an event without secrets looks the same to all', () => {
  const open = { ...told, owner: null };
  for (const seat of [0, 1, null]) expect(faceFor(open, seat)).toEqual({ seq: 9, ...all });
  expect(fullFace(open)).toEqual({ seq: 9, ...all });
});

test('the full face has everything in it', () => {
  expect(fullFace(told)).toEqual({ seq: 9, ...owner });
});

test('an event about the table is not a spectator’s secret', () => {
  const table: Told<ToyEvent> = { seq: 1, all: { ...all, seat: null }, owner: null };
  expect(faceFor(table, null)).toEqual({ seq: 1, ...all, seat: null });
});
