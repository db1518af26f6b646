// Everything there is about a match, as plain data. A card is the number of its design: copies of one design are
// alike, so nobody can follow a particular copy through the deck.

import { cloneFrame, cloneRandom, type FlowState, type Random, type Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { CardNo } from './cards/face.ts';
import type { RaceOptions } from './options.ts';
import type { RaceQuestion } from './questions.ts';
import { cloneRobot, type Robot } from './solo/robot.ts';

export type PhaseName =
  | 'setup'
  | 'action'
  | 'explore'
  | 'develop'
  | 'settle'
  | 'consume'
  | 'produce'
  | 'roundEnd'
  | 'over';

export const noCard: CardNo = -1;
/** A good whose card nobody ever names, under a scripted supply. */
export const anonymousCard: CardNo = -2;

/** A draw pile with its discard pile. */
export interface Supply {
  /** The seat that drafted it and so knows which cards are in it, until a takeover moves a good that nobody knows. */
  owner: Seat | null;
  /** The last one is drawn next. Empty under a script. */
  deck: CardNo[];
  discard: CardNo[];
  /** For each card of the discard pile, who knows that it is there: one bit per seat, and one for onlookers. */
  known: number[];
  random: Random;
  /** Tests and recorded games: what each seat will draw, in order. Then the piles are only counted. */
  script: Script | null;
}

export interface Script {
  queues: CardNo[][];
  deckSize: number;
  discardSize: number;
  reshuffles: number;
  /** Settle is resolved seat by seat even where nobody could declare a takeover, as recorded games do. */
  inTurn: boolean;
}

export interface Player {
  hand: CardNo[];
  /** Cards of the hand that everybody knows of. */
  shown: CardNo[];
  /** In the order of play. Cards that were there when the phase began come first: `old` of them. */
  tableau: CardNo[];
  /** For each card of the tableau the card lying on it as a good, or `noCard`. */
  goods: CardNo[];
  old: number;
  /** Cards that were in the tableau when the phase began and have left it since. */
  gone: CardNo[];
  /** The number of the original start world; it decides the turn order for good. */
  startNumber: number;
  /** Start worlds dealt and not yet chosen between. */
  startOffered: CardNo[];
  chips: number;
  /** The picks of this round, or of the last one while the next are being made. */
  actions: Action[];
  /** Drawn in Explore and not yet sorted into kept and discarded; in a draft, the packet to choose from. */
  drawn: CardNo[];
  /** Laid aside for this player: what he has drafted so far, or the card that a scenario gives him. */
  aside: CardNo[];
  /** Turned up by a gamble, for all to see, and not yet chosen from. */
  turnedUp: CardNo[];
  /** The card put down in this phase and not yet paid for. */
  placing: CardNo;
  /** Powers used in this phase: card number times 8 plus the power's index among the card's powers of the phase. */
  used: number[];
  /** Temporary strength of this Settle phase. */
  temporary: number;
  /** Hand-card strength used: card, power index, amount per card, cards left; and so on. Only a defence may use the rest. */
  partly: number[];
  /** Placed or took over a first world in this Settle; declared a takeover as the first placement. */
  settled: boolean;
  /** Has had the card for picking Settle in this phase. */
  settleBonusDrawn: boolean;
  /** Goods produced in this phase by kind: novelty, rare, genes, alien. */
  produced: number[];
  /** Worlds on which a good was produced in this phase. */
  producedOn: CardNo[];
  /** Cards discarded at the end of this round for the hand limit. */
  overLimit: number;
}

export interface GoalState {
  /** Index into the list of goal tiles. */
  tile: number;
  /** `first`: everybody who claimed it, at once. `most`: the holder, or nobody. */
  holders: Seat[];
}

export interface Takeover {
  attacker: Seat;
  defender: Seat;
  world: CardNo;
  /** The card whose power is used. */
  power: CardNo;
  result: 'declared' | 'success' | 'failed' | 'void';
}

export interface RaceState extends FlowState<RaceQuestion> {
  options: RaceOptions;
  round: number;
  phase: PhaseName;
  /** In the second Develop or Settle of a round of the experienced game. */
  second: boolean;
  /** The seat that comes first in turn order; -1 until the start worlds are known. */
  first: Seat;
  pool: number;
  /** One for all. After a draft one per seat, and behind them the common one: what is left in it is out of the game. */
  supplies: Supply[];
  players: Player[];
  goals: GoalState[];
  takeovers: Takeover[];
  /** Why the match is over: the pool ran out, somebody's tableau is full. */
  endedBy: ('pool' | 'tableau')[];
  /** The opponent of a solo game. */
  robot: Robot | null;
}

/** Everybody's bits of `Supply.known`. */
export const everybody = (state: RaceState): number => (2 << state.players.length) - 1;

export function newPlayer(): Player {
  return {
    hand: [],
    shown: [],
    tableau: [],
    goods: [],
    old: 0,
    gone: [],
    startNumber: -1,
    startOffered: [],
    chips: 0,
    actions: [],
    drawn: [],
    aside: [],
    turnedUp: [],
    placing: noCard,
    used: [],
    temporary: 0,
    partly: [],
    settled: false,
    settleBonusDrawn: false,
    produced: [0, 0, 0, 0],
    producedOn: [],
    overLimit: 0,
  };
}

export function clone(state: RaceState): RaceState {
  const players: Player[] = [];
  for (const player of state.players) players.push(clonePlayer(player));
  const supplies: Supply[] = [];
  for (const supply of state.supplies) supplies.push(cloneSupply(supply));
  const goals: GoalState[] = [];
  for (const goal of state.goals) goals.push({ tile: goal.tile, holders: goal.holders.slice() });
  const takeovers: Takeover[] = [];
  for (const takeover of state.takeovers) takeovers.push({ ...takeover });
  return {
    flow: cloneFrame(state.flow),
    asks: state.asks.slice(),
    seals: state.seals,
    options: state.options,
    round: state.round,
    phase: state.phase,
    second: state.second,
    first: state.first,
    pool: state.pool,
    supplies,
    players,
    goals,
    takeovers,
    endedBy: state.endedBy.slice(),
    robot: state.robot === null ? null : cloneRobot(state.robot),
  };
}

function clonePlayer(player: Player): Player {
  return {
    hand: player.hand.slice(),
    shown: player.shown.slice(),
    tableau: player.tableau.slice(),
    goods: player.goods.slice(),
    old: player.old,
    gone: player.gone.slice(),
    startNumber: player.startNumber,
    startOffered: player.startOffered.slice(),
    chips: player.chips,
    actions: player.actions.slice(),
    drawn: player.drawn.slice(),
    aside: player.aside.slice(),
    turnedUp: player.turnedUp.slice(),
    placing: player.placing,
    used: player.used.slice(),
    temporary: player.temporary,
    partly: player.partly.slice(),
    settled: player.settled,
    settleBonusDrawn: player.settleBonusDrawn,
    produced: player.produced.slice(),
    producedOn: player.producedOn.slice(),
    overLimit: player.overLimit,
  };
}

function cloneSupply(supply: Supply): Supply {
  return {
    owner: supply.owner,
    deck: supply.deck.slice(),
    discard: supply.discard.slice(),
    known: supply.known.slice(),
    random: cloneRandom(supply.random),
    script: supply.script === null ? null : cloneScript(supply.script),
  };
}

function cloneScript(script: Script): Script {
  return {
    queues: script.queues.map((queue) => queue.slice()),
    deckSize: script.deckSize,
    discardSize: script.discardSize,
    reshuffles: script.reshuffles,
    inTurn: script.inTurn,
  };
}
