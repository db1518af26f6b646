// The toy game's definition: what the kernel's and the kit's tests play. `toyGame(flaws)` makes one with mistakes.

import { cloneFrame, linesOf } from '../../flow.ts';
import type { GameDefinition, GameTypes } from '../../game.ts';
import { drawsInLane } from '../../position.ts';
import { below, cloneRandom, pick, type Random, randomFor, type Seed, shuffle } from '../../random/random.ts';
import { type DataOf, ok, type RefusalOf, refusalsOf, refused, says, saysNothing } from '../../refusal.ts';
import {
  advanceToy,
  barOf,
  cardCount,
  type Flaws,
  layable,
  seatOf,
  type ToyEvent,
  type ToyOptions,
  type ToyQuestion,
  type ToyState,
  toyRules,
} from './toy-rules.ts';
import { guessToy, shuffleToy, type ToyView, toyProgress, toyView } from './toy-view.ts';

export interface ToyDescription {
  readonly legal: readonly number[];
  readonly most: number;
}

const toyRefusals = refusalsOf({
  'toy/malformed': saysNothing,
  'toy/not-in-hand': says<{ card?: number }>(),
  'toy/too-low': says<{ bar: number }>(),
  'toy/wrong-count': says<{ most?: number }>(),
});
const { refuse } = toyRefusals;

interface ToyTypes extends GameTypes {
  options: ToyOptions;
  state: ToyState;
  view: ToyView;
  question: ToyQuestion;
  answer: number | null | readonly number[];
  event: ToyEvent;
  refusal: RefusalOf<DataOf<typeof toyRefusals>>;
  described: ToyDescription;
  standings: readonly number[];
}

export type Toy = GameDefinition<ToyTypes>;

export const toy: Toy = toyGame();

export function toyGame(flaws: Flaws = {}): Toy {
  const { rules, first } = toyRules(flaws);
  return {
    name: 'toy',
    rulesVersion: 1,
    stateVersion: 1,
    migrations: [],
    questionKinds: ['lay', 'draw', 'trim'],
    eventKinds: ['round', 'laid', 'drew', 'trimmed', 'forced', 'scored'],
    refusalCodes: toyRefusals.codes,
    lines: linesOf(rules),
    readOptions(raw) {
      const rounds = (raw as { rounds?: unknown } | null)?.rounds ?? 4;
      if (typeof rounds !== 'number' || rounds < 1)
        return refused('kernel/bad-options', { field: 'rounds', problem: 'at least 1' });
      return ok(Object.freeze({ rounds }));
    },
    seats: () => [2, 4],
    setup: (options, seats, seed) => dealt(options, seats, seed, first()),
    advance: (state, emit) => advanceToy(rules, state, emit),
    check: judge,
    drawsInLane: (state, question) => drawsInLane(rules, state, question),
    clone: (state) => ({
      flow: cloneFrame(state.flow),
      asks: state.asks.slice(),
      seals: state.seals,
      options: state.options,
      round: state.round,
      random: cloneRandom(state.random),
      deck: state.deck.slice(),
      discard: state.discard.slice(),
      pile: state.pile.slice(),
      seats: state.seats.map(({ hand, spent, points }) => ({ hand: hand.slice(), spent: spent.slice(), points })),
    }),
    viewFor: toyView,
    progressFor: toyProgress,
    determinize: guessToy,
    describe: (state, question) => ({
      legal: legalFor(seatOf(state, question.seat).hand, state.round, question),
      most: question.kind === 'draw' ? question.most : question.kind === 'trim' ? question.count : 1,
    }),
    standings: ({ seats }) => seats.map(({ points }) => points),
    enumerate(state, question) {
      if (question.kind === 'trim') return null;
      if (question.kind === 'draw') return Array.from({ length: question.most + 1 }, (_, count) => count);
      return [null, ...layable(seatOf(state, question.seat).hand, state.round)];
    },
    sample: sampled,
    fallback(state, question) {
      if (question.kind === 'lay') return null;
      if (question.kind === 'draw') return 0;
      return seatOf(state, question.seat).hand.slice(0, question.count);
    },
    propose(state, question) {
      const { hand } = seatOf(state, question.seat);
      if (question.kind === 'lay') return layable(hand, state.round).sort(falling)[0] ?? null;
      if (question.kind === 'draw') return question.most;
      return hand.slice().sort(falling).slice(-question.count);
    },
    dominates: drawsMore,
    outcome(state) {
      if (state.flow.at !== null || state.flow.lanes.length > 0) return null;
      return state.seats.map(({ points }, seat) => ({
        seat,
        score: points,
        rank: 1 + state.seats.filter((other) => other.points > points).length,
      }));
    },
    broken(state) {
      const cards = [state.deck, state.discard, state.pile, ...state.seats.flatMap(({ hand, spent }) => [hand, spent])];
      const distinct = new Set(cards.flat());
      return distinct.size === cardCount && cards.flat().length === cardCount ? null : `${distinct.size} cards`;
    },
    shuffleHidden: shuffleToy,
  };
}

function dealt(options: ToyOptions, seats: number, seed: Seed, flow: ToyState['flow']): ToyState {
  const random = randomFor(seed, 'deck');
  const deck = shuffle(
    random,
    Array.from({ length: cardCount }, (_, card) => card),
  );
  return {
    flow,
    asks: new Array<number>(seats).fill(0),
    seals: 0,
    options,
    round: 0,
    random,
    deck,
    discard: [],
    pile: [],
    seats: Array.from({ length: seats }, () => ({ hand: deck.splice(0, 3), spent: [], points: 0 })),
  };
}

function judge(state: ToyState, question: ToyQuestion, answer: unknown): ToyTypes['refusal'] | null {
  const { hand } = seatOf(state, question.seat);
  if (question.kind === 'lay') {
    if (answer === null) return null;
    if (!isCount(answer)) return refuse('toy/malformed');
    if (!hand.includes(answer)) return refuse('toy/not-in-hand', { card: answer });
    return answer >= barOf(state.round) ? null : refuse('toy/too-low', { bar: barOf(state.round) });
  }
  if (question.kind === 'draw') {
    if (!isCount(answer)) return refuse('toy/malformed');
    return answer <= question.most ? null : refuse('toy/wrong-count', { most: question.most });
  }
  if (!Array.isArray(answer) || !answer.every(isCount)) return refuse('toy/malformed');
  if (new Set(answer).size !== answer.length || answer.length !== question.count) return refuse('toy/wrong-count');
  return answer.every((card) => hand.includes(card)) ? null : refuse('toy/not-in-hand');
}

const falling = (a: number, b: number): number => b - a;

/** More cards are better than fewer, as long as there are any; which card to lay or to trim is anybody's guess. */
function drawsMore(state: ToyState, { kind }: ToyQuestion, better: unknown, worse: unknown): boolean {
  if (kind !== 'draw' || !isCount(better) || !isCount(worse)) return false;
  return better > worse && state.deck.length + state.discard.length > worse;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function sampled(state: ToyState, question: ToyQuestion, random: Random): ToyTypes['answer'] {
  const { hand } = seatOf(state, question.seat);
  if (question.kind === 'lay') return pick(random, [null, ...layable(hand, state.round)]);
  if (question.kind === 'draw') return below(random, question.most + 1);
  return shuffle(random, hand.slice()).slice(0, question.count);
}

const legalFor = (hand: readonly number[], round: number, { kind }: ToyQuestion): number[] =>
  kind === 'lay' ? layable(hand, round) : [...hand];
