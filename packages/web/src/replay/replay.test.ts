// A record told again: the same end, the same course, any moment reachable, and nobody's secrets in the wrong eyes.

import { makeBot } from '@orrery/bots';
import { type KeptCapsule, playThrough } from '@orrery/capsules';
import {
  capsuleOf,
  type FlowState,
  type OldState,
  openQuestions,
  randomFor,
  recordOf,
  saveRecord,
  startMatch,
  submit,
  verify,
} from '@orrery/kernel';
import type { GameName } from '@orrery/table';
import {
  answeredAt,
  factsFor,
  hostedGames,
  openRecord,
  type PlayThrough,
  type ToldMatch,
  tableAt,
  whyHidden,
} from '@orrery/table';
import { en, plainSpeaker, refusalText } from '@orrery/words';
import { isReadable } from '@orrery/words/testing';
import { describe, expect, test } from 'vitest';

/** Plays a whole match with one kind of bot; the text of its record. */
function played(game: GameName, seats: number, seed: string, options: object = {}, name = 'greedy'): string {
  const { game: rules } = hostedGames[game];
  const setup = { options, seats: Array.from({ length: seats }, () => ({ name: 'Halley', bot: name })), seed };
  const started = startMatch(rules, setup);
  const bot = makeBot(name, rules);
  if (!started.ok || !bot.ok) throw new Error('no match');
  const match = started.value;
  for (let question = openQuestions(match.state)[0]; question !== undefined; question = openQuestions(match.state)[0]) {
    const chance = randomFor({ text: seed, generator: 'xoshiro128' }, `${match.answers.length}`);
    const answer = bot.value.answer(rules.viewFor(match.state, question.seat), question, chance);
    expect(submit(match, question.seat, question.id, answer)).toBeNull();
  }
  return saveRecord(recordOf(match));
}

/** Under the rules that are kept there. */
const through =
  (capsules?: readonly KeptCapsule[]): PlayThrough =>
  (game, record, see) =>
    playThrough(game, record, see, capsules);

async function opened(text: string, capsules?: readonly KeptCapsule[]): Promise<ToldMatch> {
  const told = await openRecord(text, through(capsules));
  if (!told.ok) throw new Error(JSON.stringify(told.refusal));
  return told.value;
}

const everything = { sets: ['base', 'gs', 'rvi'], goals: true, takeovers: true };
const cases = [
  ['race', 2, {}],
  ['race', 4, everything],
  ['roll', 3, {}],
] as const;

describe.each(cases)('%s with %i seats', async (game, seats, options) => {
  const text = played(game, seats, 'told', options);
  const told = await opened(text);
  const { course } = told;

  test('the record that comes out verifies, and is the one that went in', () => {
    expect(JSON.parse(course.record)).toEqual(JSON.parse(text));
    expect(verify(hostedGames[game].game, JSON.parse(course.record)).every(({ agrees }) => agrees)).toBe(true);
  });

  test('terms add up to the points of the result', () => {
    for (const { seat, score } of course.result ?? []) {
      const sheet = course.sheets[seat];
      if (sheet === undefined) throw new Error('no sheet');
      const sum = (terms: readonly { vp: number }[]): number => terms.reduce((total, { vp }) => total + vp, 0);
      if (!('chips' in sheet)) throw new Error('a sheet of another game');
      const more = 'cards' in sheet ? sum(sheet.cards) + sum(sheet.goals) : sum(sheet.tiles);
      expect(sheet.chips + sum(sheet.bonuses) + more).toBe(score);
      expect(sheet.total).toBe(score);
    }
  });

  test('the lines of a scoring development add up to it', () => {
    const bonuses = course.sheets.flatMap((sheet) => ('cards' in sheet ? sheet.bonuses : []));
    for (const { vp, lines } of bonuses) expect(lines.reduce((total, line) => total + line.vp, 0)).toBe(vp);
  });

  test('the curve has a point per round and ends with the result', () => {
    expect(course.curve).toHaveLength(course.steps.at(-1)?.round ?? -1);
    expect(course.curve.at(-1)).toEqual((course.result ?? []).map(({ score }) => score));
    expect(course.endings.length).toBeGreaterThan(0);
  });

  test('every step from a checkpoint is the step of playing straight through', () => {
    const { game: rules } = hostedGames[game];
    const straight = startMatch(rules, { ...told.record, knownDeal: told.record.knownDeal });
    if (!straight.ok) throw new Error('no match');
    const eyes = { seat: 1, open: false };
    for (const [index, given] of told.record.answers.entries()) {
      if (index % 7 === 0) expect(tableAt(told, index, eyes).view).toEqual(rules.viewFor(straight.value.state, 1));
      submit(straight.value, given.seat, given.question, given.answer);
    }
    expect(tableAt(told, told.record.answers.length, eyes).result).toEqual(course.result);
  });

  test('a seat is not told what others answered in secret; open eyes are', () => {
    for (let step = 1; step < course.steps.length; step++) {
      const own = answeredAt(told, step, { seat: 0, open: false });
      expect(own !== null && 'answer' in own).toBe(own?.seat === 0);
      expect(answeredAt(told, step, { seat: 0, open: true })).toHaveProperty('answer');
    }
    const closed = JSON.stringify(factsFor(told, { seat: 0, open: false }));
    const open = JSON.stringify(factsFor(told, { seat: 0, open: true }));
    expect(open.length).toBeGreaterThan(closed.length);
  });
});

