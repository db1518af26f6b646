// Hand-made worth of tiles and dice in points: printed points, the dice and credits a tile brings at once, what its
// powers bring until the end, and what its bonus would score. Read from the vocabulary of powers, never by name.

import { type DiceGrant, dieColours, type Power } from '@orrery/roll';
import {
  formulaWorth,
  isGoodsWorld,
  type RollPlayer,
  type Side,
  type SideNo,
  sideOf,
  sides,
  tradePrice,
} from '@orrery/roll/search';

/** How much use a die of each colour is in a round, in points: home, military, consumption, novelty, rare, genes, alien. */
export const dieUse: readonly number[] = [0.2, 0.24, 0.27, 0.26, 0.26, 0.3, 0.34];

const useOf = (grants: readonly DiceGrant[]): number =>
  grants.reduce((sum, { colour, count }) => sum + count * (dieUse[dieColours.indexOf(colour)] ?? 0), 0);

interface Engine {
  /** Points at once, whenever it is completed. */
  readonly now: number;
  /** Points in each round that is left. */
  readonly perRound: number;
}

/** About how often a phase happens in a round. */
const activity = 0.5;
const credit = 0.4;

function engineOf(power: Power): Engine {
  const lasting = (perRound: number): Engine => ({ now: 0, perRound });
  switch (power.effect) {
    case 'gainDice': {
      const delay = power.to === 'citizenry' ? -credit * power.dice.length : power.to === 'good' ? 0.9 : 0;
      return { now: delay, perRound: useOf(power.dice) };
    }
    case 'removeDie':
      return lasting(-(dieUse[0] ?? 0) * power.count);
    case 'gain': {
      const unit = power.resource === 'vp' ? 1 : credit;
      if (power.trigger === 'placed') return { now: unit * power.amount, perRound: 0 };
      if (power.trigger === 'phaseEnd') {
        const often = power.per !== undefined ? 1.1 : power.condition !== undefined ? 0.45 : 1;
        return lasting(unit * power.amount * activity * often);
      }
      const often = power.trigger === 'completion' ? 0.35 : 0.45;
      const narrow = 'filter' in power && power.filter !== undefined ? 0.5 : 1;
      return lasting(unit * power.amount * often * narrow);
    }
    case 'reassign':
      return lasting((power.to === 'any' ? 0.2 : 0.15) * (power.workers.colours === undefined ? 1 : 0.6) * power.max);
    case 'dictateReach':
    case 'dictateRepeat':
      return lasting(0.15);
    case 'costReduction':
      return lasting(0.22 * (power.target.colours === undefined ? 1 : 0.5) * power.amount);
    case 'goodsCapacity':
      return lasting(0.15);
    case 'virtualWorkers':
      return lasting(0.28 * power.colours.length);
    case 'rearrangeConstruction':
    case 'placeOnTop':
      return lasting(0.08);
    case 'stockValue':
      return lasting(0.1);
    case 'workersToCup':
      return lasting(0.25);
    case 'buyVp':
      return lasting(0.25);
    case 'drawTile':
      return lasting(0.25);
    default:
      return lasting(0);
  }
}

function engineOfSide(side: Side): Engine {
  let now = 0;
  let perRound = isGoodsWorld(side) ? 0.08 + 0.03 * tradePrice[side.colour ?? 'grey'] : 0;
  for (const power of side.powers) {
    const engine = engineOf(power);
    now += engine.now;
    perRound += engine.perRound;
  }
  return { now, perRound };
}

const engines: readonly Engine[] = sides.map(engineOfSide);

/** Points that completing this side brings the seat, with so many rounds to come after this one. */
export function sideWorth(player: RollPlayer, side: SideNo, rounds: number): number {
  const face = sideOf(side);
  const engine = engines[side] as Engine;
  let worth = face.cost + (rounds > 0 ? engine.now : 0) + engine.perRound * rounds;
  for (const power of face.powers) {
    if (power.trigger === 'gameEnd') worth += formulaWorth(player, power.formula) + 0.12 * rounds + 0.5;
  }
  return worth;
}
