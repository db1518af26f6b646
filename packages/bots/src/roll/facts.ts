// The facts of a position of Roll as one seat sees it, for the nets: first what everybody sees, then what only this
// seat knows of its stacks, last the faces it has rolled. The rival with most points has a block of its own, all further
// seats share another one. Rolled dice count as dice of the cup, so that the worth of a position does not hang on a roll
// that nobody has seen yet.

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
import { type Encoder as AnyEncoder, about, flag, oneOf, partsOf, put, thermometer } from '../net/encoder.ts';
import type { FactList } from '../net/net.ts';
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
type Encoder = AnyEncoder<RollPart>;

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

function diceFacts(encoder: Encoder, player: RollPlayer): void {
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
    const place = player.places[i] ?? 0;
    owned[colour] = (owned[colour] ?? 0) + 1;
    if (place === inCitizenry) {
      waiting[colour] = (waiting[colour] ?? 0) + 1;
      idle += 1;
    } else if (place < onStack) {
      ready[colour] = (ready[colour] ?? 0) + 1;
      workers += 1;
    } else if (place < asGood) lying[place - onStack] = (lying[place - onStack] ?? 0) + 1;
    else {
      const world = worldUnder(place);
      const kind = colourOfSide[world] ?? 0;
      goods += 1;
      goodsOn[kind] = (goodsOn[kind] ?? 0) + 1;
      if (matchesWorld(colour, sideOf(world).colour)) matching += 1;
      eaten += worthOf(player, 'consume', world, colour, 0).vp;
    }
  }
  about(encoder, 'dice');
  for (let colour = 0; colour < colours; colour++) {
    thermometer(encoder, owned[colour] ?? 0, 6);
    thermometer(encoder, ready[colour] ?? 0, 4);
    thermometer(encoder, waiting[colour] ?? 0, 3);
  }
  thermometer(encoder, player.dice.length - 4, 14);
  thermometer(encoder, workers, 14);
  thermometer(encoder, idle, 10);
  about(encoder, 'credits');
  thermometer(encoder, player.credits - idle, 6);
  thermometer(encoder, idle - player.credits, 6);
  about(encoder, 'goods');
  thermometer(encoder, goods, 7);
  thermometer(encoder, matching, 4);
  thermometer(encoder, eaten, 12);
  for (let kind = 0; kind < goodColours.length; kind++) thermometer(encoder, goodsOn[kind] ?? 0, 3);
  about(encoder, 'stacks');
  stackFacts(encoder, player, 0, lying[0] ?? 0);
  stackFacts(encoder, player, 1, lying[1] ?? 0);
}

/** What everybody sees of a stack: its size, its top, the dice on it and how many more the top needs. */
function stackFacts(encoder: Encoder, player: RollPlayer, stack: 0 | 1, lying: number): void {
  const list = player.stacks[stack];
  const top = list[0];
  thermometer(encoder, list.length, 5);
  thermometer(encoder, lying, 5);
  oneOf(encoder, top ?? -1, tiles);
  thermometer(encoder, top === undefined ? 0 : requiredWorkers(player, sideOnStack(top, stack)) - lying, 6);
  flag(encoder, top === undefined);
}

/** What everybody sees of one seat. */
function seatFacts(encoder: Encoder, state: RollState, seat: number, total: number): void {
  const player = state.players[seat] as RollPlayer;
  about(encoder, 'tableau');
  let developments = 0;
  let moving = 0;
  const worlds = [0, 0, 0, 0];
  let cost = 0;
  for (const side of player.tableau) {
    put(encoder, encoder.at + side);
    const face = sideOf(side);
    cost += face.cost;
    if (isDevelopment[side]) developments += 1;
    if (movesDice[side]) moving += 1;
    if (isGoodsWorld(face)) worlds[colourOfSide[side] ?? 0] = (worlds[colourOfSide[side] ?? 0] ?? 0) + 1;
  }
  encoder.at += sides.length;
  thermometer(encoder, squaresOf(player) - 3, 10);
  thermometer(encoder, developments, 8);
  thermometer(encoder, player.tableau.length - developments, 9);
  thermometer(encoder, moving, 4);
  for (const count of worlds) thermometer(encoder, count, 4);
  thermometer(
    encoder,
    worlds.reduce((sum, count) => sum + count, 0),
    8,
  );
  about(encoder, 'points');
  thermometer(encoder, total / 2, 28);
  thermometer(encoder, total - cost - player.chips, 10);
  thermometer(encoder, player.chips / 2, 15);
  about(encoder, 'credits');
  thermometer(encoder, player.credits, 10);
  diceFacts(encoder, player);
}

/** What everybody sees of the match as a whole. */
function tableFacts(encoder: Encoder, state: RollState): void {
  const { players } = state;
  about(encoder, 'tempo');
  for (let seats = 2; seats <= 5; seats++) flag(encoder, players.length === seats);
  const pool = poolLeft(state);
  thermometer(encoder, pool / players.length, 12);
  thermometer(encoder, pool, 8);
  thermometer(encoder, Math.max(...players.map(squaresOf)) - 3, 10);
  thermometer(encoder, roundsLeft(state), 12);
  thermometer(encoder, state.round, 16);
}

