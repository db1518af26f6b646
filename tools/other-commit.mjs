// The files of another commit, so that it can be measured beside this tree.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, gameFolders, root } from './setup.mjs';

/** The whole name of a commit; throws what git says if there is none. @param {string} rev */
export const commitOf = (rev) => git('rev-parse', '--verify', `${rev}^{commit}`).trim();

/** The files of a commit, laid out aside. @param {string} commit */
export function treeOf(commit) {
  const folder = join(cache, `tree-${commit}`);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    const archive = spawnSync('git', ['archive', commit, 'packages'], { cwd: root, maxBuffer: 2 ** 30 });
    const { status } = spawnSync('tar', ['x', '-C', folder], { input: archive.stdout });
    if (status !== 0) throw new Error(`${commit} cannot be laid out`);
  }
  return folder;
}

/** Takes our own packages from a tree. @param {string} tree @returns {import('esbuild').Plugin} */
export function packagesOf(tree) {
  const folders = new Map([
    ['kernel', 'kernel'],
    ...gameFolders().map((game) => /** @type {const} */ ([game, `games/${game}`])),
  ]);
  return {
    name: 'packages-of-that-tree',
    setup: (on) => {
      on.onResolve({ filter: /^@orrery\// }, ({ path }) => {
        const [, own = '', ...door] = path.split('/');
        const folder = join(tree, 'packages', folders.get(own) ?? own);
        /** @type {{ exports: Record<string, string> }} */
        const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        return { path: join(folder, exports[['.', ...door].join('/')] ?? '') };
      });
    },
  };
}

/** The flags of Node in its `npm start`. @param {string} rev @returns {string[]} */
export function flagsOfCommit(rev) {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(git('show', `${commitOf(rev)}:package.json`));
  return (scripts.start ?? '').split(' ').filter((word) => word.startsWith('--'));
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
}
