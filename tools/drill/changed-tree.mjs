// A copy of the project as it might look after the next change of the rules: a random stream, a line and a player's field are
// new or have another name, a question is gone, the protocol is raised. The rules of today are kept in it as capsules. The
// drill plays on the one tree and goes on with the other.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCapsule, keepCapsule } from '../capsule.mjs';
import { gameFolders, root } from '../setup.mjs';

/** @typedef {{ file: string, what: string, from: string | RegExp, to: string | ((...found: string[]) => string) }} Change */

const raise = (/** @type {string} */ _all, /** @type {string} */ name, /** @type {string} */ value) =>
  `${name}: ${Number(value) + 1},`;

/** @type {readonly Change[]} */
const changes = [
  {
    file: 'packages/games/race/src/setup.ts',
    what: 'a random stream has another name',
    from: "const random = randomFor(seed, 'deck');",
    to: "const random = randomFor(seed, 'pile');",
  },
  {
    file: 'packages/games/race/src/state.ts',
    what: 'a player has a new field',
    from: /^( {4})overLimit: 0,$/m,
    to: '    overLimit: 0,\n    fame: 0,',
  },
  {
    file: 'packages/games/race/src/state.ts',
    what: 'the new field is cloned',
    from: /^( {4})overLimit: player\.overLimit,$/m,
    to: '    overLimit: player.overLimit,\n    fame: player.fame,',
  },
  {
    file: 'packages/games/race/src/phases/round.ts',
    what: 'a line has another name',
    from: /^( {2})reveal: \(g, here\) => \{$/m,
    to: '  showActions: (g, here) => {',
  },
  {
    file: 'packages/games/race/src/index.ts',
    what: 'states of Race migrate',
    from: 'migrations: [],',
    to: `migrations: [{
    from: (STATE),
    migrate: (state) => {
      const renamed = (frame) => ({
        ...frame,
        at: frame.proc === 'round' && frame.at === 'reveal' ? 'showActions' : frame.at,
        lanes: frame.lanes.map(renamed),
      });
      const players = state.players.map((player) => ({ ...player, fame: 0 }));
      return { state: { ...state, players, flow: renamed(state.flow) } };
    },
  }],`,
  },
  {
    file: 'packages/games/roll/src/phases/manage.ts',
    what: 'a question is gone',
    from: "put(game.state, here, seat, { kind: 'manage.recall', min });\n    return undefined;",
    to: "bringBack(game, seat, dice.slice(0, min));\n    return 'end';",
  },
  {
    file: 'packages/games/roll/src/index.ts',
    what: 'states of Roll migrate, but for those in which the question is open',
    from: '  migrations,\n',
    to: `migrations: [...migrations, {
    from: (STATE),
    migrate: (state) => {
      const asks = (frame) =>
        frame.asked.some(({ question, status }) => question.kind === 'manage.recall' && status === 'open') ||
        frame.lanes.some(asks);
      return asks(state.flow) ? { why: 'question-removed' } : { state };
    },
  }],
`,
  },
  ...['race', 'roll'].flatMap((game) =>
    ['rulesVersion', 'stateVersion'].map((version) => ({
      file: `packages/games/${game}/src/versions.ts`,
      what: `${version} of ${game} is raised`,
      from: new RegExp(`(${version}): (\\d+),`),
      to: raise,
    })),
  ),
  {
    file: 'packages/protocol/src/version.ts',
    what: 'the protocol is raised',
    from: /protocolVersion = (\d+);/,
    to: (_all, version) => `protocolVersion = ${Number(version) + 1};`,
  },
  {
    file: 'packages/web/src/online/line.svelte.ts',
    what: 'the page speaks the new protocol',
    from: /const version: typeof protocolVersion = (\d+);/,
    to: (_all, version) => `const version: typeof protocolVersion = ${Number(version) + 1};`,
  },
];

/** Makes the changed tree in a folder; says what a line could not be found for. @param {string} folder */
export async function makeChangedTree(folder) {
  mkdirSync(folder, { recursive: true });
  for (const each of ['packages', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json']) {
    cpSync(join(root, each), join(folder, each), { recursive: true, filter: (path) => !path.includes('node_modules') });
  }
  linkModules(folder);
  for (const game of gameFolders()) {
    await keepCapsule(game, await compileCapsule(game), join(folder, 'packages/capsules/src/kept'));
  }
  for (const change of changes) apply(folder, change);
}

/** All packages are those of this tree, but for our own. @param {string} folder */
function linkModules(folder) {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@orrery'), { recursive: true });
  for (const each of readdirSync(join(root, 'node_modules'))) {
    if (each !== '@orrery' && each !== '.cache') symlinkSync(join(root, 'node_modules', each), join(modules, each));
  }
  for (const name of readdirSync(join(root, 'node_modules/@orrery'))) {
    const inner = gameFolders().includes(name) ? `games/${name}` : name;
    symlinkSync(join(folder, 'packages', inner), join(modules, '@orrery', name));
  }
}

/** Of the game to which a file belongs, before it is raised. @param {string} folder @param {string} file */
function stateVersionOf(folder, file) {
  const [, game = ''] = /^packages\/games\/(\w+)\//.exec(file) ?? [];
  const path = join(folder, 'packages/games', game, 'src/versions.ts');
  return game === '' ? '' : (/stateVersion: (\d+),/.exec(readFileSync(path, 'utf8'))?.[1] ?? '');
}

/** @param {string} folder @param {Change} change */
function apply(folder, { file, what, from, to }) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const put = typeof to === 'string' ? () => to.replace('(STATE)', stateVersionOf(folder, file)) : to;
  const after = before.replace(from, /** @type {(...found: string[]) => string} */ (put));
  if (after === before) throw new Error(`the drill cannot make its change to ${file} any more: ${what}`);
  writeFileSync(path, after);
}
