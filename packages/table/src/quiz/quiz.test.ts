// The quiz: every question has exactly one right answer, by the games' own judgement and in every language; the same id is the
// same question; numbers and reasons come from the games.

import { openQuestions, playInPlace } from '@orrery/kernel';
import { type RaceQuestion, type RaceState, type RaceTypes, race } from '@orrery/race';
import { type RollQuestion, type RollState, type RollTypes, roll } from '@orrery/roll';
import { en } from '@orrery/words';
import { quizWords } from '@orrery/words/quiz';
import { linesOf, printedFaces } from '@orrery/words/race';
import { powerLine, sideOf } from '@orrery/words/roll';
import { catalogues } from '@orrery/words/testing';
import { expect, test } from 'vitest';
import type { GameName } from '../table.ts';
import { nextQuestion, quizQuestion } from './make.ts';
import { findPosition } from './positions.ts';
import { placeOfQuiz, type QuizQuestion, quizId, quizKinds } from './quiz.ts';
import { askedText, becauseOf, choiceText, sceneOf } from './quiz-words.ts';
import { paymentFor } from './race-payment.ts';
import { options } from './race-quiz.ts';

const perKind = 40;

/** So many questions of every kind. */
function questionsOf(game: GameName): QuizQuestion[] {
  return quizKinds.flatMap((kind) => {
    const found: QuizQuestion[] = [];
    for (let number = 0; found.length < perKind && number < 20 * perKind; number++) {
      const question = quizQuestion(quizId({ game, kind, number }));
      if (question !== null) found.push(question);
    }
    return found;
  });
}

const asked: { readonly [G in GameName]: readonly QuizQuestion[] } = {
  race: questionsOf('race'),
  roll: questionsOf('roll'),
};
const all = [...asked.race, ...asked.roll];
const words = await Promise.all(catalogues.map(async ({ code, words: of }) => ({ of, quiz: await quizWords(code) })));

test('there are hundreds of questions, of every kind in both games', () => {
  const counts = Object.values(asked).flatMap((some) =>
    quizKinds.map((kind) => some.filter((question) => question.kind === kind).length),
  );
  expect(counts).toEqual(counts.map(() => perKind));
});

