// A record told again: the same end, the same story, any moment reachable, and nobody's secrets in the wrong eyes.

import { makeBot } from '@orrery/bots';
import { openQuestions, randomFor, recordOf, saveRecord, startMatch, submit, verify } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { anyGames, hostedGames } from '../local/hosted-games.ts';
import type { GameName } from '../local/messages.ts';
import type { RaceSheet } from './messages.ts';
import { answeredAt, factsFor, openStory, type ToldMatch, tableAt } from './story.ts';

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

function opened(text: string): ToldMatch {
  const told = openStory(text);
  if (!told.ok) throw new Error(JSON.stringify(told.refusal));
  return told.value;
}

const everything = { sets: ['base', 'gs', 'rvi'], goals: true, takeovers: true };
const cases = [
  ['race', 2, {}],
  ['race', 4, everything],
  ['roll', 3, {}],
] as const;

describe.each(cases)('%s with %i seats', (game, seats, options) => {
  const text = played(game, seats, 'told', options);
  const told = opened(text);
  const { story } = told;

  test('the record that comes out verifies, and is the one that went in', () => {
    expect(JSON.parse(story.record)).toEqual(JSON.parse(text));
    expect(verify(hostedGames[game].game, JSON.parse(story.record)).every(({ agrees }) => agrees)).toBe(true);
    expect(anyGames).toHaveLength(2);
  });

  test('terms add up to the points of the result', () => {
    for (const { seat, score } of story.result ?? []) {
      const sheet = story.sheets[seat];
      if (sheet === undefined) throw new Error('no sheet');
      const sum = (terms: readonly { vp: number }[]): number => terms.reduce((total, { vp }) => total + vp, 0);
      const more = sheet.game === 'race' ? sum(sheet.cards) + sum(sheet.goals) : sum(sheet.tiles);
      expect(sheet.chips + sum(sheet.bonuses) + more).toBe(score);
      expect(sheet.total).toBe(score);
    }
  });

  test('the lines of a scoring development add up to it', () => {
    const bonuses = story.sheets.flatMap((sheet) => (sheet.game === 'race' ? (sheet as RaceSheet).bonuses : []));
    for (const { vp, lines } of bonuses) expect(lines.reduce((total, line) => total + line.vp, 0)).toBe(vp);
  });

  test('the curve has a point per round and ends with the result', () => {
    expect(story.curve).toHaveLength(story.steps.at(-1)?.round ?? -1);
    expect(story.curve.at(-1)).toEqual((story.result ?? []).map(({ score }) => score));
    expect(story.endings.length).toBeGreaterThan(0);
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
    expect(tableAt(told, told.record.answers.length, eyes).result).toEqual(story.result);
  });

  test('a seat is not told what others answered in secret; open eyes are', () => {
    for (let step = 1; step < story.steps.length; step++) {
      const own = answeredAt(told, step, { seat: 0, open: false });
      expect(own !== null && 'answer' in own).toBe(own?.seat === 0);
      expect(answeredAt(told, step, { seat: 0, open: true })).toHaveProperty('answer');
    }
    const closed = JSON.stringify(factsFor(told, { seat: 0, open: false }));
    const open = JSON.stringify(factsFor(told, { seat: 0, open: true }));
    expect(open.length).toBeGreaterThan(closed.length);
  });
});

test('with everything open the hands of others are named', () => {
  const told = opened(played('race', 2, 'open'));
  const step = Math.floor(told.story.steps.length / 2);
  const hands = (open: boolean): unknown[] => {
    const table = tableAt(told, step, { seat: 0, open });
    if (table.game !== 'race') throw new Error('another game');
    return table.view.players.map(({ hand }) => hand.cards);
  };
  expect(hands(false)).toEqual([expect.any(Array), null]);
  expect(hands(true)).toEqual([expect.any(Array), expect.any(Array)]);
});

test('a record that was tampered with is refused by the answer', () => {
  const record = JSON.parse(played('roll', 2, 'tampered'));
  record.answers[9].answer = { nonsense: true };
  expect(openStory(JSON.stringify(record))).toMatchObject({
    ok: false,
    refusal: { code: 'kernel/bad-record', data: { field: 'answers[9]' } },
  });
});
