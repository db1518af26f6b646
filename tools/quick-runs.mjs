// What `npm run test:quick` gives to the test runner: the unit tests of what changed against main, and always the golden
// matches. The runner follows imports to find what a change concerns; the golden test bundles the rules from source, so it
// would be left out.

export const goldenTest = 'tests/golden/golden.test.ts';

/**
 * The arguments of each run. Whoever names files or projects gets these alone.
 * @param {boolean} knowsMain whether there is a main to compare with
 * @param {readonly string[]} args as they were typed
 */
export function quickRuns(knowsMain, args) {
  const quick = ['--mode', 'quick'];
  if (!knowsMain) return [[...quick, ...args]];
  const changed = [...quick, '--changed', 'main', '--passWithNoTests'];
  if (args.length > 0) return [[...changed, ...args]];
  return [
    [...changed, '--exclude', goldenTest],
    [...quick, goldenTest],
  ];
}
