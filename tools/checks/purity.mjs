// Purity of the kernel and the games: nothing in them may depend on the machine, the clock, chance or the user's
// language. The compiler already withholds Node and the browser from them (`types: []`, `lib: ES2023`); this check
// covers what the language itself offers. Tests are exempt.
import ts from 'typescript';
import { read, sourceFiles } from '../project-files.mjs';

const forbiddenNames = new Set(['Date', 'Intl', 'globalThis', 'eval', 'Function', 'WeakRef', 'FinalizationRegistry']);
const forbiddenMembers = new Set(['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase']);

export function checkPurity() {
  const files = sourceFiles().filter(isPure);
  return { problems: files.flatMap((file) => impurities(file, read(file))), note: `${files.length} files` };
}

/** @param {string} file */
export function isPure(file) {
  return /^packages\/(kernel|games\/[^/]+)\/src\/.*\.ts$/.test(file) && !file.endsWith('.test.ts');
}

/**
 * One line for each use of something impure.
 * @param {string} file
 * @param {string} text
 */
export function impurities(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} what */
  const report = (node, what) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push(`${file}:${line + 1}:${character + 1}: ${what} is not allowed in the kernel and the games`);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      if (forbiddenMembers.has(node.text)) report(node, node.text);
      if (isGlobalName(node) && forbiddenNames.has(node.text)) report(node, node.text);
      if (isGlobalName(node) && node.text === 'Math' && !isKnownMathMember(node.parent)) report(node, 'Math.random');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Whether the name stands for itself: not `thing.Date`, not `{ Date: … }`, not a declared property.
 * @param {ts.Identifier} node
 */
function isGlobalName(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  if (ts.isQualifiedName(parent)) return parent.right !== node;
  const isKey = ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodSignature(parent);
  return !(isKey && parent.name === node);
}

/**
 * `Math.max` is fine; `Math.random`, `Math[name]` and handing `Math` around are not.
 * @param {ts.Node} parent
 */
function isKnownMathMember(parent) {
  return ts.isPropertyAccessExpression(parent) && parent.name.text !== 'random';
}
