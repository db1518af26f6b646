// Figures of a measurement as a table or as JSON, next to the calibration.

import { type Figure, meets } from './measuring.ts';
import { printJson, printLine, short } from './print.ts';

interface Manner {
  readonly asJson: boolean;
  /** Measured so roughly that targets say nothing. */
  readonly rough: boolean;
}

export function printFigures(calibrationNs: number, figures: readonly Figure[], { asJson, rough }: Manner): void {
  if (asJson) {
    printJson({ calibrationNs, figures });
    return;
  }
  printLine(`calibration: ${short(calibrationNs / 1000)} µs`);
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const figure of figures) {
    const { name, value, unit, target, ratioToCalibration } = figure;
    const wanted = target === null || rough ? '' : `${meets(figure) ? 'meets' : 'MISSES'} ${short(target)}`;
    const columns = [
      name.padEnd(width),
      short(value).padStart(10),
      unit.padEnd(4),
      (ratioToCalibration === 0 ? '' : `× ${ratioToCalibration.toPrecision(3)}`).padEnd(12),
    ];
    printLine(`${columns.join(' ')} ${wanted}`.trimEnd());
  }
}
