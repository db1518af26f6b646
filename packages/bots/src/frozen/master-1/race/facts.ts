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
  strengthNow,
} from '@orrery/race/search';
import type { FactList } from '../net/net.ts';
import { type Pen as AnyPen, about, flag, partsOf, put, thermometer } from '../net/pen.ts';
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
type Pen = AnyPen<FactPart>;

export interface RaceFacts {
  /** What each fact is about: of one's own view, and of an only rival's as one sees it. */
  readonly parts: readonly [own: readonly FactPart[], rival: readonly FactPart[]];
  /** How many facts everybody sees; they come first. */
  readonly open: number;
  readonly size: number;
  /** Lists the facts that hold; `openOnly` leaves out what only this seat knows. */
  write(state: RaceState, seat: number, into: FactList, openOnly?: boolean): void;
}

/** Every printed design has a column; own cards have none, and count by what they do. */
const printed = catalogueFor(setNames).faces.length;

function cards(pen: Pen, list: readonly CardNo[], where?: (place: number) => boolean): void {
  for (let place = 0; place < list.length; place++) {
    const card = list[place] as CardNo;
    if (card >= printed || (where !== undefined && !where(place))) continue;
    put(pen, pen.at + card);
  }
  pen.at += printed;
}

/** What everybody sees of one seat. */
function seatFacts(pen: Pen, state: RaceState, seat: number): void {
  const player = state.players[seat];
  if (player === undefined) return;
  const { faces } = catalogueOf(state.options);
  about(pen, 'tableau');
  cards(pen, player.tableau);
  cards(pen, player.tableau, (place) => player.goods[place] !== -1);
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
  thermometer(pen, player.tableau.length, 13);
  thermometer(pen, developments, 10);
  thermometer(pen, worlds, 10);
  thermometer(pen, military, 6);
  thermometer(pen, sixes, 5);
  about(pen, 'cards');
  thermometer(pen, player.hand.length, 14);
  about(pen, 'points');
  thermometer(pen, player.chips / 2, 16);
  thermometer(pen, pointsNow(state, seat) / 2, 30);
  about(pen, 'military');
  thermometer(pen, strengthNow(state, seat) + 2, 14);
  about(pen, 'discounts');
  thermometer(pen, developDiscount(state, seat), 4);
  about(pen, 'goods');
  goodsFacts(pen, state, seat);
  about(pen, 'tempo');
  lastActions(pen, player.actions);
  about(pen, 'goals');
  goalFacts(pen, state, seat);
}

function goodsFacts(pen: Pen, state: RaceState, seat: number): void {
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
    flag(pen, each > 0);
    flag(pen, (makes.goods[kind] ?? 0) > 0);
  }
  thermometer(pen, count, 8);
  thermometer(
    pen,
    makes.goods.reduce((sum, each) => sum + each, 0),
    8,
  );
  thermometer(pen, makes.cards, 6);
  thermometer(pen, eaten.points, 10);
  thermometer(pen, eaten.cards, 4);
  thermometer(pen, after.points, 14);
  thermometer(pen, after.cards, 6);
  thermometer(pen, bestSale(state, seat), 9);
}

function lastActions(pen: Pen, last: readonly Action[]): void {
  for (const action of actions) flag(pen, last.includes(action));
}

function goalFacts(pen: Pen, state: RaceState, seat: number): void {
  const amounts = state.goals.length === 0 ? [] : goalAmounts(state, seat);
  for (const tile of goalTiles.keys()) {
    const at = state.goals.findIndex((goal) => goal.tile === tile);
    flag(pen, at >= 0 && state.goals[at]?.holders.includes(seat) === true);
    thermometer(pen, at < 0 ? 0 : (amounts[at] ?? 0), 6);
  }
}

