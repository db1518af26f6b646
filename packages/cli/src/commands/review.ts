// `review`: looks back at a finished match: what each answer was worth, how lucky everybody was, where it turned.

import { type Depth, depths, type LikelyCall, type Review, walk } from '@orrery/bots/review';
import type { AnyGame, MatchRecord, Refusal } from '@orrery/kernel';
import { isGameName, toldGame } from '@orrery/table';
import { en, reviewWords } from '@orrery/words';
import { type LookbackWords, lookbackWords } from '@orrery/words/lookback';
import { answerTexts } from '../answer-texts.ts';
import { sayRefusal } from '../options.ts';
import { note, printJson, printLine } from '../print.ts';
import { progressOf } from '../progress.ts';
import { openRecord } from '../record-file.ts';
import { runReview } from '../review-jobs.ts';
import { type Command, isSet, textOf, UsageError } from '../usage.ts';

export const review: Command = {
  name: 'review',
  summary: 'Looks back at a finished match: what each answer was worth, and how lucky everybody was.',
  operands: 'RECORD',
  options: {
    depth: { type: 'string', value: depths.join('|'), help: 'how closely (usual)' },
    json: { type: 'boolean', help: 'print everything as JSON' },
  },
  async run({ values, files }) {
    const depth = depthIn(textOf(values, 'depth') ?? 'usual');
    const opened = openRecord(files, 'review');
    if (!opened.ok) return refusedWith(opened.refusal);
    const { game, record } = opened.value;
    const progress = progressOf('review', record.answers.length);
    const found = await runReview(game, record, depth, (done) => progress.at(done));
    progress.end();
    if (!found.ok) return refusedWith(found.refusal);
    const report = reportOf(game, record, depth, found.value, await lookbackWords('en'));
    if (isSet(values, 'json')) printJson(report);
    else printReport(report);
    return 0;
  },
};

function refusedWith(refusal: Refusal): number {
  note(sayRefusal(refusal));
  return 1;
}

function depthIn(text: string): Depth {
  const depth = depths.find((each) => each === text);
  if (depth === undefined) throw new UsageError(`--depth takes ${depths.join(', ')}, not "${text}"`);
  return depth;
}

/** What the best answer is called, by answer. */
type BestWords = ReadonlyMap<number, string>;

function bestWords(game: AnyGame, record: MatchRecord, { parts }: Review): BestWords {
  const textOf = answerTexts(game, namesOf(record), en);
  const best = new Map(parts.map(({ answerNo, weighing }) => [answerNo, weighing.best[0]?.answer]));
  const found = new Map<number, string>();
  walk(game, record, (moment) => {
    found.set(moment.answerNo, textOf(moment, best.get(moment.answerNo)));
    return null;
  });
  return found;
}

const namesOf = ({ seats }: MatchRecord): string[] => seats.map(({ name }, seat) => name ?? `Seat ${seat}`);

function likelyText(
  game: AnyGame,
  names: readonly string[],
  look: LookbackWords,
  { seat, call, share }: LikelyCall,
): string {
  const name = names[seat] ?? '';
  const { name: gameName } = game;
  return look.rivals.likely(name, isGameName(gameName) ? toldGame(gameName).callText(en, call) : call, percent(share));
}

function reportOf(game: AnyGame, record: MatchRecord, depth: Depth, found: Review, look: LookbackWords) {
  const { table, calibrated, seats, turn, rounds, luck, parts } = found;
  const best = bestWords(game, record, found);
  const names = namesOf(record);
  const decisions = parts.map(({ answerNo, seat, round, phase, kind, weighing, certain, why, calls }) => {
    const isSure = certain && calibrated;
    const told = { best: best.get(answerNo) ?? '', loss: weighing.loss, certain: isSure, terms: why };
    const rivals = calls.map((call) => likelyText(game, names, look, call));
    const words = calibrated ? en.joined.sentences([reviewWords(en, told), ...rivals]) : '';
    return { answerNo, seat, round, phase, kind, ...weighing, certain: isSure, calls, words };
  });
  return { game: game.name, table, calibrated, depth, seats, turn, rounds, luck, decisions };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function printReport({ table, calibrated, depth, seats, turn, decisions }: ReturnType<typeof reportOf>): void {
  printLine(`${table}, ${depth}`);
  if (!calibrated) printLine('Forecasts of this table were not measured, or are off: nothing is claimed.');
  for (const { seat, lost, luck, luckError, costliest } of seats) {
    printLine(
      `seat ${seat}: lost ${percent(lost)} by decisions, luck ${percent(luck)} ± ${percent(luckError)}; dearest: ${costliest.join(', ')}`,
    );
  }
  if (turn !== null) printLine(`it turned in round ${turn}`);
  for (const { answerNo, seat, round, kind, played, loss, lossError, certain, words } of decisions) {
    const mark = certain ? '!!' : '  ';
    const lost = `-${percent(loss)} ± ${percent(lossError)}`;
    printLine(
      `${mark} ${String(answerNo).padStart(4)} seat ${seat} round ${round} ${kind.padEnd(16)} ${percent(played.share).padStart(7)} ${lost.padEnd(18)} ${words}`,
    );
  }
}
