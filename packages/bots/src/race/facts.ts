// The facts of a position as one seat sees it, for the nets: first what everybody sees (which is all the net that
// predicts picks may use), then what only this seat knows. Numbers are thermometers: "more than 0", "more than 1", …
// The order of the calls is the layout, so it must not depend on the position. One layout serves every choice of sets,
// so that what is learned about a card in one match helps in all others. All opponents share one block.

import { type Action, goodKinds, type RaceState, race, setNames } from '@orrery/race';
import {
  actions,
  bestSale,
  bonusNow,
  type CardNo,
  catalogueFor,
  catalogueOf,
  goalAmounts,
  goalTiles,
  pointsNow,
  robotActions,
  robotLevels,
  robotNow,
  solo,
  strengthNow,
} from '@orrery/race/search';
import { type Encoder as AnyEncoder, about, flag, oneOf, partsOf, put, thermometer } from '../net/encoder.ts';
import type { FactList } from '../net/net.ts';
import { consumptionOf, goodsByKind, kindOf, productionOf } from './economy.ts';
import { roundsLeft } from './outlook.ts';
import { developDiscount, priceToPlace } from './prices.ts';

/** What facts are about, for those who want to know why. */
export const factParts = [
  'tempo',
  'goals',
  'tableau',
  'cards',
  'points',
  'military',
  'discounts',
  'goods',
  'rivals',
  'lead',
  'hand',
] as const;
export type FactPart = (typeof factParts)[number];
type Encoder = AnyEncoder<FactPart>;

export interface RaceFacts {
  /** What each fact is about: of one's own view, and of an only rival's as one sees it. */
  readonly parts: readonly [own: readonly FactPart[], rival: readonly FactPart[]];
  /** How many facts everybody sees; they come first. */
  readonly open: number;
  /** Where those of a robot begin, the last that everybody sees: earlier nets had none. */
  readonly beforeRobot: number;
  readonly size: number;
  /** Lists the facts that hold; `openOnly` leaves out what only this seat knows. */
  write(state: RaceState, seat: number, into: FactList, openOnly?: boolean): void;
}

/** Every printed design has a column; own cards have none, and count by what they do. */
export const printedDesigns = catalogueFor(setNames).faces.length;

/** One fact per printed design that is in the list. */
export function cards(encoder: AnyEncoder<string>, list: readonly CardNo[], where?: (place: number) => boolean): void {
  for (let place = 0; place < list.length; place++) {
    const card = list[place] as CardNo;
    if (card >= printedDesigns || (where !== undefined && !where(place))) continue;
    put(encoder, encoder.at + card);
  }
  encoder.at += printedDesigns;
}

/** What everybody sees of one seat. */
function seatFacts(encoder: Encoder, state: RaceState, seat: number): void {
  const player = state.players[seat];
  if (player === undefined) return;
  const { faces } = catalogueOf(state.options);
  about(encoder, 'tableau');
  cards(encoder, player.tableau);
  cards(encoder, player.tableau, (place) => player.goods[place] !== -1);
  let developments = 0;
  let sixes = 0;
  let worlds = 0;
  let military = 0;
  for (const card of player.tableau) {
    const face = faces[card];
    if (face === undefined) continue;
    if (face.isDevelopment) developments += 1;
    else worlds += 1;
    if (face.isVpVariable) sixes += 1;
    if (face.isMilitary) military += 1;
  }
  thermometer(encoder, player.tableau.length, 13);
  thermometer(encoder, developments, 10);
  thermometer(encoder, worlds, 10);
  thermometer(encoder, military, 6);
  thermometer(encoder, sixes, 5);
  about(encoder, 'cards');
  thermometer(encoder, player.hand.length, 14);
  about(encoder, 'points');
  thermometer(encoder, player.chips / 2, 16);
  thermometer(encoder, pointsNow(state, seat) / 2, 30);
  about(encoder, 'military');
  thermometer(encoder, strengthNow(state, seat) + 2, 14);
  about(encoder, 'discounts');
  thermometer(encoder, developDiscount(state, seat), 4);
  about(encoder, 'goods');
  goodsFacts(encoder, state, seat);
  about(encoder, 'tempo');
  lastActions(encoder, player.actions);
  about(encoder, 'goals');
  goalFacts(encoder, state, seat);
}

