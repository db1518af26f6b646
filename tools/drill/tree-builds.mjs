// What a tree of the project is built into: its server as one file, and its page.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @param {string} tree @returns {Promise<string>} */
export async function serverOf(tree) {
  const { bundle } = await import(pathToFileURL(join(tree, 'tools/bundle.mjs')).href);
  return bundle('server');
}

/** @param {string} tree @returns {Promise<string>} */
export async function pageOf(tree) {
  const { buildWeb } = await import(pathToFileURL(join(tree, 'tools/web-build.mjs')).href);
  return buildWeb();
}