/** What everybody sees of the match as a whole. */
function tableFacts(pen: Pen, state: RaceState): void {
  const { players, options } = state;
  about(pen, 'tempo');
  for (const set of setNames) flag(pen, options.sets.includes(set));
  for (let seats = 2; seats <= 6; seats++) flag(pen, players.length === seats);
  flag(pen, options.experienced);
  flag(pen, options.takeovers);
  thermometer(pen, state.pool / players.length, 13);
  thermometer(pen, Math.max(...players.map((player) => player.tableau.length)), 13);
  thermometer(pen, roundsLeft(state), 13);
  thermometer(pen, state.round, 16);
  about(pen, 'goals');
  for (const tile of goalTiles.keys()) {
    const goal = state.goals.find((each) => each.tile === tile);
    flag(pen, goal !== undefined);
    flag(pen, goal !== undefined && goal.holders.length === 0);
  }
}

/** How this seat stands against the best of the others. */
function comparisons(pen: Pen, state: RaceState, seat: number): void {
  let points = Number.NEGATIVE_INFINITY;
  let tableau = 0;
  let hand = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    points = Math.max(points, pointsNow(state, other));
    tableau = Math.max(tableau, state.players[other]?.tableau.length ?? 0);
    hand = Math.max(hand, state.players[other]?.hand.length ?? 0);
  }
  const mine = state.players[seat];
  const lead = pointsNow(state, seat) - points;
  about(pen, 'lead');
  thermometer(pen, lead, 16);
  thermometer(pen, -lead, 16);
  thermometer(pen, (mine?.tableau.length ?? 0) - tableau, 5);
  thermometer(pen, tableau - (mine?.tableau.length ?? 0), 5);
  thermometer(pen, (mine?.hand.length ?? 0) - hand, 8);
  thermometer(pen, hand - (mine?.hand.length ?? 0), 8);
}

/** What only this seat knows: its hand, and what it could do with it. */
function handFacts(pen: Pen, state: RaceState, seat: number): void {
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
  about(pen, 'hand');
  cards(pen, player.hand);
  cards(pen, player.hand, (place) => affordable[place] === true);
  thermometer(pen, developments, 5);
  thermometer(pen, worlds, 5);
  thermometer(pen, bonus, 12);
  for (const kind of goodKinds.keys())
    flag(
      pen,
      player.hand.some((card) => kindOf(faces[card]) === kind),
    );
}

let known: RaceFacts | null = null;

export function raceFacts(): RaceFacts {
  known ??= makeFacts();
  return known;
}

function makeFacts(): RaceFacts {
  const { table, block, compared, hand, parts } = layout();
  const open = table + 2 * block + compared;
  return {
    parts,
    open,
    size: open + hand,
    write(state, seat, into, openOnly = false) {
      into.count = 0;
      tableFacts({ at: 0, into }, state);
      seatFacts({ at: table, into }, state, seat);
      for (let other = 0; other < state.players.length; other++) {
        if (other !== seat) seatFacts({ at: table + block, into }, state, other);
      }
      comparisons({ at: table + 2 * block, into }, state, seat);
      if (!openOnly) handFacts({ at: open, into }, state, seat);
    },
  };
}

/** How many facts there are of each sort and what they are about, by writing some position. */
function layout() {
  const read = race.readOptions({ sets: setNames });
  if (!read.ok) throw new Error('there is no match with all sets');
  const state = race.setup(read.value, 2, { text: 'blank', generator: 'xoshiro128' });
  const table = partsOf<FactPart>((pen) => tableFacts(pen, state));
  const block = partsOf<FactPart>((pen) => seatFacts(pen, state, 0));
  const compared = partsOf<FactPart>((pen) => comparisons(pen, state, 0));
  const hand = partsOf<FactPart>((pen) => handFacts(pen, state, 0));
  const rivals = (parts: readonly FactPart[]): FactPart[] => parts.map(() => 'rivals');
  return {
    table: table.length,
    block: block.length,
    compared: compared.length,
    hand: hand.length,
    parts: [
      [...table, ...block, ...rivals(block), ...compared, ...hand],
      [...table, ...rivals(block), ...block, ...compared, ...rivals(hand)],
    ] satisfies RaceFacts['parts'],
  };
}
