// `ladder`: plays the arena runs behind docs/bots.md and writes their figures into it. Figures are kept in a file: what
// is there already is not played again, so that a run can be cut into pieces.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rotationsOf, runArena } from '../arena-run.ts';
import { type Figures, figuresOf, ladderRatings, type Played, withParts } from '../ladder-page.ts';
import { callOf, type LadderRun, ladderRuns, lineupOf } from '../ladder-runs.ts';
import { matchOptions, readMatch } from '../options.ts';
import { note, printLine } from '../print.ts';
import { progressOf } from '../progress.ts';
import { type Command, isSet, type OptionValues, readCall, textOf } from '../usage.ts';

export const ladder: Command = {
  name: 'ladder',
  summary: 'Plays the arena runs of docs/bots.md that have no figures yet and writes the page.',
  operands: '',
  options: {
    only: { type: 'string', value: 'TEXT', help: 'only runs whose name has this in it' },
    again: { type: 'boolean', help: 'play them even if they have figures' },
    list: { type: 'boolean', help: 'only say which runs there are' },
    seed: { type: 'string', value: 'S', help: 'seed of all runs (1)' },
    figures: { type: 'string', value: 'FILE', help: 'where figures are kept (docs/bots/figures.json)' },
    page: { type: 'string', value: 'FILE', help: 'the page (docs/bots.md)' },
    ratings: { type: 'string', value: 'FILE', help: 'what players are shown (packages/bots/src/ratings.json)' },
  },
  async run({ values }) {
    const file = textOf(values, 'figures') ?? 'docs/bots/figures.json';
    const page = textOf(values, 'page') ?? 'docs/bots.md';
    const known: Record<string, Figures> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const ratings = textOf(values, 'ratings') ?? 'packages/bots/src/ratings.json';
    const only = textOf(values, 'only') ?? '';
    const wanted = ladderRuns.filter(
      ({ id }) => id.includes(only) && (isSet(values, 'again') || known[id] === undefined),
    );
    if (isSet(values, 'list')) {
      for (const { id } of wanted) printLine(id);
      return 0;
    }
    for (const run of wanted) {
      known[run.id] = await play(run, textOf(values, 'seed') ?? '1');
      const sorted = ladderRuns.flatMap(({ id }) => (known[id] === undefined ? [] : [[id, known[id]] as const]));
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
      writePage(page, known);
    }
    writePage(page, known);
    writeFileSync(ratings, `${JSON.stringify(ratingsFrom(known), null, 2)}\n`);
    return 0;
  },
};

/** Of every game whose ladder has all its figures. */
function ratingsFrom(known: Readonly<Record<string, Figures>>): Record<string, Record<string, number>> {
  const games = ['race', 'roll'].flatMap((game) => {
    const rungs = ladderRuns.filter(({ table }) => table === `${game}-ladder`);
    const played = playedOf(rungs, known);
    return played.length < rungs.length ? [] : [[game, Object.fromEntries(ladderRatings(played))] as const];
  });
  return Object.fromEntries(games);
}

const playedOf = (runs: readonly LadderRun[], known: Readonly<Record<string, Figures>>): Played[] =>
  runs.flatMap((run) => {
    const figures = known[run.id];
    return figures === undefined ? [] : [{ run, figures }];
  });

function writePage(page: string, known: Readonly<Record<string, Figures>>): void {
  writeFileSync(page, withParts(readFileSync(page, 'utf8'), playedOf(ladderRuns, known)));
}

async function play(run: LadderRun, seed: string): Promise<Figures> {
  const call = callOf(run, seed);
  const values: OptionValues = readCall({ ...ladder, options: callOptions }, call).values;
  const { game, options } = readMatch(values);
  const bots = lineupOf(run);
  const turns = rotationsOf(bots);
  const deals = Math.ceil(run.games / turns);
  const progress = progressOf(run.id, deals * turns);
  const table = { game: game.name, options, bots, budget: {}, deals, seed };
  const report = await runArena(table, { onProgress: (done) => progress.at(done) });
  progress.end();
  if (report.violations.length > 0) throw new Error(`${run.id}: ${report.violations.join('\n')}`);
  const figures = figuresOf(run, `npm run arena -- ${call.join(' ')}`, report);
  note(`${run.id}: ${(100 * figures.winShare).toFixed(1)} %`);
  return figures;
}

const callOptions = {
  ...matchOptions,
  bots: { type: 'string', help: '' },
  games: { type: 'string', help: '' },
  seed: { type: 'string', help: '' },
} as const;