function goodsFacts(encoder: Encoder, state: RaceState, seat: number): void {
  const goods = goodsByKind(state, seat);
  const makes = productionOf(state, seat, true);
  const eaten = consumptionOf(state, seat, goods);
  const after = consumptionOf(
    state,
    seat,
    goods.map((count, kind) => count + (makes.goods[kind] ?? 0)),
  );
  let count = 0;
  for (const [kind, each] of goods.entries()) {
    count += each;
    flag(encoder, each > 0);
    flag(encoder, (makes.goods[kind] ?? 0) > 0);
  }
  thermometer(encoder, count, 8);
  thermometer(
    encoder,
    makes.goods.reduce((sum, each) => sum + each, 0),
    8,
  );
  thermometer(encoder, makes.cards, 6);
  thermometer(encoder, eaten.points, 10);
  thermometer(encoder, eaten.cards, 4);
  thermometer(encoder, after.points, 14);
  thermometer(encoder, after.cards, 6);
  thermometer(encoder, bestSale(state, seat), 9);
}

function lastActions(encoder: Encoder, last: readonly Action[]): void {
  for (const action of actions) flag(encoder, last.includes(action));
}

function goalFacts(encoder: Encoder, state: RaceState, seat: number): void {
  const amounts = state.goals.length === 0 ? [] : goalAmounts(state, seat);
  for (const tile of goalTiles.keys()) {
    const at = state.goals.findIndex((goal) => goal.tile === tile);
    flag(encoder, at >= 0 && state.goals[at]?.holders.includes(seat) === true);
    thermometer(encoder, at < 0 ? 0 : (amounts[at] ?? 0), 6);
  }
}

/** What everybody sees of the match as a whole. */
function tableFacts(encoder: Encoder, state: RaceState): void {
  const { players, options } = state;
  about(encoder, 'tempo');
  for (const set of setNames) flag(encoder, options.sets.includes(set));
  for (let seats = 2; seats <= 6; seats++) flag(encoder, players.length === seats);
  flag(encoder, options.experienced);
  flag(encoder, options.takeovers);
  thermometer(encoder, state.pool / players.length, 13);
  thermometer(encoder, Math.max(...players.map((player) => player.tableau.length)), 13);
  thermometer(encoder, roundsLeft(state), 13);
  thermometer(encoder, state.round, 16);
  about(encoder, 'goals');
  for (const tile of goalTiles.keys()) {
    const goal = state.goals.find((each) => each.tile === tile);
    flag(encoder, goal !== undefined);
    flag(encoder, goal !== undefined && goal.holders.length === 0);
  }
}

/** How this seat stands against the best of the others. */
function comparisons(encoder: Encoder, state: RaceState, seat: number): void {
  let points = Number.NEGATIVE_INFINITY;
  let tableau = 0;
  let hand = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    points = Math.max(points, pointsNow(state, other));
    tableau = Math.max(tableau, state.players[other]?.tableau.length ?? 0);
    hand = Math.max(hand, state.players[other]?.hand.length ?? 0);
  }
  const robot = robotNow(state);
  if (robot !== null) {
    points = robot.points;
    tableau = robot.places;
  }
  const mine = state.players[seat];
  const lead = pointsNow(state, seat) - points;
  about(encoder, 'lead');
  thermometer(encoder, lead, 16);
  thermometer(encoder, -lead, 16);
  thermometer(encoder, (mine?.tableau.length ?? 0) - tableau, 5);
  thermometer(encoder, tableau - (mine?.tableau.length ?? 0), 5);
  thermometer(encoder, (mine?.hand.length ?? 0) - hand, 8);
  thermometer(encoder, hand - (mine?.hand.length ?? 0), 8);
}

