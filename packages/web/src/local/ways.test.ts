// The other ways to play Race on this device: one seat against the robot, a draft, the scenario, own cards. Each is
// saved and taken up again in the middle, taken back, played to its end and told again the same.

import { exampleCards } from '@orrery/own-cards';
import { answer, factsFrom, type HostedMatch, hostNew, hostSaved, savedText, tableOf, takeBack } from '@orrery/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { company, loadThinkers } from './company.ts';

beforeAll(async () => {
  await loadThinkers();
});

const ways: readonly [string, object, number][] = [
  ['solo', { sets: ['base', 'gs'], solo: 'easy' }, 1],
  [
    'solo with a choice of start worlds',
    { sets: ['base', 'gs', 'rvi'], solo: { level: 'hard', startChoice: true } },
    1,
  ],
  ['draft', { sets: ['base', 'gs'], draft: true }, 2],
  ['scenario', { sets: ['base', 'gs', 'rvi'], scenario: 'rebel-vs-imperium-2p', sides: [1, 0] }, 2],
  ['printed hands beside dealt ones', { presetHands: [null, 3] }, 2],
  ['own cards', { cards: exampleCards }, 2],
];

function open(options: object, seats: number): HostedMatch {
  const names = ['You', 'Halley', 'Tycho'].slice(0, seats);
  const bots = names.slice(1).map(() => 'greedy');
  const opened = hostNew(company, { game: 'race', options, names, bots, seed: 'ways' }, 'unused');
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

async function reopen(saved: string): Promise<HostedMatch> {
  const opened = await hostSaved(company, saved);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

/** Gives the proposed answer, or a legal one where nothing is proposed; false when the match is over. */
function step(hosted: HostedMatch): boolean {
  const { asks, result } = tableOf(hosted);
  const [ask] = asks;
  if (result !== null) return false;
  if (ask === undefined) throw new Error('nobody is asked');
  const chosen = ask.proposal ?? hosted.hosted.game.fallback(hosted.match.state, ask.question);
  expect(answer(hosted, ask.question.id, chosen)).toBeNull();
  return true;
}

describe.each(ways)('%s', (_, options, seats) => {
  test('is saved and taken up again, undone, finished, and told again the same', async () => {
    let hosted = open(options, seats);
    for (let answers = 0; step(hosted); answers++) {
      const { canUndo, undoMarks } = tableOf(hosted);
      if (answers < 40 && canUndo && !undoMarks) {
        const before = savedText(hosted);
        expect(takeBack(hosted)).toBeNull();
        expect(step(hosted)).toBe(true);
        expect(savedText(hosted)).toBe(before);
      }
      if (answers === 15) hosted = await reopen(savedText(hosted));
    }
    const { result } = tableOf(hosted);
    expect(result).toHaveLength(seats);
    const again = await reopen(savedText(hosted));
    expect(tableOf(again)).toEqual(tableOf(hosted));
    expect(factsFrom(again, 0)).toEqual(factsFrom(hosted, 0));
  });
});

test('the robot is seen whole but for its draw stack, and says what was reconstructed', () => {
  const table = tableOf(open({ sets: ['base', 'gs'], solo: 'medium' }, 1));
  if (table.game !== 'race') throw new Error('another game');
  expect(table.view.robot).toMatchObject({ level: 'medium', counters: 2, counterWorth: 6 });
  expect(table.view.robot?.reconstructed).toContain('dice');
  if (table.game !== 'race') throw new Error('another game');
  expect(table.standings.seats).toHaveLength(1);
});
