// Import directions: runs the rules of .dependency-cruiser.mjs and makes sure that every source file was looked at.
// (With a TypeScript that it cannot read, dependency-cruiser reports success over no module at all.)
import { cruise } from 'dependency-cruiser';
import rules from '../../.dependency-cruiser.mjs';
import { sourceFiles } from '../project-files.mjs';
import { root } from '../setup.mjs';

export async function checkImportDirections() {
  const { breaches, seen } = await cruisePackages(root);
  const unseen = sourceFiles().filter((file) => !file.endsWith('.d.ts') && !seen.has(file));
  const problems = [...breaches, ...unseen.map((file) => `${file}: not seen by dependency-cruiser`)];
  return { problems, note: `${seen.size} modules` };
}

/**
 * The breaches found in the folder `packages` under `baseDir`, and the modules that were looked at.
 * @param {string} baseDir
 */
export async function cruisePackages(baseDir) {
  const { forbidden, options } = rules;
  if (forbidden === undefined || options === undefined) throw new Error('.dependency-cruiser.mjs has no rules');
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const { output } = await cruise(
    ['packages'],
    { ...cruiseOptions, baseDir, validate: true, ruleSet: { forbidden } },
    enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  const why = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  const breaches = output.summary.violations.map(
    ({ rule, from, to }) => `${from} → ${to}: ${rule.name}. ${why.get(rule.name)}`,
  );
  return { breaches, seen: new Set(output.modules.map(({ source }) => source)) };
}
