// The lock file names no host, so that everybody installs from their own registry; it agrees with every package.json;
// every version is exact, because `npm install` (which sets up) would otherwise move with the registry; and it knows the
// parts of every platform, because `npm ci` refuses one that does not, and on another platform they would be missing.

import { read } from '../project-files.mjs';
import { workspaces } from '../setup.mjs';

const kinds = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']);

/** @typedef {Partial<Record<(typeof kinds)[number], Record<string, string>>>} Wants */
/** @typedef {Readonly<Record<string, Wants>>} Locked */

export function checkLockFile() {
  const text = read('package-lock.json');
  /** @type {Locked} */
  const locked = JSON.parse(text).packages;
  const folders = ['', ...workspaces()];
  const problems = folders.flatMap((folder) => {
    const file = `${folder === '' ? '' : `${folder}/`}package.json`;
    return folderProblems(file, JSON.parse(read(file)), locked[folder] ?? {});
  });
  if (/https?:\/\/[^"]*\.tgz/.test(text)) problems.push('package-lock.json: names a host; see .npmrc');
  problems.push(...missingPlatforms(locked));
  return { problems, note: `${Object.keys(locked).length} packages` };
}

/** @param {Locked} locked */
export function missingPlatforms(locked) {
  const names = new Set(Object.keys(locked).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)));
  return Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) => {
    const missing = Object.keys(optionalDependencies).filter((name) => !names.has(name));
    return missing.map((name) => `package-lock.json: ${path} may need ${name}, which is not there`);
  });
}

/**
 * @param {string} file
 * @param {Wants} wanted
 * @param {Wants} locked
 */
function folderProblems(file, wanted, locked) {
  return kinds.flatMap((kind) => {
    const inFile = Object.entries(wanted[kind] ?? {}).sort();
    const inLock = Object.entries(locked[kind] ?? {}).sort();
    const loose = inFile.filter(([name, version]) => !name.startsWith('@orrery/') && !/^\d/.test(version));
    const problems = loose.map(([name, version]) => `${file}: ${name} ${version} is not an exact version`);
    if (JSON.stringify(inFile) !== JSON.stringify(inLock)) {
      problems.push(`${file}: ${kind} differ from package-lock.json; run npm install and commit the lock file`);
    }
    return problems;
  });
}
