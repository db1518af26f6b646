// What the quiz asks of Race: lines of cards, prices, what goods sell for, what may be placed. All of it is what the game itself
// describes at a position.

import { openQuestions, pick, type Random, shuffle } from '@orrery/kernel';
import {
  type RaceOptions,
  type RaceQuestion,
  type RaceState,
  type RaceTypes,
  race,
  type SetName,
  type Slug,
} from '@orrery/race';
import { type DescribedDevelopment, type DescribedSum, type DescribedWorld, designs } from '@orrery/race/describe';
import { printedFaces } from '@orrery/words/race';
import { hostedGames } from '../games.ts';
import { tableFor } from '../table-for.ts';
import { numbersAround } from './numbers.ts';
import { findPosition } from './positions.ts';
import { type KnownPower, powerQuestion } from './power-lines.ts';
import { type Made, type QuizMaker, type QuizTerm, quizNames } from './quiz.ts';
import { paymentFor } from './race-payment.ts';

const powers: readonly KnownPower[] = designs.flatMap(({ id, powers: some }) =>
  some.flatMap((power, line) =>
    power.kind === 'produceHere' // its kind says it
      ? []
      : [{ at: { piece: id, line }, when: power.phase, word: power.kind, power }],
  ),
);

/** All cards there are. */
export const options = optionsWith(['base', 'gs', 'rvi']);

function optionsWith(sets: readonly SetName[]): RaceOptions {
  const read = race.readOptions({ sets });
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

type Find = (state: RaceState, question: RaceQuestion, random: Random) => Made;

const at = (number: number, find: Find): Made =>
  findPosition<RaceTypes, NonNullable<Made>>(
    { game: race, options, open: (state) => openQuestions(state), find },
    number,
  );

export const raceQuiz: QuizMaker = {
  power: (number) => powerQuestion(powers, number),
  cost: (number) => at(number, cost),
  worth: (number) => at(number, worth),
  may: (number) => at(number, may),
};

const tableOf = (state: RaceState, { seat }: RaceQuestion) =>
  tableFor({ game: 'race', hosted: hostedGames.race, state, seat, names: quizNames, canUndo: false, hint: null });

const termsOf = ({ terms }: DescribedSum): QuizTerm[] =>
  terms.map(({ card, what, amount }) => ({ piece: card, what, amount }));

interface Priced {
  readonly card: Slug;
  readonly price: DescribedSum;
}

/** What can be placed for one price alone. */
function priced(state: RaceState, question: RaceQuestion): Priced[] {
  const described = race.describe(state, question);
  const found: Priced[] = [];
  if (described.kind === 'developPlace') {
    for (const { card, why, price } of described.hand) if (why === null && price !== null) found.push({ card, price });
  }
  if (described.kind === 'settlePlace') {
    for (const { card, why, ways } of described.hand) {
      const [way, ...others] = ways;
      if (why === null && others.length === 0 && way?.way === 'pay' && way.price !== null)
        found.push({ card, price: way.price });
    }
  }
  return found.filter(({ card }) => isFixed(state, question, card));
}

/** Whether the price stands: nothing may be given up to pay less, once it is placed. */
function isFixed(state: RaceState, question: RaceQuestion, card: Slug): boolean {
  const payment = paymentFor(state, question, card);
  if (payment === null || payment.question === null) return payment !== null;
  const described = race.describe(payment.state, payment.question);
  return described.kind === 'settlePay' || (described.kind === 'developPay' && described.discounts.length === 0);
}

/** A price that is the printed one is asked about seldom. */
const plainChance = 0.1;
const isTold = ({ terms }: DescribedSum, random: Random): boolean =>
  terms.length > 1 || pick(random, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) <= plainChance * 10;

function cost(state: RaceState, question: RaceQuestion, random: Random): Made {
  if (question.kind !== 'developPlace' && question.kind !== 'settlePlace') return null;
  const all = priced(state, question).filter(({ price }) => isTold(price, random));
  if (all.length === 0) return null;
  const { card, price } = pick(random, all);
  return {
    piece: card,
    table: tableOf(state, question),
    ...numbersAround(price.total, printedFaces.face(card).cost ?? 0, random),
    terms: termsOf(price),
  };
}

function worth(state: RaceState, question: RaceQuestion, random: Random): Made {
  const described = race.describe(state, question);
  if (described.kind !== 'tradeGood') return null;
  const { world, price } = pick(random, described.worlds);
  return {
    piece: world,
    table: tableOf(state, question),
    ...numbersAround(price.total, price.terms[0]?.amount ?? 0, random),
    terms: termsOf(price),
  };
}

const wrongAtLeast = 2;
const wrongAtMost = 3;

function may(state: RaceState, question: RaceQuestion, random: Random): Made {
  const described = race.describe(state, question);
  if (described.kind !== 'developPlace' && described.kind !== 'settlePlace') return null;
  const kind = described.kind === 'developPlace' ? 'development' : 'world';
  const hand: readonly (DescribedDevelopment | DescribedWorld)[] = described.hand;
  const isOfKind = (card: Slug): boolean => printedFaces.face(card).kind === kind;
  const legal = hand.filter(({ why }) => why === null);
  // Those of the right kind first: that the others cannot be is seen at once.
  const illegal = shuffle(
    random,
    hand.filter(({ why }) => why !== null),
  ).sort((one, other) => Number(isOfKind(other.card)) - Number(isOfKind(one.card)));
  if (legal.length === 0 || illegal.length < wrongAtLeast || !isOfKind(illegal[0]?.card ?? '')) return null;
  const right = pick(random, legal);
  const shown = shuffle(random, [right, ...illegal.slice(0, wrongAtMost)]);
  return {
    piece: null,
    table: tableOf(state, question),
    choices: shown.map(({ card, why }) => ({ is: 'piece', piece: card, why })),
    right: shown.indexOf(right),
    terms: [],
  };
}