test('three or four choices, one of them right, all of them different', () => {
  const wrong = all.filter(
    ({ choices, right }) => choices.length < 3 || choices.length > 4 || choices[right] === undefined,
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
  const doubled = all.filter(
    ({ choices }) => new Set(choices.map((choice) => JSON.stringify(choice))).size < choices.length,
  );
  expect(doubled.map(({ id }) => id)).toEqual([]);
});

test('the right answer is not always at one place', () => {
  expect(new Set(all.map(({ right }) => right))).toEqual(new Set([0, 1, 2, 3]));
});

test('the same id is the same question', () => {
  const some = all.filter((_, at) => at % 17 === 0);
  expect(some.map(({ id }) => quizQuestion(id))).toEqual(some);
  expect(quizQuestion('race-guess-1')).toBeNull();
  expect(placeOfQuiz('roll-may-12')).toEqual({ game: 'roll', kind: 'may', number: 12 });
});

test('kinds come in turn', () => {
  let from = 7;
  const kinds: string[] = [];
  for (let count = 0; count < 8; count++) {
    const { question, next } = nextQuestion('race', from);
    kinds.push(question.kind);
    from = next;
  }
  expect(new Set(kinds)).toEqual(new Set(quizKinds));
});

/** Whether each choice is right, as the question has it. */
const onlyRight = ({ choices, right }: QuizQuestion): boolean[] => choices.map((_, at) => at === right);
const numbersIn = ({ choices }: QuizQuestion): number[] =>
  choices.map((choice) => (choice.is === 'number' ? choice.amount : Number.NaN));
const piecesIn = ({ choices }: QuizQuestion): string[] =>
  choices.map((choice) => (choice.is === 'piece' ? choice.piece : ''));
const ofKind = (game: GameName, kind: QuizQuestion['kind']): QuizQuestion[] =>
  asked[game].filter((question) => question.kind === kind);

/** Where a question of Race is asked, come to anew. */
function raceAt({ id, table }: QuizQuestion): { state: RaceState; question: RaceQuestion } {
  const view = JSON.stringify(table?.view);
  const found = findPosition<RaceTypes, { state: RaceState; question: RaceQuestion }>(
    {
      game: race,
      options,
      open: (state) => openQuestions(state),
      find: (state, question) =>
        table?.seat === question.seat && JSON.stringify(race.viewFor(state, question.seat)) === view
          ? { state: race.clone(state), question }
          : null,
    },
    placeOfQuiz(id)?.number ?? -1,
  );
  if (found === null) throw new Error(`${id}: its position is not found`);
  return found;
}

function rollAt({ id, table }: QuizQuestion): { state: RollState; question: RollQuestion } {
  const view = JSON.stringify(table?.view);
  const found = findPosition<RollTypes, { state: RollState; question: RollQuestion }>(
    {
      game: roll,
      options: {},
      open: (state) => openQuestions(state),
      find: (state, question) =>
        table?.seat === question.seat && JSON.stringify(roll.viewFor(state, question.seat)) === view
          ? { state: roll.clone(state), question }
          : null,
    },
    placeOfQuiz(id)?.number ?? -1,
  );
  if (found === null) throw new Error(`${id}: its position is not found`);
  return found;
}

test('race: the judge takes a payment of the right number of cards and of no other', () => {
  let judged = 0;
  for (const question of ofKind('race', 'cost')) {
    const { state: before, question: place } = raceAt(question);
    const payment = paymentFor(before, place, question.piece ?? '');
    if (payment === null) throw new Error(`${question.id}: it cannot be placed`);
    const { state, question: pay, paid } = payment;
    const hand = race.viewFor(state, place.seat).players[place.seat]?.hand.cards ?? [];
    const way = pay?.kind === 'settlePay' ? { way: 'pay' } : {};
    const isTaken = numbersIn(question).map((cards) => {
      if (pay === null) return cards === paid;
      const answer = { ...way, uses: [], cards: hand.slice(0, cards) };
      return cards <= hand.length && race.check(state, pay, answer) === null;
    });
    expect({ id: question.id, isTaken }).toEqual({ id: question.id, isTaken: onlyRight(question) });
    if (pay !== null) judged += 1;
  }
  expect(judged).toBeGreaterThan(10);
});

test('race: a sale brings as many cards as the right answer says', () => {
  for (const question of ofKind('race', 'worth')) {
    const { state, question: sell } = raceAt(question);
    let cards = Number.NaN;
    const refusal = playInPlace(race, state, sell.seat, sell.id, question.piece, (event) => {
      if (event.kind === 'sold' && event.seat === sell.seat && event.world === question.piece) {
        cards = event.price + event.bonus;
      }
    });
    expect(refusal).toBeNull();
    const isRight = numbersIn(question).map((amount) => amount === cards);
    expect({ id: question.id, isRight }).toEqual({ id: question.id, isRight: onlyRight(question) });
  }
});

test('race: the judge lets exactly one of the cards be placed', () => {
  for (const question of ofKind('race', 'may')) {
    const { state, question: place } = raceAt(question);
    const isTaken = piecesIn(question).map((card) => race.check(state, place, card) === null);
    expect({ id: question.id, isTaken }).toEqual({ id: question.id, isTaken: onlyRight(question) });
  }
});

test('roll: the tile on the stack takes as many workers as the right answer says', () => {
  for (const question of ofKind('roll', 'cost')) {
    const { state, question: plan } = rollAt(question);
    const { stacks } = roll.standings(state).seats[plan.seat] ?? { stacks: null };
    const tops = [stacks?.development.top, stacks?.world.top];
    const workers = tops.find((top) => top?.side === question.piece)?.workers;
    const isRight = numbersIn(question).map((amount) => amount === workers?.total);
    expect({ id: question.id, isRight }).toEqual({ id: question.id, isRight: onlyRight(question) });
  }
});

test('roll: a Trade brings as many credits as the right answer says', () => {
  for (const question of ofKind('roll', 'worth')) {
    const { state, question: ship } = rollAt(question);
    const described = roll.describe(state, ship);
    if (described.kind !== 'ship.task') throw new Error(described.kind);
    const good = described.goods.find(({ world }) => world === question.piece)?.good;
    const worker = described.shippers[0]?.worker;
    const causes = question.terms.map(({ what }) => what);
    let credits = 0;
    const refusal = playInPlace(roll, state, ship.seat, ship.id, { worker, good, do: 'trade' }, (event) => {
      if (event.kind === 'credits' && causes.includes(event.cause)) credits += event.amount;
    });
    expect(refusal).toBeNull();
    const isRight = numbersIn(question).map((amount) => amount === credits);
    expect({ id: question.id, isRight }).toEqual({ id: question.id, isRight: onlyRight(question) });
  }
});

test('roll: the judge lets a good lie on exactly one of the worlds', () => {
  for (const question of ofKind('roll', 'may')) {
    const { state, question: put } = rollAt(question);
    const described = roll.describe(state, put);
    if (described.kind !== 'produce.place') throw new Error(described.kind);
    const die = described.producers[0]?.die;
    const isTaken = piecesIn(question).map((world) => roll.check(state, put, { die, world }) === null);
    expect({ id: question.id, isTaken }).toEqual({ id: question.id, isTaken: onlyRight(question) });
  }
});

test('what a power does: exactly one line stands on the card, in every language', () => {
  for (const { of } of words) {
    for (const question of all) {
      const { game, kind, piece, choices, id } = question;
      if (kind !== 'power' || piece === null) continue;
      const own =
        game === 'race'
          ? linesOf(of, printedFaces.face(piece), printedFaces, true).map(({ text }) => text)
          : sideOf(piece).powers.map((power) => powerLine(of, sideOf(piece), power));
      const sentences = own.map((text) => of.joined.sentence(text));
      const isSaid = choices.map((choice) => sentences.includes(choiceText(question, choice, of)));
      expect({ id, isSaid }).toEqual({ id, isSaid: onlyRight(question) });
    }
  }
});

test('every text stands, and no two choices say the same, in every language', () => {
  for (const { of, quiz } of words) {
    for (const question of all) {
      const texts = question.choices.map((choice) => choiceText(question, choice, of));
      expect({ id: question.id, texts: new Set(texts).size }).toEqual({ id: question.id, texts: texts.length });
      const said = [askedText(question, of, quiz), ...texts, ...becauseOf(question, of)];
      expect(said.filter((text) => text.trim() === '' || text.includes('undefined'))).toEqual([]);
    }
  }
});

test('the scene shows what it is about', () => {
  for (const question of all) {
    const { inPlay, held } = sceneOf(question, en);
    if (question.table === null) expect([...inPlay, ...held]).toEqual([]);
    else expect([...inPlay, ...held].length).toBeGreaterThan(0);
  }
});
