// What each further worker of a phase would bring a seat, in points: the numbers by which plans are made. Only what
// the seat knows goes in.

import { dieColours, phaseNames, type RollState } from '@orrery/roll';
import {
  colourOf,
  countAt,
  countGoods,
  matchesWorld,
  onStack,
  type RollPlayer,
  requiredWorkers,
  roomOn,
  type SideNo,
  sideOf,
  sideOnStack,
  sides,
  worldUnder,
  worthOf,
} from '@orrery/roll/search';
import { creditsWorth, creditWorth, roundsLeft } from './outlook.ts';
import { sideWorth } from './worth.ts';

export interface Gains {
  /** By phase: what it brings with no worker at all. */
  readonly base: readonly number[];
  /** By phase: what the first, second, ... worker adds; nothing beyond the list. */
  readonly steps: readonly (readonly number[])[];
  /** By phase and colour: what a worker of that colour adds besides. */
  readonly fit: readonly (readonly number[])[];
}

/** More workers than this are not looked at. */
const most = 10;
const colours = dieColours.length;
const noFit: readonly number[] = new Array<number>(colours).fill(0);

export function gainsOf(state: RollState, seat: number): Gains {
  const player = state.players[seat] as RollPlayer;
  const rounds = roundsLeft(state);
  const base = baseGains(player, rounds);
  const hire = creditWorth(player, player.credits, rounds);
  const develop = buildSteps(player, 0, rounds, hire, base);
  const settle = buildSteps(player, 1, rounds, hire, base);
  const explore = exploreSteps(player, rounds, hire);
  const ship = shipSteps(player, rounds, hire, base);
  const produce = produceSteps(player, rounds);
  return {
    base,
    steps: [explore, develop, settle, produce.steps, ship.steps],
    fit: [noFit, noFit, noFit, produce.fit, ship.fit],
  };
}

/** Credits and points that a side pays at the end of each phase, as points. */
const phaseEnds: readonly (readonly number[])[] = sides.map((side) =>
  phaseNames.map((phase) => {
    let worth = 0;
    for (const power of side.powers) {
      if (power.trigger !== 'phaseEnd' || !power.phases.includes(phase)) continue;
      if (power.effect === 'drawTile') worth += 0.4;
      else worth += power.amount * (power.resource === 'vp' ? 1 : 0.35) * (power.condition === undefined ? 1 : 0.5);
    }
    for (const power of side.powers) {
      if (power.trigger === 'phaseStart' && power.phases.includes(phase) && phase === 'explore') {
        worth += 0.7 * power.colours.length;
      }
    }
    return worth;
  }),
);

const virtualShippers: readonly number[] = sides.map((side) =>
  side.powers.reduce(
    (sum, power) => sum + (power.trigger === 'phaseStart' && power.phases.includes('ship') ? power.colours.length : 0),
    0,
  ),
);

function baseGains(player: RollPlayer, rounds: number): number[] {
  const base = [0, 0, 0, 0, 0];
  const late = rounds <= 1.1 ? 0.15 : 1;
  for (const side of player.tableau) {
    const ends = phaseEnds[side] as readonly number[];
    for (let phase = 0; phase < 5; phase++) base[phase] = (base[phase] ?? 0) + late * (ends[phase] ?? 0);
  }
  return base;
}

/** What a drawn tile is worth with so many in construction already. */
export function scoutWorth(zone: number, rounds: number): number {
  const wanted = zone === 0 ? 1.9 : zone === 1 ? 1.4 : zone === 2 ? 0.95 : zone === 3 ? 0.6 : 0.3;
  return wanted * Math.min(1, Math.max(0, rounds - 1) / 3);
}

function exploreSteps(player: RollPlayer, rounds: number, hire: number): number[] {
  const steps: number[] = [];
  let zone = player.stacks[0].length + player.stacks[1].length;
  let { credits } = player;
  for (let i = 0; i < most; i++) {
    const stock = creditsWorth(player, 2, rounds, credits);
    const scout = scoutWorth(zone, rounds);
    if (stock >= scout) credits += 2;
    else zone += 1;
    steps.push(Math.max(stock, scout) - hire);
  }
  return steps;
}

/** Part of a tile that is half done counts a little less than its share. */
const unfinished = 0.7;

function buildSteps(player: RollPlayer, stack: 0 | 1, rounds: number, hire: number, base: number[]): number[] {
  const steps: number[] = [];
  let lying = countAt(player, onStack + stack);
  const part = rounds <= 1.1 ? 0 : unfinished;
  for (const tile of player.stacks[stack]) {
    const side = sideOnStack(tile, stack);
    const need = requiredWorkers(player, side);
    const worth = sideWorth(player, side, rounds - 1);
    if (lying >= need) {
      base[1 + stack] = (base[1 + stack] ?? 0) + worth;
      lying -= need;
      continue;
    }
    const each = (worth * part) / need;
    for (; lying < need - 1 && steps.length < most; lying++) steps.push(each - 0.5 * hire);
    if (steps.length >= most) break;
    steps.push(worth - each * (need - 1) - 0.5 * hire);
    lying = 0;
  }
  return steps;
}

/** What shipping a good of this colour from this world brings: the better of selling and consuming. */
export function goodWorth(player: RollPlayer, world: SideNo, good: number, rounds: number): number {
  const eaten = worthOf(player, 'consume', world, good, 0);
  const sold = worthOf(player, 'trade', world, good, 0);
  return Math.max(
    eaten.vp + creditsWorth(player, eaten.credits, rounds),
    sold.vp + creditsWorth(player, sold.credits, rounds),
  );
}

function shipSteps(player: RollPlayer, rounds: number, hire: number, base: number[]) {
  const steps: number[] = [];
  const fit = new Array<number>(colours).fill(0);
  if (countGoods(player) === 0) return { steps, fit };
  for (let i = 0; i < player.places.length; i++) {
    const world = worldUnder(player.places[i] ?? 0);
    if (world < 0) continue;
    steps.push(goodWorth(player, world, colourOf(player.dice[i] as number), rounds) - hire + 0.1);
    for (let colour = 0; colour < colours; colour++) if (matchesWorld(colour, sideOf(world).colour)) fit[colour] = 0.5;
  }
  steps.sort((a, b) => b - a);
  let virtual = 0;
  for (const side of player.tableau) virtual += virtualShippers[side] ?? 0;
  for (const worth of steps.splice(0, virtual)) base[4] = (base[4] ?? 0) + worth + hire;
  return { steps, fit };
}

function produceSteps(player: RollPlayer, rounds: number) {
  const steps: number[] = [];
  const fit = new Array<number>(colours).fill(0);
  const share = rounds <= 1.1 ? 0.1 : 0.5;
  for (const side of player.tableau) {
    const room = roomOn(player, side);
    if (room <= 0) continue;
    const worth = share * (goodWorth(player, side, 0, rounds) + 0.5);
    for (let i = 0; i < room; i++) steps.push(worth);
    for (let colour = 0; colour < colours; colour++) {
      if (matchesWorld(colour, sideOf(side).colour)) fit[colour] = share * 0.9;
    }
  }
  steps.sort((a, b) => b - a);
  return { steps, fit };
}
