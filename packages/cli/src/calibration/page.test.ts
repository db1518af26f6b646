// Figures of forecasts on their page: a row per quarter, a point per bin, and a table measured again in its old place.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type MeasuredForecasts, writeForecasts } from './page.ts';

const bins = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => ({ n: 10, forecast: share, outcome: share }));
const measured = (table: string, error: number): MeasuredForecasts => ({
  table,
  bot: 'expert',
  matches: 50,
  quarters: [1, 2, 3, 4].map((quarter) => ({
    quarter,
    n: 50,
    forecast: 0.5,
    outcome: 0.51,
    error,
    uncorrected: 0.04,
    bins,
  })),
});

test('written, and written anew, in a folder that has no figures yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-page-'));
  const page = join(folder, 'bots.md');
  writeFileSync(page, 'before\n<!-- figures: forecasts -->\n<!-- end of forecasts -->\nafter\n');
  writeForecasts(page, measured('roll 2', 0.02));
  writeForecasts(page, measured('race base:2', 0.01));
  writeForecasts(page, measured('roll 2', 0.005));
  const text = readFileSync(page, 'utf8');
  expect(text.match(/^\| (roll|race)/gm)).toEqual(['| race', '| roll']);
  expect(text).toContain('| roll 2 | 50 of `expert` | 1 | 50 | 50.0 % | 51.0 % | 0.5 | 4.0 |');
  expect(text).not.toContain('| 2.0 |');
  expect(text.startsWith('before\n') && text.endsWith('after\n')).toBe(true);
  const plot = readFileSync(join(folder, 'images/forecasts.svg'), 'utf8');
  expect(plot.match(/r="3.5"/g)).toHaveLength(2 * 4 * 5);
  rmSync(folder, { recursive: true, force: true });
});
