// `distill`: look-ahead teaches the player that finishes simulated rounds of Race which card to place and which to keep.
// Prints for each kind of question what that player loses by its answers, before and after. The loss is measured on held-out
// matches and on made-up states that the best answer was not chosen by (split halves).

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CardSample, freshTables, learnCards, raceModelFrom, regretOf, saveCardTables } from '@orrery/bots/node';
import { below, randomFromNumber } from '@orrery/kernel';
import { matchesPerFile, samplesOfFile } from '../card-sample-files.ts';
import { readText } from '../options.ts';
import { printLine } from '../print.ts';
import { progressOf } from '../progress.ts';
import { raceTables } from '../trained-games.ts';
import { type Command, countOf, isSet, type OptionValues, textOf, UsageError } from '../usage.ts';

const usualTables = 'base:2,base:2x,gs:2x,rvi:2x,base:2,rvi:2,gs:2,rvi:4,base:4,rvi:2x';

export const distill: Command = {
  name: 'distill',
  summary:
    'Teaches the quick player of Race by look-ahead which cards to place and to keep; stop and go on as you like.',
  operands: '',
  options: {
    weights: { type: 'string', value: 'FILE', help: 'the nets to look ahead with, with or without scores of cards' },
    fresh: { type: 'boolean', help: 'look ahead without the scores of cards that the file may hold' },
    matches: { type: 'string', value: 'N', help: 'matches to learn from, rounded up to twenty (5000)' },
    tables: { type: 'string', value: 'LIST', help: `tables to play at in turn (${usualTables})` },
    worlds: { type: 'string', value: 'N', help: 'made-up states for each question, an even number (12)' },
    width: { type: 'string', value: 'N', help: 'answers to try (8)' },
    folder: { type: 'string', value: 'DIR', help: 'where samples are kept (.training/cards)' },
    seed: { type: 'string', value: 'S', help: 'seed of all matches (cards)' },
    write: { type: 'string', value: 'FILE', help: 'write the weights with the learned scores to this file' },
  },
  run({ values }) {
    const source = textOf(values, 'weights');
    if (source === null) throw new UsageError('--weights is missing: the nets to look ahead with');
    const { cards, ...nets }: Parameters<typeof raceModelFrom>[0] = JSON.parse(readText(source));
    const weights = cards === undefined || isSet(values, 'fresh') ? nets : { ...nets, cards };
    const worlds = countOf(values, 'worlds', 2, 12);
    if (worlds % 2 !== 0) throw new UsageError('--worlds takes an even number: one half chooses, the other measures');
    const sampling = {
      folder: textOf(values, 'folder') ?? join('.training', 'cards'),
      tables: raceTables(textOf(values, 'tables') ?? usualTables),
      model: raceModelFrom(weights),
      seed: textOf(values, 'seed') ?? 'cards',
      worlds,
      width: countOf(values, 'width', 2, 8),
    };
    const files = Math.ceil(countOf(values, 'matches', 1, 5000) / matchesPerFile);
    const progress = progressOf('distill', files * matchesPerFile);
    const taught: CardSample[] = [];
    const held: CardSample[] = [];
    for (let no = 0; no < files; no++) {
      const samples = samplesOfFile(sampling, no);
      for (const sample of samples) (no % heldOut === heldOut - 1 ? held : taught).push(sample);
      progress.at((no + 1) * matchesPerFile);
    }
    progress.end();
    const tables = learned(taught, worlds);
    printRegrets(held.length === 0 ? taught : held, tables);
    const target = textOf(values, 'write');
    if (target !== null) {
      const saved = { ...weights, cardsCommand: commandOf(values), cards: saveCardTables(tables) };
      writeFileSync(target, `${JSON.stringify(saved, null, 2)}\n`);
    }
    return Promise.resolve(0);
  },
};

/** Whatever does not change what is learned is left out. */
const besideLearning = ['folder', 'write'];

function commandOf(values: OptionValues): string {
  const named = Object.entries(values).filter(([name]) => !besideLearning.includes(name));
  return [
    'npm run distill --',
    ...named.map(([name, value]) => (value === true ? `--${name}` : `--${name} ${value}`)),
  ].join(' ');
}

/** Every tenth file is only measured on. */
const heldOut = 10;

const firstRate = 0.005;
const lastRate = 0.0005;

/** As many steps as there are samples, drawn at random; more passes learn the noise. */
function learned(samples: readonly CardSample[], worlds: number) {
  const tables = freshTables();
  const random = randomFromNumber(1);
  for (let step = 0; step < samples.length; step++) {
    const sample = samples[below(random, samples.length)];
    const rate = firstRate * (lastRate / firstRate) ** (step / samples.length);
    if (sample !== undefined) learnCards(tables, sample, worlds, rate);
  }
  return tables;
}

function printRegrets(samples: readonly CardSample[], tables: ReturnType<typeof freshTables>): void {
  for (const kind of new Set(samples.map((sample) => sample.kind))) {
    const mine = samples.filter((sample) => sample.kind === kind);
    const mean = (each: (sample: CardSample) => number): string =>
      (mine.reduce((sum, sample) => sum + each(sample), 0) / mine.length).toFixed(4);
    const before = mean((sample) => regretOf(sample, null));
    const after = mean((sample) => regretOf(sample, tables));
    printLine(
      `${kind.padEnd(15)} ${String(mine.length).padStart(6)} questions, regret ${before} before, ${after} after`,
    );
  }
}
