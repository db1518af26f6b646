// A reporter of the test runner: how long each layer took and which ten files took longest, before the runner's own
// summary. For `tools/test.mjs` it also notes how many tests passed and failed, in the file that TEST_COUNTS names.
import { writeFileSync } from 'node:fs';

/** @import { Reporter, TestModule, SerializedError } from 'vitest/node' */

const listed = 10;
const layers = ['kit', 'conformance', 'server', 'browser'];

/** @param {TestModule} file */
const secondsOf = (file) => {
  const { collectDuration, duration } = file.diagnostic();
  return (collectDuration + duration) / 1000;
};

/** @param {number} seconds */
const shown = (seconds) => `${seconds.toFixed(1).padStart(7)} s`;

/** @implements {Reporter} */
export class SlowestFiles {
  /**
   * @param {readonly TestModule[]} files
   * @param {readonly SerializedError[]} errors
   */
  onTestRunEnd(files, errors) {
    /** @type {Map<string, number>} */
    const byLayer = new Map();
    for (const file of files) {
      const layer = layers.find((name) => name === file.project.name) ?? 'unit';
      byLayer.set(layer, (byLayer.get(layer) ?? 0) + secondsOf(file));
    }
    const slowest = files.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, listed);
    const lines = [
      ' Layers, all files added up',
      ...[...byLayer].map(([layer, seconds]) => `${shown(seconds)} ${layer}`),
      ' Slowest files',
      ...slowest.map((file) => `${shown(secondsOf(file))} ${file.relativeModuleId}`),
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
    const { TEST_COUNTS } = process.env;
    if (TEST_COUNTS !== undefined) writeFileSync(TEST_COUNTS, JSON.stringify(countsOf(files, errors)));
  }
}

/**
 * @param {readonly TestModule[]} files
 * @param {readonly SerializedError[]} errors
 */
function countsOf(files, errors) {
  const tests = files.flatMap((file) => [...file.children.allTests()]);
  const broken = files.filter((file) => file.errors().length > 0); // they could not be read: none of their tests ran
  const failed = tests.filter((test) => test.result().state === 'failed');
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: failed.length + broken.length + errors.length,
  };
}
