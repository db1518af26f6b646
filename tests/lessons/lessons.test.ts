// All lessons hold, and the first ones can be read in ten minutes. A change that makes a lesson wrong is noticed, and the beat
// that it strikes is named: it is planted in a copy of the source, and the lesson is checked with it, as `npm run lessons -- check`
// does.
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundlePlanted, type Planted, root } from '../planted-bundle.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-lessons-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Plant extends Planted {
  readonly what: string;
  readonly lesson: string;
  /** What must be said, and of which beat. */
  readonly beat: string;
  readonly says: RegExp;
}

const race = 'packages/games/race/src';
const roll = 'packages/games/roll/src';
const words = 'packages/words/src/lessons';

const plants: readonly Plant[] = [
  {
    what: 'a world that costs more: numbers of a text',
    lesson: 'race-first',
    file: `${race}/cards/base.ts`,
    from: "id: 'spice-world', name: 'Spice World', kind: 'world',\n    cost: 2",
    to: "id: 'spice-world', name: 'Spice World', kind: 'world',\n    cost: 3",
    beat: 'settle',
    says: /^numbers were .*"price":2.* and are .*"price":3/,
  },
  {
    what: 'a stronger defence: an answer that is not legal any more',
    lesson: 'race-first',
    file: `${race}/cards/base.ts`,
    from: "id: 'rebel-underground', name: 'Rebel Underground', kind: 'world',\n    cost: null, defense: 3",
    to: "id: 'rebel-underground', name: 'Rebel Underground', kind: 'world',\n    cost: null, defense: 4",
    beat: 'military',
    says: /^the suggested answer is not legal$/,
  },
  {
    what: 'more credits for stocking',
    lesson: 'roll-first',
    file: `${roll}/tiles/constants.ts`,
    from: 'export const stockCredits = 2;',
    to: 'export const stockCredits = 3;',
    beat: 'explorer',
    says: /^numbers were .*"stock":2.* and are .*"stock":3/,
  },
  {
    what: 'other rules',
    lesson: 'race-first',
    file: `${race}/versions.ts`,
    from: 'rulesVersion: ',
    to: 'rulesVersion: 1000 + ',
    beat: '',
    says: /^was checked under rules \d+, not 1\d{3}$/,
  },
  {
    what: 'a number typed in by hand',
    lesson: 'race-first',
    file: `${words}/hu/race-first.ts`,
    from: 'Dobj el {price} lapot. Előbb',
    to: 'Dobj el öt lapot. Előbb',
    beat: 'large-pay',
    says: /^hu: say has a typed-in number/,
  },
  {
    what: 'a reply that is left out in one language',
    lesson: 'roll-first',
    file: `${words}/ja/roll-first.ts`,
    from: "        ship: '製品がありません。",
    to: "        sail: '製品がありません。",
    beat: 'select',
    says: /^ja: reply ship is missing$/,
  },
];

test.concurrent.each(plants)('$lesson: $what', async (plant) => {
  const found = (await reportsOf(plant)).flatMap(({ findings }) => findings);
  expect(found.filter(({ beat, what }) => beat === plant.beat && plant.says.test(what))).not.toEqual([]);
});

test.concurrent('all lessons hold, and can be read in ten minutes', async () => {
  const reports = await reportsOf(null);
  expect(reports.map(({ lesson }) => lesson)).toEqual(expect.arrayContaining(['race-first', 'roll-first']));
  for (const { findings, branches, words, allWords } of reports) {
    expect(findings).toEqual([]);
    expect(branches).toBeGreaterThan(20);
    expect(words).toBeGreaterThan(50);
    expect(allWords / 200).toBeLessThanOrEqual(10); // at 200 words a minute, with every reason
  }
});

interface Report {
  readonly lesson: string;
  readonly branches: number;
  readonly words: number;
  readonly allWords: number;
  readonly findings: readonly { readonly beat: string; readonly what: string }[];
}

/** Checks one lesson with one place of the source changed, or all as they are. */
async function reportsOf(plant: Plant | null): Promise<readonly Report[]> {
  const outfile = join(folder, `${plant === null ? 'as it is' : plants.indexOf(plant)}.mjs`);
  await bundlePlanted(entryFor(plant?.lesson ?? null), outfile, plant);
  const { stdout } = await promisify(execFile)(process.execPath, [outfile, join(root, 'tests/lessons')]);
  return JSON.parse(stdout) as Report[];
}

const entryFor = (lesson: string | null): string => `
  import { reportOn } from './packages/cli/src/lessons/check-lesson.ts';
  import { lessons } from './packages/table/src/lessons/index.ts';
  const wanted = lessons.filter(({ id }) => ${lesson === null} || id === '${lesson}');
  Promise.all(wanted.map((lesson) => reportOn(lesson, process.argv[2], false))).then((reports) =>
    process.stdout.write(JSON.stringify(reports)));
`;
