// Records: saved, loaded, replayed, taken up again and verified; bad ones are refused by their place.

import { describe, expect, test } from 'vitest';
import { playGame, recordOfPlayed } from './kit/random-play.ts';
import { toy, toyGame } from './kit/testing/toy-game.ts';
import { openQuestions } from './position.ts';
import { loadRecord, type MatchRecord, saveRecord } from './record.ts';
import { replay, restart, resume, verify } from './replay.ts';

const played = playGame(toy, { options: { rounds: 3 }, seats: 3 }, 'records', 3);
if ('check' in played) throw new Error(played.detail);
const record: MatchRecord = recordOfPlayed(played);

function loaded(text: string): MatchRecord {
  const result = loadRecord(text, [toy]);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value.record;
}

describe('a record', () => {
  test('comes back from its file as it was', () => {
    expect(loaded(saveRecord(record))).toEqual(record);
    expect(record).toMatchObject({ format: 'orrery-record', version: 1, game: 'toy', generator: 'chacha8' });
  });

  test('replays to the same state and events, in whole or in part', () => {
    const whole = replay(toy, loaded(saveRecord(record)));
    expect(whole.ok && whole.value.state).toEqual(played.end);
    expect(whole.ok && whole.value.events).toEqual(played.events);
    const part = replay(toy, record, 4);
    expect(part.ok && part.value.state).toEqual(played.positions[4]?.state);
    const none = restart(toy, record);
    expect(none.ok && none.value.state).toEqual(played.start);
  });

  test('is taken up from its snapshot, even when the rules have changed since', () => {
    const { result: _, ...rest } = record;
    const state = played.positions[5]?.state;
    if (state === undefined) throw new Error('too short');
    const running: MatchRecord = {
      ...rest,
      answers: record.answers.slice(0, 7),
      snapshot: { answers: 5, stateVersion: 1, state },
    };
    const newer = { ...toy, rulesVersion: 2 };
    const match = resume(newer, loaded(saveRecord(running)));
    expect(match.ok && match.value.state).toEqual(played.positions[7]?.state);
    expect(match.ok && match.value.answers).toEqual(running.answers);
    expect(replay(newer, running)).toMatchObject({ ok: false, refusal: { data: { field: 'rulesVersion' } } });
    expect(resume({ ...toy, stateVersion: 2 }, running)).toMatchObject({
      refusal: { data: { field: 'snapshot.stateVersion' } },
    });
    const { snapshot: __, ...without } = running;
    const again = resume(toy, without);
    expect(again.ok && openQuestions(again.value.state)).toEqual(
      openQuestions(played.positions[7]?.state ?? played.end),
    );
  });
});

describe('verify', () => {
  const wrong = (changed: Partial<MatchRecord>): string[] =>
    verify(toy, { ...record, ...changed }).flatMap((verdict) => (verdict.agrees ? [] : [verdict.what]));

  test('agrees with an honest record', () => {
    expect(verify(toy, record).map(({ what, agrees }) => [what, agrees])).toEqual([
      ['seed', true],
      ['rules', true],
      ['answers', true],
      ['result', true],
    ]);
  });

  test('notices another seed, other answers, another result, other rules', () => {
    expect(wrong({ seedHash: `0${record.seedHash.slice(1)}` })).toEqual(['seed']);
    expect(wrong({ seed: 'another deal' })).toContain('seed');
    const [first, ...others] = record.answers;
    expect(wrong({ answers: others })).toContain('answers');
    expect(wrong({ answers: [...record.answers, { seat: 0, question: 99, answer: null }] })).toEqual(['answers']);
    expect(wrong({ answers: [{ ...first, seat: 0, question: 1, answer: 'ace' }, ...others] })).toEqual(['answers']);
    expect(wrong({ result: record.result?.map((placing) => ({ ...placing, rank: 1 })) ?? [] })).toEqual(['result']);
    const { result: _, ...open } = record;
    expect(verify(toy, open).at(-1)).toMatchObject({ what: 'result', agrees: false });
    expect(wrong({ rulesVersion: 7 })).toEqual(['rules']);
  });

  test('names the first answer that does not hold', () => {
    const answers = record.answers.map((each, index) => (index === 3 ? { ...each, answer: -1 } : each));
    expect(replay(toyGame(), { ...record, answers })).toEqual({
      ok: false,
      refusal: {
        code: 'kernel/bad-record',
        data: { field: 'answers[3]', problem: { code: 'toy/malformed', data: {} } },
      },
    });
  });
});

describe('a bad record is refused by its place', () => {
  const raw = JSON.parse(saveRecord(record)) as Record<string, unknown>;
  const fieldOf = (text: string): unknown => {
    const result = loadRecord(text, [toy]);
    return result.ok ? 'accepted' : result.refusal.data.field;
  };

  test.each(['', '{', '[]', 'null', '7', '"record"'])('%j', (text) => {
    expect(fieldOf(text)).toBe('');
  });

  test.each([
    ['format', 'other'],
    ['version', 2],
    ['game', 'chess'],
    ['game', 3],
    ['seed', undefined],
    ['seedHash', null],
    ['rulesVersion', '1'],
    ['generator', 'dice'],
    ['knownDeal', 'no'],
    ['seats', [null]],
    ['seats', {}],
    ['answers', 'none'],
    ['answers', [{ seat: 0, question: 1 }], 'answers[0]'],
    [
      'answers',
      [
        { seat: 0, question: 1, answer: null },
        { seat: '0', question: 1, answer: null },
      ],
      'answers[1]',
    ],
    ['snapshot', 5],
    ['snapshot', { answers: 999, stateVersion: 1, state: {} }, 'snapshot.answers'],
    ['snapshot', { answers: 0.5, stateVersion: 1, state: {} }, 'snapshot.answers'],
    ['snapshot', { answers: 0, state: {} }, 'snapshot.stateVersion'],
    ['snapshot', { answers: 0, stateVersion: 1, state: {} }, 'snapshot.state'],
  ])('%s = %j', (field, value, place = field) => {
    expect(fieldOf(JSON.stringify({ ...raw, [field]: value }))).toBe(place);
  });

  test('options that the game does not take are refused when it is replayed', () => {
    const result = replay(toy, { ...record, options: { rounds: -1 } });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'kernel/bad-options' } });
  });
});
