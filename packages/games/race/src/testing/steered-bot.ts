// A random player that is drawn to whatever was seen least: cards never placed, powers never used. For finding out
// whether everything printed can happen, not for playing well.

import { below, type Random } from '@orrery/kernel';
import type { RaceEvent } from '../events.ts';
import { faceAt, type Game, gameOf, playerAt } from '../game.ts';
import { race } from '../index.ts';
import type { AnswerTo, QuestionKind, RaceQuestion, Slug } from '../questions.ts';
import type { RaceState } from '../state.ts';

/** What happened how often: cards placed by slug, powers used by `slug/phase/kind`, questions answered by kind. */
export class Tally {
  readonly placed = new Map<string, number>();
  readonly used = new Map<string, number>();
  readonly asked = new Map<string, number>();

  readonly listen = (all: RaceEvent): void => {
    if (all.kind === 'placed') count(this.placed, all.card);
    if (all.kind === 'powerUsed') count(this.used, `${all.card}/${all.of}/${all.power}`);
  };

  isNew = (slug: Slug): boolean => !this.placed.has(slug);
  isUnused = (slug: Slug, phase: string, kind: string): boolean => !this.used.has(`${slug}/${phase}/${kind}`);
}

function count(into: Map<string, number>, key: string): void {
  into.set(key, (into.get(key) ?? 0) + 1);
}

/** Answers a question: the best of a few legal answers by how much of them is new, chance deciding between the rest. */
export function steeredAnswer(state: RaceState, question: RaceQuestion, tally: Tally, random: Random): unknown {
  count(tally.asked, question.kind);
  const g = gameOf(state);
  let best: unknown = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const answer of candidates(state, question, random)) {
    const score = worth(g, question, answer, tally) + below(random, 100) / 400;
    if (score > highest) [best, highest] = [answer, score];
  }
  return best;
}

const fewAnswers: readonly QuestionKind[] = [
  'chooseAction',
  'developPlace',
  'settlePlace',
  'tradeGood',
  'guessCost',
  'ante',
  'anteKeep',
  'produceNext',
  'produceWorld',
  'produceDiscard',
];
const samples = 6;

function candidates(state: RaceState, question: RaceQuestion, random: Random): readonly unknown[] {
  const all = fewAnswers.includes(question.kind) ? race.enumerate(state, question) : null;
  return all ?? Array.from({ length: samples }, () => race.sample(state, question, random));
}

type Worth<K extends QuestionKind> = (need: Need, answer: AnswerTo<K>) => number;

/** How much a card is still wanted in play: never placed, or with powers that never did anything. */
class Need {
  readonly g: Game;
  readonly tally: Tally;
  readonly question: RaceQuestion;

  constructor(g: Game, tally: Tally, question: RaceQuestion) {
    this.g = g;
    this.tally = tally;
    this.question = question;
  }

  card(slug: Slug): number {
    const face = faceAt(this.g, this.g.cards.bySlug.get(slug) ?? -1);
    const powers = this.g.cards.designs[face.no]?.powers ?? [];
    const unused = powers.filter(({ phase, kind }) => this.tally.isUnused(slug, phase, kind)).length;
    return (this.tally.isNew(slug) ? 3 : 0) + unused + 0.5 / (1 + (this.tally.placed.get(slug) ?? 0));
  }

  all = (slugs: readonly Slug[]): number => slugs.reduce((sum, slug) => sum + this.card(slug), 0);

  /** Powers of these cards that were never used in this phase. */
  powers(slugs: readonly Slug[], phase: string): number {
    const fresh = slugs.filter((slug) => {
      const design = this.g.cards.designs[this.g.cards.bySlug.get(slug) ?? -1];
      return design?.powers.some((power) => power.phase === phase && this.tally.isUnused(slug, phase, power.kind));
    });
    return 4 * fresh.length;
  }

  hand = (): readonly Slug[] => playerAt(this.g, this.question.seat).hand.map((card) => faceAt(this.g, card).slug);
}

const keepTheRest = (need: Need, answer: readonly Slug[]): number => -need.all(answer);
const placing = (need: Need, answer: Slug | null): number => (answer === null ? 0 : 0.2 + need.card(answer));

const worths: { readonly [K in QuestionKind]: Worth<K> } = {
  draftPick: (need, answer) => need.card(answer),
  chooseStart: (need, { start, discard }) => need.card(start) - need.all(discard),
  discardSetup: keepTheRest,
  // Settle and Develop are what brings new cards into play; a full hand of wanted cards asks for them.
  chooseAction: (need, [action]) => {
    const wanted = need.hand().filter((slug) => need.tally.isNew(slug)).length;
    const brings = action === 'settle' || action === 'develop';
    return brings && wanted > 0 ? 0.1 : 0;
  },
  exploreDiscard: keepTheRest,
  developPlace: placing,
  developPay: (need, { uses, cards }) => need.powers(uses, 'develop') - need.all(cards),
  settlePlace: placing,
  declareTakeover: (need, plan) => (plan === null ? 0 : 0.3 + need.powers([plan.power, ...plan.uses], 'settle')),
  settlePay: (need, { uses, cards }) => need.powers(uses, 'settle') - need.all(cards) - uses.length / 4,
  settleSecond: (need, answer) => {
    if (answer === null) return 0;
    return 'world' in answer ? 0.2 + need.card(answer.world) : 0.3 + need.powers([answer.takeover.power], 'settle');
  },
  defendTakeover: (need, { uses, cards }) => need.powers(uses, 'settle') - need.all(cards) / 4,
  tradeGood: () => 0,
  consumeNext: (need, answer) => (answer === null ? -0.1 : need.powers([answer.power.card ?? ''], 'consume')),
  discardForYield: (need, answer) => answer.length / 10 - need.all(answer) / 4,
  guessCost: () => 0,
  ante: (_need, answer) => (answer === null ? 0 : 0.2),
  anteKeep: (need, answer) => need.card(answer),
  produceNext: () => 0,
  produceWorld: (need, answer) => need.powers([answer], 'produce'),
  produceDiscard: (need, answer) => (answer === null ? 0 : 0.2 - need.card(answer) / 4),
  roundDiscard: keepTheRest,
};

function worth(g: Game, question: RaceQuestion, answer: unknown, tally: Tally): number {
  const judge = worths[question.kind] as Worth<QuestionKind>;
  return judge(new Need(g, tally, question), answer as AnswerTo<QuestionKind>);
}
