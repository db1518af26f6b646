// What was measured of forecasts, for people: a table in docs/bots.md and a plot. Figures are kept beside the page, so that
// tables measured in different runs stand together.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaced } from '../ladder-page.ts';
import { type Plotted, reliabilityPlot } from './plot.ts';

export interface MeasuredForecasts extends Plotted {
  readonly bot: string;
  readonly matches: number;
}

const part = 'forecasts';
const figuresFile = 'bots/forecasts.json';
const plotFile = 'images/forecasts.svg';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const points = (share: number): string => (100 * share).toFixed(1);

export function forecastLines(all: readonly MeasuredForecasts[]): string[] {
  const rows = all.flatMap(({ table, bot, matches, quarters }) =>
    quarters.map(({ quarter, n, forecast, outcome, error, uncorrected }, at) => {
      const first = at === 0 ? [table, `${matches} of \`${bot}\``] : ['', ''];
      const figures = [`${quarter}`, `${n}`, percent(forecast), percent(outcome), points(error), points(uncorrected)];
      return `| ${[...first, ...figures].join(' | ')} |`;
    }),
  );
  return [
    '| table | matches | quarter | positions | forecast | outcome | error | uncorrected |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `![Forecasts against outcomes: a panel for each table, a point for each of five bins in each quarter, beside the line of perfect forecasts.](${plotFile})`,
  ];
}

const keyOf = ({ table, bot }: MeasuredForecasts): string => `${table}/${bot}`;

/** As exact as anybody reads them. */
const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(4)) : value);

/** Puts these figures in the place of what was known of the table. */
export function writeForecasts(page: string, measured: MeasuredForecasts): void {
  const folder = dirname(page);
  const file = join(folder, figuresFile);
  const known: readonly MeasuredForecasts[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const all = [...known.filter((each) => keyOf(each) !== keyOf(measured)), measured];
  all.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (const each of [figuresFile, plotFile]) mkdirSync(dirname(join(folder, each)), { recursive: true });
  writeFileSync(file, `${JSON.stringify(all, rounded, 2)}\n`);
  writeFileSync(join(folder, plotFile), reliabilityPlot(all));
  writeFileSync(page, replaced(readFileSync(page, 'utf8'), part, forecastLines(all)));
}
