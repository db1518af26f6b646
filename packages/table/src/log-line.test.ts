// The log says where a match moved to newer rules.

import { en } from '@orrery/words';
import { describe, expect, test } from 'vitest';
import { linesOf } from './log-line.ts';

const facts = [
  { seq: 1, seat: 0, round: 1 },
  { seq: 2, seat: null, round: 1 },
  { seq: 3, seat: 1, round: 2 },
];
const shown = (rulesChanged: readonly number[]): string[] =>
  linesOf(en, facts, 0, {
    textOf: ({ seq }) => (seq === 2 ? null : `fact ${seq}`),
    chapterOf: ({ round }) => `round ${round}`,
    rulesChanged,
  }).map(({ seq, chapter, text }) => `${seq} ${chapter}: ${text === en.table.rulesChanged ? 'MARK' : text}`);

describe('the mark of newer rules', () => {
  test.each([
    [[], ['1 round 1: fact 1', '3 round 2: fact 3']],
    [[0], ['0.5 round 1: MARK', '1 round 1: fact 1', '3 round 2: fact 3']],
    [[1], ['1 round 1: fact 1', '1.5 round 1: MARK', '3 round 2: fact 3']],
    [
      [2, 2],
      ['1 round 1: fact 1', '2.5 round 2: MARK', '3 round 2: fact 3'],
    ],
    [[3], ['1 round 1: fact 1', '3 round 2: fact 3', '3.5 round 2: MARK']],
    [[9], ['1 round 1: fact 1', '3 round 2: fact 3']],
  ])('after %j facts', (after, lines) => {
    expect(shown(after)).toEqual(lines);
  });
});
