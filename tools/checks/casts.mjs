// Casts outside tests, counted by syntax tree: `as` without `as const`, `<T>value`, and the non-null `!`. Each says that
// somebody knows better than the types. No package may have more than its ceiling, and ceilings are only ever lowered.
import { createRequire } from 'node:module';
import ts from 'typescript';
import { read, sourceFiles } from '../project-files.mjs';

/** Svelte is the page's own: it is found from there. @type {{ parse(text: string, options: { modern: true }): unknown }} */
const { parse } = createRequire(new URL('../../packages/web/package.json', import.meta.url))('svelte/compiler');

/** @type {Readonly<Record<string, number>>} */
const ceilings = {
  bots: 73,
  cli: 53,
  'games/race': 39,
  'games/roll': 10,
  kernel: 14,
  'own-cards': 5,
  server: 77,
  table: 31,
  web: 41,
  words: 28,
};

export function checkCasts() {
  const counts = castsPerPackage();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const perPackage = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return { problems: aboveCeilings(counts, ceilings), note: `${total} casts: ${perPackage.join(', ')}` };
}

/** @returns {Record<string, number>} */
function castsPerPackage() {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const file of sourceFiles().filter(isCounted)) {
    const name = file.slice('packages/'.length, file.indexOf('/src/'));
    counts[name] = (counts[name] ?? 0) + castsIn(file, read(file)).length;
  }
  return counts;
}

/** Tests, and what only tests use, may cast; frozen players are copies that nobody edits. @param {string} file */
export const isCounted = (file) => !/\.test\.ts$|\/testing\/|\/frozen\//.test(file);

/**
 * @param {Readonly<Record<string, number>>} counts
 * @param {Readonly<Record<string, number>>} limits a package that is not among them may have none
 */
export function aboveCeilings(counts, limits) {
  return Object.entries(counts).flatMap(([name, count]) => {
    const limit = limits[name] ?? 0;
    return count > limit ? [`${name}: ${count} casts, more than ${limit}`] : [];
  });
}

/**
 * The lines in which a file casts, one for each time.
 * @param {string} file
 * @param {string} text
 * @returns {number[]}
 */
export const castsIn = (file, text) => (file.endsWith('.svelte') ? castsInSvelte(text) : castsInScript(file, text));

/** @param {string} file @param {string} text */
function castsInScript(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  /** @type {number[]} */
  const lines = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const isCast = ts.isAsExpression(node) || ts.isTypeAssertionExpression(node);
    if (ts.isNonNullExpression(node) || (isCast && !ts.isConstTypeReference(node.type))) {
      lines.push(source.getLineAndCharacterOfPosition(node.getEnd()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

/** Script blocks, and the expressions in the markup. @param {string} text */
function castsInSvelte(text) {
  /** @type {number[]} */
  const lines = [];
  /** @param {unknown} node */
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && 'end' in node && typeof node.end === 'number' && isCast(node)) {
      lines.push(text.slice(0, node.end).split('\n').length);
    }
    for (const each of Object.values(node)) visit(each);
  };
  visit(parse(text, { modern: true }));
  return lines.sort((a, b) => a - b); // the markup comes first in the tree
}

/**
 * By the names that nodes have in Svelte's tree.
 * @param {{ type: unknown, typeAnnotation?: { typeName?: { name?: unknown } } }} node
 */
function isCast({ type, typeAnnotation }) {
  if (type === 'TSNonNullExpression') return true;
  const isAs = type === 'TSAsExpression' || type === 'TSTypeAssertion';
  return isAs && typeAnnotation?.typeName?.name !== 'const';
}
