// Taking back past what has become known: the match stands as before, and its record says so.

import { describe, expect, test } from 'vitest';
import { toy } from './kit/testing/toy-game.ts';
import { type AnyMatch, recordOf, startMatch, submit } from './match.ts';
import { openQuestions } from './position.ts';
import { loadRecord, saveRecord } from './record.ts';
import { resume, verify } from './replay.ts';
import { mayTakeBack, takeBackKnown } from './take-back.ts';
import { undo } from './undo.ts';

function started(): AnyMatch {
  const result = startMatch(toy, { options: { rounds: 2 }, seats: [{}, {}, {}], seed: 'known' });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

/** Everybody answers as a time-out would, this many answers long. */
function play(match: AnyMatch, answers: number): void {
  for (let given = 0; given < answers; given++) {
    const [question] = openQuestions(match.state);
    if (question === undefined) return;
    expect(submit(match, question.seat, question.id, match.game.fallback(match.state, question))).toBeNull();
  }
}

/** Where a seat's last answer stands that cannot be undone any more. */
function knownTo(seat: number): { match: AnyMatch; at: number } {
  for (let length = 1; length < 40; length++) {
    const match = started();
    play(match, length);
    const at = match.answers.findLastIndex((answer) => answer.seat === seat);
    const isOver = match.game.outcome(match.state) !== null;
    if (at > 0 && !isOver && undo(match, seat)?.code === 'kernel/undo-sealed') return { match, at };
  }
  throw new Error('nothing becomes known in this match');
}

describe('taking back what led to something new', () => {
  test('brings the match to where it stood, with a mark', () => {
    const { match, at } = knownTo(0);
    const before = started();
    play(before, at);
    expect(mayTakeBack(match, 0)).toBe(true);
    expect(takeBackKnown(match, 0)).toBeNull();
    expect(match.state).toEqual(before.state);
    expect(match.events).toEqual(before.events);
    expect(match.answers).toEqual(before.answers);
    expect(recordOf(match)).toMatchObject({ version: 2, takenBack: [at + 1] });
  });

  test('an answer that is given anew stays marked to the end, and the record holds', () => {
    const { match, at } = knownTo(0);
    takeBackKnown(match, 0);
    const saved = loadRecord(saveRecord(recordOf(match)), [toy]);
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    const again = resume(toy, saved.value.record);
    if (!again.ok) throw new Error(again.refusal.code);
    play(again.value, 1000);
    const record = recordOf(again.value);
    expect(record).toMatchObject({ version: 2, takenBack: [at + 1] });
    expect(verify(toy, record).every(({ agrees }) => agrees)).toBe(true);
  });

  test('an earlier answer that is taken back stands for the later ones', () => {
    const { match } = knownTo(0);
    const given = match.answers.filter(({ seat }) => seat === 0).length;
    for (let back = 0; back < given; back++) {
      expect(takeBackKnown(match, 0)).toBeNull();
      const loaded = loadRecord(saveRecord(recordOf(match)), [toy]);
      expect(loaded.ok, JSON.stringify(loaded)).toBe(true);
    }
    expect(match.takenBack).toEqual([match.answers.length + 1]);
    expect(mayTakeBack(match, 0)).toBe(false);
    expect(takeBackKnown(match, 0)).toEqual({ code: 'kernel/nothing-to-undo', data: { seat: 0 } });
  });

  test('what nobody has learned anything from goes without a mark', () => {
    const match = started();
    play(match, 1);
    const [{ seat } = { seat: 0 }] = match.answers;
    expect(takeBackKnown(match, seat)).toBeNull();
    expect(recordOf(match)).toMatchObject({ version: 1, answers: [] });
    expect(recordOf(match)).not.toHaveProperty('takenBack');
  });

  test('nothing is taken back once the match is over', () => {
    const match = started();
    play(match, 1000);
    expect(mayTakeBack(match, 0)).toBe(false);
  });
});

describe('a record with marks', () => {
  const { match } = knownTo(0);
  takeBackKnown(match, 0);
  const marked = recordOf(match);
  const most = marked.answers.length + 1;

  test.each([
    ['of the first version', { version: 1 }],
    ['beyond the next answer', { takenBack: [most + 1] }],
    ['falling', { takenBack: [2, 1] }],
    ['not counted from one', { takenBack: [0] }],
    ['not a list', { takenBack: 1 }],
  ])('is refused: %s', (_, changed) => {
    const text = JSON.stringify({ ...marked, ...changed });
    expect(loadRecord(text, [toy])).toMatchObject({ ok: false, refusal: { data: { field: 'takenBack' } } });
  });
});
