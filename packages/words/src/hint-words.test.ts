// What a bot would do in Roll, in words: the phase, the task, the tile, not only the powers it would use.

import { expect, test } from 'vitest';
import { en } from './en.ts';
import { rollHintWords } from './hint-words.ts';
import { plainSpeaker } from './speaker.ts';

const told = (answer: unknown): string => rollHintWords({ answer, reason: null }, plainSpeaker(en));

test('a plan names the phase it selects and the powers it uses', () => {
  const plan = {
    wilds: [{ die: 3, column: 'settle' }],
    select: { die: 1, phase: 'ship' },
    uses: [{ power: 'technology-affinity', moves: [{ die: 2, to: 'develop' }] }],
  };
  expect(told(plan)).toBe('A bot would choose: Select Ship, Technology Affinity.');
});

test('a task and the tiles it is about', () => {
  expect(told({ do: 'stock' })).toBe('A bot would choose: Stock.');
  expect(told({ do: 'scout', abandon: ['T07'] })).toBe('A bot would choose: Scout, Conscription / Gem World.');
  expect(told({ tile: 'T07', side: 'world' })).toBe('A bot would choose: Conscription / Gem World, World.');
  expect(told({ die: 4, world: 'gem-world' })).toBe('A bot would choose: Gem World.');
});

test('dice alone are filled in', () => {
  expect(told({ dice: [1, 2] })).toBe(en.flow.hint.given);
});
