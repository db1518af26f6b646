// What a seat may see, built from scratch. A hidden card is only counted; what others have answered in secret is
// blank; what nobody can know (the deck's order, the cards lying as goods) is not there at all.

import { type Frame, flowFor, type Seat, waitedFor } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { KnownCard } from './cards/catalogue.ts';
import type { CardNo } from './cards/face.ts';
import { deckSize, discardSize } from './dealer.ts';
import { type Game, gameOf, slugOf, slugsOf } from './game.ts';
import { tileOf } from './goals.ts';
import type { RaceOptions } from './options.ts';
import type { RaceQuestion, Slug } from './questions.ts';
import { type RobotView, robotView } from './solo/robot-view.ts';
import { everybody, noCard, type PhaseName, type Player, type RaceState, type Supply, type Takeover } from './state.ts';

/** Cards somewhere: how many, and which they are if this seat may know. */
export interface Cards {
  readonly count: number;
  readonly cards: readonly Slug[] | null;
}

export interface TableauCard {
  readonly card: Slug;
  readonly good: boolean;
  /** In play when the phase began: its powers count. */
  readonly counts: boolean;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly hand: Cards;
  /** Cards of the hand that everybody knows of. */
  readonly shown: readonly Slug[];
  /** Explored and not yet sorted; in a draft, the packet to choose from. */
  readonly drawn: Cards;
  /** Drafted so far, or what the scenario gives. */
  readonly aside: Cards;
  readonly startOffered: Cards;
  readonly startNumber: number;
  readonly tableau: readonly TableauCard[];
  /** Left the tableau in this phase, but still counting. */
  readonly gone: readonly Slug[];
  readonly chips: number;
  readonly actions: readonly Action[];
  readonly turnedUp: readonly Slug[];
  /** Put down and not yet paid for. */
  readonly placing: Slug | null;
  readonly used: readonly number[];
  readonly temporary: number;
  readonly partly: readonly number[];
  readonly settled: boolean;
  readonly settleBonusDrawn: boolean;
  readonly produced: readonly number[];
  readonly producedOn: readonly Slug[];
  readonly overLimit: number;
}

export interface SupplyView {
  /** The seat that drafted it and knows what is in it; null where nobody does. */
  readonly owner: Seat | null;
  /**
   * For the owner: the cards that he drafted and cannot place. They are in the deck, lie on his worlds as goods, or in
   * the discard pile as goods that were.
   */
  readonly contents: readonly Slug[] | null;
  readonly deck: number;
  readonly discard: number;
  /** Cards this seat knows to lie in the discard pile. */
  readonly known: readonly KnownCard[];
}

export interface RaceView {
  readonly game: 'race';
  readonly seat: Seat | null;
  readonly options: RaceOptions;
  readonly round: number;
  readonly phase: PhaseName;
  readonly second: boolean;
  readonly first: Seat;
  readonly pool: number;
  readonly supplies: readonly SupplyView[];
  readonly players: readonly PlayerView[];
  readonly goals: readonly { readonly goal: string; readonly holders: readonly Seat[] }[];
  readonly takeovers: readonly (Omit<Takeover, 'world' | 'power'> & { readonly world: Slug; readonly power: Slug })[];
  readonly endedBy: readonly ('pool' | 'tableau')[];
  /** The opponent of a solo game. */
  readonly robot: RobotView | null;
  /** Seats that are not done yet, as far as this seat may know. */
  readonly waitedFor: readonly Seat[];
  /** Where in the rules the match stands, with own questions and answers; others' answers are blank. */
  readonly position: Frame<RaceQuestion>;
  readonly asks: readonly number[];
}

/** @rule race-16.1 */
export function viewFor(state: RaceState, seat: Seat | null): RaceView {
  const g = gameOf(state);
  return {
    game: 'race',
    seat,
    options: state.options,
    round: state.round,
    phase: state.phase,
    second: state.second,
    first: state.first,
    pool: state.pool,
    supplies: state.supplies.map((supply) => supplyView(g, supply, seat)),
    players: state.players.map((player, owner) => playerView(g, player, owner, owner === seat)),
    goals: state.goals.map((goal) => ({ goal: tileOf(goal).id, holders: goal.holders.slice() })),
    takeovers: state.takeovers.map(({ attacker, defender, world, power, result }) => ({
      attacker,
      defender,
      world: slugOf(g, world),
      power: slugOf(g, power),
      result,
    })),
    endedBy: state.endedBy.slice(),
    robot: state.robot === null ? null : robotView(g, state.robot),
    asks: state.asks.slice(),
    ...progressFor(state, seat),
  };
}

