// Forecasts against outcomes as a picture: a panel for each table, a point for each bin in each quarter of the match.

import type { Quarter } from './measure.ts';

export interface Plotted {
  readonly table: string;
  readonly quarters: readonly Quarter[];
}

const side = 150;
const gap = 24;
const head = 22;
const columns = 4;
const inks = ['#4a7fb5', '#3f9a6b', '#b5852f', '#b04a4a'];

export function reliabilityPlot(all: readonly Plotted[]): string {
  const rows = Math.ceil(all.length / columns);
  const width = columns * (side + gap) + gap;
  const height = rows * (side + gap + head) + gap + head;
  const panels = all.map((measured, at) => {
    const x = gap + (at % columns) * (side + gap);
    const y = gap + head + Math.floor(at / columns) * (side + gap + head);
    return panel(measured, x, y);
  });
  const legend = inks.map(
    (ink, at) =>
      `<circle cx="${gap + 6 + at * 92}" cy="14" r="4" fill="${ink}"/><text x="${gap + 16 + at * 92}" y="18">quarter ${at + 1}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12" fill="#777">`,
    '<title>Forecasts against outcomes, table by table</title>',
    ...legend,
    ...panels.flat(),
    '</svg>',
    '',
  ].join('\n');
}

function panel({ table, quarters }: Plotted, x: number, y: number): string[] {
  const across = (share: number): string => (x + share * side).toFixed(1);
  const up = (share: number): string => (y + side - share * side).toFixed(1);
  const dots = quarters.flatMap(({ quarter, bins }) =>
    bins.map(
      ({ forecast, outcome }) =>
        `<circle cx="${across(forecast)}" cy="${up(outcome)}" r="3.5" fill="${inks[quarter - 1] ?? '#777'}" fill-opacity="0.8"/>`,
    ),
  );
  return [
    `<text x="${x}" y="${y - 6}">${table}</text>`,
    `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="none" stroke="#999" stroke-width="0.7"/>`,
    `<path d="M${across(0)} ${up(0)}L${across(1)} ${up(1)}" stroke="#999" stroke-width="0.7" stroke-dasharray="4 3"/>`,
    ...dots,
  ];
}
