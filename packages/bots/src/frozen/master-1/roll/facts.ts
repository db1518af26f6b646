// The facts of a position of Roll as one seat sees it, for the nets: first what everybody sees, then what only this
// seat knows of its stacks, last the faces it has rolled. All other seats share one block. Rolled dice count as dice
// of the cup, so that the worth of a position does not hang on a roll that nobody has seen yet.

import { dieColours, type RollState, roll } from '@orrery/roll';
import {
  asGood,
  colourOf,
  endSquares,
  inCitizenry,
  isGoodsWorld,
  isRolled,
  matchesWorld,
  onStack,
  poolLeft,
  type RollPlayer,
  requiredWorkers,
  rolled,
  scoreOf,
  sideOf,
  sideOnStack,
  sides,
  squaresOf,
  tileIds,
  worldUnder,
  worthOf,
} from '@orrery/roll/search';
import type { FactList } from '../net/net.ts';
import { type Pen as AnyPen, about, flag, oneOf, partsOf, put, thermometer } from '../net/pen.ts';
import { roundsLeft } from './outlook.ts';

/** What facts are about, for those who want to know why. */
export const rollParts = [
  'tempo',
  'tableau',
  'points',
  'credits',
  'dice',
  'goods',
  'stacks',
  'rivals',
  'lead',
  'plans',
] as const;
export type RollPart = (typeof rollParts)[number];
type Pen = AnyPen<RollPart>;

export interface RollFacts {
  /** What each fact is about that the worth hangs on: of one's own view, and of an only rival's as one sees it. */
  readonly parts: readonly [own: readonly RollPart[], rival: readonly RollPart[]];
  /** How many facts the worth of a position hangs on; they come first. */
  readonly size: number;
  /** The same with the faces that were rolled. */
  readonly withFaces: number;
  /** Lists the facts that hold; the faces too if wanted. */
  write(state: RollState, seat: number, into: FactList, faces?: boolean): void;
}

const colours = dieColours.length;
const tiles = tileIds.length;
const goodColours = ['novelty', 'rare', 'genes', 'alien'];
const colourOfSide: readonly number[] = sides.map((side) => goodColours.indexOf(side.colour ?? ''));
const isDevelopment: readonly boolean[] = sides.map((side) => side.kind === 'development');
const movesDice: readonly boolean[] = sides.map((side) => side.reassignPower);

/** Reused by every look: dice by colour, all of them, those that will be rolled and those that wait to be hired. */
const owned = new Uint8Array(colours);
const ready = new Uint8Array(colours);
const waiting = new Uint8Array(colours);
const goodsOn = new Uint8Array(goodColours.length);

function diceFacts(pen: Pen, player: RollPlayer): void {
  owned.fill(0);
  ready.fill(0);
  waiting.fill(0);
  goodsOn.fill(0);
  const lying = [0, 0];
  let workers = 0;
  let idle = 0;
  let goods = 0;
  let matching = 0;
  let eaten = 0;
  for (let i = 0; i < player.dice.length; i++) {
    const colour = colourOf(player.dice[i] as number);
    const place = player.places[i] as number;
    owned[colour] = (owned[colour] as number) + 1;
    if (place === inCitizenry) {
      waiting[colour] = (waiting[colour] as number) + 1;
      idle += 1;
    } else if (place < onStack) {
      ready[colour] = (ready[colour] as number) + 1;
      workers += 1;
    } else if (place < asGood) lying[place - onStack] = (lying[place - onStack] as number) + 1;
    else {
      const world = worldUnder(place);
      const kind = colourOfSide[world] as number;
      goods += 1;
      goodsOn[kind] = (goodsOn[kind] as number) + 1;
      if (matchesWorld(colour, sideOf(world).colour)) matching += 1;
      eaten += worthOf(player, 'consume', world, colour, 0).vp;
    }
  }
  about(pen, 'dice');
  for (let colour = 0; colour < colours; colour++) {
    thermometer(pen, owned[colour] as number, 6);
    thermometer(pen, ready[colour] as number, 4);
    thermometer(pen, waiting[colour] as number, 3);
  }
  thermometer(pen, player.dice.length - 4, 14);
  thermometer(pen, workers, 14);
  thermometer(pen, idle, 10);
  about(pen, 'credits');
  thermometer(pen, player.credits - idle, 6);
  thermometer(pen, idle - player.credits, 6);
  about(pen, 'goods');
  thermometer(pen, goods, 7);
  thermometer(pen, matching, 4);
  thermometer(pen, eaten, 12);
  for (let kind = 0; kind < goodColours.length; kind++) thermometer(pen, goodsOn[kind] as number, 3);
  about(pen, 'stacks');
  stackFacts(pen, player, 0, lying[0] as number);
  stackFacts(pen, player, 1, lying[1] as number);
}

/** What everybody sees of a stack: its size, its top, the dice on it and how many more the top needs. */
function stackFacts(pen: Pen, player: RollPlayer, stack: 0 | 1, lying: number): void {
  const list = player.stacks[stack];
  const top = list[0];
  thermometer(pen, list.length, 5);
  thermometer(pen, lying, 5);
  oneOf(pen, top ?? -1, tiles);
  thermometer(pen, top === undefined ? 0 : requiredWorkers(player, sideOnStack(top, stack)) - lying, 6);
  flag(pen, top === undefined);
}

