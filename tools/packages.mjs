// Builds the packages that other programs may use, ready to be published: plain ESM, types, an exports map, README and
// licence, each in dist/packages/<name>. `--pack` makes tarballs of them there. Publishing is then one command away:
// `npm publish dist/packages/<name>`. What only this project uses (frozen players, training, helpers of tests) is left out.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { read } from './project-files.mjs';
import { root, setUp } from './setup.mjs';

/** Folders, in the order in which they stand on each other, with the doors that are open to everybody. */
const published = {
  kernel: ['.', './kit'],
  'games/race': ['.', './search', './describe'],
  'games/roll': ['.', './search', './describe'],
  'own-cards': ['.'],
  words: ['.', './race', './roll', './rules'],
  table: ['.', './race', './roll'],
  bots: ['.', './ratings'],
  protocol: ['.'],
};

export const packagesFolder = join(root, 'dist/packages');

/** @typedef {{ folder: string, name: string, doors: Record<string, string>, manifest: Manifest }} Package */
/** @typedef {{ name: string, version: string, description: string, exports: Record<string, string>, dependencies?: Record<string, string> }} Manifest */

/** @type {() => Package[]} */
export const publishedPackages = () =>
  Object.entries(published).map(([folder, doors]) => {
    /** @type {Manifest} */
    const manifest = JSON.parse(read(`packages/${folder}/package.json`));
    const entries = doors.map((door) => [door, manifest.exports[door] ?? missing(folder, door)]);
    return { folder, name: basename(folder), doors: Object.fromEntries(entries), manifest };
  });

/** @type {(folder: string, door: string) => never} */
function missing(folder, door) {
  throw new Error(`packages/${folder}/package.json has no door ${door}`);
}

/** Builds them all; gives their folders by name. */
export async function buildPackages() {
  const packages = publishedPackages();
  rmSync(packagesFolder, { recursive: true, force: true });
  await emit(packages);
  for (const each of packages) {
    const to = join(packagesFolder, each.name);
    writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifestOf(each), null, 2)}\n`);
    copyFileSync(join(root, 'packages', each.folder, 'README.md'), join(to, 'README.md'));
    copyFileSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  }
  return packages;
}

/**
 * One program for all packages, so that none is checked twice; each file goes to the folder of its package.
 * @param {Package[]} packages
 */
async function emit(packages) {
  const { default: ts } = await import('typescript');
  const base = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(base.config, ts.sys, root);
  const program = ts.createProgram({
    rootNames: packages.flatMap(({ folder, doors }) =>
      Object.values(doors).map((door) => join(root, 'packages', folder, door)),
    ),
    options: {
      ...options,
      noEmit: false,
      incremental: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(root, 'packages'),
      outDir: packagesFolder,
      removeComments: false,
    },
  });
  /** @param {string} file */
  const placeOf = (file) => {
    const path = relative(packagesFolder, file);
    const found = packages.find(({ folder }) => path.startsWith(`${folder}/`));
    if (found === undefined) throw new Error(`${path} belongs to no published package`);
    return join(packagesFolder, found.name, path.slice(found.folder.length + 1).replace(/^src\//, ''));
  };
  const { diagnostics } = program.emit(undefined, (file, text) => {
    const to = placeOf(file);
    mkdirSync(dirname(to), { recursive: true });
    if (to.endsWith('.json')) writeFileSync(`${to}.js`, `export default ${text.trim()};\n`);
    else writeFileSync(to, to.endsWith('.d.ts') ? typesOfModules(text) : jsonAsModules(text));
  });
  const wrong = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (wrong.length > 0) {
    throw new Error(
      ts.formatDiagnostics(wrong, {
        getCanonicalFileName: (f) => f,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
  }
}

/**
 * Data is imported as a module: older Nodes warn about JSON, and folders are one level less deep than in the source.
 * @param {string} text
 */
const jsonAsModules = (text) =>
  text.replaceAll(
    /from (['"])(?:\.\.\/(examples\/)|)([^'"]+\.json)\1 with \{ type: 'json' \}/g,
    (_, quote, up, path) => {
      const place = up === undefined ? path : `./${up}${path}`;
      return `from ${quote}${place}.js${quote}`;
    },
  );

/**
 * The compiler leaves the endings of relative imports in types as they are in the source.
 * @param {string} text
 */
const typesOfModules = (text) => text.replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, '$1$2.js$1');

/** @param {Package} of */
function manifestOf({ doors, manifest }) {
  const { name, version, description, dependencies = {} } = manifest;
  /** @type {(door: string) => string} */
  const built = (door) => door.replace(/^\.\/src\//, './').replace(/\.ts$/, '');
  return {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20.19' },
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(doors).map(([door, file]) => [
        door,
        { types: `${built(file)}.d.ts`, default: `${built(file)}.js` },
      ]),
    ),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([other, wanted]) => [other, other.startsWith('@orrery/') ? version : wanted]),
    ),
  };
}

/** Tarballs beside the folders; gives their paths. */
export async function packPackages() {
  const packages = await buildPackages();
  const folders = packages.map(({ name }) => join(packagesFolder, name));
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', packagesFolder, ...folders],
    { cwd: packagesFolder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`npm pack: ${stderr}`);
  /** @type {{ filename: string, size: number }[]} */
  const packed = JSON.parse(stdout);
  return packed.map(({ filename, size }) => ({ file: join(packagesFolder, filename), size }));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  setUp();
  const [option, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || (option !== undefined && option !== '--pack')) {
    process.stderr.write(
      'npm run packages [-- --pack]: builds the packages into dist/packages, with tarballs if wanted\n',
    );
    process.exit(option === '--help' ? 0 : 2);
  }
  if (option === '--pack') {
    for (const { file, size } of await packPackages()) {
      process.stdout.write(`${relative(root, file)} ${Math.ceil(size / 1000)} kB\n`);
    }
  } else {
    for (const { name } of await buildPackages()) process.stdout.write(`dist/packages/${name}\n`);
  }
}
