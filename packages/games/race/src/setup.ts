// The table before the first card is dealt: shuffled deck, start worlds, goals, preset hands; or a script in tests.

import {
  begin,
  must,
  pick,
  type Random,
  randomFor,
  randomFromNumber,
  type Seat,
  type Seed,
  shuffle,
} from '@orrery/kernel';
import { type Catalogue, cardNamed as named } from './cards/catalogue.ts';
import type { CardNo } from './cards/face.ts';
import { goalSetup, goalTiles } from './cards/goals.ts';
import { presetHands } from './cards/preset-hands.ts';
import type { GoalTile } from './cards/printed.ts';
import { scenarios } from './cards/scenarios.ts';
import { solo } from './cards/solo.ts';
import { catalogueOf } from './catalogue-of.ts';
import { removeCards } from './dealer.ts';
import { hasStartChoice, type RaceOptions } from './options.ts';
import { match } from './phases/round.ts';
import type { Slug } from './questions.ts';
import type { Robot } from './solo/robot.ts';
import { newRobot } from './solo/set-up-robot.ts';
import type { SoloOptions } from './solo/solo-options.ts';
import { type GoalState, newPlayer, type Player, type RaceState, type Supply } from './state.ts';

const chipsPerPlayer = 12;

export function setup(options: RaceOptions, seats: number, seed: Seed): RaceState {
  const cards = catalogueOf(options);
  const deck = cards.deck.slice();
  const players = Array.from({ length: seats }, newPlayer);
  dealPresets(cards, options, players, deck);
  dealScenario(cards, options, players, deck, randomFor(seed, 'sides'));
  dealStartWorlds(cards, options, players, deck, randomFor(seed, 'start'));
  const robot = options.solo === null ? null : dealRobotStart(cards, options.solo, deck, seed);
  const random = randomFor(seed, 'deck');
  shuffle(random, deck);
  const goals = options.goals ? drawGoals(options, randomFor(seed, 'goals')) : [];
  const own = (seat: Seat): Supply => ({ ...emptySupply(randomFor(seed, `deck/${seat}`)), owner: seat });
  // @rule race-12.5
  const supplies = options.draft ? players.map((_, seat) => own(seat)) : [];
  return { ...newState(options, players, [...supplies, { ...emptySupply(random), deck }], goals), robot };
}

const emptySupply = (random: Random): Supply => ({
  owner: null,
  deck: [],
  discard: [],
  known: [],
  random,
  script: null,
});

/** What a scripted match starts from: everything by name. */
export interface RaceScript {
  readonly goals: readonly string[];
  /** Per seat the start worlds dealt: one, or a red and a blue one. */
  readonly startWorlds: readonly (readonly Slug[])[];
  /** Seats settle one after the other also where they could at once, for a driver that asks them so. */
  readonly inTurn?: boolean;
}

/** A match whose cards come from a script: each seat's draws are queued with `feed`, and the piles are only counted. */
export function setupScripted(options: RaceOptions, seats: number, script: RaceScript): RaceState {
  const cards = catalogueOf(options);
  const players = Array.from({ length: seats }, newPlayer);
  let dealt = 0;
  for (const [seat, player] of players.entries()) {
    player.startOffered = (script.startWorlds[seat] ?? []).map((slug) => named(cards, slug));
    dealt += player.startOffered.length;
  }
  const goals = script.goals.map((id) => ({ tile: goalTiles.findIndex((tile) => tile.id === id), holders: [] }));
  const queues = players.map(() => []);
  return newState(
    options,
    players,
    [
      {
        ...emptySupply(randomFromNumber(1)),
        script: { queues, deckSize: cards.size - dealt, discardSize: 0, reshuffles: 0, inTurn: script.inTurn ?? false },
      },
    ],
    goals,
  );
}

/** Queues cards that a seat will draw next, after those queued before. */
export function feed(state: RaceState, seat: Seat, slugs: readonly Slug[]): void {
  const cards = catalogueOf(state.options);
  scriptOf(state).queues[seat]?.push(...slugs.map((slug) => named(cards, slug)));
}

export function scriptOf(state: RaceState) {
  return must(state.supplies[0]?.script, 'the match has no script');
}

