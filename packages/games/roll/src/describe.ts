// Everything needed to show a question: the options with their worth and the tiles behind it, what is impossible and
// why. Made from the view alone, with the same functions that judge answers.
// @rule roll-17.7, roll-17.8, roll-17.13, roll-17.14, roll-17.15, roll-17.16, roll-17.17, roll-17.18, roll-17.19

import { randomFromNumber } from '@orrery/kernel';
import { explorerMatters } from './answers/check.ts';
import { enumerate } from './answers/enumerate.ts';
import { type AssignDescription, describeAssign, type Impossible } from './describe-assign.ts';
import { determinize } from './determinize.ts';
import { colourOf, diceAt, placeOf, recallable, workersOf } from './dice.ts';
import type { DieNo } from './names.ts';
import { building, exploring, producing, shipping } from './phases/phase.ts';
import { roomOn } from './phases/produce.ts';
import { differentWorkers, workerColour } from './phases/workers.ts';
import { inCitizenry, onStack, placeName, worldUnder } from './places.ts';
import { requiredWorkers } from './powers/costs.ts';
import { rearrangeSide, stockPower, stockWorth, topSide } from './powers/exploring.ts';
import { basicConsume, buyingPower, priceOf, shippingGains } from './powers/shipping.ts';
import type { DieColour, SideKind } from './powers/vocabulary.ts';
import type { QuestionKind, QuestionOf, RollAnswer, RollQuestion, ShipAnswer, Worker } from './questions.ts';
import type { Player, State } from './state.ts';
import { playerAt } from './state.ts';
import {
  colourName,
  isGoodsWorld,
  sideOf,
  sideOnStack,
  slugOf,
  type TileNo,
  tileByName,
  tileName,
} from './tiles/catalogue.ts';
import { creditCap } from './tiles/constants.ts';
import type { RollView } from './view.ts';

/** Part of what an answer brings, and the tile or rule it comes from. */
export interface Term {
  readonly cause: string;
  readonly credits: number;
  readonly vp: number;
}

export interface Option {
  readonly answer: RollAnswer;
  /** Gains and costs at once: credits and VP, or the cost of a tile placed this way. */
  readonly credits: number;
  readonly vp: number;
  /** What the cap on credits would swallow. */
  readonly lost: number;
  readonly terms: readonly Term[];
}

export interface DieOption {
  readonly die: DieNo;
  readonly colour: DieColour;
  readonly at: string;
}

export interface TileOption {
  readonly tile: string;
  readonly development: { readonly side: string; readonly cost: number; readonly required: number };
  readonly world: { readonly side: string; readonly cost: number; readonly required: number };
}

export interface RollDescription {
  readonly kind: QuestionKind;
  /** All answers that differ, or null where they are too many to list. */
  readonly options: readonly Option[] | null;
  readonly impossible: readonly Impossible[];
  /** The dice to choose from, and how many. */
  readonly dice: readonly DieOption[];
  readonly min: number;
  readonly max: number;
  /** The tiles to choose from. */
  readonly tiles: readonly TileOption[];
  /** Explorers or shippers that differ, with what a Stock by each yields. */
  readonly workers: readonly { readonly worker: Worker; readonly colour: DieColour; readonly stock: number }[];
  /** Whether the worker has to be named. */
  readonly workerMatters: boolean;
  readonly assign: AssignDescription | null;
}

export function describe(view: RollView, question: RollQuestion): RollDescription {
  const state = determinize(view, randomFromNumber(1));
  const player = playerAt(state, question.seat);
  const plain: RollDescription = {
    kind: question.kind,
    options: enumerate(state, question)?.map((answer) => ({ answer, credits: 0, vp: 0, lost: 0, terms: [] })) ?? null,
    impossible: [],
    dice: [],
    min: 0,
    max: 0,
    tiles: [],
    workers: [],
    workerMatters: false,
    assign: null,
  };
  const describer = describers[question.kind] as Describer<QuestionKind>;
  return { ...plain, ...describer(state, player, question, plain) };
}

type Describer<K extends QuestionKind> = (
  state: State,
  player: Player,
  question: QuestionOf<K>,
  plain: RollDescription,
) => Partial<RollDescription>;

const describers: { readonly [K in QuestionKind]: Describer<K> } = {
  'setup.startTiles': (_, player) => ({ tiles: player.drawn.map((tile) => tileOption(player, tile)) }),
  assign: (state, player, { seat }) => {
    const assign = describeAssign(state, seat);
    const dice = assign.workers.map(({ die }) => dieOption(player, die));
    return { assign, dice, impossible: assign.impossible };
  },
  'explore.task': describeTask,
  'explore.done': (_, player) => ({ tiles: zoneOf(player) }),
  'explore.place': (_, player) => ({
    tiles: player.drawn.map((tile) => tileOption(player, tile)),
    impossible: topSide(player) === null ? [{ what: 'top', why: 'no-such-power' }] : [],
  }),
  'explore.extraTile': (_, player) => ({
    tiles: player.drawn.map((tile) => tileOption(player, tile)),
    impossible: [{ what: 'top', why: 'no-such-power' }],
  }),
  'explore.shortageDiscard': (_, player) => ({ tiles: zoneOf(player) }),
  'build.spendEarly': (_, player, { stack, count }) => ({
    ...choice(player, diceAt(player, onStack + stackNumber(stack)), count, count),
    tiles: topOf(player, stack),
  }),
  'build.placeWorker': (_, player, { stack, count }) => ({
    ...choice(player, workersOf(player, building(stackNumber(stack))), count, count),
    tiles: topOf(player, stack),
  }),
  'build.workersToCup': (_, player, { spent, min, max }) => choice(player, spent, min, Math.min(max, spent.length)),
  'build.removeDie': (_, player) => choice(player, player.dice, 1, 1),
  'produce.place': (_, player) => ({
    ...choice(player, workersOf(player, producing), 1, 1),
    impossible: player.tableau
      .filter((side) => sideOf(side).kind === 'world' && roomOn(player, side) <= 0)
      .map((side) => ({ what: slugOf(side), why: isGoodsWorld(sideOf(side)) ? 'world-full' : 'grey-world' })),
  }),
  'ship.task': describeShipping,
  'manage.recruit': (_, player, { count }) => choice(player, diceAt(player, inCitizenry), count, count),
  'manage.recall': (_, player, { min }) => {
    const dice = recallable(player);
    return {
      ...choice(player, dice, min, dice.length),
      impossible: min > 0 ? [{ what: 'none', why: 'must-recall' }] : [],
    };
  },
};

