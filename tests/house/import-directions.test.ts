// Plants one breach of each import rule in a small copy of the project's shape and expects it to be caught.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import rules from '../../.dependency-cruiser.mjs';
import { cruisePackages } from '../../tools/checks/import-directions.mjs';

const packages: Record<string, string> = {
  bots: 'bots',
  capsules: 'capsules',
  cli: 'cli',
  kernel: 'kernel',
  'own-cards': 'own-cards',
  protocol: 'protocol',
  race: 'games/race',
  roll: 'games/roll',
  server: 'server',
  table: 'table',
  web: 'web',
  words: 'words',
};

/** file, what it imports, the rules it breaks */
const breaches: [file: string, imported: string, ...broken: string[]][] = [
  ['kernel/src/a.ts', '@orrery/race', 'kernel-imports-nothing', 'kernel-tests-stay-home'],
  ['kernel/src/b.ts', 'node:fs', 'kernel-imports-nothing'],
  ['kernel/src/c.test.ts', '@orrery/race', 'kernel-tests-stay-home'],
  ['games/race/src/a.ts', '@orrery/roll', 'games-import-only-the-kernel', 'game-tests-stay-home'],
  ['games/race/src/b.ts', 'node:fs', 'games-import-only-the-kernel'],
  ['games/race/src/c.ts', '@orrery/kernel/kit', 'games-import-only-the-kernel', 'kit-is-for-checks'],
  ['games/race/src/d.test.ts', '@orrery/bots', 'game-tests-stay-home'],
  ['games/race/src/e.ts', '../../../kernel/src/index.ts', 'packages-by-name'],
  ['games/race/src/f.ts', './d.test.ts', 'no-tests-in-production'],
  ['own-cards/src/a.ts', '@orrery/bots', 'own-cards-import-kernel-and-games'],
  ['own-cards/src/b.ts', '@orrery/race/search', 'own-cards-import-kernel-and-games'],
  ['protocol/src/a.ts', '@orrery/race', 'protocol-imports-only-the-kernel'],
  ['capsules/src/a.ts', '@orrery/race', 'capsules-import-only-the-kernel'],
  ['bots/src/a.ts', '../../games/race/src/inner.ts', 'bots-import-kernel-and-games', 'packages-by-name'],
  ['bots/src/b.ts', '@orrery/server', 'bots-import-kernel-and-games', 'nobody-imports-an-application'],
  ['bots/src/c.ts', 'node:worker_threads', 'bots-run-in-the-browser'],
  ['bots/src/d.ts', '@orrery/roll/describe', 'bots-import-kernel-and-games'],
  ['web/src/d.ts', '@orrery/bots/frozen', 'frozen-players-are-for-commands'],
  ['words/src/a.ts', '@orrery/bots', 'words-import-kernel-and-games'],
  ['words/src/b.ts', 'node:fs', 'words-import-kernel-and-games'],
  ['table/src/a.ts', '@orrery/bots', 'table-imports-kernel-games-and-words'],
  ['table/src/b.ts', 'node:fs', 'table-imports-kernel-games-and-words'],
  ['cli/src/a.ts', '../../games/race/src/inner.ts', 'clients-use-doors', 'packages-by-name'],
  ['cli/src/d.ts', '@orrery/race/search', 'clients-use-doors'],
  ['cli/src/conformance/a.ts', '@orrery/server', 'nobody-imports-an-application', 'recorded-games-use-doors'],
  ['cli/src/b.ts', 'vitest', 'test-tools-only-in-tests'],
  ['server/src/a.ts', '@orrery/web', 'server-uses-doors', 'nobody-imports-an-application'],
  ['web/src/a.ts', '@orrery/server', 'clients-use-doors', 'nobody-imports-an-application'],
  ['web/src/b.ts', 'node:fs', 'web-without-node'],
  ['web/src/e.ts', '@orrery/roll/search', 'clients-use-doors'],
  ['server/src/b.ts', '@orrery/roll/search', 'server-uses-doors'],
  ['table/src/c.ts', '@orrery/roll/search', 'table-imports-kernel-games-and-words'],
  ['web/src/c.ts', './nowhere.ts', 'imports-resolve'],
  ['web/src/circle-back.ts', './circle.ts', 'no-cycles'],
];

