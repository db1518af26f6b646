// `calibration`: holds what bots foresee against what comes, per table and quarter of the match, and learns how to correct it.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MeasuredTable, writtenCorrection } from '@orrery/bots/review';
import { type Measured, measure, type Quarter } from '../calibration/measure.ts';
import { writeForecasts } from '../calibration/page.ts';
import { calibrationTask, type Sample, type SampleJob } from '../calibration/samples.ts';
import { type CalibratedTable, calibratedTables, tableNamed } from '../calibration/tables.ts';
import { openKeptJobs } from '../kept-jobs.ts';
import { printJson, printLine } from '../print.ts';
import { progressOf } from '../progress.ts';
import { type Command, countOf, isSet, textOf, UsageError } from '../usage.ts';
import { openPool, type WorkerPool } from '../worker-pool.ts';

export const calibration: Command = {
  name: 'calibration',
  summary: 'Holds forecasts against results, per table and quarter of the match.',
  operands: '',
  options: {
    tables: { type: 'string', value: 'NAME,…', help: 'which tables, as `race base:2x` or `roll 3` (all)' },
    matches: { type: 'string', value: 'N', help: 'matches per table (4000)' },
    bot: { type: 'string', value: 'NAME', help: 'who plays them (expert)' },
    seed: { type: 'string', value: 'S', help: 'seed of the matches (calibration)' },
    corrected: {
      type: 'boolean',
      help: 'hold the correction as it is written against these matches, and learn nothing',
    },
    threads: { type: 'string', value: 'N', help: 'threads that play (one per core)' },
    write: { type: 'string', value: 'FILE', help: 'write the corrections of these tables into this file' },
    resume: { type: 'string', value: 'FOLDER', help: 'keep what was played there, and go on with it' },
    page: { type: 'string', value: 'FILE', help: 'write figures and plots into this page (docs/bots.md)' },
    json: { type: 'boolean', help: 'print the figures as JSON' },
  },
  async run({ values }) {
    const names = textOf(values, 'tables');
    const tables = names === null ? calibratedTables : names.split(',').map(tableNamed);
    const file = textOf(values, 'write');
    const page = textOf(values, 'page');
    const keepsCorrection = isSet(values, 'corrected');
    if (keepsCorrection && file !== null) throw new UsageError('--corrected learns nothing that could be written');
    if (page !== null && !existsSync(page)) throw new UsageError(`there is no page ${page} to write into`);
    const pool = openPool(countOf(values, 'threads', 1, null) ?? undefined);
    const rows: Row[] = [];
    try {
      for (const table of tables) {
        const job = {
          table: table.name,
          bot: textOf(values, 'bot') ?? 'expert',
          seed: textOf(values, 'seed') ?? 'calibration',
        };
        const matches = countOf(values, 'matches', 20, 4000);
        const samples = await play(pool, matches, job, textOf(values, 'resume'));
        const given = keepsCorrection ? writtenCorrection(table.game.name, table.table) : null;
        const measured = measure(samples, given);
        for (const quarter of measured.quarters) {
          rows.push({ game: table.game.name, table: table.table, ...quarter });
          if (!isSet(values, 'json')) printLine(lineOf(table.name, quarter));
        }
        if (file !== null) keep(file, table, measured);
        if (page !== null)
          writeForecasts(page, { table: table.name, bot: job.bot, matches, quarters: measured.quarters });
      }
    } finally {
      await pool.close();
    }
    if (isSet(values, 'json')) printJson({ tables: rows });
    return 0;
  },
};

type Row = Quarter & { readonly game: string; readonly table: string };

const matchesPerPortion = 20;

async function play(
  pool: WorkerPool,
  matches: number,
  job: Omit<SampleJob, 'from' | 'matches'>,
  folder: string | null,
): Promise<Sample[]> {
  const file = folder === null ? null : join(folder, `${job.table.replace(/\W+/g, '-')}-${job.bot}.jsonl`);
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const kept = openKeptJobs<Sample[]>(file, { ...job, matchesPerPortion });
  const portions: SampleJob[] = [];
  for (let from = 0; from < matches; from += matchesPerPortion) {
    portions.push({ ...job, from, matches: Math.min(matchesPerPortion, matches - from) });
  }
  const left = portions.filter(({ from }) => !kept.done.has(from));
  const progress = progressOf(job.table, matches);
  let done = matches - left.length * matchesPerPortion;
  await pool.runAll(calibrationTask, left, (at, samples) => {
    kept.add(left[at]?.from ?? 0, samples);
    done += matchesPerPortion;
    progress.at(done);
  });
  progress.end();
  return portions.flatMap(({ from }) => kept.done.get(from) ?? []);
}

const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;

const lineOf = (name: string, { quarter, n, forecast, outcome, error, uncorrected }: Quarter): string =>
  `${name.padEnd(14)} quarter ${quarter}: ${String(n).padStart(5)} positions, forecast ${percent(forecast)}, outcome ${percent(outcome)}, error ${percent(error)} (uncorrected ${percent(uncorrected)})`;

/** Numbers stand in one line, as the formatter wants them. */
const lists = /\[[^[\]{}]+\]/g;

/** Puts this table in the place of what was known of it. */
function keep(file: string, { game, table }: CalibratedTable, { correction, quarters }: Measured): void {
  const errors = quarters.map(({ error }) => Number(error.toFixed(4)));
  const known: readonly MeasuredTable[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const others = known.filter((each) => each.game !== game.name || each.table !== table);
  const all = [...others, { game: game.name, table, ...correction, errors }];
  all.sort((a, b) => (a.game + a.table < b.game + b.table ? -1 : 1));
  writeFileSync(
    file,
    `${JSON.stringify(all, null, 2).replace(lists, (list) => list.replace(/\s+/g, ' ').replace(/ ?([[\]]) ?/g, '$1'))}\n`,
  );
}
