// Which consume powers a player can use, and which goods each of them takes.

import type { Seat } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { faceAt, type Game, playerAt } from '../game.ts';
import { noCard, type Player } from '../state.ts';
import { snapshotCard, snapshotSize } from '../tableau.ts';
import { isUsed } from './settle.ts';
import { type ConsumePower, goodKinds, type PowerOf } from './vocabulary.ts';

export interface Usable {
  readonly card: CardNo;
  readonly index: number;
  readonly power: ConsumePower;
}

/** Places of the tableau, 0, 1, …, whose goods a power may take, and how it takes them. */
export interface Appetite {
  readonly from: readonly number[];
  /** So many goods, exactly. */
  readonly count: number;
  /** All of different kinds. */
  readonly different: boolean;
}

const nothing: Appetite = { from: [], count: 0, different: false };

type Word<K extends ConsumePower['kind']> = (
  g: Game,
  player: Player,
  power: PowerOf<'consume', K>,
  card: CardNo,
) => boolean;

/** Whether a power can be used at all; by public facts only. */
const consumeWords: { readonly [K in ConsumePower['kind']]: Word<K> } = {
  consumeGoods: (g, player, power, card) => appetiteOf(g, player, power, card).count > 0,
  /** @rule race-5.4.10 */
  sellGood: (g, player, power) => placesWithGoods(g, player, power.consumes.goods.of).length > 0,
  /** @rule race-5.4.11 */
  gain: () => true,
  /** @rule race-5.4.11 */
  guessCost: () => true,
  /** @rule race-5.4.12 */
  discardCards: (_g, player) => player.hand.length > 0,
  /** @rule race-5.4.12 */
  ante: (_g, player) => player.hand.length > 0,
};

export function usableConsumePowers(g: Game, seat: Seat): Usable[] {
  const player = playerAt(g, seat);
  const usable: Usable[] = [];
  const size = snapshotSize(player);
  for (let i = 0; i < size; i++) {
    const card = snapshotCard(player, i);
    const powers = faceAt(g, card).consume;
    for (let index = 0; index < powers.length; index++) {
      const power = powers[index] as ConsumePower;
      if (isUsed(player, card, index)) continue; // @rule race-5.4.5, race-5.4.11
      const word = consumeWords[power.kind] as Word<ConsumePower['kind']>;
      if (word(g, player, power, card)) usable.push({ card, index, power });
    }
  }
  return usable;
}

/** The goods a power takes when it is used: always to the full. @rule race-5.4.5 */
export function appetite(g: Game, seat: Seat, { power, card }: Usable): Appetite {
  const player = playerAt(g, seat);
  if (power.kind === 'consumeGoods') return appetiteOf(g, player, power, card);
  if (power.kind === 'sellGood')
    return { from: placesWithGoods(g, player, power.consumes.goods.of), count: 1, different: false };
  return nothing;
}

function appetiteOf(g: Game, player: Player, power: PowerOf<'consume', 'consumeGoods'>, card: CardNo): Appetite {
  const { goods } = power.consumes;
  let from = placesWithGoods(g, player, goods.of);
  // @rule race-5.4.9
  if (goods.from === 'thisWorld') from = from.filter((place) => player.tableau[place] === card);
  if (goods.count === 'all') return { from, count: from.length, different: false }; // @rule race-5.4.8
  // @rule race-5.4.6
  if (goods.allDifferent === true) {
    return { from, count: kindsAmong(g, player, from) >= goods.count ? goods.count : 0, different: true };
  }
  // @rule race-5.4.7
  if (goods.eachTimeDifferent === true) {
    return { from, count: Math.min(power.times, kindsAmong(g, player, from)), different: true };
  }
  // @rule race-5.4.5, race-5.4.6
  return { from, count: goods.count * Math.min(power.times, Math.floor(from.length / goods.count)), different: false };
}

function placesWithGoods(g: Game, player: Player, of: string): number[] {
  const places: number[] = [];
  for (let place = 0; place < player.goods.length; place++) {
    if (player.goods[place] === noCard) continue;
    if (of === 'any' || faceAt(g, player.tableau[place] ?? noCard).good === of) places.push(place);
  }
  return places;
}

function kindsAmong(g: Game, player: Player, places: readonly number[]): number {
  let bits = 0;
  for (const place of places) bits |= kindBit(g, player, place);
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

function kindBit(g: Game, player: Player, place: number): number {
  const { good } = faceAt(g, player.tableau[place] ?? noCard);
  return good === 'none' ? 0 : 1 << goodKinds.indexOf(good);
}

/** Whether these places are what the power takes. @rule race-5.4.5 */
export function satisfies(g: Game, seat: Seat, wants: Appetite, places: readonly number[]): boolean {
  if (places.length !== wants.count || new Set(places).size !== places.length) return false;
  if (!places.every((place) => wants.from.includes(place))) return false;
  return !wants.different || kindsAmong(g, playerAt(g, seat), places) === places.length;
}

/** How often the power is used with so many goods: what it yields is multiplied by that. */
export function usesWith(power: PowerOf<'consume', 'consumeGoods'>, goods: number): number {
  const { count } = power.consumes.goods;
  return count === 'all' ? 1 : Math.floor(goods / count);
}