/** Victory point chips at the start. @rule race-2.2.1, race-11.2.1 */
export const chipsInPool = (options: RaceOptions, seats: number): number =>
  options.solo === null ? chipsPerPlayer * seats : solo.vpChips.value;

function newState(options: RaceOptions, players: Player[], supplies: Supply[], goals: GoalState[]): RaceState {
  return {
    flow: begin(match, {}),
    asks: players.map(() => 0),
    seals: 0,
    options,
    round: 0,
    phase: 'setup',
    second: false,
    first: -1,
    pool: chipsInPool(options, players.length),
    supplies,
    players,
    goals,
    takeovers: [],
    endedBy: [],
    robot: null,
  };
}

/** @rule race-2.3.1, race-2.3.2 */
function dealPresets(cards: Catalogue, options: RaceOptions, players: readonly Player[], deck: CardNo[]): void {
  for (const [seat, player] of players.entries()) {
    const number = options.presetHands?.[seat] ?? null;
    const preset = presetHands.find((hand) => hand.number === number);
    if (preset === undefined) continue;
    player.startOffered = [named(cards, preset.startWorld)];
    player.hand = preset.hand.map((slug) => named(cards, slug));
    player.shown = player.hand.slice();
    removeCards(deck, [...player.startOffered, ...player.hand]); // @rule race-2.3.3
  }
}

/** Each side's start world, and its card, laid aside until the hands are chosen. @rule race-13.1 */
function dealScenario(
  cards: Catalogue,
  options: RaceOptions,
  players: readonly Player[],
  deck: CardNo[],
  random: Random,
): void {
  const scenario = scenarios.find(({ id }) => id === options.scenario);
  if (scenario === undefined) return;
  const order = scenario.sides.map((_, side) => side);
  const sides = options.sides ?? shuffle(random, order);
  for (const [seat, player] of players.entries()) {
    const side = must(scenario.sides[sides[seat] ?? 0], 'the scenario has too few sides');
    player.startOffered = [named(cards, side.startWorld)];
    player.aside = [named(cards, side.extraHandCard)];
    removeCards(deck, [...player.startOffered, ...player.aside]);
  }
}

/** One of all start worlds, or a red and a blue one. @rule race-2.2.3, race-2.2.4, race-12.1 */
function dealStartWorlds(
  cards: Catalogue,
  options: RaceOptions,
  players: readonly Player[],
  deck: CardNo[],
  random: Random,
): void {
  const left = cards.startWorlds.filter((card) => deck.includes(card));
  const group = (parity: number): CardNo[] =>
    left.filter((card) => (cards.faces[card]?.startNumber ?? 0) % 2 === parity);
  const piles = hasStartChoice(options) ? [group(1), group(0)] : [left];
  for (const pile of piles) shuffle(random, pile);
  for (const player of players) {
    if (player.startOffered.length > 0) continue;
    player.startOffered = piles.map((pile) => must(pile.pop(), 'there are too few start worlds'));
    // The others stay in the deck. @rule race-2.2.5
    removeCards(deck, player.startOffered);
  }
}

/** One of the start worlds that the player was not dealt. @rule race-11.2.2 */
function dealRobotStart(cards: Catalogue, options: SoloOptions, deck: CardNo[], seed: Seed): Robot {
  const random = randomFor(seed, 'robot');
  const start = pick(
    random,
    cards.startWorlds.filter((card) => deck.includes(card)),
  );
  removeCards(deck, [start]);
  return newRobot(options, must(cards.faces[start], 'there is no such start world'), random);
}

/** Four tiles of the first kind and two of the second, of the sets in play. @rule race-2.2.2 */
function drawGoals(options: RaceOptions, random: Random): GoalState[] {
  const tiles = (type: GoalTile['type'], count: number): GoalState[] => {
    const found = goalTiles.flatMap((tile, index) =>
      tile.type === type && options.sets.includes(tile.set) ? [index] : [],
    );
    return shuffle(random, found)
      .slice(0, count)
      .map((tile) => ({ tile, holders: [] }));
  };
  return [...tiles('first', goalSetup.first), ...tiles('most', goalSetup.most)];
}
