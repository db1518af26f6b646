// Powers of the Ship phase: what a Trade or a Consume is worth.

import { type Player, sideAt } from '../state.ts';
import { type ColourNo, consumePowers, matchesWorld, type SideNo, sideOf, tradePowers } from '../tiles/catalogue.ts';
import { tradePrice } from '../tiles/constants.ts';
import type { BuyVp, PowerOf, Resource, WorldColour } from './vocabulary.ts';

/** One point, one for the good, one for the shipper. */
const basicMost = 3;

export interface Worth {
  credits: number;
  vp: number;
}

type ShippingPower = PowerOf<'trade'> | PowerOf<'consume'>;

/** Whether a power adds something by itself to shipping from this world; `buyVp` waits for the owner's word. */
const pays: {
  readonly [E in ShippingPower['effect']]: (
    power: Extract<ShippingPower, { effect: E }>,
    world: WorldColour | null,
  ) => boolean;
} = {
  gain: (power, world) => power.filter === undefined || (world !== null && power.filter.worldColours.includes(world)),
  buyVp: () => false,
};

/** The price of the world's colour; powers come on top. @rule roll-7.2.3 */
export const priceOf = (world: SideNo): number => tradePrice[sideOf(world).colour ?? 'grey'];

/** One point, and one for each of good and shipper whose die fits the world. @rule roll-7.2.5 */
export function basicConsume(world: SideNo, good: ColourNo, shipper: ColourNo): number {
  const { colour } = sideOf(world);
  return 1 + (matchesWorld(good, colour) ? 1 : 0) + (matchesWorld(shipper, colour) ? 1 : 0);
}

/** Calls back for each side with a power that adds to this task. */
export function shippingGains(
  player: Player,
  task: 'trade' | 'consume',
  world: SideNo,
  found: (side: SideNo, resource: Resource, amount: number) => void,
): void {
  const { colour } = sideOf(world);
  for (let i = 0; i < player.tableau.length; i++) {
    const side = sideAt(player, i);
    for (const power of task === 'trade' ? tradePowers(side) : consumePowers(side)) {
      if (power.effect === 'gain' && pays.gain(power, colour)) found(side, power.resource, power.amount);
    }
  }
}

/** Everything a task brings, before the credit cap. */
export function worthOf(
  player: Player,
  task: 'trade' | 'consume',
  world: SideNo,
  good: ColourNo,
  shipper: ColourNo,
): Worth {
  const worth: Worth = { credits: 0, vp: 0 };
  if (task === 'trade') worth.credits = priceOf(world);
  else worth.vp = basicConsume(world, good, shipper);
  shippingGains(player, task, world, (_, resource, amount) => {
    worth[resource] += amount;
  });
  return worth;
}

/** The side that sells VP after a Trade, if there is one. */
export function buyingPower(player: Player): { side: SideNo; power: BuyVp } | null {
  for (const side of player.tableau) {
    for (const power of tradePowers(side)) if (power.effect === 'buyVp') return { side, power };
  }
  return null;
}

/** The most VP one task could bring, whatever the world. */
export function capOfConsume(player: Player): number {
  let vp = basicMost;
  for (let i = 0; i < player.tableau.length; i++) {
    for (const power of consumePowers(sideAt(player, i))) if (power.resource === 'vp') vp += power.amount;
  }
  return vp;
}
