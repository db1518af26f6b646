// `kit`: puts games through the checks that every game must pass, on random matches of every setting or of one.

import { type KitReport, runKit, showFinding } from '@orrery/kernel/kit';
import { games, type KnownGame } from '../games.ts';
import { matchOptions, namesSetting, readMatch, seedOf } from '../options.ts';
import { printJson, printLine } from '../print.ts';
import { progressOf } from '../progress.ts';
import { type Command, countOf, isSet, type OptionValues, textOf, UsageError } from '../usage.ts';

export const kit: Command = {
  name: 'kit',
  summary: 'Puts games through the checks that every game must pass: all games and settings, or those named.',
  operands: '',
  options: {
    games: { type: 'string', value: 'N', help: 'how many random matches per setting (100)' },
    ...matchOptions,
    seed: { type: 'string', value: 'S', help: 'any text; the same seed gives the same matches (drawn, and printed)' },
    from: { type: 'string', value: 'N', help: 'begin with the N-th match of the seed (0)' },
    json: { type: 'boolean', help: 'print the report as JSON' },
  },
  run({ values }) {
    const count = countOf(values, 'games', 1, 100);
    const from = countOf(values, 'from', 0, 0);
    const seed = seedOf(values);
    const reports: KitReport[] = [];
    const all = settingsOf(values);
    for (const [index, { game, settings }] of all.entries()) {
      const progress = progressOf(`kit ${index + 1}/${all.length}: ${nameOf(game.name, settings)}`, count);
      const onProgress = (done: number, found: number): void => progress.at(done, `${found} findings`);
      reports.push(runKit(game, settings, { games: count, seed, from, onProgress }));
      progress.end();
    }
    const findings = reports.flatMap((report) => report.findings);
    const total = reports.reduce((sum, report) => sum + report.games, 0);
    const answers = reports.reduce((sum, report) => sum + report.answers, 0);
    if (isSet(values, 'json')) printJson({ seed, games: total, answers, settings: reports });
    else printReports(reports, seed, total, answers);
    return findings.length === 0 ? 0 : 1;
  },
};

type Setting = { readonly game: KnownGame['game']; readonly settings: KnownGame['settings'][number] };

function settingsOf(values: OptionValues): Setting[] {
  if (namesSetting(values)) {
    const { game, raw, seats } = readMatch(values);
    return [{ game, settings: { options: raw, seats } }];
  }
  const name = textOf(values, 'game');
  const known = games.filter((each) => name === null || each.game.name === name);
  if (known.length === 0) throw new UsageError(`there is no game "${name}"`);
  return known.flatMap(({ game, settings }) => settings.map((each) => ({ game, settings: each })));
}

const nameOf = (game: string, { options, seats }: Setting['settings']): string =>
  `${game} ${seats} seats ${JSON.stringify(options)}`;

function printReports(reports: readonly KitReport[], seed: string, games: number, answers: number): void {
  for (const report of reports) {
    const { findings } = report;
    printLine(
      `${nameOf(report.game, report.settings)}: ${report.games} matches, ${report.answers} answers, ${findings.length} findings`,
    );
    for (const finding of findings.slice(0, 10)) printLine(`  ${showFinding(finding)}`);
    if (findings.length > 10) printLine(`  … and ${findings.length - 10} more`);
  }
  const found = reports.reduce((sum, report) => sum + report.findings.length, 0);
  printLine(`seed ${seed}: ${games} matches, ${answers} answers, ${found} findings`);
}
