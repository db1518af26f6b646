// Setting up: tiles and dice of every seat, by chance or by a script.

import { assert, begin, randomFor, type Seat, type Seed, shuffle } from '@orrery/kernel';
import { type Dealer, seededDealer } from './chance.ts';
import { takeTile } from './dealer.ts';
import { newDie } from './dice.ts';
import { entry } from './names.ts';
import { match } from './phases/round.ts';
import { inCitizenry, inCup, placeOfGrant } from './places.ts';
import { type Player, playerAt, type State } from './state.ts';
import {
  colourByName,
  diceCount,
  factionHalf,
  factionNumbers,
  homeDie,
  homeNames,
  homeSide,
  type SideNo,
  setupPowers,
  tileCount,
} from './tiles/catalogue.ts';
import { fewestSeats, mostSeats, startCredits, startHomeDice, startTiles } from './tiles/constants.ts';

/** Roll has no options. */
export type RollOptions = Readonly<Record<never, never>>;

/** @rule roll-2.2 */
export function setup(_options: RollOptions, seats: number, seed: Seed): State {
  const random = randomFor(seed, 'roll/setup');
  const factions = shuffle(random, factionNumbers.slice());
  const homes = shuffle(
    random,
    homeNames.map((_, home) => home),
  );
  const chosen = Array.from({ length: seats }, (_, seat) => ({
    faction: entry(factions, seat),
    home: entry(homes, seat),
  }));
  return setUpWith(chosen, seededDealer(seed, seats));
}

/** A match before its first question, with these factions and home worlds. @rule roll-2.1, roll-2.4 */
export function setUpWith(seats: readonly { faction: number; home: number }[], dealer: Dealer): State {
  assert(seats.length >= fewestSeats && seats.length <= mostSeats, `${seats.length} seats`);
  const state: State = {
    flow: begin(match, {}),
    asks: seats.map(() => 0),
    seals: 0,
    round: 0,
    phase: 'setup',
    active: 0,
    extraDie: null,
    shortage: false,
    supply: diceCount.slice(),
    bag: Array.from({ length: tileCount }, (_, tile) => tile),
    players: seats.map(({ faction, home }) => newPlayer(faction, home)),
    dealer,
  };
  for (let seat = 0; seat < seats.length; seat++) {
    giveStartDice(state, seat);
    const { drawn } = playerAt(state, seat);
    for (let i = 0; i < startTiles; i++) drawn.push(takeTile(state, seat));
  }
  return state;
}

export function newPlayer(faction: number, home: number): Player {
  const tableau = [factionHalf(faction, 0), factionHalf(faction, 1), homeSide(home)];
  return {
    faction,
    home,
    credits: creditsAtStart(tableau),
    chips: 0,
    made: 0,
    dice: [],
    places: [],
    stacks: [[], []],
    tableau,
    drawn: [],
    abandoned: [],
    pending: 0,
    explored: false,
    virtual: [],
    scouts: diceCount.map(() => 0),
  };
}

/** @rule roll-2.3, roll-13.10 */
function creditsAtStart(tableau: readonly SideNo[]): number {
  for (const side of tableau) {
    for (const power of setupPowers(side)) if (power.effect === 'setStartingCredits') return power.amount;
  }
  return startCredits;
}

/**
 * Home dice, and what the worlds of the tableau grant; worlds in construction grant nothing yet.
 * @rule roll-2.5, roll-2.6, roll-13.11
 */
export function giveStartDice(state: State, seat: Seat): void {
  for (let i = 0; i < startHomeDice.cup; i++) newDie(state, seat, homeDie, inCup);
  for (let i = 0; i < startHomeDice.citizenry; i++) newDie(state, seat, homeDie, inCitizenry);
  for (const side of playerAt(state, seat).tableau) {
    for (const power of setupPowers(side)) {
      if (power.effect !== 'gainDice') continue;
      const place = placeOfGrant(power.to, side);
      for (const { colour, count } of power.dice) {
        for (let i = 0; i < count; i++) newDie(state, seat, colourByName(colour), place);
      }
    }
  }
}
