// Which page says the rule of a decision. A new kind of question does not compile without one.

import type { CardFace, QuestionKind as RaceKind, QuestionOf as RaceOf, RaceQuestion } from '@orrery/race';
import type { QuestionKind as RollKind, QuestionOf as RollOf, RollQuestion, SideKind } from '@orrery/roll';
import type { Naming } from '../naming.ts';
import type { RacePage, RollPage } from './pages.ts';

/** A page, or how the question chooses one. */
const inRace: { readonly [K in RaceKind]: RacePage | ((question: RaceOf<K>, say: Naming) => RacePage) } = {
  draftPick: 'race-draft',
  chooseStart: 'race-setup',
  discardSetup: 'race-setup',
  chooseAction: ({ count }) => (count === 1 ? 'race-action' : 'race-duel'),
  exploreDiscard: 'race-explore',
  developPlace: 'race-develop',
  developPay: 'race-pay',
  settlePlace: 'race-settle',
  declareTakeover: 'race-takeovers',
  settlePay: ({ card }, say) => (say.isMilitary(card) ? 'race-military' : 'race-pay'),
  settleSecond: 'race-settle',
  defendTakeover: 'race-takeovers',
  tradeGood: 'race-trade',
  consumeNext: 'race-consume',
  discardForYield: 'race-consume',
  guessCost: 'race-consume',
  ante: 'race-consume',
  anteKeep: 'race-consume',
  produceNext: 'race-produce',
  produceWorld: 'race-produce',
  produceDiscard: 'race-produce',
  roundDiscard: 'race-end',
};

const inRoll: { readonly [K in RollKind]: RollPage | ((question: RollOf<K>) => RollPage) } = {
  'setup.startTiles': 'roll-setup',
  assign: 'roll-assign',
  'explore.task': 'roll-explore',
  'explore.done': 'roll-explore',
  'explore.place': 'roll-explore',
  'explore.shortageDiscard': 'roll-explore',
  'explore.extraTile': 'roll-explore',
  'build.spendEarly': ({ stack }) => pageOfStack[stack],
  'build.placeWorker': ({ stack }) => pageOfStack[stack],
  'build.workersToCup': 'roll-develop',
  'build.removeDie': 'roll-settle',
  'produce.place': 'roll-produce',
  'ship.task': 'roll-ship',
  'manage.recruit': 'roll-recruit',
  'manage.recall': 'roll-recall',
};

const pageOfStack: { readonly [S in SideKind]: RollPage } = {
  development: 'roll-develop',
  world: 'roll-settle',
};

export function racePageOf(question: RaceQuestion, say: Naming): RacePage {
  const page = inRace[question.kind] as RacePage | ((question: RaceQuestion, say: Naming) => RacePage);
  return typeof page === 'string' ? page : page(question, say);
}

export function rollPageOf(question: RollQuestion): RollPage {
  const page = inRoll[question.kind] as RollPage | ((question: RollQuestion) => RollPage);
  return typeof page === 'string' ? page : page(question);
}

/** How a card comes into play. */
export function cardPage({ kind, military }: Pick<CardFace, 'kind' | 'military'>): RacePage {
  if (kind === 'development') return 'race-develop';
  return military ? 'race-military' : 'race-settle';
}

export const sidePage = ({ kind }: { readonly kind: SideKind }): RollPage => pageOfStack[kind];
