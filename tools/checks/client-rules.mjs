// No client works out a rule: what a game decides is said by the game. Looked for in web, cli, server, bots, words and table:
// branches on a game's name, and counts of game pieces held against a number that stands there bare. No package may have
// more of either than its ceiling, and ceilings are only ever lowered.
import { read, sourceFiles } from '../project-files.mjs';

const clients = /^packages\/(web|cli|server|bots|words|table)\/src\//;
/** Tests may know; so may frozen players, and adapters that follow other programs, whose games have names of their own. */
const exempt = /\.test\.ts$|\/testing\/|^packages\/bots\/src\/frozen\/|^packages\/cli\/src\/conformance\//;

/** @type {Readonly<Record<string, { readonly branches: number, readonly limits: number }>>} */
const ceilings = {
  bots: { branches: 2, limits: 0 },
  cli: { branches: 4, limits: 0 },
  table: { branches: 4, limits: 0 },
  web: { branches: 29, limits: 0 },
};

const branch = /(?:[!=]==?\s*'(?:race|roll)'|'(?:race|roll)'\s*[!=]==?|\bcase '(?:race|roll)':)/g;

/** What people count at a table; a number of more than one digit beside it is a limit of the rules. */
const pieces = '(?:tableau|hand|squares|credits|chips|pool|places|goods|dice|cards|cup|citizenry)';
const limit = new RegExp(`\\b${pieces}(?:\\.length|\\.count)?\\s*(?:[<>]=?|[!=]==)\\s*\\d{2,}\\b`, 'g');

export function checkClientRules() {
  /** @type {Record<string, { branches: string[], limits: string[] }>} */
  const found = {};
  for (const file of sourceFiles().filter(isClient)) {
    const [, name = ''] = clients.exec(file) ?? [];
    const here = rulesIn(file, read(file));
    found[name] ??= { branches: [], limits: [] };
    found[name].branches.push(...here.branches);
    found[name].limits.push(...here.limits);
  }
  const counts = Object.entries(found).map(([name, { branches }]) => `${name} ${branches.length}`);
  return { problems: aboveCeilings(found, ceilings), note: `branches on a game's name: ${counts.join(', ')}` };
}

/** @param {string} file */
export const isClient = (file) => clients.test(file) && !exempt.test(file);

/**
 * The places in a file, as `file:line: text`.
 * @param {string} file
 * @param {string} text
 */
export function rulesIn(file, text) {
  /** @param {RegExp} pattern */
  const places = (pattern) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: what }) => `${file}:${text.slice(0, index).split('\n').length}: ${what}`,
    );
  return { branches: places(branch), limits: places(limit) };
}

/**
 * @param {Readonly<Record<string, { readonly branches: readonly string[], readonly limits: readonly string[] }>>} found
 * @param {typeof ceilings} limits a package that is not among them may have none
 */
export function aboveCeilings(found, limits) {
  return Object.entries(found).flatMap(([name, here]) => {
    const most = limits[name] ?? { branches: 0, limits: 0 };
    return [
      ...(here.branches.length > most.branches
        ? [`${name}: ${here.branches.length} branches on a game's name, more than ${most.branches}`, ...here.branches]
        : []),
      ...(here.limits.length > most.limits
        ? [`${name}: ${here.limits.length} bare limits, more than ${most.limits}`, ...here.limits]
        : []),
    ];
  });
}
