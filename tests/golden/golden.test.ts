// The golden matches come out as they were stored; and when small changes are planted in a copy of the rules, they notice
// each of them and say what to do. Everything is bundled from source and run by itself, which is many times faster than
// in the test runner.
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundlePlanted, type Planted, root } from '../planted-bundle.ts';

interface Told {
  readonly checked: number;
  readonly changed: number;
  /** As the command prints it. */
  readonly said: readonly string[];
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-golden-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The file is one of the game's. */
interface Plant extends Planted {
  readonly what: string;
  readonly game: string;
  readonly raise: 'rulesVersion' | 'stateVersion';
}

const plants: readonly Plant[] = [
  {
    what: 'another name of a random stream',
    game: 'race',
    file: 'setup.ts',
    from: "randomFor(seed, 'deck')",
    to: "randomFor(seed, 'cards')",
    raise: 'rulesVersion',
  },
  {
    what: 'another order of the deck',
    game: 'race',
    file: 'setup.ts',
    from: 'shuffle(random, deck);',
    to: 'shuffle(random, deck).reverse();',
    raise: 'rulesVersion',
  },
  {
    what: 'another hand limit',
    game: 'race',
    file: 'ending.ts',
    from: 'const commonHandLimit = 10;',
    to: 'const commonHandLimit = 11;',
    raise: 'rulesVersion',
  },
  {
    what: 'another name of a line',
    game: 'race',
    file: 'phases/consume.ts',
    from: '  sell: (g, here) => {',
    to: '  sellOne: (g, here) => {',
    raise: 'stateVersion',
  },
  {
    what: 'another name of a random stream',
    game: 'roll',
    file: 'chance.ts',
    from: "'roll/extra-die'",
    to: "'roll/extra'",
    raise: 'rulesVersion',
  },
  {
    what: 'a new field of the players',
    game: 'roll',
    file: 'setup.ts',
    from: '    made: 0,',
    to: '    made: 0, luck: 0,',
    raise: 'stateVersion',
  },
];

test.concurrent.each(['race', 'roll'])('%s: every golden match comes out as it was stored', async (game) => {
  const { checked, changed, said } = await checkOf(game, null);
  expect(changed, said.join('\n')).toBe(0);
  expect(checked).toBeGreaterThan(10);
});

test.concurrent.each(plants)('$game: $what is noticed', async (plant) => {
  const { changed, said } = await checkOf(plant.game, plant);
  expect(changed).toBeGreaterThan(0);
  const version = `${plant.raise} in packages/games/${plant.game}/src/versions.ts`;
  const renewal = 'run `npm run golden -- --renew`, or undo the change if it was not meant';
  expect(said.filter((line) => line.startsWith('What to do'))).toEqual([
    `What to do: raise ${version} and ${renewal}.`,
  ]);
});

/** Checks one game as it is in the source, with one place changed where something is planted. */
async function checkOf(game: string, plant: Plant | null): Promise<Told> {
  const outfile = join(folder, `${game} ${plant?.what ?? 'as it is'}.mjs`);
  const planted = plant === null ? null : { ...plant, file: `packages/games/${game}/src/${plant.file}` };
  await bundlePlanted(entryFor(game), outfile, planted);
  const sets = join(root, 'tests/golden');
  const { stdout } = await promisify(execFile)(process.execPath, [outfile, sets], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as Told;
}

const entryFor = (game: string): string => `
  import { checkGolden } from './packages/cli/src/golden/check-golden.ts';
  import { sayGolden } from './packages/cli/src/golden/say-golden.ts';
  import { gameNamed } from './packages/cli/src/games.ts';
  const report = checkGolden(process.argv[2], [gameNamed('${game}')], () => null);
  process.stdout.write(JSON.stringify({ checked: report.checked, changed: report.changed.length, said: sayGolden(report) }));
`;
