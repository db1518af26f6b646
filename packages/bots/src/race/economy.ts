// What goods are good for: how many a tableau would produce, what its consume powers would make of them.
// Estimates that never branch on single cards; the rules themselves are asked only when an answer is tried out.

import { goodKinds, type RaceState } from '@orrery/race';
import { catalogueOf, type Face, goodPrices } from '@orrery/race/search';

export interface Consumption {
  /** Points before doubling. */
  points: number;
  cards: number;
  /** Goods eaten. */
  eaten: number;
}

/** Goods by kind, in the order of `goodKinds`. */
export function goodsByKind(state: RaceState, seat: number): number[] {
  const { faces } = catalogueOf(state.options);
  const counts = [0, 0, 0, 0];
  const player = state.players[seat];
  if (player === undefined) return counts;
  for (let place = 0; place < player.tableau.length; place++) {
    if (player.goods[place] === -1) continue;
    const kind = kindOf(faces[player.tableau[place] ?? -1]);
    if (kind >= 0) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

export const kindOf = (face: Face | undefined): number =>
  face === undefined || face.good === 'none' ? -1 : goodKinds.indexOf(face.good);

/** What the consume powers would make of these goods: powers for one kind first, then the others, once each. */
export function consumptionOf(state: RaceState, seat: number, goods: readonly number[]): Consumption {
  const { faces } = catalogueOf(state.options);
  const left = goods.slice();
  const made: Consumption = { points: 0, cards: 0, eaten: 0 };
  const tableau = state.players[seat]?.tableau ?? [];
  for (let turn = 0; turn < 3; turn++) {
    for (const card of tableau) {
      for (const power of faces[card]?.consume ?? []) consumeOnce(power, turn, left, made);
    }
  }
  return made;
}

/** Turn 0: one kind only; turn 1: any kind; turn 2: all that is left. */
function consumeOnce(power: Face['consume'][number], turn: number, left: number[], made: Consumption): void {
  if (power.kind === 'gain') {
    if (turn > 0) return;
    made.points += power.yields.vp ?? 0;
    made.cards += power.yields.cards ?? 0;
    return;
  }
  if (power.kind !== 'consumeGoods') return;
  const { count, of } = power.consumes.goods;
  const mine = count === 'all' ? 2 : of === 'any' ? 1 : 0;
  if (mine !== turn) return;
  const kind = of === 'any' ? -1 : goodKinds.indexOf(of);
  const there = kind >= 0 ? (left[kind] ?? 0) : left.reduce((sum, each) => sum + each, 0);
  const each = count === 'all' ? Math.max(1, there) : count;
  const uses = Math.min(count === 'all' ? 1 : power.times, Math.floor(there / each));
  if (uses <= 0) return;
  take(left, kind, uses * each);
  made.eaten += uses * each;
  const { vp = 0, cards = 0, vpPerGoodMinus } = power.yields;
  made.points += vpPerGoodMinus === undefined ? vp * uses : Math.max(0, uses * each - vpPerGoodMinus);
  made.cards += cards * uses;
}

/** Takes goods, the cheapest kinds first. */
function take(left: number[], kind: number, count: number): void {
  let rest = count;
  for (let i = 0; i < left.length && rest > 0; i++) {
    if (kind >= 0 && i !== kind) continue;
    const taken = Math.min(left[i] ?? 0, rest);
    left[i] = (left[i] ?? 0) - taken;
    rest -= taken;
  }
}

export interface Production {
  /** Goods that Produce would add, by kind. */
  readonly goods: number[];
  readonly cards: number;
  /** Their prices added up. */
  readonly price: number;
}

/** What Produce would bring; `picked` adds the windfall of whoever picks it. */
export function productionOf(state: RaceState, seat: number, picked: boolean): Production {
  const { faces } = catalogueOf(state.options);
  const player = state.players[seat];
  const goods = [0, 0, 0, 0];
  let cards = 0;
  let price = 0;
  let windfalls = picked ? 1 : 0;
  const empty: number[] = [];
  for (let place = 0; player !== undefined && place < player.tableau.length; place++) {
    const face = faces[player.tableau[place] ?? -1];
    if (face === undefined) continue;
    const bare = player.goods[place] === -1;
    for (const power of face.produce) {
      if (power.kind === 'produceOnWindfall') windfalls += 1;
      else if (power.kind === 'produceHere') {
        if (bare && !power.may && face.good !== 'none') {
          goods[kindOf(face)] = (goods[kindOf(face)] ?? 0) + 1;
          price += goodPrices[face.good];
        }
      } else if (power.kind === 'draw') cards += power.amount;
      else if (power.kind === 'drawIfProducedHere') cards += bare ? power.amount : 0;
      else cards += 1;
    }
    if (bare && face.isWindfall && face.good !== 'none') empty.push(kindOf(face));
  }
  empty.sort((a, b) => b - a);
  for (const kind of empty.slice(0, windfalls)) {
    goods[kind] = (goods[kind] ?? 0) + 1;
    price += 2 + kind;
  }
  return { goods, cards, price };
}