/** How this seat stands against the best of the others. */
function comparisons(encoder: Encoder, state: RollState, seat: number, totals: readonly number[]): void {
  const mine = state.players[seat] as RollPlayer;
  let points = Number.NEGATIVE_INFINITY;
  let squares = 0;
  let dice = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const player = state.players[other] as RollPlayer;
    points = Math.max(points, totals[other] ?? 0);
    squares = Math.max(squares, squaresOf(player));
    dice = Math.max(dice, player.dice.length);
  }
  const lead = (totals[seat] ?? 0) - points;
  about(encoder, 'lead');
  thermometer(encoder, lead, 16);
  thermometer(encoder, -lead, 16);
  thermometer(encoder, squaresOf(mine) - squares, 5);
  thermometer(encoder, squares - squaresOf(mine), 5);
  thermometer(encoder, mine.dice.length - dice, 6);
  thermometer(encoder, dice - mine.dice.length, 6);
}

/** What only this seat knows: the tiles below the tops of its stacks and the work they are. */
function ownFacts(encoder: Encoder, player: RollPlayer): void {
  about(encoder, 'plans');
  for (const stack of [0, 1] as const) {
    const list = player.stacks[stack];
    let work = 0;
    let points = 0;
    for (let depth = 0; depth < list.length; depth++) {
      const tile = list[depth] ?? 0;
      const side = sideOnStack(tile, stack);
      if (depth > 0) put(encoder, encoder.at + tile);
      work += requiredWorkers(player, side);
      points += sideOf(side).cost;
    }
    encoder.at += tiles;
    thermometer(encoder, work, 14);
    thermometer(encoder, points - work, 3);
    const second = list[1];
    thermometer(encoder, second === undefined ? 0 : requiredWorkers(player, sideOnStack(second, stack)), 6);
  }
  thermometer(encoder, endSquares - squaresOf(player) - player.stacks[0].length - player.stacks[1].length, 8);
}

/** How many dice show each face, and what they are when wild counts for all. */
function faceFacts(encoder: Encoder, player: RollPlayer): void {
  about(encoder, 'dice');
  const counts = [0, 0, 0, 0, 0, 0];
  for (const place of player.places) {
    if (isRolled(place)) counts[place - rolled] = (counts[place - rolled] ?? 0) + 1;
  }
  for (const count of counts) thermometer(encoder, count, 6);
}

/** The rival with most points; of several the one whose seat comes first after this one. */
function strongestRival(seat: number, totals: readonly number[]): number {
  let strongest = -1;
  for (let step = 1; step < totals.length; step++) {
    const other = (seat + step) % totals.length;
    if (strongest < 0 || (totals[other] ?? 0) > (totals[strongest] ?? 0)) strongest = other;
  }
  return strongest;
}

function makeFacts(): RollFacts {
  const blank = roll.setup({}, 2, { text: 'blank', generator: 'xoshiro128' });
  const player = blank.players[0] as RollPlayer;
  const tableParts = partsOf<RollPart>((encoder) => tableFacts(encoder, blank));
  const blockParts = partsOf<RollPart>((encoder) => seatFacts(encoder, blank, 0, 0));
  const rivals = (parts: readonly RollPart[]): RollPart[] => parts.map(() => 'rivals');
  const comparedParts = partsOf<RollPart>((encoder) => comparisons(encoder, blank, 0, [0, 0]));
  const ownParts = partsOf<RollPart>((encoder) => ownFacts(encoder, player));
  const others = rivals(blockParts);
  const own = [...tableParts, ...blockParts, ...rivals(blockParts), ...others, ...comparedParts, ...ownParts];
  const rival = [...tableParts, ...rivals(blockParts), ...blockParts, ...others, ...comparedParts, ...rivals(ownParts)];
  const table = tableParts.length;
  const block = blockParts.length;
  const compared = comparedParts.length;
  const size = own.length;
  return {
    parts: [own, rival],
    size,
    withFaces: size + partsOf<RollPart>((encoder) => faceFacts(encoder, player)).length,
    write(state, seat, into, faces = false) {
      into.count = 0;
      const totals = state.players.map((_, each) => scoreOf(state, each).total);
      const strongest = strongestRival(seat, totals);
      tableFacts({ at: 0, into }, state);
      for (let each = 0; each < state.players.length; each++) {
        const at = table + block * (each === seat ? 0 : each === strongest ? 1 : 2);
        seatFacts({ at, into }, state, each, totals[each] ?? 0);
      }
      comparisons({ at: table + 3 * block, into }, state, seat, totals);
      ownFacts({ at: table + 3 * block + compared, into }, state.players[seat] as RollPlayer);
      if (faces) faceFacts({ at: size, into }, state.players[seat] as RollPlayer);
    },
  };
}

/** The facts of every match of Roll: one net serves all numbers of seats. */
export const rollFacts: RollFacts = makeFacts();