/** What everybody sees of the robot of a solo match; nothing where there is none. */
function robotFacts(encoder: Encoder, state: RaceState): void {
  const { robot, options } = state;
  const now = robotNow(state);
  about(encoder, 'rivals');
  flag(encoder, robot !== null);
  oneOf(encoder, options.solo === null ? -1 : robotLevels.indexOf(options.solo.level), robotLevels.length);
  oneOf(
    encoder,
    solo.robots.findIndex(({ number }) => number === robot?.start),
    solo.robots.length,
  );
  oneOf(encoder, robot === null ? -1 : robotActions.indexOf(robot.symbol), robotActions.length);
  flag(encoder, robot?.hasCounter === true);
  thermometer(encoder, robot?.credits ?? 0, 10);
  thermometer(encoder, robot?.economy ?? 0, 10);
  thermometer(encoder, (robot?.chips ?? 0) / 2, 16);
  thermometer(encoder, robot?.counters ?? 0, 3);
  thermometer(encoder, (robot?.stack.length ?? 0) / 2, 10);
  thermometer(encoder, (now?.points ?? 0) / 2, 30);
  thermometer(encoder, now?.places ?? 0, 13);
}

/** What only this seat knows: its hand, and what it could do with it. */
function handFacts(encoder: Encoder, state: RaceState, seat: number): void {
  const player = state.players[seat];
  if (player === undefined) return;
  const { faces } = catalogueOf(state.options);
  const affordable: boolean[] = [];
  let developments = 0;
  let worlds = 0;
  let bonus = 0;
  for (const card of player.hand) {
    const face = faces[card];
    const can = !player.tableau.includes(card) && priceToPlace(state, seat, card) <= player.hand.length - 1;
    affordable.push(can);
    if (can && face?.isDevelopment) developments += 1;
    if (can && face?.isWorld) worlds += 1;
    if (face?.isVpVariable) bonus = Math.max(bonus, bonusNow(state, seat, card));
  }
  about(encoder, 'hand');
  cards(encoder, player.hand);
  cards(encoder, player.hand, (place) => affordable[place] === true);
  thermometer(encoder, developments, 5);
  thermometer(encoder, worlds, 5);
  thermometer(encoder, bonus, 12);
  for (const kind of goodKinds.keys())
    flag(
      encoder,
      player.hand.some((card) => kindOf(faces[card]) === kind),
    );
}

let known: RaceFacts | null = null;

export function raceFacts(): RaceFacts {
  known ??= makeFacts();
  return known;
}

function makeFacts(): RaceFacts {
  const { table, block, compared, robot, hand, parts } = layout();
  const beforeRobot = table + 2 * block + compared;
  const open = beforeRobot + robot;
  return {
    parts,
    open,
    beforeRobot,
    size: open + hand,
    write(state, seat, into, openOnly = false) {
      into.count = 0;
      tableFacts({ at: 0, into }, state);
      seatFacts({ at: table, into }, state, seat);
      for (let other = 0; other < state.players.length; other++) {
        if (other !== seat) seatFacts({ at: table + block, into }, state, other);
      }
      comparisons({ at: table + 2 * block, into }, state, seat);
      if (state.robot !== null) robotFacts({ at: beforeRobot, into }, state);
      if (!openOnly) handFacts({ at: open, into }, state, seat);
    },
  };
}

/** How many facts there are of each sort and what they are about, by writing some position. */
function layout() {
  const read = race.readOptions({ sets: setNames });
  if (!read.ok) throw new Error('there is no match with all sets');
  const state = race.setup(read.value, 2, { text: 'blank', generator: 'xoshiro128' });
  const table = partsOf<FactPart>((encoder) => tableFacts(encoder, state));
  const block = partsOf<FactPart>((encoder) => seatFacts(encoder, state, 0));
  const compared = partsOf<FactPart>((encoder) => comparisons(encoder, state, 0));
  const robot = partsOf<FactPart>((encoder) => robotFacts(encoder, state));
  const hand = partsOf<FactPart>((encoder) => handFacts(encoder, state, 0));
  const rivals = (parts: readonly FactPart[]): FactPart[] => parts.map(() => 'rivals');
  return {
    table: table.length,
    block: block.length,
    compared: compared.length,
    robot: robot.length,
    hand: hand.length,
    parts: [
      [...table, ...block, ...rivals(block), ...compared, ...robot, ...hand],
      [...table, ...rivals(block), ...block, ...compared, ...robot, ...rivals(hand)],
    ] satisfies RaceFacts['parts'],
  };
}
