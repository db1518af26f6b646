// What does this do? One line is of the card, the others are of different cards and certainly not true of it: another word of
// the vocabulary in the same phase, or the same word with another amount.

import { pick, type Random, randomFromNumber, shuffle } from '@orrery/kernel';
import type { Made, PowerLine } from './quiz.ts';

/** A power as data, and where its sentence stands. */
export interface KnownPower {
  readonly at: PowerLine;
  /** When it works. */
  readonly when: string;
  /** The word of the vocabulary. */
  readonly word: string;
  readonly power: object;
}

const wantedWrong = 3;

/** The same without amounts. */
const shapeOf = (power: object): string =>
  JSON.stringify(power, (_, value: unknown) => (typeof value === 'number' ? '' : value));

/** It is certainly not what the other one says. */
const differs = (one: KnownPower, other: KnownPower): boolean =>
  one.word !== other.word ||
  (JSON.stringify(one.power) !== JSON.stringify(other.power) && shapeOf(one.power) === shapeOf(other.power));

export function powerQuestion(all: readonly KnownPower[], number: number): Made {
  const random = randomFromNumber(number);
  const asked = pick(random, all);
  const wrong = wrongPowers(all, asked, random);
  if (wrong === null) return null;
  const choices = shuffle(random, [asked, ...wrong]);
  return {
    piece: asked.at.piece,
    table: null,
    choices: choices.map(({ at }) => ({ is: 'power', power: at })),
    right: choices.indexOf(asked),
    terms: [],
  };
}

/** Null: too few others work at the same time. */
function wrongPowers(all: readonly KnownPower[], asked: KnownPower, random: Random): KnownPower[] | null {
  const own = all.filter(({ at }) => at.piece === asked.at.piece);
  const wrong: KnownPower[] = [];
  for (const other of shuffle(random, [...all])) {
    if (wrong.length === wantedWrong) break;
    if (other.when === asked.when && [...own, ...wrong].every((each) => differs(each, other))) wrong.push(other);
  }
  return wrong.length < wantedWrong ? null : wrong;
}
