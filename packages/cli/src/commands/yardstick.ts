// `yardstick`: how well a bot foresees recorded games it never learned from: who wins, and what is picked.

import { type Bot, makeBot } from '@orrery/bots';
import { race } from '@orrery/race';
import { type Foreseen, foreseenIn } from '../conformance/race/yardstick.ts';
import { orRefuse } from '../options.ts';
import { printJson, printLine } from '../print.ts';
import { progressOf } from '../progress.ts';
import { type Command, countOf, isSet, textOf, UsageError } from '../usage.ts';

export const yardstick: Command = {
  name: 'yardstick',
  summary: 'Compares what a bot foresees with recorded games of computer players.',
  operands: 'FILE…',
  options: {
    bot: { type: 'string', value: 'NAME', help: 'whose picks to compare; without it only shares of winning' },
    sims: { type: 'string', value: 'N', help: 'budget of the bot per decision, by simulations' },
    json: { type: 'boolean', help: 'print the figures as JSON' },
  },
  async run({ values, files }) {
    if (files.length === 0) throw new UsageError('which recorded games? give their files');
    const name = textOf(values, 'bot');
    const sims = countOf(values, 'sims', 1, null);
    const bot: Bot | null = name === null ? null : orRefuse(makeBot(name, race, sims === null ? {} : { sims }));
    const all: Foreseen[] = [];
    const progress = progressOf('yardstick', null);
    let games = 0;
    for await (const found of foreseenIn(files, bot)) {
      all.push(...found);
      games += 1;
      progress.at(games);
    }
    progress.end();
    const report = {
      games,
      picks: all.length,
      stages: stages.map((stage) => figuresOf(stage, all)),
      whole: figuresOf(whole, all),
    };
    if (isSet(values, 'json')) printJson(report);
    else printReport(report, bot !== null);
    return 0;
  },
};

interface Stage {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const whole: Stage = { name: 'whole match', from: 0, to: 1.01 };
const stages: readonly Stage[] = [
  { name: 'first quarter', from: 0, to: 0.25 },
  { name: 'second quarter', from: 0.25, to: 0.5 },
  { name: 'third quarter', from: 0.5, to: 0.75 },
  { name: 'last quarter', from: 0.75, to: 1.01 },
];

interface Figures {
  readonly stage: string;
  readonly picks: number;
  /** Log-loss of the shares against who won, and of guessing the same share for everybody. */
  readonly logLoss: number;
  readonly constantLoss: number;
  readonly agreement: number;
}

function figuresOf({ name, from, to }: Stage, all: readonly Foreseen[]): Figures {
  const mine = all.filter(({ when }) => when >= from && when < to);
  let logLoss = 0;
  let constantLoss = 0;
  let agreed = 0;
  let asked = 0;
  for (const each of mine) {
    for (const [seat, won] of each.won.entries()) logLoss -= won * Math.log(Math.max(1e-4, each.shares[seat] ?? 0));
    constantLoss += Math.log(each.seats);
    agreed += each.agreed.filter(Boolean).length;
    asked += each.agreed.length;
  }
  const count = Math.max(1, mine.length);
  return {
    stage: name,
    picks: mine.length,
    logLoss: logLoss / count,
    constantLoss: constantLoss / count,
    agreement: agreed / Math.max(1, asked),
  };
}

function printReport(
  { games, stages: parts, whole: all }: { games: number; stages: Figures[]; whole: Figures },
  withPicks: boolean,
): void {
  printLine(`${games} games`);
  for (const { stage, picks, logLoss, constantLoss, agreement } of [...parts, all]) {
    const picked = withPicks ? `, the recorded pick ${(100 * agreement).toFixed(1)} %` : '';
    printLine(
      `${stage.padEnd(14)} ${String(picks).padStart(5)} rounds: log-loss ${logLoss.toFixed(3)} (same for all: ${constantLoss.toFixed(3)})${picked}`,
    );
  }
}