test('with everything open the hands of others are named', async () => {
  const told = await opened(played('race', 2, 'open'));
  const step = Math.floor(told.course.steps.length / 2);
  const hands = (open: boolean): unknown[] => {
    const table = tableAt(told, step, { seat: 0, open });
    if (table.game !== 'race') throw new Error('another game');
    return table.view.players.map(({ hand }) => hand.cards);
  };
  expect(hands(false)).toEqual([expect.any(Array), null]);
  expect(hands(true)).toEqual([expect.any(Array), expect.any(Array)]);
});

test('a record that was tampered with is refused by the answer', async () => {
  const record = JSON.parse(played('roll', 2, 'tampered'));
  record.answers[9].answer = { nonsense: true };
  expect(await openRecord(JSON.stringify(record), through())).toMatchObject({
    ok: false,
    refusal: { code: 'kernel/bad-record', data: { field: 'answers[9]' } },
  });
});

describe.each(['race', 'roll'] as const)('a record of %s from before', (name) => {
  const { game } = hostedGames[name];
  const before = game.rulesVersion - 1;
  const old = capsuleOf({ ...game, rulesVersion: before });
  const capsules: KeptCapsule[] = [{ ...old, load: async () => ({ capsule: old }) }];
  const record = JSON.parse(played(name, 2, 'from before'));
  const ofBefore = JSON.stringify({ ...record, rulesVersion: before });

  test('is told again under the rules of its time, every moment of it', async () => {
    const today = await opened(JSON.stringify(record));
    const told = await opened(ofBefore, capsules);
    expect({ ...told.course, record: '' }).toEqual({ ...today.course, record: '' });
    const eyes = { seat: 1, open: false };
    for (let step = 0; step < told.course.steps.length; step += 5) {
      expect(tableAt(told, step, eyes)).toEqual(tableAt(today, step, eyes));
      expect(answeredAt(told, step, eyes)).toEqual(answeredAt(today, step, eyes));
    }
  });

  test('and so is one that moved to the rules of today in its middle', async () => {
    const today = await opened(JSON.stringify(record));
    const at = Math.floor(record.answers.length / 2) + 3;
    const half = await playThrough(game, { ...record, answers: record.answers.slice(0, at), result: undefined });
    if (!half.ok) throw new Error(half.refusal.code);
    const { state, events, stateVersion } = half.value;
    const move = { answers: at, events: events.length, rulesVersion: game.rulesVersion, stateVersion, state };
    const told = await opened(JSON.stringify({ ...record, rulesVersion: before, moves: [move] }), capsules);
    const apart = { record: '', rulesChanged: [] };
    expect({ ...told.course, ...apart }).toEqual({ ...today.course, ...apart });
    expect(told.course.rulesChanged).toEqual([events.length]);
    for (const step of [0, at - 1, at, at + 1, record.answers.length]) {
      expect(tableAt(told, step, { seat: 0, open: true })).toEqual(tableAt(today, step, { seat: 0, open: true }));
    }
  });

  test('is refused in words where nobody kept its rules', async () => {
    const refused = await openRecord(ofBefore, through([]));
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'kernel/old-rules' } });
    if (!refused.ok) expect(isReadable(refusalText(refused.refusal, plainSpeaker(en)), 'en')).toBe(true);
  });
});

test('a moment that today’s rules cannot show is passed over with its reason; the rest is shown', async () => {
  const { game } = hostedGames.roll;
  const record = JSON.parse(played('roll', 2, 'hidden'));
  const before = { ...game, rulesVersion: game.rulesVersion - 1, stateVersion: game.stateVersion - 1 };
  const old = capsuleOf(before);
  const capsules: KeptCapsule[] = [{ ...old, load: async () => ({ capsule: old }) }];
  const { migrations } = game;
  const asksAssign = (state: FlowState): boolean => openQuestions(state).some(({ kind }) => kind === 'assign');
  const step = {
    from: before.stateVersion,
    migrate: (state: OldState) => (asksAssign(state) ? { why: 'gone' } : { state }),
  };
  Object.assign(game, { migrations: [step] });
  try {
    const told = await opened(JSON.stringify({ ...record, rulesVersion: before.rulesVersion }), capsules);
    const hidden = told.course.steps.flatMap((_, at) => (whyHidden(told, at) === null ? [] : [at]));
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.length).toBeLessThan(told.course.steps.length);
    const [first = 0] = hidden;
    const eyes = { seat: 0, open: false };
    expect(tableAt(told, first, eyes)).toEqual(tableAt(told, first - 1, eyes));
    expect(whyHidden(told, first)).toMatchObject({ code: 'kernel/old-state', data: { why: 'gone' } });
    expect(answeredAt(told, first + 1, eyes)).toBeNull();
    expect(told.course.result).toEqual(record.result);
  } finally {
    Object.assign(game, { migrations });
  }
});
