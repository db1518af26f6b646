// `npm run capsule`: compiles the rules of today into capsules, one plain module per game and version, and writes them
// into packages/capsules/src/kept. A capsule is made when a version of the rules is raised, and is never changed after
// that version was released: matches that were begun under it need it for good.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameFolders, root, setUp } from './setup.mjs';

const games = gameFolders();

/** The files of one capsule, made from the tree in `from`. @param {string} game @param {string} from */
export async function compileCapsule(game, from = root) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: `import { capsuleOf } from '@orrery/kernel'; import { ${game} } from '@orrery/${game}'; export const capsule = capsuleOf(${game});`,
      resolveDir: join(from, 'packages/capsules'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    minify: true,
    legalComments: 'none',
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error('esbuild gave no output');
  return script.text;
}

/**
 * Writes a capsule into a folder of kept ones and the list of all that are there. Says what it did.
 * @param {string} game @param {string} script @param {string} kept
 */
export async function keepCapsule(game, script, kept) {
  mkdirSync(kept, { recursive: true });
  const draft = join(kept, `.${game}.mjs`);
  writeFileSync(draft, script);
  const { capsule } = await import(`${pathToFileURL(draft).href}?${Date.now()}`);
  rmSync(draft);
  const name = `${game}-${capsule.rulesVersion}-${capsule.stateVersion}`;
  const file = join(kept, `${name}.mjs`);
  if (existsSync(file) && readFileSync(file, 'utf8') === script) return `${name} is kept already.`;
  if (existsSync(file)) return `${name} is kept already, compiled from other sources; it stays as it is.`;
  writeFileSync(file, script);
  writeFileSync(join(kept, `${name}.d.mts`), declaration);
  writeFileSync(join(kept, 'index.ts'), listOf(kept));
  return `${name} is kept now: ${Math.round(script.length / 1000)} kB.`;
}

const declaration = `import type { Capsule } from '@orrery/kernel';\n\nexport declare const capsule: Capsule;\n`;

/** @param {string} kept */
function listOf(kept) {
  const names = readdirSync(kept).filter((file) => file.endsWith('.mjs'));
  const lines = names
    .map((file) => ({ file, parts: /^(\w+)-(\d+)-(\d+)\.mjs$/.exec(file) ?? ['', '', '0', '0'] }))
    .sort((a, b) => String(a.parts[1]).localeCompare(String(b.parts[1])) || Number(a.parts[2]) - Number(b.parts[2]))
    .map(
      ({ file, parts: [, game, rules, state] }) =>
        `  { game: '${game}', rulesVersion: ${rules}, stateVersion: ${state}, load: () => import('./${file}') },\n`,
    );
  return `// Written by \`npm run capsule\`: every version of the rules that is kept, each loaded when it is first needed.

import type { KeptCapsule } from '../kept-capsule.ts';

export const kept: readonly KeptCapsule[] = [${lines.length === 0 ? '' : `\n${lines.join('')}`}];
`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--help')) process.stdout.write('npm run capsule -- [GAME …]\n');
  else {
    setUp();
    const wanted = process.argv.slice(2);
    const unknown = wanted.find((game) => !games.includes(game));
    if (unknown !== undefined) {
      process.stderr.write(`There is no game "${unknown}", only ${games.join(' and ')}.\n`);
      process.exitCode = 2;
    } else {
      for (const game of wanted.length === 0 ? games : wanted) {
        const kept = join(root, 'packages/capsules/src/kept');
        process.stdout.write(`${await keepCapsule(game, await compileCapsule(game), kept)}\n`);
      }
    }
  }
}
