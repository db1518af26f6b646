// A prepared position by the names of tiles and dice: where a lesson, a puzzle or "play on from here" begins. It is an
// ordinary state with an ordinary dealer. Only what its streams of chance give first is known.

import { assert, begin, must, type Random, type Seat, type Seed, withFirst } from '@orrery/kernel';
import { type SeededDealer, seededDealer } from './chance.ts';
import { broken } from './conservation.ts';
import { newDie } from './dice.ts';
import { faceNumber } from './names.ts';
import { match } from './phases/round.ts';
import { placeByName } from './places.ts';
import type { DieColour, FaceName } from './powers/vocabulary.ts';
import { giveStartDice, newPlayer } from './setup.ts';
import { type Player, type State, zoneOf } from './state.ts';
import {
  colourByName,
  diceCount,
  facesOf,
  homeNames,
  isOfGameTile,
  type SideNo,
  sideBySlug,
  type TileNo,
  tileByName,
  tileCount,
  tileOfSide,
} from './tiles/catalogue.ts';

export interface PreparedRollSeat {
  /** Number on the faction tile. */
  readonly faction: number;
  /** Slug of the home world. */
  readonly home: string;
  /** Completed sides besides faction and home world. */
  readonly tableau?: readonly string[];
  readonly credits?: number;
  readonly chips?: number;
  /** Stacks, top first, by the slug of the side that is up. */
  readonly development?: readonly string[];
  readonly world?: readonly string[];
  /** Dice by place: `cup`, `citizenry`, `stack:world`, `world:gem-world`. Left out: those of the start. */
  readonly dice?: Readonly<Record<string, readonly DieColour[]>>;
  /** At the start of a match: the two tiles that were drawn. */
  readonly drawn?: readonly string[];
  /** What its dice show, in the order they are rolled; sixteen at most, then chance goes on. */
  readonly faces?: readonly (readonly [DieColour, FaceName])[];
}

export interface PreparedRoll {
  /** The round that begins now; 0 is the start of the match. */
  readonly round: number;
  readonly seats: readonly PreparedRollSeat[];
  /** The first tiles out of the bag, whoever draws them. */
  readonly tiles?: readonly string[];
}

/** The position at the start of a round, or of a match. What it does not say follows from the seed. */
export function prepared(position: PreparedRoll, seed: Seed): State {
  const players = position.seats.map(playerAsSaid);
  const used = new Set(
    players.flatMap((player) => [
      ...zoneOf(player),
      ...player.drawn,
      ...player.tableau.filter(isOfGameTile).map(tileOfSide),
    ]),
  );
  const bag = Array.from({ length: tileCount }, (_, tile) => tile).filter((tile) => !used.has(tile));
  const isStart = position.round === 0;
  const state: State = {
    flow: isStart ? begin(match, {}) : { ...begin(match, {}), at: 'round' },
    asks: players.map(() => 0),
    seals: 0,
    round: isStart ? 0 : position.round - 1,
    phase: isStart ? 'setup' : 'manage',
    active: 0,
    extraDie: null,
    shortage: false,
    supply: diceCount.slice(),
    bag,
    players,
    dealer: dealerAsSaid(position, bag, seed),
  };
  for (const [seat, { dice }] of position.seats.entries()) {
    if (dice === undefined) giveStartDice(state, seat);
    else layDice(state, seat, dice);
  }
  const wrong = broken(state);
  assert(wrong === null, wrong ?? '');
  return state;
}

function playerAsSaid(seat: PreparedRollSeat): Player {
  const home = sideNumbered(seat.home);
  const player = newPlayer(seat.faction, homeNames.indexOf(must(sideBySlug(seat.home), 'a side').tile));
  assert(player.tableau.includes(home), `${seat.home} is no home world`);
  player.credits = seat.credits ?? player.credits;
  player.chips = seat.chips ?? 0;
  player.tableau.push(...(seat.tableau ?? []).map(sideNumbered));
  const tiles = (names: readonly string[] = []): TileNo[] => names.map((slug) => tileOfSide(sideNumbered(slug)));
  player.stacks = [tiles(seat.development), tiles(seat.world)];
  player.drawn = (seat.drawn ?? []).map(tileNumbered);
  return player;
}

function layDice(state: State, seat: Seat, dice: NonNullable<PreparedRollSeat['dice']>): void {
  for (const [name, colours] of Object.entries(dice)) {
    const place = placeByName(name);
    assert(place >= 0, `there is no place ${name}`);
    for (const colour of colours) newDie(state, seat, colourByName(colour), place);
  }
}

function dealerAsSaid({ seats, tiles = [] }: PreparedRoll, bag: readonly TileNo[], seed: Seed): SeededDealer {
  const dealer = seededDealer(seed, seats.length);
  const known = (random: Random | undefined, faces: PreparedRollSeat['faces'] = []): Random =>
    withFirst(must(random, 'a stream for each seat'), faces.map(faceAt));
  return {
    ...dealer,
    bag: withFirst(dealer.bag, placesInBag(bag, tiles.map(tileNumbered))),
    dice: seats.map(({ faces }, seat) => known(dealer.dice[seat], faces)),
  };
}

/** Which of the die's faces is meant. */
function faceAt([colour, face]: readonly [DieColour, FaceName]): number {
  const at = facesOf(colourByName(colour)).indexOf(faceNumber(face));
  assert(at >= 0, `a ${colour} die does not show ${face}`);
  return at;
}

/** Where each of these tiles lies in the bag when its turn comes; the last tile fills each gap. */
function placesInBag(bag: readonly TileNo[], tiles: readonly TileNo[]): number[] {
  const left = bag.slice();
  return tiles.map((tile) => {
    const at = left.indexOf(tile);
    assert(at >= 0, 'a tile to be drawn is in the bag');
    const last = must(left.pop(), 'the bag is empty');
    if (at < left.length) left[at] = last;
    return at;
  });
}

const sideNumbered = (slug: string): SideNo => must(sideBySlug(slug), `there is no side ${slug}`).number;

function tileNumbered(name: string): TileNo {
  const tile = tileByName(name);
  assert(tile >= 0, `there is no tile ${name}`);
  return tile;
}
