// What the quiz asks of Roll: lines of tiles, workers that a tile takes, what goods trade for, where goods may lie. All of it is
// what the game itself describes at a position.

import { openQuestions, pick, type Random, shuffle } from '@orrery/kernel';
import { type RollQuestion, type RollState, type RollTypes, roll } from '@orrery/roll';
import { type DescribedSide, momentsOf, type Side, sideBySlug, sides } from '@orrery/roll/describe';
import { hostedGames } from '../games.ts';
import { tableFor } from '../table-for.ts';
import { numbersAround } from './numbers.ts';
import { findPosition } from './positions.ts';
import { type KnownPower, powerQuestion } from './power-lines.ts';
import { type Made, type QuizMaker, quizNames } from './quiz.ts';

/** Its sentence says what it adds to an earlier line. */
const addsToAnother = ({ powers }: Side, line: number): boolean => {
  const power = powers[line];
  return line > 0 && power?.trigger === 'completion' && power.effect === 'gain';
};

const powers: readonly KnownPower[] = sides.flatMap((side) =>
  side.powers.flatMap((power, line) =>
    addsToAnother(side, line)
      ? []
      : [
          {
            at: { piece: side.slug, line },
            when: momentsOf(power).join(),
            word: `${power.trigger}/${power.effect}`,
            power,
          },
        ],
  ),
);

type Find = (state: RollState, question: RollQuestion, random: Random) => Made;

const at = (number: number, find: Find): Made =>
  findPosition<RollTypes, NonNullable<Made>>(
    { game: roll, options: {}, open: (state) => openQuestions(state), find },
    number,
  );

export const rollQuiz: QuizMaker = {
  power: (number) => powerQuestion(powers, number),
  cost: (number) => at(number, cost),
  worth: (number) => at(number, worth),
  may: (number) => at(number, may),
};

const tableOf = (state: RollState, { seat }: RollQuestion) =>
  tableFor({ game: 'roll', hosted: hostedGames.roll, state, seat, names: quizNames, canUndo: false, hint: null });

/** A number that is the printed one is asked about seldom. */
const oneIn = 12;
const isTold = ({ workers }: DescribedSide, random: Random): boolean =>
  workers.terms.length > 1 ||
  pick(
    random,
    Array.from({ length: oneIn }, (_, each) => each),
  ) === 0;

function cost(state: RollState, question: RollQuestion, random: Random): Made {
  const described = roll.describe(state, question);
  if (described.kind !== 'assign') return null;
  const { develop, settle } = described.columns;
  const tops = [develop.top, settle.top].filter((top) => top !== null).filter((top) => isTold(top, random));
  if (tops.length === 0) return null;
  const { side, workers } = pick(random, tops);
  return {
    piece: side,
    table: tableOf(state, question),
    ...numbersAround(workers.total, sideBySlug(side)?.cost ?? 0, random),
    terms: workers.terms.map(({ cause, amount }) => ({ ...causeOf(cause), amount })),
  };
}

/** A side by its name, or a rule. */
const causeOf = (cause: string): { readonly piece: string | null; readonly what: string } => ({
  piece: sideBySlug(cause) === null ? null : cause,
  what: cause,
});

function worth(state: RollState, question: RollQuestion, random: Random): Made {
  const described = roll.describe(state, question);
  if (described.kind !== 'ship.task') return null;
  const goods = described.goods.filter(({ trade }) => trade.lost === 0);
  if (goods.length === 0) return null;
  const { world, trade } = pick(random, goods);
  return {
    piece: world,
    table: tableOf(state, question),
    ...numbersAround(trade.credits, trade.terms[0]?.credits ?? 0, random),
    terms: trade.terms.map(({ cause, credits }) => ({ ...causeOf(cause), amount: credits })),
  };
}

const wrongAtLeast = 2;
const wrongAtMost = 3;

function may(state: RollState, question: RollQuestion, random: Random): Made {
  const described = roll.describe(state, question);
  if (described.kind !== 'produce.place') return null;
  const free = described.worlds.filter(({ why }) => why === null);
  const full = shuffle(
    random,
    described.worlds.filter(({ why }) => why !== null),
  );
  if (free.length === 0 || full.length < wrongAtLeast) return null;
  const right = pick(random, free);
  const shown = shuffle(random, [right, ...full.slice(0, wrongAtMost)]);
  return {
    piece: null,
    table: tableOf(state, question),
    choices: shown.map(({ world, why }) => ({ is: 'piece', piece: world, why })),
    right: shown.indexOf(right),
    terms: [],
  };
}