const stackNumber = (stack: SideKind): 0 | 1 => (stack === 'development' ? 0 : 1);

const dieOption = (player: Player, die: DieNo): DieOption => ({
  die,
  colour: colourName(colourOf(die)),
  at: placeName(placeOf(player, die)),
});

const choice = (player: Player, dice: readonly DieNo[], min: number, max: number): Partial<RollDescription> => ({
  dice: dice.map((die) => dieOption(player, die)),
  min,
  max,
});

function tileOption(player: Player, tile: TileNo): TileOption {
  const show = (stack: number) => {
    const side = sideOf(sideOnStack(tile, stack));
    return { side: side.slug, cost: side.cost, required: requiredWorkers(player, side.number) };
  };
  return { tile: tileName(tile), development: show(0), world: show(1) };
}

const zoneOf = (player: Player): TileOption[] =>
  [...player.stacks[0], ...player.stacks[1]].map((tile) => tileOption(player, tile));

const topOf = (player: Player, stack: SideKind): TileOption[] =>
  player.stacks[stackNumber(stack)].slice(0, 1).map((tile) => tileOption(player, tile));

function describeTask(
  _: State,
  player: Player,
  { rearranged }: QuestionOf<'explore.task'>,
  plain: RollDescription,
): Partial<RollDescription> {
  const options = plain.options?.map((option) => {
    const answer = option.answer as Extract<RollAnswer, { do: 'stock' | 'scout' }> & { worker?: Worker };
    if (answer.do !== 'stock') return option;
    const worker = answer.worker ?? differentWorkers(player, exploring)[0] ?? -1;
    const colour = workerColour(player, exploring, worker);
    const credits = stockWorth(player, colour);
    const side = stockPower(player, colour)?.side;
    const terms = [{ cause: side === undefined ? 'stock' : slugOf(side), credits, vp: 0 }];
    return { ...option, credits, lost: lostOf(player, credits), terms };
  });
  return {
    options: options ?? null,
    tiles: zoneOf(player),
    workers: workerOptions(player, exploring),
    workerMatters: explorerMatters(player),
    impossible: rearranged || rearrangeSide(player) === null ? [{ what: 'rearrange', why: 'no-such-power' }] : [],
  };
}

const workerOptions = (player: Player, phase: number): RollDescription['workers'] =>
  differentWorkers(player, phase).map((worker) => {
    const colour = workerColour(player, phase, worker);
    return { worker, colour: colourName(colour), stock: phase === exploring ? stockWorth(player, colour) : 0 };
  });

const lostOf = (player: Player, credits: number): number => Math.max(0, player.credits + credits - creditCap);

/** Every pair of shipper and good, traded or consumed, with what each tile adds to it. */
function describeShipping(
  _: State,
  player: Player,
  __: QuestionOf<'ship.task'>,
  plain: RollDescription,
): Partial<RollDescription> {
  const options = (plain.options ?? []).map((option) => {
    const terms = shippingTerms(player, option.answer as ShipAnswer);
    const credits = terms.reduce((sum, term) => sum + term.credits, 0);
    const gained = terms.reduce((sum, term) => sum + Math.max(0, term.credits), 0);
    const vp = terms.reduce((sum, term) => sum + term.vp, 0);
    return { ...option, credits, vp, lost: lostOf(player, gained), terms };
  });
  return {
    options,
    workers: workerOptions(player, shipping),
    workerMatters: true,
    impossible: buyingPower(player) === null ? [{ what: 'bankers', why: 'no-such-power' }] : [],
  };
}

function shippingTerms(player: Player, answer: ShipAnswer): Term[] {
  const world = worldUnder(placeOf(player, answer.good));
  const shipper = workerColour(player, shipping, answer.worker);
  const terms: Term[] = [
    answer.do === 'trade'
      ? { cause: 'trade', credits: priceOf(world), vp: 0 }
      : { cause: 'consume', credits: 0, vp: basicConsume(world, colourOf(answer.good), shipper) },
  ];
  shippingGains(player, answer.do, world, (side, resource, amount) => {
    terms.push({
      cause: slugOf(side),
      credits: resource === 'credits' ? amount : 0,
      vp: resource === 'vp' ? amount : 0,
    });
  });
  const buying = answer.bankers === true ? buyingPower(player) : null;
  if (buying !== null) {
    terms.push({ cause: slugOf(buying.side), credits: -buying.power.costCredits, vp: buying.power.vp });
  }
  return terms;
}

/** Cost and required workers of a tile for a seat, as its view shows them. */
export function tileCosts(view: RollView, seat: number, tile: string): TileOption {
  const state = determinize(view, randomFromNumber(1));
  return tileOption(playerAt(state, seat), tileByName(tile));
}
