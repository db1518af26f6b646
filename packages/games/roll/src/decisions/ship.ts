// Which good is shipped by whom, traded or consumed.

import { below, must, pick } from '@orrery/kernel';
import { colourNameOf, colourOf, goodsOf, indexOfDie, placeAt, placeOf } from '../dice.ts';
import { type DieNo, shipping } from '../names.ts';
import { differentWorkers, workerColour } from '../phases/workers.ts';
import { isGood, worldUnder } from '../places.ts';
import { basicConsume, buyingPower, priceOf, shippingGains, worthOf } from '../powers/shipping.ts';
import type { ShipAnswer } from '../questions.ts';
import { malformed, type RollRefusal, refuseAnswer } from '../refusals.ts';
import type { Player } from '../state.ts';
import { playerAt } from '../state.ts';
import { colourByName, type SideNo, slugOf } from '../tiles/catalogue.ts';
import { anyWorker, different } from './choosing.ts';
import type { Decision } from './decision.ts';
import type { DescribedGain, DescribedGood, DescribedOf, DescribedWorker } from './described.ts';
import { describeWorkers, gainOf } from './describing.ts';
import { shipsBetter } from './dominance.ts';
import { proposeShipping } from './proposals.ts';
import { isFields, wrongFields } from './reading.ts';

/** @rule roll-17.18 */
export const shipTask: Decision<'ship.task'> = {
  check: (state, { seat }, answer) => {
    const wrong = wrongFields(answer, ['worker', 'good', 'do'], ['bankers']);
    if (wrong !== null || !isFields(answer)) return wrong;
    const { worker, good, do: task, bankers } = answer;
    if (typeof worker !== 'number' && typeof worker !== 'string') return malformed('worker');
    if (typeof good !== 'number') return malformed('good');
    if (task !== 'trade' && task !== 'consume') return malformed('do');
    const player = playerAt(state, seat);
    if (workerColour(player, shipping, worker) < 0) return refuseAnswer('roll/no-such-worker', { worker });
    const index = indexOfDie(player, good);
    if (index < 0 || !isGood(placeAt(player, index))) return refuseAnswer('roll/no-such-good', { die: good });
    if (!Object.hasOwn(answer, 'bankers')) return null;
    if (typeof bankers !== 'boolean') return malformed('bankers');
    if (!bankers) return null;
    return task === 'trade' ? whyNoBuying(player) : refuseAnswer('roll/no-buying');
  },
  enumerate: (state, { seat }) => listShipping(playerAt(state, seat)),
  sample: (state, { seat }, random) => {
    const player = playerAt(state, seat);
    const worker = anyWorker(player, shipping, random);
    const good = pick(random, goodsOf(player));
    if (below(random, 2) === 0) return { worker, good, do: 'consume' };
    if (buyingPower(player) === null) return { worker, good, do: 'trade' };
    return { worker, good, do: 'trade', bankers: below(random, 2) === 0 };
  },
  fallback: (state, { seat }) => bestShipping(playerAt(state, seat)),
  propose: (state, { seat }) => proposeShipping(state, seat, listShipping(playerAt(state, seat))),
  dominates: (state, { seat }, better, worse) => shipsBetter(state, seat, better, worse),
  describe: (state, { seat }) => {
    const player = playerAt(state, seat);
    const shippers = describeWorkers(player, shipping);
    const goods = different(player, goodsOf(player)).map((good) => describeGood(player, good, shippers));
    return {
      kind: 'ship.task',
      shippers,
      goods,
      noBuying: whyNoBuying(player),
      table: shippingTable(shippers, goods, buyingPower(player) !== null),
    };
  },
};

function listShipping(player: Player): ShipAnswer[] {
  const found: ShipAnswer[] = [];
  const goods = different(player, goodsOf(player));
  const buys = buyingPower(player) !== null;
  for (const worker of differentWorkers(player, shipping)) {
    for (const good of goods) {
      found.push({ worker, good, do: 'consume' }, { worker, good, do: 'trade' });
      if (buys) found.push({ worker, good, do: 'trade', bankers: true });
    }
  }
  return found;
}

/** What is worth most, a VP counting like two credits. */
function bestShipping(player: Player): ShipAnswer {
  let best: ShipAnswer | null = null;
  let most = -1;
  for (const worker of differentWorkers(player, shipping)) {
    for (const good of goodsOf(player)) {
      for (const task of ['consume', 'trade'] as const) {
        const world = worldUnder(placeOf(player, good));
        const worth = worthOf(player, task, world, colourOf(good), workerColour(player, shipping, worker));
        const value = worth.credits + 2 * worth.vp;
        if (value <= most) continue;
        most = value;
        best = { worker, good, do: task };
      }
    }
  }
  return must(best, 'there is nothing to ship');
}

const whyNoBuying = (player: Player): RollRefusal | null =>
  buyingPower(player) === null ? refuseAnswer('roll/no-buying') : null;

function describeGood(player: Player, good: DieNo, shippers: readonly DescribedWorker[]): DescribedGood {
  const world = worldUnder(placeOf(player, good));
  const trade = [{ cause: 'trade', credits: priceOf(world), vp: 0 }, ...bonuses(player, 'trade', world)];
  const eaten = bonuses(player, 'consume', world);
  const buying = buyingPower(player);
  return {
    good,
    colour: colourNameOf(good),
    world: slugOf(world),
    trade: gainOf(player, trade),
    tradeAndBuy:
      buying === null
        ? null
        : gainOf(player, [
            ...trade,
            { cause: slugOf(buying.side), credits: -buying.power.costCredits, vp: buying.power.vp },
          ]),
    consume: shippers.map(({ worker, colour }) => {
      const vp = basicConsume(world, colourOf(good), colourByName(colour));
      return { worker, gain: gainOf(player, [{ cause: 'consume', credits: 0, vp }, ...eaten]) };
    }),
  };
}

/** What the tiles of a seat add to a task. */
function bonuses(player: Player, task: 'trade' | 'consume', world: SideNo): DescribedGain['terms'] {
  const terms: DescribedGain['terms'][number][] = [];
  shippingGains(player, task, world, (side, resource, amount) => {
    terms.push({
      cause: slugOf(side),
      credits: resource === 'credits' ? amount : 0,
      vp: resource === 'vp' ? amount : 0,
    });
  });
  return terms;
}

/** One task: a shipper and a good go to the Citizenry. */
function shippingTable(
  shippers: readonly DescribedWorker[],
  goods: readonly DescribedGood[],
  buys: boolean,
): DescribedOf<'ship.task'>['table'] {
  const from = [...new Set(goods.map(({ world }) => `world:${world}`))];
  return {
    pieces: [
      ...shippers.map(({ worker }) => ({ piece: worker, kind: 'shipper', at: 'working' }) as const),
      ...goods.map(({ good, world }) => ({ piece: good, kind: 'good', at: `world:${world}` }) as const),
    ],
    places: ['working', ...from, 'citizenry'],
    chooses: false,
    powers: ['consume', 'trade', ...(buys ? ['tradeAndBuy'] : [])].map((power) => ({
      power,
      times: 1,
      pay: ['shipper'],
      kinds: ['good'],
      from,
      to: ['citizenry'],
      together: false,
      min: 1,
      max: 1,
    })),
    minUses: 1,
    maxUses: 1,
  };
}
