// Records: saved, loaded, replayed, taken up again and verified; bad ones are refused by their place.

import { describe, expect, test } from 'vitest';
import { playGame, recordOfPlayed } from './kit/random-play.ts';
import { toy, toyGame } from './kit/testing/toy-game.ts';
import { recordOf, submit } from './match.ts';
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

  describe('begun from a position', () => {
    const state = played.positions[5]?.state ?? played.end;
    const position = { stateVersion: toy.stateVersion, state };
    const begun: MatchRecord = { ...record, version: 2, knownDeal: true, position, answers: record.answers.slice(5) };

    test('saves, replays from there and verifies', () => {
      const whole = replay(toy, loaded(saveRecord(begun)));
      expect(whole.ok && whole.value.state).toEqual(played.end);
      expect(verify(toy, begun).every(({ agrees }) => agrees)).toBe(true);
      const none = restart(toy, begun);
      expect(none.ok && none.value.state).toEqual(state);
      expect(none.ok && none.value.header.version).toBe(2);
    });

    test('is taken up again, and leaves the position as it was', () => {
      const before = JSON.stringify(position);
      const taken = resume(toy, { ...begun, answers: begun.answers.slice(0, 2) });
      expect(taken.ok && recordOf(taken.value)).toMatchObject({ position, answers: begun.answers.slice(0, 2) });
      expect(JSON.stringify(position)).toBe(before);
    });

    test('is refused with the wrong seats, or if it is newer or not a state', () => {
      const seats = record.seats.slice(1);
      expect(restart(toy, { ...begun, seats })).toMatchObject({ ok: false, refusal: { code: 'kernel/bad-seats' } });
      const newer = { ...begun, position: { ...position, stateVersion: toy.stateVersion + 1 } };
      expect(restart(toy, newer)).toMatchObject({ ok: false, refusal: { code: 'kernel/newer-state' } });
      const first = JSON.stringify({ ...begun, version: 1 }); // whoever knows that version alone would deal anew
      expect(loadRecord(first, [toy])).toMatchObject({ ok: false, refusal: { data: { field: 'position' } } });
      for (const [wrong, field] of [
        [{}, 'position.stateVersion'],
        [null, 'position'],
        [{ stateVersion: 1, state: 3 }, 'position.state'],
      ] as const) {
        const text = JSON.stringify({ ...begun, position: wrong });
        expect(loadRecord(text, [toy])).toMatchObject({ ok: false, refusal: { data: { field } } });
      }
    });
  });

  describe('saved by an earlier version', () => {
    const { result: _, ...rest } = record;
    const state = played.positions[5]?.state ?? played.end;
    const answers = record.answers.slice(0, 5);
    const events = played.events.slice(0, 3);
    const running: MatchRecord = { ...rest, answers, snapshot: { answers: 5, stateVersion: 1, state, events } };
    const newer = { ...toy, rulesVersion: 2 };

    test('goes on from its snapshot and says where', () => {
      const match = resume(newer, loaded(saveRecord(running)));
      if (!match.ok) throw new Error(match.refusal.code);
      expect(match.value).toMatchObject({ state, answers, events, trail: [] });
      expect(recordOf(match.value).moves).toEqual([{ answers: 5, events: 3, rulesVersion: 2, stateVersion: 1, state }]);
    });

    test('is taken up again under the rules it moved to, with all that was told', () => {
      const moved = resume(newer, running);
      if (!moved.ok) throw new Error(moved.refusal.code);
      for (const { seat, question, answer } of record.answers.slice(5, 9)) submit(moved.value, seat, question, answer);
      const again = resume(newer, loaded(saveRecord(recordOf(moved.value))));
      if (!again.ok) throw new Error(again.refusal.code);
      const { state: stands, answers: given, events: told, moves } = moved.value;
      expect(again.value).toMatchObject({ state: stands, answers: given, events: told, moves });
      const third = resume({ ...toy, rulesVersion: 3 }, recordOf(again.value));
      expect(third.ok && third.value.moves.map((move) => move.rulesVersion)).toEqual([2, 3]);
    });

    test('is refused where the tail would be played under other rules, or no migration fits', () => {
      expect(replay(newer, running)).toMatchObject({ ok: false, refusal: { code: 'kernel/old-rules' } });
      const longer = { ...running, answers: record.answers.slice(0, 7) };
      expect(resume(newer, longer)).toMatchObject({ ok: false, refusal: { code: 'kernel/old-rules' } });
      expect(resume({ ...newer, stateVersion: 2 }, running)).toMatchObject({
        ok: false,
        refusal: { code: 'kernel/old-state', data: { version: 1, why: 'no-migration' } },
      });
    });

    test('its state is migrated', () => {
      const migrations = [{ from: 1, migrate: (old: object) => ({ state: { ...old, seals: 99 } as never }) }];
      const match = resume({ ...newer, stateVersion: 2, migrations }, running);
      expect(match.ok && match.value.state.seals).toBe(99);
    });

    test('without a change of the rules it is played again', () => {
      const match = resume(toy, running);
      expect(match.ok && openQuestions(match.value.state)).toEqual(openQuestions(state));
      expect(match.ok && match.value.moves).toEqual([]);
    });
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
    ['version', 3],
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
