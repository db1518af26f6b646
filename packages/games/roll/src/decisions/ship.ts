// Which good is shipped by whom, traded or consumed. @rule roll-17.18

import { below, must, pick } from '@orrery/kernel';
import { colourOf, goodsOf, indexOfDie, placeAt, placeOf } from '../dice.ts';
import { shipping } from '../names.ts';
import { differentWorkers, workerColour } from '../phases/workers.ts';
import { isGood, worldUnder } from '../places.ts';
import { basicConsume, buyingPower, priceOf, shippingGains, worthOf } from '../powers/shipping.ts';
import type { ShipAnswer } from '../questions.ts';
import { malformed, refuseAnswer } from '../refusals.ts';
import type { Player } from '../state.ts';
import { playerAt } from '../state.ts';
import { slugOf } from '../tiles/catalogue.ts';
import { anyWorker, different } from './choosing.ts';
import type { Decision, Option, Term } from './decision.ts';
import { lostOf, workerOptions } from './describing.ts';
import { isFields, wrongFields } from './reading.ts';

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
    return task === 'trade' && buyingPower(player) !== null ? null : refuseAnswer('roll/no-buying');
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
  describe: (state, { seat }) => {
    const player = playerAt(state, seat);
    return {
      options: listShipping(player).map((answer) => shipOption(player, answer)),
      workers: workerOptions(player, shipping),
      workerMatters: true,
      impossible: buyingPower(player) === null ? [{ what: 'bankers', why: 'no-such-power' }] : [],
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

function shipOption(player: Player, answer: ShipAnswer): Option {
  const terms = shippingTerms(player, answer);
  const credits = terms.reduce((sum, term) => sum + term.credits, 0);
  const gained = terms.reduce((sum, term) => sum + Math.max(0, term.credits), 0);
  const vp = terms.reduce((sum, term) => sum + term.vp, 0);
  return { answer, credits, vp, lost: lostOf(player, gained), terms };
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
