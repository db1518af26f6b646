// `bench`: how fast the rules run, one core, next to a calibration loop. Targets are for a quiet core; on a noisy one
// the ratio to the calibration counts.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { evaluationWalk, raceSimulationWalk, rollSimulationWalk, type SimulationWalk } from '@orrery/bots/node';
import { race } from '@orrery/race';
import { midGame, playRandomGame, type Setting, settings } from '../bench-games.ts';
import { conformers } from '../conformers.ts';
import { describedFigures } from '../described-figures.ts';
import { linesOf } from '../lines.ts';
import { calibrationNs, type Figure, nanoseconds, rateFigure, timeFigure } from '../measuring.ts';
import { orRefuse } from '../options.ts';
import { printFigures } from '../print-figures.ts';
import { progressOf } from '../progress.ts';
import { type Command, isSet, UsageError } from '../usage.ts';

const recorded = [
  { name: 'race base, 2 seats', game: 'race', file: 'race/traces-base-2p.jsonl.gz', target: 500 },
  { name: 'roll, 2 seats', game: 'roll', file: 'roll/traces-roll-2p-random.jsonl.gz', target: null },
];

export const bench: Command = {
  name: 'bench',
  summary:
    'Measures clone, answers, random and recorded games, described questions, evaluations and simulated rounds, next to a calibration loop.',
  operands: '',
  options: {
    quick: { type: 'boolean', help: 'rough figures in a few seconds, before the code is warm' },
    json: { type: 'boolean', help: 'print the figures as JSON' },
    against: { type: 'string', help: 'measure this and another commit in turn: games and clones, for busy machines' },
    page: { type: 'boolean', help: 'measure the page in a real Chromium instead: a reveal and the first decision' },
  },
  async run({ values }) {
    // tools/run.mjs does both: a browser and other commits are no matter of this package.
    if (isSet(values, 'page')) throw new UsageError('the page is measured by npm run bench -- --page');
    if (values.against !== undefined)
      throw new UsageError('two commits are measured by npm run bench -- --against REV');
    const progress = progressOf('bench', settings.length + recorded.length);
    const stretchMs = isSet(values, 'quick') ? 5 : 200;
    const calibration = calibrationNs(stretchMs);
    const figures: Figure[] = [];
    for (const [index, setting] of settings.entries()) {
      progress.at(index, setting.name);
      figures.push(...measureGame(setting, calibration, stretchMs));
    }
    for (const [index, { name, game, file, target }] of recorded.entries()) {
      progress.at(settings.length + index, `recorded ${name}`);
      const ns = await conformanceNs(game, file, stretchMs);
      if (ns !== null) figures.push(rateFigure(`conformance games, ${name}`, ns, target, calibration));
    }
    figures.push(...evaluations(calibration, stretchMs), ...simulations(calibration, stretchMs));
    progress.end();
    printFigures(calibration, figures, { asJson: isSet(values, 'json'), rough: isSet(values, 'quick') });
    return 0;
  },
};

const evaluationTargets = { simd: 500_000, plain: 100_000 };

/** The net of Race from one position to the next, with and without WebAssembly. */
function evaluations(calibration: number, stretchMs: number): Figure[] {
  const options = orRefuse(race.readOptions({}));
  return [true, false].flatMap((simd) => {
    const { positions, walk, simd: isFast } = evaluationWalk(options, simd);
    if (simd !== isFast) return [];
    const name = `evaluations, race base, ${simd ? 'WebAssembly' : 'plain'}`;
    const target = simd ? evaluationTargets.simd : evaluationTargets.plain;
    return [rateFigure(name, nanoseconds(walk, stretchMs) / positions, target, calibration)];
  });
}

/** Rounds that look-ahead simulates for picks and plans. */
function simulations(calibration: number, stretchMs: number): Figure[] {
  const options = orRefuse(race.readOptions({}));
  const walks: readonly (readonly [name: string, walk: SimulationWalk])[] = [
    ['race base, 2 seats', raceSimulationWalk(options, 2)],
    ['roll, 2 seats', rollSimulationWalk(2)],
  ];
  return walks.map(([name, walk]) => {
    let simulated = 0;
    let calls = 0;
    const ns = nanoseconds(() => {
      simulated += walk();
      calls += 1;
    }, stretchMs);
    return rateFigure(`simulated rounds, ${name}`, (ns * calls) / simulated, null, calibration);
  });
}

function measureGame(setting: Setting, calibration: number, stretchMs: number): Figure[] {
  const { name, game, seats, gamesPerSecond, cloneUs } = setting;
  const options = orRefuse(game.readOptions(setting.options));
  const middles = Array.from({ length: 20 }, (_, index) => midGame(game, options, seats, index));
  let at = 0;
  const cloneNs = nanoseconds(() => {
    for (const state of middles) game.clone(state);
  }, stretchMs);
  let answers = 0;
  let games = 0;
  const gameNs = nanoseconds(() => {
    answers += playRandomGame(game, options, seats, at++, Number.POSITIVE_INFINITY).answers;
    games += 1;
  }, stretchMs);
  return [
    timeFigure(`clone in mid-game, ${name}`, cloneNs / middles.length, cloneUs, calibration),
    rateFigure(`answers, ${name}`, (gameNs * games) / answers, null, calibration),
    rateFigure(`random games, ${name}`, gameNs, gamesPerSecond, calibration),
    ...describedFigures(game, options, { name, seats, games: stretchMs }, calibration),
  ];
}

async function conformanceNs(game: string, file: string, stretchMs: number): Promise<number | null> {
  const conformer = Object.hasOwn(conformers, game) ? conformers[game] : undefined;
  const path = traceFile(file);
  if (conformer === undefined || path === null) return null;
  const games: unknown[] = [];
  for await (const line of linesOf(path)) games.push(JSON.parse(line));
  let at = 0;
  return nanoseconds(() => void conformer.replay(games[at++ % games.length]), stretchMs);
}

/** The recorded games lie in the repository, somewhere above this file. */
function traceFile(name: string): string | null {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const path = join(folder, 'tests', 'traces', name);
    if (existsSync(path)) return path;
    if (folder === dirname(folder)) return null;
  }
}
