// The review of a finished match, in English.

import { count } from './numbers.ts';

const depths = { quick: 'Quick', usual: 'Usual', deep: 'Deep' };

export const review = {
  title: 'Review',
  depth: 'How closely',
  depths,
  percent: (amount: string): string => `${amount}%`,
  error: (percent: string): string => `± ${percent}`,
  planning: 'Playing the match through',
  looking: 'Looking at the decisions',
  stopped: 'Stopped',
  done: 'Every decision has been looked at.',
  amount: (done: number, all: number): string => `${done} of ${count(all, 'decision')}`,
  stop: 'Stop',
  goOn: 'Go on',
  failed: 'This match cannot be reviewed.',
  silent:
    'For tables like this one nobody has measured how good the forecasts are, or they are off. So nothing is claimed here: no chances of winning and no mistakes.',
  curve: 'Chance of winning, round by round',
  curveSays: (rounds: number, began: readonly string[]): string =>
    `Chart of the chances of winning over ${count(rounds, 'round')}. At the beginning: ${began.join(', ')}.`,
  chance: (name: string, percent: string): string => `${name} ${percent}`,
  over: 'End',
  mistake: (round: string, percent: string): string => `${round}: clear mistake, cost ${percent}`,
  turned: (round: number): string => `The match turned in round ${round}.`,
  neverBehind: 'The winner was never behind.',
  seat: 'Player',
  lost: 'Lost by decisions',
  lostHint: 'Lost: without differences within the error.',
  luck: 'Luck',
  luckHint: 'Luck: what draws and rolls brought, against what they bring on average.',
  costliest: (name: string): string => `${name}: the three most costly decisions`,
  none: 'No decision cost anything.',
  all: (amount: number): string => `All decisions (${amount})`,
  clear: 'clear mistake',
  unsure: 'within the error',
  cost: (percent: string): string => `cost ${percent}`,
  free: 'cost nothing',
  moment: 'This decision',
  noMoment: 'The match is over. Choose a decision to see what else could have been answered.',
  notYet: 'This decision has not been looked at yet.',
  ofOther: (name: string): string => `${name} decides here.`,
  lookAs: (name: string): string => `Look through the eyes of ${name}`,
  knew: (name: string): string => `By what ${name} could know then.`,
  answers: 'What could be answered',
  best: 'best',
  played: 'played',
};
