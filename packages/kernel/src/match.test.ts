// Answers that are taken, refused and taken back; played on the toy game.

import { describe, expect, test } from 'vitest';
import { type Toy, toy } from './kit/testing/toy-game.ts';
import { layable, type ToyQuestion } from './kit/testing/toy-rules.ts';
import { recordOf, startMatch, submit } from './match.ts';
import { openQuestions, waitedFor } from './position.ts';
import { hashOfSeed } from './record.ts';
import { mayUndo, undo } from './undo.ts';

const seats = [{ name: 'Ada' }, { bot: 'random' }, {}];

function started(game: Toy = toy, seed = 'first') {
  const result = startMatch(game, { options: { rounds: 2 }, seats, seed });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

type ToyMatch = ReturnType<typeof started>;

const questionOf = (match: ToyMatch, seat: number): ToyQuestion => {
  const found = openQuestions<ToyQuestion>(match.state).find((question) => question.seat === seat);
  if (found === undefined) throw new Error(`seat ${seat} is not asked`);
  return found;
};

/** Every seat's first pick: some card it may lay, or a pass. */
const firstPick = (match: ToyMatch, seat: number): number | null =>
  layable(match.state.seats[seat]?.hand ?? [], 1)[0] ?? null;

/** A seed with which every seat has a card to lay, so that all three are really asked. */
const seedForAll = Array.from({ length: 50 }, (_, index) => `deal ${index}`).find(
  (seed) => openQuestions(started(toy, seed).state).length === 3,
) as string;

describe('starting', () => {
  test('puts the first questions and publishes the hash of the seed', () => {
    const match = started();
    expect(waitedFor(match.state)).toEqual([0, 1, 2]);
    expect(match.header).toMatchObject({
      game: 'toy',
      options: { rounds: 2 },
      seats,
      knownDeal: false,
      generator: 'chacha8',
    });
    expect(match.header.seedHash).toBe(hashOfSeed('first'));
    expect(match.events.map((told) => told.all.kind)).toEqual(['round']);
  });

  test('refuses wrong options and numbers of seats', () => {
    const with_ = (options: unknown, count: number) =>
      startMatch(toy, { options, seats: Array.from({ length: count }, () => ({})), seed: 's' });
    expect(with_({ rounds: 'many' }, 3)).toEqual({
      ok: false,
      refusal: { code: 'kernel/bad-options', data: { field: 'rounds', problem: 'at least 1' } },
    });
    expect(with_({}, 1)).toEqual({
      ok: false,
      refusal: { code: 'kernel/bad-seats', data: { seats: 1, min: 2, max: 4 } },
    });
    expect(with_({}, 5).ok).toBe(false);
  });
});

describe('submit', () => {
  test('refuses with code and data, and changes nothing', () => {
    const match = started(toy, seedForAll);
    const before = JSON.stringify(match);
    const { id } = questionOf(match, 0);
    expect(submit(match, 0, id, 'card')).toEqual({ code: 'toy/malformed', data: {} });
    expect(submit(match, 0, id + 1, null)).toEqual({ code: 'kernel/not-asked', data: { seat: 0, question: id + 1 } });
    expect(submit(match, 7, id, null)?.code).toBe('kernel/not-asked');
    expect(JSON.stringify(match)).toBe(before);
  });

  test('refuses the same answer twice', () => {
    const match = started(toy, seedForAll);
    const { id } = questionOf(match, 1);
    expect(submit(match, 1, id, null)).toBeNull();
    expect(submit(match, 1, id, null)?.code).toBe('kernel/not-asked');
    expect(match.answers).toEqual([{ seat: 1, question: id, answer: null }]);
  });

  test('keeps its own copy of an answer', () => {
    const match = started(toy, seedForAll);
    playUntil(match, 'trim');
    const question = openQuestions<ToyQuestion>(match.state).find((each) => each.kind === 'trim') as ToyQuestion;
    const cards = toy.fallback(match.state, question) as number[];
    submit(match, question.seat, question.id, cards);
    const kept = JSON.stringify([match.state, match.answers]);
    cards[0] = 99;
    expect(JSON.stringify([match.state, match.answers])).toBe(kept);
  });

  test('a bug inside the game leaves the match as it was', () => {
    const failing: Toy = {
      ...toy,
      advance(state, emit) {
        toy.advance(state, emit);
        if (state.seals > 0) throw new Error('broken rule');
      },
    };
    const match = started(failing, seedForAll);
    for (const seat of [0, 1]) submit(match, seat, questionOf(match, seat).id, null);
    const before = JSON.stringify(match);
    expect(() => submit(match, 2, questionOf(match, 2).id, null)).toThrow('broken rule');
    expect(JSON.stringify(match)).toBe(before);
  });

  test('refuses everything once the match is over', () => {
    const match = started();
    playUntil(match, null);
    expect(toy.outcome(match.state)).not.toBeNull();
    expect(submit(match, 0, 1, null)).toEqual({ code: 'kernel/match-over', data: {} });
  });
});

describe('undo', () => {
  test('takes back a secret pick until all have picked', () => {
    const match = started(toy, seedForAll);
    const before = structuredClone(match.state);
    const { id } = questionOf(match, 0);
    submit(match, 0, id, firstPick(match, 0));
    expect(takeBack(match, 0)).toBeNull();
    expect(match.state).toEqual(before);
    expect(match.answers).toEqual([]);
    for (const seat of [0, 1, 2]) submit(match, seat, questionOf(match, seat).id, null);
    expect(takeBack(match, 0)).toEqual({ code: 'kernel/undo-sealed', data: { seat: 0 } });
  });

  test('leaves the independent answers of the others', () => {
    const match = started(toy, seedForAll);
    const lone = started(toy, seedForAll);
    const pick = firstPick(match, 1);
    submit(match, 0, questionOf(match, 0).id, null);
    submit(match, 1, questionOf(match, 1).id, pick);
    submit(lone, 1, questionOf(lone, 1).id, pick);
    expect(takeBack(match, 0)).toBeNull();
    expect(match.state).toEqual(lone.state);
    expect(match.answers).toEqual(lone.answers);
    expect(match.events).toEqual(lone.events);
    expect(takeBack(match, 1)).toBeNull();
    expect(match.answers).toEqual([]);
  });

  test('has nothing to take back before the first answer', () => {
    expect(takeBack(started(), 0)).toEqual({ code: 'kernel/nothing-to-undo', data: { seat: 0 } });
  });

  test('is refused when somebody answered a question that came after', () => {
    const match = started(toy, seedForAll);
    for (const seat of [0, 1, 2]) submit(match, seat, questionOf(match, seat).id, null);
    for (const seat of [0, 1, 2]) submit(match, seat, questionOf(match, seat).id, 0); // nobody draws: nothing is revealed
    const next = openQuestions<ToyQuestion>(match.state).find(({ seat, kind }) => kind === 'lay' && seat !== 2);
    if (next === undefined) throw new Error('nobody can lay in the second round');
    expect(submit(match, next.seat, next.id, null)).toBeNull();
    expect(takeBack(match, 2)).toEqual({ code: 'kernel/undo-used', data: { seat: 2, by: next.seat } });
    expect(takeBack(match, next.seat)).toBeNull();
    expect(takeBack(match, 2)).toBeNull();
  });

  test('is refused, and changes nothing, when a later answer does not hold without it', () => {
    const leaning: Toy = {
      ...toy,
      check(state, question, answer) {
        const others = openQuestions(state).filter((each) => each.seat === 0 && question.seat === 1);
        return others.length > 0 ? { code: 'toy/malformed', data: {} } : toy.check(state, question, answer);
      },
    };
    const match = started(leaning, seedForAll);
    submit(match, 0, questionOf(match, 0).id, null);
    submit(match, 1, questionOf(match, 1).id, null);
    const before = JSON.stringify(match);
    expect(takeBack(match, 0)).toEqual({ code: 'kernel/undo-used', data: { seat: 0, by: 1 } });
    expect(JSON.stringify(match)).toBe(before);
  });

  test('is offered exactly where it is not refused, and looking changes nothing', () => {
    const match = started(toy, seedForAll);
    for (const seat of [0, 1]) submit(match, seat, questionOf(match, seat).id, null);
    const before = JSON.stringify(match);
    expect([0, 1, 2].map((seat) => mayUndo(match, seat))).toEqual([true, true, false]);
    expect(JSON.stringify(match)).toBe(before);
    submit(match, 2, questionOf(match, 2).id, null);
    expect([0, 1, 2].map((seat) => mayUndo(match, seat))).toEqual([false, false, false]);
  });
});

describe('the record of a match', () => {
  test('has a snapshot while it is on and the result once it is over', () => {
    const match = started();
    const running = recordOf(match);
    expect(running.snapshot).toEqual({ answers: 0, stateVersion: 1, state: match.state, events: match.events });
    expect(running.snapshot?.state).not.toBe(match.state);
    expect(running.result).toBeUndefined();
    playUntil(match, null);
    const over = recordOf(match);
    expect(over.snapshot).toBeUndefined();
    expect(over.result).toEqual(toy.outcome(match.state));
    expect(over.answers).toEqual(match.answers);
  });
});

/** Undo, with what was offered held against what came of it. */
function takeBack(match: ToyMatch, seat: number): ReturnType<typeof undo> {
  const offered = mayUndo(match, seat);
  const refusal = undo(match, seat);
  expect(offered).toBe(refusal === null);
  return refusal;
}

/** Everybody lays the highest, draws two and trims the first, until a question of this kind is open, or to the end. */
function playUntil(match: ToyMatch, stop: ToyQuestion['kind'] | null): void {
  for (;;) {
    const open = openQuestions<ToyQuestion>(match.state);
    const question = open[0];
    if (question === undefined || open.some((each) => each.kind === stop)) return;
    const all = toy.enumerate(match.state, question);
    submit(match, question.seat, question.id, all === null ? toy.fallback(match.state, question) : all.at(-1));
  }
}
