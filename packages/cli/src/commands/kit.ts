// `kit`: puts games through the checks that every game must pass, on random matches of every setting or of one.

import { type KitReport, type KitSettings, showFinding } from '@orrery/kernel/kit';
import { games } from '../games.ts';
import { checksWith, type KitJob, runKits } from '../kit-runs.ts';
import { matchOptions, namesSetting, readMatch, seedOf } from '../options.ts';
import { printJson, printLine } from '../print.ts';
import { progressOf } from '../progress.ts';
import { type Command, countOf, isSet, type OptionValues, textOf, UsageError } from '../usage.ts';

export const kit: Command = {
  name: 'kit',
  summary: 'Puts games through the checks that every game must pass: all games and settings, or those named.',
  operands: '',
  options: {
    games: { type: 'string', value: 'N', help: 'how many random matches, shared out among the settings (100)' },
    ...matchOptions,
    seed: { type: 'string', value: 'S', help: 'any text; the same seed gives the same matches (drawn, and printed)' },
    check: { type: 'string', value: 'T', help: 'only checks with this in their title (all)' },
    from: { type: 'string', value: 'N', help: 'begin with the N-th match of the seed (0)' },
    json: { type: 'boolean', help: 'print the report as JSON' },
  },
  async run({ values }) {
    const settings = settingsOf(values);
    const count = Math.max(countOf(values, 'games', 1, 100), settings.length);
    const from = countOf(values, 'from', 0, 0);
    const seed = seedOf(values);
    const check = textOf(values, 'check');
    if (checksWith(check).length === 0) throw new UsageError(`no check has "${check}" in its title`);
    const jobs = settings.map(
      (each, index): KitJob => ({
        ...each,
        games: Math.floor(count / settings.length) + (index < count % settings.length ? 1 : 0),
        from,
        seed,
        check,
      }),
    );
    const progress = progressOf('kit', count);
    const reports = await runKits(jobs, (done, found) => progress.at(done, `${found} findings`));
    progress.end();
    const answers = reports.reduce((sum, report) => sum + report.answers, 0);
    const found = reports.reduce((sum, report) => sum + report.findings.length, 0);
    if (isSet(values, 'json')) printJson({ seed, games: count, answers, found, settings: reports });
    else {
      for (const report of reports) printReport(report);
      printLine(`seed ${seed}: ${count} matches, ${answers} answers, ${found} findings`);
    }
    return found === 0 ? 0 : 1;
  },
};

function settingsOf(values: OptionValues): { readonly game: string; readonly settings: KitSettings }[] {
  if (namesSetting(values)) {
    const { game, raw, seats } = readMatch(values);
    return [{ game: game.name, settings: { options: raw, seats } }];
  }
  const name = textOf(values, 'game');
  const known = games.filter((each) => name === null || each.game.name === name);
  if (known.length === 0) throw new UsageError(`there is no game "${name}"`);
  return known.flatMap(({ game, settings }) => settings.map((each) => ({ game: game.name, settings: each })));
}

function printReport({ game, settings, games: count, answers, findings }: KitReport): void {
  const inShort = (key: string, value: unknown) => (key === 'cards' && Array.isArray(value) ? value.length : value);
  const name = `${game}, ${settings.seats} seats, ${JSON.stringify(settings.options, inShort)}`;
  printLine(`${name}: ${count} matches, ${answers} answers, ${findings.length} findings`);
  for (const finding of findings.slice(0, 10)) printLine(`  ${showFinding(finding)}`);
  if (findings.length > 10) printLine(`  … and ${findings.length - 10} more`);
}
