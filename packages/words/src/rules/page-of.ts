// Which page says the rule of a decision. A new kind of question does not compile without one.

import type { CardFace, QuestionKind as RaceKind, RaceQuestion } from '@orrery/race';
import type { QuestionKind as RollKind, RollQuestion, SideKind } from '@orrery/roll';
import type { Naming } from '../naming.ts';
import type { RacePage, RollPage } from './pages.ts';

/** Those that have one page; what the others say decides. */
const inRace: { readonly [K in Exclude<RaceKind, 'chooseAction' | 'settlePay'>]: RacePage } = {
  draftPick: 'race-draft',
  chooseStart: 'race-setup',
  discardSetup: 'race-setup',
  exploreDiscard: 'race-explore',
  developPlace: 'race-develop',
  developPay: 'race-pay',
  settlePlace: 'race-settle',
  declareTakeover: 'race-takeovers',
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

const inRoll: { readonly [K in Exclude<RollKind, 'build.spendEarly' | 'build.placeWorker'>]: RollPage } = {
  'setup.startTiles': 'roll-setup',
  assign: 'roll-assign',
  'explore.task': 'roll-explore',
  'explore.done': 'roll-explore',
  'explore.place': 'roll-explore',
  'explore.shortageDiscard': 'roll-explore',
  'explore.extraTile': 'roll-explore',
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
  switch (question.kind) {
    case 'chooseAction':
      return question.count === 1 ? 'race-action' : 'race-duel';
    case 'settlePay':
      return say.isMilitary(question.card) ? 'race-military' : 'race-pay';
    default:
      return inRace[question.kind];
  }
}

export function rollPageOf(question: RollQuestion): RollPage {
  switch (question.kind) {
    case 'build.spendEarly':
    case 'build.placeWorker':
      return pageOfStack[question.stack];
    default:
      return inRoll[question.kind];
  }
}

/** How a card comes into play. */
export function cardPage({ kind, military }: Pick<CardFace, 'kind' | 'military'>): RacePage {
  if (kind === 'development') return 'race-develop';
  return military ? 'race-military' : 'race-settle';
}

export const sidePage = ({ kind }: { readonly kind: SideKind }): RollPage => pageOfStack[kind];
