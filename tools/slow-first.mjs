// The order in which the test runner takes its files: the slowest first, so that no thread ends alone with one of them. The
// runner itself would go by size, which says little: some long tests are written in a few lines.
import { BaseSequencer } from 'vitest/node';

/** @import { TestSpecification } from 'vitest/node' */

const slow = [
  'kit-race-both-expansions',
  'kit-race-one-expansion',
  'conformance/roll/replay',
  'upgrade-drill',
  'chaos',
  'leak-interference',
  'clocks',
  'kind-deadlines',
  'screens',
  'budgets',
  'people',
  'learning',
  'over-days',
  'walks',
  'dragging',
  'offline',
  'review',
  'old-page',
  'keys',
];

/** @param {TestSpecification} file */
const rankOf = ({ moduleId }) => {
  const rank = slow.findIndex((name) => moduleId.includes(`/${name}.`));
  return rank < 0 ? slow.length : rank;
};

export class SlowFirst extends BaseSequencer {
  /** @override @param {TestSpecification[]} files */
  async sort(files) {
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