/** What everybody sees of one seat. */
function seatFacts(pen: Pen, state: RollState, seat: number): void {
  const player = state.players[seat] as RollPlayer;
  about(pen, 'tableau');
  let developments = 0;
  let moving = 0;
  const worlds = [0, 0, 0, 0];
  let cost = 0;
  for (const side of player.tableau) {
    put(pen, pen.at + side);
    const face = sideOf(side);
    cost += face.cost;
    if (isDevelopment[side]) developments += 1;
    if (movesDice[side]) moving += 1;
    if (isGoodsWorld(face)) worlds[colourOfSide[side] as number] = (worlds[colourOfSide[side] as number] as number) + 1;
  }
  pen.at += sides.length;
  thermometer(pen, squaresOf(player) - 3, 10);
  thermometer(pen, developments, 8);
  thermometer(pen, player.tableau.length - developments, 9);
  thermometer(pen, moving, 4);
  for (const count of worlds) thermometer(pen, count, 4);
  thermometer(
    pen,
    worlds.reduce((sum, count) => sum + count, 0),
    8,
  );
  const { total } = scoreOf(state, seat);
  about(pen, 'points');
  thermometer(pen, total / 2, 28);
  thermometer(pen, total - cost - player.chips, 10);
  thermometer(pen, player.chips / 2, 15);
  about(pen, 'credits');
  thermometer(pen, player.credits, 10);
  diceFacts(pen, player);
}

/** What everybody sees of the match as a whole. */
function tableFacts(pen: Pen, state: RollState): void {
  const { players } = state;
  about(pen, 'tempo');
  for (let seats = 2; seats <= 5; seats++) flag(pen, players.length === seats);
  const pool = poolLeft(state);
  thermometer(pen, pool / players.length, 12);
  thermometer(pen, pool, 8);
  thermometer(pen, Math.max(...players.map(squaresOf)) - 3, 10);
  thermometer(pen, roundsLeft(state), 12);
  thermometer(pen, state.round, 16);
}

/** How this seat stands against the best of the others. */
function comparisons(pen: Pen, state: RollState, seat: number): void {
  const mine = state.players[seat] as RollPlayer;
  let points = Number.NEGATIVE_INFINITY;
  let squares = 0;
  let dice = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const player = state.players[other] as RollPlayer;
    points = Math.max(points, scoreOf(state, other).total);
    squares = Math.max(squares, squaresOf(player));
    dice = Math.max(dice, player.dice.length);
  }
  const lead = scoreOf(state, seat).total - points;
  about(pen, 'lead');
  thermometer(pen, lead, 16);
  thermometer(pen, -lead, 16);
  thermometer(pen, squaresOf(mine) - squares, 5);
  thermometer(pen, squares - squaresOf(mine), 5);
  thermometer(pen, mine.dice.length - dice, 6);
  thermometer(pen, dice - mine.dice.length, 6);
}

/** What only this seat knows: the tiles below the tops of its stacks and the work they are. */
function ownFacts(pen: Pen, player: RollPlayer): void {
  about(pen, 'plans');
  for (const stack of [0, 1] as const) {
    const list = player.stacks[stack];
    let work = 0;
    let points = 0;
    for (let depth = 0; depth < list.length; depth++) {
      const side = sideOnStack(list[depth] as number, stack);
      if (depth > 0) put(pen, pen.at + (list[depth] as number));
      work += requiredWorkers(player, side);
      points += sideOf(side).cost;
    }
    pen.at += tiles;
    thermometer(pen, work, 14);
    thermometer(pen, points - work, 3);
    const second = list[1];
    thermometer(pen, second === undefined ? 0 : requiredWorkers(player, sideOnStack(second, stack)), 6);
  }
  thermometer(pen, endSquares - squaresOf(player) - player.stacks[0].length - player.stacks[1].length, 8);
}

/** How many dice show each face, and what they are when wild counts for all. */
function faceFacts(pen: Pen, player: RollPlayer): void {
  about(pen, 'dice');
  const counts = [0, 0, 0, 0, 0, 0];
  for (const place of player.places) {
    if (isRolled(place)) counts[place - rolled] = (counts[place - rolled] as number) + 1;
  }
  for (const count of counts) thermometer(pen, count, 6);
}

function makeFacts(): RollFacts {
  const blank = roll.setup({}, 2, { text: 'blank', generator: 'xoshiro128' });
  const player = blank.players[0] as RollPlayer;
  const tableParts = partsOf<RollPart>((pen) => tableFacts(pen, blank));
  const blockParts = partsOf<RollPart>((pen) => seatFacts(pen, blank, 0));
  const rivals = (parts: readonly RollPart[]): RollPart[] => parts.map(() => 'rivals');
  const comparedParts = partsOf<RollPart>((pen) => comparisons(pen, blank, 0));
  const ownParts = partsOf<RollPart>((pen) => ownFacts(pen, player));
  const own = [...tableParts, ...blockParts, ...rivals(blockParts), ...comparedParts, ...ownParts];
  const rival = [...tableParts, ...rivals(blockParts), ...blockParts, ...comparedParts, ...rivals(ownParts)];
  const table = tableParts.length;
  const block = blockParts.length;
  const compared = comparedParts.length;
  const size = own.length;
  return {
    parts: [own, rival],
    size,
    withFaces: size + partsOf<RollPart>((pen) => faceFacts(pen, player)).length,
    write(state, seat, into, faces = false) {
      into.count = 0;
      tableFacts({ at: 0, into }, state);
      seatFacts({ at: table, into }, state, seat);
      for (let other = 0; other < state.players.length; other++) {
        if (other !== seat) seatFacts({ at: table + block, into }, state, other);
      }
      comparisons({ at: table + 2 * block, into }, state, seat);
      ownFacts({ at: table + 2 * block + compared, into }, state.players[seat] as RollPlayer);
      if (faces) faceFacts({ at: size, into }, state.players[seat] as RollPlayer);
    },
  };
}

/** The facts of every match of Roll: one net serves all numbers of seats. */
export const rollFacts: RollFacts = makeFacts();
