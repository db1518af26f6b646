// The project's own files, found without git, so that the checks also run on an unpacked archive.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const foreign = new Set(['.git', 'node_modules', 'dist', 'coverage']); // as in .gitignore
const foreignAtRoot = new Set(['data']);

/** Paths relative to the root, with forward slashes. */
export function projectFiles() {
  return filesUnder('').sort();
}

/** Source modules of the packages. */
export function sourceFiles() {
  return projectFiles().filter((file) => /^packages\/.*\/src\/.*\.(ts|svelte)$/.test(file));
}

/** @param {string} file */
export function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

/** @param {string} folder empty for the root, else ending in a slash @returns {string[]} */
function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (foreign.has(entry.name) || (folder === '' && foreignAtRoot.has(entry.name))) return [];
    if (entry.isDirectory()) return filesUnder(`${folder}${entry.name}/`);
    return entry.isFile() && !/\.(log|tsbuildinfo)$/.test(entry.name) ? [`${folder}${entry.name}`] : [];
  });
}
