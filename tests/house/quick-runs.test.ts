// The quick part always plays the golden matches, whatever changed.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { goldenTest, quickRuns } from '../../tools/quick-runs.mjs';

test('the golden matches are played, once, also when nothing leads from a change to them', () => {
  expect(existsSync(fileURLToPath(new URL(`../../${goldenTest}`, import.meta.url)))).toBe(true);
  expect(quickRuns(true, [])).toEqual([
    ['--mode', 'quick', '--changed', 'main', '--passWithNoTests', '--exclude', goldenTest],
    ['--mode', 'quick', goldenTest],
  ]);
});

test('without a main everything runs; named files and projects run alone', () => {
  expect(quickRuns(false, [])).toEqual([['--mode', 'quick']]);
  expect(quickRuns(true, ['--project', 'race'])).toEqual([
    ['--mode', 'quick', '--changed', 'main', '--passWithNoTests', '--project', 'race'],
  ]);
});
