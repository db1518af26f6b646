// The facts of a position as one seat sees it, for the nets: first what everybody sees (which is all the net that
// predicts picks may use), then what only this seat knows. Numbers are thermometers: "more than 0", "more than 1", …
// The order of the calls is the layout, so it must not depend on the position. All opponents share one block.

import {
  type Action,
  actions,
  bestSale,
  bonusNow,
  type Catalogue,
  catalogueFor,
  type Face,
  goalAmounts,
  goalTiles,
  goodKinds,
  pointsNow,
  type RaceOptions,
  type RaceState,
  race,
  type SetName,
  strengthNow,
} from '@orrery/race';
import type { FactList } from '../net/net.ts';
import { consumptionOf, goodsByKind, kindOf, productionOf } from './economy.ts';
import { roundsLeft } from './outlook.ts';
import { developDiscount, priceToPlace } from './prices.ts';

export interface RaceFacts {
  readonly sets: readonly SetName[];
  /** How many facts everybody sees; they come first. */
  readonly open: number;
  readonly size: number;
  /** Lists the facts that hold; `openOnly` leaves out what only this seat knows. */
  write(state: RaceState, seat: number, into: FactList, openOnly?: boolean): void;
}

/** Where the next fact goes. */
interface Pen {
  at: number;
  readonly into: FactList;
}

const put = (pen: Pen, fact: number): void => {
  pen.into.list[pen.into.count++] = fact;
};

function thermometer(pen: Pen, value: number, steps: number): void {
  const lit = Math.min(steps, Math.max(0, Math.floor(value)));
  for (let i = 0; i < lit; i++) put(pen, pen.at + i);
  pen.at += steps;
}

function flag(pen: Pen, holds: boolean): void {
  if (holds) put(pen, pen.at);
  pen.at += 1;
}

/** Which column a design has; designs of other sets have none. */
function columnsOf(cards: Catalogue): { columns: Int16Array; width: number } {
  const columns = new Int16Array(cards.faces.length).fill(-1);
  let width = 0;
  for (const [card, copies] of cards.copies.entries()) if (copies > 0) columns[card] = width++;
  return { columns, width };
}

interface Layout {
  readonly columns: Int16Array;
  readonly width: number;
  readonly goals: readonly number[];
  readonly faces: readonly Face[];
}

function cards(
  pen: Pen,
  { columns, width }: Layout,
  list: readonly number[],
  where?: (place: number) => boolean,
): void {
  for (let place = 0; place < list.length; place++) {
    const column = columns[list[place] ?? -1] ?? -1;
    if (column < 0 || (where !== undefined && !where(place))) continue;
    put(pen, pen.at + column);
  }
  pen.at += width;
}

