// A match that leaves a told one: as it was dealt, or dealt anew from what one seat knew; either is played to its end.

import { makeBot } from '@orrery/bots';
import { playThrough } from '@orrery/capsules';
import {
  type AnyMatch,
  loadRecord,
  openQuestions,
  randomFor,
  recordOf,
  restart,
  saveRecord,
  startMatch,
  submit,
} from '@orrery/kernel';
import { anyGames, type BranchDeal, branchAt, type GameName, hostedGames, openRecord } from '@orrery/table';
import { expect, test } from 'vitest';

function playOut(game: GameName, match: AnyMatch, name: string): void {
  const { game: rules } = hostedGames[game];
  const bot = makeBot(name, rules);
  if (!bot.ok) throw new Error(name);
  for (let question = openQuestions(match.state)[0]; question !== undefined; question = openQuestions(match.state)[0]) {
    const chance = randomFor({ text: 'branch', generator: 'xoshiro128' }, `${match.answers.length}`);
    const answer = bot.value.answer(rules.viewFor(match.state, question.seat), question, chance);
    expect(submit(match, question.seat, question.id, answer)).toBeNull();
  }
}

test.each(['race', 'roll'] as const)('of %s', async (game) => {
  const { game: rules } = hostedGames[game];
  const started = startMatch(rules, { options: {}, seats: [{ name: 'Ada' }, { name: 'Ben' }], seed: 'trunk' });
  if (!started.ok) throw new Error('no match');
  playOut(game, started.value, 'greedy');
  const told = await openRecord(saveRecord(recordOf(started.value)), playThrough);
  if (!told.ok) throw new Error(told.refusal.code);
  const step = Math.floor(started.value.answers.length / 2);
  const branched = (deal: BranchDeal): AnyMatch => {
    const text = branchAt(told.value, step, 1, 'greedy', deal);
    const loaded = text.ok ? loadRecord(text.value, anyGames) : text;
    const match = loaded.ok ? restart(rules, loaded.value.record) : loaded;
    if (!match.ok) throw new Error(match.refusal.code);
    expect(match.value.header.seats).toMatchObject([{ name: 'Ada', bot: 'greedy' }, { name: 'Ben' }]);
    return match.value;
  };
  const [same, anew, other] = [
    branched({ as: 'same' }),
    branched({ as: 'anew', seed: 'one' }),
    branched({ as: 'anew', seed: 'two' }),
  ];
  const known = rules.viewFor(same.state, 1);
  expect(rules.viewFor(anew.state, 1)).toEqual(known);
  expect(rules.viewFor(other.state, 1)).toEqual(known);
  expect(JSON.stringify(anew.state)).not.toBe(JSON.stringify(same.state));
  expect(JSON.stringify(anew.state)).not.toBe(JSON.stringify(other.state));
  for (const match of [same, anew]) {
    playOut(game, match, 'greedy');
    expect(rules.outcome(match.state)).toHaveLength(2);
    const again = await openRecord(saveRecord(recordOf(match)), playThrough);
    expect(again.ok && again.value.course.result).toHaveLength(2);
  }
});
