// The quick player of Roll: answers any question in microseconds by hand-made worth. It is `greedy`, and it finishes the
// rounds that look-ahead begins. It reads only what the seat that is asked may see.

import {
  type Plan,
  type RollAnswer,
  type RollQuestion,
  type RollState,
  roll,
  type ShipAnswer,
  type SideKind,
  type Worker,
} from '@orrery/roll';
import {
  buyingPower,
  colourOf,
  countAt,
  diceAt,
  differentWorkers,
  endSquares,
  firstWorker,
  goodsOf,
  inCitizenry,
  inCup,
  isGood,
  matchesWorld,
  onStack,
  placeOf,
  poolLeft,
  type RollPlayer,
  recallable,
  requiredWorkers,
  type SideNo,
  sideOf,
  sideOnStack,
  slugOf,
  squaresOf,
  stockWorth,
  type TileNo,
  tileName,
  topSide,
  workerColour,
  workersOf,
  worldsWithRoom,
  worldUnder,
  worthOf,
} from '@orrery/roll/search';
import { gainsOf, goodWorth, scoutWorth } from './gains.ts';
import { creditsWorth, roundsLeft } from './outlook.ts';
import { planWith, type RatedPlan, usualChances } from './quick-plan.ts';
import { dieUse, sideWorth } from './worth.ts';

const exploring = 0;
const producing = 3;
const shipping = 4;

/** A good answer at once. */
export function quickAnswer(state: RollState, question: RollQuestion): RollAnswer {
  const player = state.players[question.seat] as RollPlayer;
  const rounds = roundsLeft(state);
  switch (question.kind) {
    case 'assign':
      return quickPlan(state, question.seat);
    case 'setup.startTiles':
      return startTiles(player, rounds);
    case 'explore.task':
      return exploreTask(player, rounds);
    case 'explore.place':
    case 'explore.extraTile':
      return bestPlace(player, rounds, question.kind === 'explore.place' && topSide(player) !== null);
    case 'explore.shortageDiscard':
      return { tile: tileName(worstTile(player, rounds)) };
    case 'build.spendEarly':
      return { dice: leastUse(diceAt(player, onStack + stackNumber(question.stack)), question.count) };
    case 'build.placeWorker':
      return { dice: leastUse(workersOf(player, 1 + stackNumber(question.stack)), question.count) };
    case 'build.workersToCup':
      return {
        dice: mostUse(
          question.spent.filter((die) => placeOf(player, die) !== inCup),
          question.spent,
          question.min,
          question.max,
        ),
      };
    case 'build.removeDie':
      return { die: dieToLose(player) };
    case 'produce.place':
      return producePlace(player, rounds);
    case 'ship.task':
      return shipTask(player, rounds);
    case 'manage.recruit':
      return { dice: leastUse(diceAt(player, inCitizenry), 99).reverse().slice(0, question.count) };
    case 'manage.recall':
      return { dice: recalled(state, player, question.min) };
    default:
      return roll.fallback(state, question);
  }
}

const stackNumber = (stack: SideKind): 0 | 1 => (stack === 'development' ? 0 : 1);

/** The best plan over all phases to select. */
export function quickPlan(state: RollState, seat: number): Plan {
  const gains = gainsOf(state, seat);
  const chances = usualChances(state.players.length);
  let best: RatedPlan | null = null;
  for (let phase = 0; phase < 5; phase++) {
    const rated = planWith(state, seat, gains, phase, chances);
    if (best === null || rated.worth > best.worth) best = rated;
  }
  return (best as RatedPlan).plan;
}

function startTiles(player: RollPlayer, rounds: number): RollAnswer {
  const [a, b] = player.drawn as [TileNo, TileNo];
  const rate = (development: TileNo, world: TileNo): number =>
    attraction(player, sideOnStack(development, 0), rounds, 0) + attraction(player, sideOnStack(world, 1), rounds, 0);
  const development = rate(a, b) >= rate(b, a) ? a : b;
  return { development: tileName(development), world: tileName(development === a ? b : a) };
}

