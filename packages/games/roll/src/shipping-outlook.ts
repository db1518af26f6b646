// What goods are worth to a seat: each one traded or consumed, and what the shippers of a column could bring with all of
// them. From what lies open.

import { colourOf } from './dice.ts';
import type { DieNo } from './names.ts';
import { worldUnder } from './places.ts';
import { type Worth, worthOf } from './powers/shipping.ts';
import { dieColours } from './powers/vocabulary.ts';
import type { Player } from './state.ts';
import { type ColourNo, colourByName, matchesWorld, sideOf } from './tiles/catalogue.ts';

export interface GoodWorth {
  readonly trade: Readonly<Worth>;
  /** By a shipper whose die does not fit the world. */
  readonly consume: Readonly<Worth>;
  /** By one whose die does; null where none can. */
  readonly consumeMatched: Readonly<Worth> | null;
}

/** What all shippers together could bring: as much as can be by Trade alone, or by Consume alone. */
export interface ShippingWorth {
  /** Goods that would be shipped. */
  readonly goods: number;
  readonly trade: Readonly<Worth>;
  readonly consume: Readonly<Worth>;
}

/** Its dice fit no world. */
const home = colourByName('home');

/** @rule roll-7.2.3, roll-7.2.5 */
export function goodWorth(player: Player, die: DieNo, place: number): GoodWorth {
  const world = worldUnder(place);
  const good = colourOf(die);
  const fitting = dieColours.map(colourByName).find((colour) => matchesWorld(colour, sideOf(world).colour));
  return {
    trade: worthOf(player, 'trade', world, good, home),
    consume: worthOf(player, 'consume', world, good, home),
    consumeMatched: fitting === undefined ? null : worthOf(player, 'consume', world, good, fitting),
  };
}

/** The goods by their dice and places, the shippers by their colours. */
export function shippingWorth(
  player: Player,
  goods: readonly { readonly die: DieNo; readonly place: number }[],
  shippers: readonly ColourNo[],
): ShippingWorth {
  const consume = bestConsuming(player, goods, different(shippers, goods.length));
  const sales = goods
    .map(({ die, place }) => worthOf(player, 'trade', worldUnder(place), colourOf(die), home))
    .sort((a, b) => b.credits - a.credits || b.vp - a.vp)
    .slice(0, shippers.length);
  return { goods: sales.length, trade: sumOf(sales), consume };
}

const mostCounted = 10;

/** No more of a colour than there are goods, Home dice last: more could not be better. */
const different = (shippers: readonly ColourNo[], goods: number): ColourNo[] =>
  shippers
    .filter((colour, at) => shippers.slice(0, at).filter((other) => other === colour).length < goods)
    .sort((a, b) => Number(a === home) - Number(b === home))
    .slice(0, mostCounted);

const sumOf = (all: readonly Worth[]): Worth =>
  all.reduce((sum, { credits, vp }) => ({ credits: sum.credits + credits, vp: sum.vp + vp }), { credits: 0, vp: 0 });

/** Every good to at most one shipper, so that the VP are as many as can be. Shippers are counted by bits. */
function bestConsuming(
  player: Player,
  goods: readonly { readonly die: DieNo; readonly place: number }[],
  shippers: readonly ColourNo[],
): Worth {
  let best: (Worth | undefined)[] = [{ credits: 0, vp: 0 }];
  for (const { die, place } of goods) {
    const next = best.slice();
    for (const [busy, sum] of best.entries()) {
      if (sum === undefined) continue;
      for (const [at, shipper] of shippers.entries()) {
        if ((busy & (1 << at)) !== 0) continue;
        const worth = sumOf([sum, worthOf(player, 'consume', worldUnder(place), colourOf(die), shipper)]);
        const known = next[busy | (1 << at)];
        if (known === undefined || isMore(worth, known)) next[busy | (1 << at)] = worth;
      }
    }
    best = next;
  }
  return best.reduce<Worth>((most, each) => (each !== undefined && isMore(each, most) ? each : most), {
    credits: 0,
    vp: 0,
  });
}

const isMore = (a: Worth, b: Worth): boolean => a.vp > b.vp || (a.vp === b.vp && a.credits > b.credits);