const fine: [file: string, imported: string][] = [
  ['kernel/src/fine.test.ts', 'node:fs'],
  ['kernel/src/fine-too.test.ts', 'vitest'],
  ['games/race/src/fine.ts', '@orrery/kernel'],
  ['games/race/src/fine.test.ts', '@orrery/kernel/kit'],
  ['games/race/src/testing/fine.ts', '@orrery/kernel/kit'],
  ['own-cards/src/fine.ts', '@orrery/race/describe'],
  ['words/src/fine.ts', '@orrery/race'],
  ['words/src/fine-too.ts', '@orrery/own-cards'],
  ['server/src/fine-too.ts', '@orrery/race/describe'],
  ['table/src/fine.ts', '@orrery/words'],
  ['bots/src/fine.ts', '@orrery/race'],
  ['bots/src/fine-too.ts', '@orrery/roll/search'],
  ['table/src/fine-too.ts', '@orrery/roll/describe'],
  ['bots/src/node/fine.ts', 'node:worker_threads'],
  ['cli/src/fine.ts', '@orrery/kernel/kit'],
  ['cli/src/conformance/fine.ts', '@orrery/race/search'],
  ['cli/src/fine-too.ts', '@orrery/bots/frozen'],
  ['web/src/fine.ts', '@orrery/bots'],
  ['server/src/fine.ts', '@orrery/capsules'],
];

let folder = '';
let found: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-directions-'));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [name, place] of Object.entries(packages)) {
    const exports = {
      '.': './src/index.ts',
      './kit': './src/kit/index.ts',
      './frozen': './src/frozen/index.ts',
      './search': './src/search.ts',
      './describe': './src/describe.ts',
    };
    put(`packages/${place}/package.json`, JSON.stringify({ name: `@orrery/${name}`, type: 'module', exports }));
    put(`packages/${place}/src/index.ts`, 'export const door = 1;\n');
    mkdirSync(join(folder, 'node_modules/@orrery'), { recursive: true });
    symlinkSync(join(folder, 'packages', place), join(folder, 'node_modules/@orrery', name), 'junction');
  }
  put('package.json', JSON.stringify({ type: 'module', devDependencies: { vitest: '0.0.0' } }));
  put('node_modules/vitest/package.json', JSON.stringify({ name: 'vitest', main: 'dist/index.js' }));
  put('node_modules/vitest/dist/index.js', '');
  put('packages/kernel/src/kit/index.ts', 'export const kit = 1;\n');
  put('packages/bots/src/frozen/index.ts', 'export const frozen = 1;\n');
  for (const game of ['race', 'roll']) {
    put(`packages/games/${game}/src/search.ts`, 'export const search = 1;\n');
    put(`packages/games/${game}/src/describe.ts`, 'export const describe = 1;\n');
  }
  put('packages/games/race/src/inner.ts', 'export const inner = 1;\n');
  put('packages/web/src/circle.ts', "import './circle-back.ts';\n"); // a circle is reported once
  for (const [file, imported] of [...breaches, ...fine]) put(`packages/${file}`, `import '${imported}';\n`);

  found = (await cruisePackages(folder)).breaches;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const brokenBy = (file: string) =>
  found.filter((line) => line.startsWith(`packages/${file} → `)).map((line) => /: ([a-z-]+)\. /.exec(line)?.[1]);

test.each(breaches)('%s may not import %s', (file, _imported, ...broken) => {
  expect(brokenBy(file).sort()).toEqual([...broken].sort());
});

test.each(fine)('%s may import %s', (file) => {
  expect(brokenBy(file)).toEqual([]);
});

test('every rule has a planted breach', () => {
  const planted = new Set(breaches.flatMap(([, , ...broken]) => broken));
  expect([...planted].sort()).toEqual(rules.forbidden?.map(({ name }) => name ?? '').sort());
});