/** How far everybody is. */
export const progressFor = (state: RaceState, seat: Seat | null): Pick<RaceView, 'waitedFor' | 'position'> => ({
  waitedFor: waitedFor(state),
  // Answers of others are blank until they are used. @rule race-16.2
  position: flowFor(state.flow, seat, hideOffer),
});

/** @rule race-16.1 */
function playerView(g: Game, player: Player, seat: Seat, own: boolean): PlayerView {
  // @rule race-16.3
  const cards = (list: readonly number[]): Cards => ({ count: list.length, cards: own ? slugsOf(g, list) : null });
  return {
    seat,
    hand: cards(player.hand),
    shown: slugsOf(g, player.shown).sort(),
    drawn: cards(player.drawn), // @rule race-16.3, race-16.9
    // @rule race-16.9
    aside: g.state.options.draft
      ? cards(player.aside)
      : { count: player.aside.length, cards: slugsOf(g, player.aside) },
    startOffered: cards(player.startOffered), // @rule race-16.7
    startNumber: player.startNumber,
    tableau: player.tableau.map((card, place) => ({
      card: slugOf(g, card),
      good: player.goods[place] !== noCard, // @rule race-16.4
      counts: place < player.old,
    })),
    gone: slugsOf(g, player.gone),
    chips: player.chips,
    actions: player.actions.slice(),
    turnedUp: slugsOf(g, player.turnedUp),
    placing: player.placing === noCard ? null : slugOf(g, player.placing),
    used: player.used.slice(),
    temporary: player.temporary,
    partly: player.partly.slice(),
    settled: player.settled,
    settleBonusDrawn: player.settleBonusDrawn,
    produced: player.produced.slice(),
    producedOn: slugsOf(g, player.producedOn),
    overLimit: player.overLimit,
  };
}

function supplyView(g: Game, supply: Supply, seat: Seat | null): SupplyView {
  // @rule race-16.9
  const contents = supply.owner === null || supply.owner !== seat ? null : slugsOf(g, unplacedOf(g.state, seat));
  return {
    owner: supply.owner,
    contents: contents?.sort() ?? null,
    deck: deckSize(supply), // @rule race-16.1, race-16.5
    discard: discardSize(supply),
    known: knownOf(g, supply, seat),
  };
}

/** Sorted by name, so that they tell nothing of the pile's order: by counting, because a pile is long. @rule race-16.6 */
function knownOf(g: Game, supply: Supply, seat: Seat | null): SupplyView['known'] {
  const { placeOf, byOne, byAll } = g.cards.alphabet;
  const all = everybody(g.state);
  const own = seat === null ? 0 : 1 << seat;
  const counts = new Uint8Array(2 * byAll.length);
  let most = 0;
  for (let at = 0; at < supply.discard.length; at++) {
    const mask = supply.known[at] ?? 0;
    if (mask !== all && (mask & own) === 0) continue;
    const place = 2 * (placeOf[supply.discard[at] ?? noCard] ?? 0) + (mask === all ? 1 : 0);
    counts[place] = (counts[place] ?? 0) + 1;
    most = Math.max(most, place);
  }
  const found: KnownCard[] = [];
  for (let place = 0; place <= most; place++) {
    const known = ((place & 1) === 1 ? byAll : byOne)[place >> 1];
    for (let copies = counts[place] ?? 0; copies > 0 && known !== undefined; copies--) found.push(known);
  }
  return found;
}

/** Cards of its own supply of which this seat does not know where they are. */
function unplacedOf({ players, supplies }: RaceState, seat: Seat): CardNo[] {
  const cards = (players[seat]?.goods ?? []).filter((good) => good !== noCard);
  for (const { owner, deck, discard, known } of supplies) {
    if (owner !== seat) continue;
    cards.push(...deck, ...discard.filter((_, at) => ((known[at] ?? 0) & (1 << seat)) === 0));
  }
  return cards;
}

/** The start worlds that somebody else is offered are his secret. @rule race-16.7 */
const hideOffer = (question: RaceQuestion): RaceQuestion =>
  question.kind === 'chooseStart' ? { ...question, offered: [] } : question;