/** Points that a tile brings beyond the dice it takes, less the longer one has to wait for it. */
export function attraction(player: RollPlayer, side: SideNo, rounds: number, workBefore: number): number {
  const need = requiredWorkers(player, side);
  const wait = (need + workBefore) / 2.5;
  if (wait > rounds + 1) return -1;
  return (sideWorth(player, side, Math.max(0, rounds - 1 - wait)) - 0.95 * need) * Math.max(0.2, 1 - 0.06 * wait);
}

/** Dice that the tiles of a stack still need. */
function workOn(player: RollPlayer, stack: 0 | 1): number {
  let work = -countAt(player, onStack + stack);
  for (const tile of player.stacks[stack]) work += requiredWorkers(player, sideOnStack(tile, stack));
  return Math.max(0, work);
}

function exploreTask(player: RollPlayer, rounds: number): RollAnswer {
  const zone = player.stacks[0].length + player.stacks[1].length;
  const worker = explorerFor(player);
  const colour = workerColour(player, exploring, worker);
  const stock = creditsWorth(player, stockWorth(player, colour), rounds);
  const abandon = zone < 3 ? [] : unwanted(player, rounds);
  if (stock >= scoutWorth(zone - abandon.length, rounds) + 0.15 * abandon.length) return { do: 'stock', worker };
  return { do: 'scout', abandon: abandon.map(tileName), worker };
}

/** Who stocks for more goes first. */
function explorerFor(player: RollPlayer): Worker {
  let best = firstWorker(player);
  if (player.virtual.length > 0) return best;
  let most = stockWorth(player, workerColour(player, exploring, best));
  for (const worker of differentWorkers(player, exploring)) {
    const worth = stockWorth(player, workerColour(player, exploring, worker));
    if (worth <= most) continue;
    most = worth;
    best = worker;
  }
  return best;
}

/** What a tile has to bring so as not to be thrown out. */
const fair = 0.6;

function unwanted(player: RollPlayer, rounds: number): TileNo[] {
  const found: TileNo[] = [];
  for (const stack of [0, 1] as const) {
    const lying = countAt(player, onStack + stack);
    for (const [depth, tile] of player.stacks[stack].entries()) {
      if (depth === 0 && lying > 0) continue;
      if (attraction(player, sideOnStack(tile, stack), rounds, 2 * depth) < fair) found.push(tile);
    }
  }
  return found;
}

/** The tile, side and end of the stack that bring most. */
function bestPlace(player: RollPlayer, rounds: number, onTop: boolean): RollAnswer {
  let best: { tile: TileNo; stack: 0 | 1; top: boolean } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const work = [workOn(player, 0), workOn(player, 1)];
  for (const tile of player.drawn) {
    for (const stack of [0, 1] as const) {
      const side = sideOnStack(tile, stack);
      for (const top of onTop && player.stacks[stack].length > 0 ? [false, true] : [false]) {
        const rated = attraction(player, side, rounds, top ? 0 : (work[stack] ?? 0)) - (top ? 0.8 : 0);
        if (rated <= most) continue;
        most = rated;
        best = { tile, stack, top };
      }
    }
  }
  const { tile, stack, top } = best ?? { tile: player.drawn[0] as TileNo, stack: 0, top: false };
  const side = stack === 0 ? 'development' : 'world';
  return top ? { tile: tileName(tile), side, where: 'top' } : { tile: tileName(tile), side };
}

function worstTile(player: RollPlayer, rounds: number): TileNo {
  let worst = player.stacks[0].at(-1) ?? player.stacks[1].at(-1) ?? 0;
  let least = Number.POSITIVE_INFINITY;
  for (const stack of [0, 1] as const) {
    for (const [depth, tile] of player.stacks[stack].entries()) {
      const rated = attraction(player, sideOnStack(tile, stack), rounds, 2 * depth);
      if (rated >= least) continue;
      least = rated;
      worst = tile;
    }
  }
  return worst;
}

