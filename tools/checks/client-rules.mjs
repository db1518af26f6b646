// No client works out a rule: what a game decides is said by the game. Looked for in web, cli, server, bots, words and table:
// branches on a game's name, and counts of game pieces held against a number that stands there bare.
import { read, sourceFiles } from '../project-files.mjs';
import { gameFolders } from '../setup.mjs';

const clients = /^packages\/(web|cli|server|bots|words|table)\/src\//;
/** Tests may know; so may frozen players, and adapters that follow other programs, whose games have names of their own. */
const exempt = /\.test\.ts$|\/testing\/|^packages\/bots\/src\/frozen\/|^packages\/cli\/src\/conformance\//;

const name = `'(?:${gameFolders().join('|')})'`;
const branch = new RegExp(`(?:[!=]==?\\s*${name}|${name}\\s*[!=]==?|\\bcase ${name}:)`, 'g');

/** What people count at a table; a number beside it, from 2 on, is a limit of the rules. */
const pieces = '(?:tableau|hand|squares|credits|chips|pool|places|goods|dice|cards|cup|citizenry)';
const limit = new RegExp(`\\b${pieces}(?:\\.length|\\.count)?\\s*(?:[<>]=?|[!=]==)\\s*(?:[2-9]|\\d{2,})\\b`, 'g');

export function checkClientRules() {
  const files = sourceFiles().filter(isClient);
  return { problems: files.flatMap((file) => rulesIn(file, read(file))), note: `${files.length} files` };
}

/** @param {string} file */
export const isClient = (file) => clients.test(file) && !exempt.test(file);

/**
 * The places in a file, as `file:line: what it is: text`.
 * @param {string} file
 * @param {string} text
 */
export function rulesIn(file, text) {
  /** @type {(pattern: RegExp, what: string) => string[]} */
  const places = (pattern, what) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: found }) => `${file}:${text.slice(0, index).split('\n').length}: ${what}: ${found}`,
    );
  return [...places(branch, "branch on a game's name"), ...places(limit, 'bare limit')];
}
