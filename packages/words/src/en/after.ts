// After the match, in English: the result, where the points came from, how they grew, and the ways on.

import { plain } from '../signed.ts';
import { count, list } from './numbers.ts';

export const after = {
  over: 'Game over',
  wonBy: (points: number): string => `You win by ${points}`,
  lostBy: (name: string, points: number): string => `${name} wins by ${points}`,
  won: 'You win',
  lost: (name: string): string => `${name} wins`,
  shared: (names: readonly string[]): string => `Shared victory: ${list(names)}`,
  standing: (name: string, points: number): string => `${name} ${plain(points)}`,
  endedByPool: 'The match ended because the chips ran out.',
  takenBack: 'Answers were taken back after their outcome was seen, so this match counts in no statistics.',
  endedByTableau: (names: readonly string[]): string => `The match ended because the tableau is full: ${list(names)}.`,
  tieRace: (amounts: readonly string[]): string =>
    `Equal points: cards in hand and goods decide (${amounts.join(', ')}).`,
  tieRoll: (amounts: readonly string[]): string =>
    `Equal points: dice in the cup and credits decide (${amounts.join(', ')}).`,
  rounds: 'Rounds',
  decisions: 'Decisions',
  robot: 'Robot',
  bot: (level: string): string => `bot · ${level}`,
  working: 'Adding up.',
  sources: 'Where the points came from',
  source: {
    cards: 'Printed on cards',
    tiles: 'Cost of tiles',
    bonuses: 'Scoring developments',
    chips: 'VP chips',
    goals: 'Goals',
  },
  robotSixes: 'Six-cost developments and counters',
  part: (source: string, points: number): string => `${source}: ${plain(points)}`,
  termsOf: (name: string): string => `Every term: ${name}`,
  noTerms: 'nothing',
  counted: (amount: number, points: number): string => `${plain(amount)} → ${plain(points)}`,
  goalShared: 'tied for most',
  chipsTerm: 'taken from the pool',
  best: 'Worth most',
  curve: 'Points after each round',
  curveHint: 'as shown on the table then',
  curveSays: (rounds: number, ends: readonly string[]): string =>
    `Chart of points over ${count(rounds, 'round')}. At the end: ${ends.join(', ')}.`,
  asTable: 'As a table',
  asChart: 'As a chart',
  roundColumn: 'Round',
  actions: 'What next',
  rematch: 'Rematch',
  rematchHint: 'The same seats, a new deal',
  same: 'Same deal again',
  replay: 'Replay',
  toReview: 'Review',
  save: 'Save the record',
  look: 'Look at the table',
  toScores: 'Back to the scores',
  looking: 'The match is over. The table stands as it ended.',
};
