// A prepared position by the names of cards: where a lesson, a puzzle or "play on from here" begins. It is an ordinary
// state with an ordinary deck. Only the order of its first cards is known.

import { assert, begin, must, randomFor, type Seed, shuffle } from '@orrery/kernel';
import { type Catalogue, cardNamed as named } from './cards/catalogue.ts';
import type { CardNo } from './cards/face.ts';
import { goalTiles } from './cards/goals.ts';
import { catalogueOf } from './catalogue-of.ts';
import { broken } from './conservation.ts';
import { removeCards } from './dealer.ts';
import type { RaceOptions } from './options.ts';
import { match } from './phases/round.ts';
import { type PreparedDraft, preparedDraft } from './position-draft.ts';
import { type PreparedRobot, preparedRobot } from './position-robot.ts';
import type { Slug } from './questions.ts';
import { chipsInPool, setup } from './setup.ts';
import { newPlayer, noCard, type Player, type RaceState } from './state.ts';

export interface PreparedSeat {
  /** The start world first. */
  readonly tableau: readonly Slug[];
  /** Worlds of the tableau with a good on them. */
  readonly goods?: readonly Slug[];
  readonly hand: readonly Slug[];
  readonly chips?: number;
}

/** The start of a round, or of a draft. */
export type PreparedRace = PreparedRound | PreparedDraft;

export interface PreparedRound {
  /** The round that begins now. */
  readonly round: number;
  readonly seats: readonly PreparedSeat[];
  /** The first cards of the deck in the order they are taken, also as goods; null is any other card. */
  readonly deck?: readonly (Slug | null)[];
  /** Goal tiles, by id, in place of those that were drawn. */
  readonly goals?: readonly string[];
  /** In a solo game: the robot, in place of the one that was drawn. */
  readonly robot?: PreparedRobot;
}

/** The position as said. What it does not say follows from the seed. */
export const prepared = (options: RaceOptions, position: PreparedRace, seed: Seed): RaceState =>
  'packets' in position ? preparedDraft(options, position, seed) : preparedRound(options, position, seed);

function preparedRound(options: RaceOptions, position: PreparedRound, seed: Seed): RaceState {
  const cards = catalogueOf(options);
  const dealt = setup(options, position.seats.length, seed);
  const robot = position.robot === undefined ? dealt.robot : preparedRobot(options, position.robot, seed);
  const deck = cards.deck.slice();
  if (robot !== null) removeCards(deck, [...robot.tableau, ...robot.stack]);
  const state: RaceState = {
    ...dealt,
    robot,
    flow: { ...begin(match, {}), at: 'playRound' },
    round: position.round - 1,
    phase: 'roundEnd',
    players: position.seats.map((seat) => playerAsSaid(seat, cards)),
    goals: position.goals?.map((id) => goalNamed(id)) ?? dealt.goals,
  };
  for (const { tableau, hand } of state.players) removeCards(deck, [...tableau, ...hand]);
  const first = (position.deck ?? []).map((slug) => (slug === null ? noCard : named(cards, slug)));
  removeCards(
    deck,
    first.filter((card) => card !== noCard),
  );
  shuffle(randomFor(seed, 'prepared'), deck);
  for (const [seat, { goods = [] }] of position.seats.entries()) {
    for (const world of goods) layGood(must(state.players[seat], 'a player'), named(cards, world), deck);
  }
  const taken = first.map((card) => (card === noCard ? must(deck.pop(), 'the deck is too small') : card));
  state.supplies = state.supplies.map((supply, at) =>
    at === 0 ? { ...supply, deck: [...deck, ...taken.reverse()], discard: [], known: [] } : supply,
  );
  const chips = state.players.reduce((sum, player) => sum + player.chips, robot?.chips ?? 0);
  state.pool = chipsInPool(options, state.players.length) - chips;
  const numbers = state.players.map(({ startNumber }) => startNumber);
  state.first = numbers.indexOf(Math.min(...numbers));
  assert(broken(state) === null, broken(state) ?? '');
  return state;
}

function playerAsSaid({ tableau, hand, chips = 0 }: PreparedSeat, cards: Catalogue): Player {
  const inPlay = tableau.map((slug) => named(cards, slug));
  return {
    ...newPlayer(),
    tableau: inPlay,
    goods: inPlay.map(() => noCard),
    old: inPlay.length,
    startNumber: cards.faces[inPlay[0] ?? noCard]?.startNumber ?? -1,
    hand: hand.map((slug) => named(cards, slug)),
    chips,
  };
}

/** Goods are cards that nobody has seen. */
function layGood(player: Player, world: CardNo, deck: CardNo[]): void {
  const place = player.tableau.indexOf(world);
  assert(place >= 0, 'a good lies on a world of the tableau');
  player.goods[place] = must(deck.pop(), 'the deck is too small');
}

function goalNamed(id: string): RaceState['goals'][number] {
  const tile = goalTiles.findIndex((each) => each.id === id);
  assert(tile >= 0, `there is no goal ${id}`);
  return { tile, holders: [] };
}
