// The project's own files: what git tracks, plus new files that it does not ignore.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Paths relative to the root, with forward slashes. */
export function projectFiles() {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(list.split('\0'))].filter((file) => file !== '' && existsSync(join(root, file))).sort();
}

/** Source modules of the packages. */
export function sourceFiles() {
  return projectFiles().filter((file) => /^packages\/.*\/src\/.*\.(ts|svelte)$/.test(file));
}

/** @param {string} file */
export function read(file) {
  return readFileSync(join(root, file), 'utf8');
}