const useOfDie = (die: number): number => dieUse[colourOf(die)] ?? 0;

/** Of dice to be spent those of least use; equal ones in the order given. */
function leastUse(dice: readonly number[], count: number): number[] {
  return dice.toSorted((a, b) => useOfDie(a) - useOfDie(b)).slice(0, count);
}

/** Of `preferred` as many as may be, else at least `min` of all. */
function mostUse(preferred: readonly number[], all: readonly number[], min: number, max: number): number[] {
  const chosen = preferred.toSorted((a, b) => useOfDie(b) - useOfDie(a)).slice(0, max);
  for (const die of all) if (chosen.length < min && !chosen.includes(die)) chosen.push(die);
  return chosen;
}

/** The least useful die, rather one that waits to be hired, rather not a good. */
function dieToLose(player: RollPlayer): number {
  let worst = player.dice[0] as number;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < player.dice.length; i++) {
    const place = player.places[i] ?? 0;
    const use = useOfDie(player.dice[i] as number) + (place === inCitizenry ? 0 : isGood(place) ? 0.1 : 0.05);
    if (use >= least) continue;
    least = use;
    worst = player.dice[i] as number;
  }
  return worst;
}

function producePlace(player: RollPlayer, rounds: number): RollAnswer {
  const workers = workersOf(player, producing);
  let die = workers[0] ?? 0;
  let world = worldsWithRoom(player)[0] as SideNo;
  let most = Number.NEGATIVE_INFINITY;
  for (const producer of workers) {
    for (const side of worldsWithRoom(player)) {
      const colour = colourOf(producer);
      const fits = matchesWorld(colour, sideOf(side).colour) ? 0.3 : 0;
      const rated = goodWorth(player, side, colour, rounds) + fits - useOfDie(producer);
      if (rated <= most) continue;
      most = rated;
      die = producer;
      world = side;
    }
  }
  return { die, world: slugOf(world) };
}

/** Shipper, good and task that bring most; a matching good is kept for a matching shipper by what it brings alone. */
function shipTask(player: RollPlayer, rounds: number): ShipAnswer {
  const buys = buyingPower(player) !== null;
  let best: ShipAnswer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const worker of differentWorkers(player, shipping)) {
    const shipper = workerColour(player, shipping, worker);
    for (const good of goodsOf(player)) {
      const world = worldUnder(placeOf(player, good));
      for (const task of ['consume', 'trade'] as const) {
        const { vp, credits } = worthOf(player, task, world, colourOf(good), shipper);
        const bought = task === 'trade' && buys ? 1 : 0;
        const rated =
          vp +
          creditsWorth(player, credits - bought, rounds) +
          bought -
          0.3 * goodWorth(player, world, colourOf(good), rounds);
        if (rated <= most) continue;
        most = rated;
        best = bought === 1 ? { worker, good, do: task, bankers: true } : { worker, good, do: task };
      }
    }
  }
  return best as ShipAnswer;
}

/** When the match ends now, dice in the cup break ties; otherwise nothing is given up that was begun. */
function recalled(state: RollState, player: RollPlayer, min: number): number[] {
  const dice = recallable(player);
  const ends = poolLeft(state) === 0 || state.players.some((each) => squaresOf(each) >= endSquares);
  if (ends) return keepsGoods(player) ? dice.filter((die) => !isGood(placeOf(player, die))) : dice;
  const work = [0, 1].map((stack) => player.stacks[stack as 0 | 1].length === 0);
  const idle = dice.filter((die) => {
    const place = placeOf(player, die) - onStack;
    return (place === 0 || place === 1) && work[place] === true;
  });
  return idle.length >= min ? idle : dice.slice(0, min);
}

const keepsGoods = (player: RollPlayer): boolean =>
  player.tableau.some((side) =>
    sideOf(side).powers.some((power) => power.trigger === 'gameEnd' && power.formula.kind === 'countGoods'),
  );