/** What everybody sees of one seat. */
function seatFacts(pen: Pen, layout: Layout, state: RaceState, seat: number): void {
  const player = state.players[seat];
  if (player === undefined) return;
  const { faces } = layout;
  cards(pen, layout, player.tableau);
  cards(pen, layout, player.tableau, (place) => player.goods[place] !== -1);
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
  thermometer(pen, player.hand.length, 14);
  thermometer(pen, player.chips / 2, 16);
  thermometer(pen, pointsNow(state, seat) / 2, 30);
  thermometer(pen, strengthNow(state, seat) + 2, 14);
  thermometer(pen, developDiscount(state, seat), 4);
  goodsFacts(pen, state, seat);
  lastActions(pen, player.actions);
  goalFacts(pen, layout, state, seat);
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

function goalFacts(pen: Pen, { goals }: Layout, state: RaceState, seat: number): void {
  if (goals.length === 0) return;
  const amounts = state.goals.length === 0 ? [] : goalAmounts(state, seat);
  for (const tile of goals) {
    const at = state.goals.findIndex((goal) => goal.tile === tile);
    flag(pen, at >= 0 && state.goals[at]?.holders.includes(seat) === true);
    thermometer(pen, at < 0 ? 0 : (amounts[at] ?? 0), 6);
  }
}

/** What everybody sees of the match as a whole. */
function tableFacts(pen: Pen, { goals }: Layout, state: RaceState): void {
  const { players, options } = state;
  for (let seats = 2; seats <= 6; seats++) flag(pen, players.length === seats);
  flag(pen, options.experienced);
  flag(pen, options.takeovers);
  thermometer(pen, state.pool / players.length, 13);
  thermometer(pen, Math.max(...players.map((player) => player.tableau.length)), 13);
  thermometer(pen, roundsLeft(state), 13);
  thermometer(pen, state.round, 16);
  for (const tile of goals) {
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
  thermometer(pen, lead, 16);
  thermometer(pen, -lead, 16);
  thermometer(pen, (mine?.tableau.length ?? 0) - tableau, 5);
  thermometer(pen, tableau - (mine?.tableau.length ?? 0), 5);
  thermometer(pen, (mine?.hand.length ?? 0) - hand, 8);
  thermometer(pen, hand - (mine?.hand.length ?? 0), 8);
}

/** What only this seat knows: its hand, and what it could do with it. */
function handFacts(pen: Pen, layout: Layout, state: RaceState, seat: number): void {
  const player = state.players[seat];
  if (player === undefined) return;
  const { faces } = layout;
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
  cards(pen, layout, player.hand);
  cards(pen, layout, player.hand, (place) => affordable[place] === true);
  thermometer(pen, developments, 5);
  thermometer(pen, worlds, 5);
  thermometer(pen, bonus, 12);
  for (const kind of goodKinds.keys())
    flag(
      pen,
      player.hand.some((card) => kindOf(faces[card]) === kind),
    );
}

const known = new Map<string, RaceFacts>();

/** The facts of matches with these sets. */
export function raceFacts(sets: readonly SetName[]): RaceFacts {
  const key = sets.join('+');
  let facts = known.get(key);
  if (facts === undefined) {
    facts = makeFacts(sets);
    known.set(key, facts);
  }
  return facts;
}

function makeFacts(sets: readonly SetName[]): RaceFacts {
  const catalogue = catalogueFor(sets);
  const goals = goalTiles.flatMap((tile, index) => (sets.includes(tile.set) ? [index] : []));
  const layout: Layout = { ...columnsOf(catalogue), goals: sets.includes('gs') ? goals : [], faces: catalogue.faces };
  const read = race.readOptions({ sets });
  if (!read.ok) throw new Error(`there is no match with ${sets.join(', ')}`);
  const [table, block, compared, hand] = sizesOf(layout, read.value);
  const open = table + 2 * block + compared;
  return {
    sets,
    open,
    size: open + hand,
    write(state, seat, into, openOnly = false) {
      into.count = 0;
      tableFacts({ at: 0, into }, layout, state);
      seatFacts({ at: table, into }, layout, state, seat);
      for (let other = 0; other < state.players.length; other++) {
        if (other !== seat) seatFacts({ at: table + block, into }, layout, state, other);
      }
      comparisons({ at: table + 2 * block, into }, state, seat);
      if (!openOnly) handFacts({ at: open, into }, layout, state, seat);
    },
  };
}

/** How many facts each part has, by writing an empty position. */
function sizesOf(layout: Layout, options: RaceOptions): [number, number, number, number] {
  const state = race.setup(options, 2, { text: 'blank', generator: 'xoshiro128' });
  const size = (write: (pen: Pen) => void): number => {
    const pen: Pen = { at: 0, into: { list: new Uint16Array(4096), count: 0 } };
    write(pen);
    return pen.at;
  };
  return [
    size((pen) => tableFacts(pen, layout, state)),
    size((pen) => seatFacts(pen, layout, state, 0)),
    size((pen) => comparisons(pen, state, 0)),
    size((pen) => handFacts(pen, layout, state, 0)),
  ];
}
