// The packages as a stranger meets them: packed, installed from their tarballs into an empty folder, and the example of
// each README run by plain Node and checked by a strict compiler.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packPackages, publishedPackages } from '../tools/packages.mjs';
import { read } from '../tools/project-files.mjs';
import { root } from '../tools/setup.mjs';

const packages = publishedPackages();
const folder = mkdtempSync(join(tmpdir(), 'orrery-packages-'));

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  expect(stderr).toBe('');
  return stdout;
}

/** The first piece of code in the README of a package. */
function exampleOf(of: string): string {
  const [, code] = /```ts\n(import [\s\S]*?)```/.exec(read(`packages/${of}/README.md`)) ?? [];
  if (code === undefined) throw new Error(`packages/${of}/README.md has no example`);
  return code;
}

beforeAll(async () => {
  const tarballs = await packPackages();
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  run('npm', 'install', '--silent', '--no-audit', '--no-fund', ...tarballs.map(({ file }) => file));
  mkdirSync(join(folder, 'examples'));
  for (const { folder: of, name } of packages) {
    writeFileSync(join(folder, 'examples', `${name}.mjs`), exampleOf(of));
    writeFileSync(join(folder, 'examples', `${name}.mts`), exampleOf(of));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(packages.map(({ name }) => name))('%s: its example is short, runs, and says something', (name) => {
  const of = packages.find((each) => each.name === name)?.folder ?? '';
  expect(exampleOf(of).trim().split('\n').length).toBeLessThanOrEqual(14);
  expect(run('node', `examples/${name}.mjs`).trim()).not.toBe('');
});

test('all examples pass a strict compiler, with the types of the packages checked too', () => {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'ES2023',
        lib: ['ES2023', 'DOM'],
        types: [],
        module: 'NodeNext',
        skipLibCheck: false,
      },
      include: ['examples/*.mts'],
    }),
  );
  run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', '.');
});
