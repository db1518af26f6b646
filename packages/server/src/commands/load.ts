// `load`: how many answers a second a node stores and acknowledges, and how long each takes. The server is a process of
// its own; people play from this one over real sockets: first as fast as they can, then at a given pace. Beside rates it
// prints processor time per answer, which says something on a busy machine too.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { BadCall, readArguments } from './arguments.ts';
import { serverFlags } from './child-server.ts';
import type { Command } from './command.ts';
import { comparedWith, mostMore, sayCompared, withAndWithout, withOther } from './load-compare.ts';
import { type Figures, inWords, type StoreName, targets } from './load-figures.ts';
import { inRounds, rounds } from './load-rounds.ts';
import { type Filled, fill, type Loaded, type LoadSettings, openLoaded, type Program, watched } from './load-server.ts';
import { measureUpkeep, type Upkeep, upkeepInWords } from './load-upkeep.ts';
import { serverFigures } from './server-figures.ts';

const usage =
  'npm run load -- [--matches 500 | --active SOCKETS] [--seconds 30] [--rate ANSWERS_A_SECOND (half the target)]\n' +
  '                [--idle 2000] [--store sqlite|postgres|both] [--nodes 1] [--game race|roll] [--stored MATCHES]\n' +
  '                [--compare FILE] [--against REV] [--json]\n' +
  '   or: npm run load -- --upkeep [--idle 2000] [--matches 500] [--seconds 30] [--store …] [--json]';
const p99Target = 50;
/** The rest of the time goes to the given pace. */
const fullSpeedShare = 0.6;

interface Settings extends LoadSettings {
  readonly seconds: number;
  readonly rate: number | null;
}

export const load: Command = async (args, script) => {
  const wanted = {
    matches: { type: 'string', default: '500' },
    active: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string' },
    store: { type: 'string', default: 'both' },
    nodes: { type: 'string', default: '1' },
    idle: { type: 'string', default: '2000' },
    game: { type: 'string', default: 'race' },
    stored: { type: 'string' },
    compare: { type: 'string' },
    against: { type: 'string' },
    'other-flags': { type: 'string', default: '' },
    upkeep: { type: 'boolean' },
    json: { type: 'boolean' },
  } as const;
  const given = readArguments(args, wanted, usage);
  if (given.flag('help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const settings: Settings = {
    matches:
      given.text('active') === undefined ? given.number('matches', 1, 5000) : given.number('active', 2, 10_000) >> 1,
    seconds: given.number('seconds', 1, 3600),
    idle: given.number('idle', 0, 20_000),
    rate: given.text('rate') === undefined ? null : given.number('rate', 1, 100_000),
    game: given.text('game') ?? 'race',
    nodes: given.number('nodes', 1, 9),
  };
  const chosen = given.text('store');
  const stores = (['sqlite', 'postgres'] as const).filter((store) => chosen === 'both' || chosen === store);
  if (stores.length === 0) throw new BadCall(`There is no store "${chosen}".\n${usage}`);
  if (given.flag('upkeep')) return upkeep(script, stores, settings, given.flag('json'));
  const stored = given.text('stored') === undefined ? 0 : given.number('stored', 1, 10_000_000);
  if (settings.nodes > 1 && chosen !== 'postgres') throw new BadCall(`Several nodes need --store postgres.\n${usage}`);
  const figures: Figures[] = [];
  const programs: Program[] = [{ script, flags: serverFlags, isOther: false }];
  const other = given.text('against'); // tools/server.mjs has built that commit, and read with which flags it runs
  if (other !== undefined) {
    const flags = (given.text('other-flags') ?? '').split(' ').filter((flag) => flag !== '');
    programs.push({ script: pathToFileURL(other), flags, isOther: true });
  }
  for (const store of stores) figures.push(...(await measure(programs, store, settings, stored)));
  const file = given.text('compare');
  const before = file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as { figures: Figures[] }).figures;
  const found = [...comparedWith(before, figures), ...withAndWithout(figures), ...withOther(figures)];
  process.stdout.write(
    given.flag('json')
      ? `${JSON.stringify({ figures, compared: found })}\n`
      : [...figures.map(inWords), ...found.map(sayCompared), ''].join('\n'),
  );
  return found.every(({ more }) => more <= mostMore) ? 0 : 1;
};

async function upkeep(
  script: URL,
  stores: readonly StoreName[],
  { idle, matches, seconds }: Settings,
  asJson: boolean,
): Promise<number> {
  if (2 * matches > idle) throw new BadCall(`${matches} matches of two need ${2 * matches} people (--idle).\n${usage}`);
  const found: Upkeep[] = [];
  for (const store of stores) found.push(await measureUpkeep(script, store, { sockets: idle, matches, seconds }));
  process.stdout.write(asJson ? `${JSON.stringify({ upkeep: found })}\n` : found.map(upkeepInWords).join('\n'));
  return 0;
}

/** With nothing stored; and beside it, in turn, with so many matches stored, and the other program, if they are wanted. */
async function measure(
  programs: readonly Program[],
  store: StoreName,
  settings: Settings,
  stored: number,
): Promise<Figures[]> {
  const open: Loaded[] = [];
  try {
    const filled: Filled[] = [];
    for (const program of programs) {
      filled.push(await fill(program, store, 0));
      if (stored > 0 && !program.isOther) filled.push(await fill(program, store, stored));
    }
    for (const each of filled) open.push(await openLoaded(each, settings));
    const rate = settings.rate ?? targets[store] / 2;
    const share = settings.seconds / rounds;
    const measured = await inRounds(open, (loaded, pace) =>
      pace === 'full speed'
        ? watched(loaded, share * fullSpeedShare, null)
        : watched(loaded, share * (1 - fullSpeedShare), rate),
    );
    const figures: Figures[] = [];
    for (const [index, { full, paced }] of measured.entries()) {
      const loaded = open[index];
      if (loaded === undefined) throw new Error('one was measured that is not there');
      const { memoryBytes } = await serverFigures(loaded.addresses);
      figures.push({
        store,
        stored: loaded.stored,
        isOther: loaded.isOther,
        nodes: settings.nodes,
        matches: settings.matches,
        seconds: settings.seconds,
        ...full,
        atHalfTheTarget: { wantedPerSecond: rate, ...paced },
        sockets: settings.idle + settings.matches * 2,
        serverMemoryMb: Math.round(memoryBytes / 1e6),
        setUpSeconds: loaded.setUpSeconds,
        target: { answersPerSecond: targets[store], p99Ms: p99Target },
      });
    }
    return figures;
  } finally {
    for (const loaded of open) await loaded.close();
  }
}
