// What the policy for single cards learns from: questions of a match of the model against itself, each answer tried in the
// same made-up states to the end of the round. A target is what came of an answer less what came of all on average.

import { below, firstOpen, type Random, randomFor } from '@orrery/kernel';
import { type RaceQuestion, type RaceState, race } from '@orrery/race';
import { type CardNo, catalogueOf } from '@orrery/race/search';
import { factList } from '../net/net.ts';
import { candidatesFor } from './candidates.ts';
import { writeContext } from './card-context.ts';
import { cardToKeep, cardToPlace, type ScoredCard } from './card-policy.ts';
import type { RaceModel } from './model.ts';
import { roundsLeft } from './outlook.ts';
import { numberOf } from './quick.ts';
import { finishRound, give, guessAnswers } from './rollout.ts';
import { drawPick } from './search.ts';
import type { RaceTable } from './self-play.ts';

export interface CardChoice {
  /** The card that is placed, or those that go. */
  readonly cards: readonly ScoredCard[];
  /** What came of it on average, in the one half of the made-up states and in the other. */
  readonly means: readonly [number, number];
}

export interface CardSample {
  readonly kind: RaceQuestion['kind'];
  /** The facts that held. */
  readonly context: readonly number[];
  /** The first is what the quick player of the model would do. */
  readonly choices: readonly CardChoice[];
}

export const isPlacing = (kind: RaceQuestion['kind']): boolean => kind === 'developPlace' || kind === 'settlePlace';

const discarding: readonly RaceQuestion['kind'][] = ['discardSetup', 'roundDiscard', 'exploreDiscard'];

const longest = 45;

export interface CardSelfPlay {
  readonly table: RaceTable;
  readonly seed: string;
  readonly model: RaceModel;
  /** Made-up states for each question: an even number. */
  readonly worlds: number;
  /** Answers to try, at most. */
  readonly width: number;
}

/** Picks are drawn from the policy, so that matches are varied; cards are played as look-ahead finds best. */
export function playForCardSamples({ table, seed, model, worlds, width }: CardSelfPlay): CardSample[] {
  const state = race.setup(table.options, table.seats, { text: seed, generator: 'xoshiro128' });
  race.advance(state, null);
  const random = randomFor({ text: seed, generator: 'xoshiro128' }, 'card-samples');
  const samples: CardSample[] = [];
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    if (state.round > longest) return samples;
    const tried = tryCards(state, question, model, worlds, width, random);
    if (tried !== null) samples.push(tried.sample);
    give(state, question, tried?.best ?? answerFor(state, question, model, random));
  }
  return samples;
}

function answerFor(state: RaceState, question: RaceQuestion, model: RaceModel, random: Random): unknown {
  if (question.kind !== 'chooseAction') return model.quick.answer(state, question);
  return [...drawPick(model.own(state, question.seat), below(random, 1 << 16) / (1 << 16))];
}

/** Null where there is nothing to choose, or no cards to learn about. */
function tryCards(
  state: RaceState,
  question: RaceQuestion,
  model: RaceModel,
  worlds: number,
  width: number,
  random: Random,
): { sample: CardSample; best: unknown } | null {
  if (!isPlacing(question.kind) && !discarding.includes(question.kind)) return null;
  const answers = candidatesFor(state, question, random, width, model.quick);
  if (answers.length < 2) return null;
  const sums = answers.map((): [number, number] => [0, 0]);
  const view = race.viewFor(state, question.seat);
  for (let world = 0; world < worlds; world++) {
    const root = race.determinize(view, random);
    guessAnswers(root, question.seat, model.quick);
    for (const [index, answer] of answers.entries()) {
      const copy = race.clone(root);
      give(copy, question, answer);
      finishRound(copy, model.quick);
      const sum = sums[index];
      if (sum !== undefined) sum[world % 2 === 0 ? 0 : 1] += (2 * model.share(copy, question.seat)) / worlds;
    }
  }
  const context = factList();
  writeContext(state, question.seat, choosesFrom(state, question), context);
  const choices = answers.map((answer, index) => ({
    cards: cardsOf(state, question, answer),
    means: sums[index] ?? [0, 0],
  }));
  const total = sums.map(([one, other]) => one + other);
  return {
    sample: { kind: question.kind, context: [...context.list.slice(0, context.count)], choices },
    best: answers[total.indexOf(Math.max(...total))],
  };
}

/** The cards that a question is about. */
function choosesFrom(state: RaceState, question: RaceQuestion): readonly CardNo[] {
  const { hand = [], drawn = [] } = state.players[question.seat] ?? {};
  if (question.kind !== 'exploreDiscard') return hand;
  return question.from === 'drawn' ? drawn : [...hand, ...drawn];
}

function cardsOf(state: RaceState, question: RaceQuestion, answer: unknown): ScoredCard[] {
  const rounds = roundsLeft(state);
  if (isPlacing(question.kind)) return [cardToPlace(state, question, answer, rounds)];
  const { bySlug } = catalogueOf(state.options);
  const gone = Array.isArray(answer) ? answer.filter((slug) => bySlug.has(slug)) : [];
  return gone.map((slug) => cardToKeep(state, question.seat, numberOf(state, slug), rounds));
}
