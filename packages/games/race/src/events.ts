// What can happen in a match: a closed set of facts. Whatever moves is named with where from, where to, how much and
// which card caused it; hidden cards are named only in the owner's face (`cards: null` is the others').

import type { GameEvent, Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { DieFace, Difficulty, Provenance, RobotAction } from './cards/solo-tables.ts';
import type { Good, PowerPhase } from './powers/vocabulary.ts';
import type { PowerRef, RaceQuestion, SettleWay, Slug } from './questions.ts';
import type { DieReason, LooksFor, RobotScore } from './solo/robot.ts';
import type { PhaseName } from './state.ts';

/** Why cards move between hand and piles. */
export type Reason =
  | 'setup'
  | 'scenario'
  | 'explore'
  | 'phaseBonus'
  | 'power'
  | 'payment'
  | 'strength'
  | 'trade'
  | 'consume'
  | 'produce'
  | 'gamble'
  | 'handLimit';

export interface HandChange {
  readonly cards: readonly Slug[] | null;
  readonly count: number;
  readonly why: Reason;
  readonly cause: Slug | null;
  readonly handBefore: number;
  readonly handAfter: number;
}

/** A row of the robot's mat, or of the counter that stands in for it. */
export type RobotRow =
  | 'explore'
  | 'exploreTwice'
  | 'develop'
  | 'settle'
  | 'settleInstead'
  | 'consumeTrade'
  | 'consumeX2'
  | 'consumeBoth'
  | 'consume'
  | 'produce';

/** What each kind of event says besides round, phase and seat. */
export interface RaceEvents {
  goalsRevealed: { readonly goals: readonly string[] };
  /** A packet of a draft comes from the common supply or from that seat. */
  packetTaken: {
    readonly draftRound: number;
    readonly cards: readonly Slug[] | null;
    readonly count: number;
    readonly from: 'supply' | Seat;
  };
  /** A card was taken out of the packet. */
  drafted: {
    readonly card: Slug | null;
    readonly from: 'packet';
    readonly to: 'aside';
    readonly before: number;
    readonly after: number;
  };
  /** What was drafted becomes each seat's own deck; what is left over is out of the game. */
  draftEnded: { readonly decks: readonly number[]; readonly leftOver: number };
  startDealt: { readonly worlds: readonly Slug[] | null; readonly count: number };
  startRevealed: { readonly world: Slug; readonly number: number };
  turnOrder: { readonly order: readonly Seat[] };
  /** The only legal answer was taken; `answer: null` to others where it names hand cards. */
  forced: { readonly question: string; readonly asked: RaceQuestion; readonly answer: unknown };
  roundStarted: object;
  actionsRevealed: { readonly actions: readonly (readonly Action[])[] };
  phaseStarted: { readonly second: boolean };
  /** From the supply to the hand (in Explore: to the cards to choose from). */
  drew: HandChange & { readonly from: 'supply'; readonly to: 'hand' | 'drawn' };
  /** What was kept of the cards drawn in Explore; or what a scenario gave, for all to see. */
  kept: HandChange & { readonly from: 'drawn' | 'aside'; readonly to: 'hand' };
  discarded: HandChange & { readonly from: 'hand' | 'drawn' | 'start'; readonly to: 'discard' };
  reshuffled: { readonly supply: number };
  placed: { readonly card: Slug; readonly from: 'hand' | 'start'; readonly to: 'tableau'; readonly tableau: number };
  passed: { readonly what: 'develop' | 'settle' | 'second' | 'takeover' };
  /** @rule race-16.11 */
  paid: {
    readonly card: Slug;
    readonly way: SettleWay | 'develop';
    readonly price: number;
    readonly strength: number | null;
    readonly needed: number | null;
    readonly uses: readonly Slug[];
  };
  /** A world taken over brings the good on it along. */
  leftTableau: {
    readonly card: Slug;
    readonly why: 'used' | 'takenOver';
    readonly to: 'discard' | Seat;
    readonly good: Good | null;
  };
  strengthAdded: {
    readonly amount: number;
    readonly cause: Slug;
    readonly before: number;
    readonly after: number;
  };
  /** A power had its effect, also where nobody chose it. @rule race-16.11 */
  powerUsed: {
    readonly card: Slug;
    readonly power: string;
    readonly of: PowerPhase | 'roundEnd' | 'gameEnd' | 'setup';
  };
  goodAdded: {
    readonly world: Slug;
    readonly good: Good;
    readonly why: 'windfall' | 'produced';
    readonly cause: Slug | null;
  };
  goodRemoved: {
    readonly world: Slug;
    readonly good: Good;
    readonly why: 'sold' | 'consumed' | 'worldLeft';
    readonly cause: Slug | null;
  };
  goodMissing: { readonly world: Slug };
  sold: {
    readonly world: Slug;
    readonly good: Good;
    readonly price: number;
    readonly bonus: number;
    readonly cause: Slug | null;
  };
  gainedChips: {
    readonly amount: number;
    readonly doubled: boolean;
    readonly cause: Slug;
    readonly before: number;
    readonly after: number;
    readonly poolBefore: number;
    readonly poolAfter: number;
  };
  guessed: { readonly number: number; readonly turnedUp: Slug | null; readonly won: boolean; readonly cause: Slug };
  anted: { readonly ante: Slug; readonly turnedUp: readonly Slug[]; readonly won: boolean; readonly cause: Slug };
  anteKept: { readonly card: Slug; readonly cause: Slug };
  takeoverDeclared: { readonly world: Slug; readonly owner: Seat; readonly power: Slug };
  takeoverDefended: { readonly attacker: Seat; readonly world: Slug; readonly added: number };
  takeoverResolved: {
    readonly defender: Seat;
    readonly world: Slug;
    readonly power: Slug;
    readonly attack: number | null;
    readonly defense: number | null;
    readonly result: 'success' | 'failed' | 'void';
  };
  /** The robot of a solo game at its start; `reconstructed`: facts that nobody could read off the printed parts. */
  robotReady: {
    readonly world: Slug;
    readonly number: number;
    readonly level: Difficulty;
    readonly credits: number;
    readonly economy: number;
    readonly counters: number;
    readonly counterWorth: number;
    readonly symbol: RobotAction;
    readonly reconstructed: readonly ('dice' | 'symbol')[];
  };
  /** Each die with the space of the mat (0 to 8) on which it lies, and why there. */
  diceRolled: {
    readonly dice: readonly {
      readonly face: DieFace;
      readonly space: number;
      readonly action: RobotAction;
      readonly why: DieReason;
    }[];
    readonly symbol: RobotAction;
  };
  /** What the robot does next, on account of which spaces; `counter` is the start world whose row it follows. */
  robotTurn: {
    readonly does: 'action' | 'response';
    readonly because: 'die' | 'pick';
    readonly row: RobotRow;
    readonly spaces: readonly number[];
    readonly counter: Slug | null;
    /** Where the row is known from. */
    readonly source: Provenance;
  };
  robotIdle: { readonly why: 'noCredit' | 'nothingToDo' };
  /** From the supply to the draw stack, unseen. */
  robotDrew: { readonly count: number; readonly stackBefore: number; readonly stackAfter: number };
  /** Cards turned up one by one: those that did not fit are discarded. `atLeast`: points a world must have. */
  robotSearched: {
    readonly looksFor: LooksFor;
    readonly atLeast: number | null;
    readonly from: 'stack' | 'supply';
    readonly turnedUp: readonly Slug[];
    readonly found: Slug | null;
    readonly stackBefore: number;
    readonly stackAfter: number;
  };
  /** `card: null` is a six-counter. `tableau` counts cards and placed counters. */
  robotPlaced: {
    readonly card: Slug | null;
    readonly paid: number;
    readonly creditsBefore: number;
    readonly creditsAfter: number;
    readonly tableau: number;
    readonly countersLeft: number;
  };
  /** `amount` was due; what goes beyond the end of the track is lost. */
  robotTrackMoved: {
    readonly track: 'credits' | 'economy';
    readonly amount: number;
    readonly before: number;
    readonly after: number;
  };
  robotGainedChips: {
    readonly amount: number;
    readonly before: number;
    readonly after: number;
    readonly poolBefore: number;
    readonly poolAfter: number;
  };
  robotSymbolChanged: {
    readonly before: RobotAction;
    readonly after: RobotAction;
    readonly cause: Slug;
    readonly forGood: boolean;
  };
  robotLost: { readonly card: Slug; readonly to: 'discard'; readonly cause: Slug; readonly tableau: number };
  declined: { readonly power: PowerRef };
  goalClaimed: { readonly goal: string; readonly amount: number };
  goalLost: { readonly goal: string; readonly amount: number };
  matchEnded: {
    readonly why: readonly string[];
    readonly scores: readonly number[];
    readonly winners: readonly Seat[];
    /** What the robot of a solo game has; it has won if there is no winner. */
    readonly robot: RobotScore | null;
  };
}

export type EventKind = keyof RaceEvents;
export type RaceEvent = {
  [K in EventKind]: GameEvent & { readonly kind: K; readonly phase: PhaseName } & RaceEvents[K];
}[EventKind];

export const eventKinds = [
  'goalsRevealed',
  'packetTaken',
  'drafted',
  'draftEnded',
  'startDealt',
  'startRevealed',
  'turnOrder',
  'forced',
  'roundStarted',
  'actionsRevealed',
  'phaseStarted',
  'drew',
  'kept',
  'discarded',
  'reshuffled',
  'placed',
  'passed',
  'paid',
  'leftTableau',
  'strengthAdded',
  'powerUsed',
  'goodAdded',
  'goodRemoved',
  'goodMissing',
  'sold',
  'gainedChips',
  'guessed',
  'anted',
  'anteKept',
  'takeoverDeclared',
  'takeoverDefended',
  'takeoverResolved',
  'robotReady',
  'diceRolled',
  'robotTurn',
  'robotIdle',
  'robotDrew',
  'robotSearched',
  'robotPlaced',
  'robotTrackMoved',
  'robotGainedChips',
  'robotSymbolChanged',
  'robotLost',
  'declined',
  'goalClaimed',
  'goalLost',
  'matchEnded',
] as const satisfies readonly EventKind[];
