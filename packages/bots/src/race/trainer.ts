// How Race is learned: tables with and without expansions in turn, first by the quick player, then by the nets
// themselves. Most of their matches pick straight from the policy, which is quick and tells who wins; the others look ahead,
// which teaches picks.

import { withMoreUnits } from '../net/grow.ts';
import { addSample } from '../net/learner.ts';
import { freshNet } from '../net/net.ts';
import type { Trainer } from '../training/trainer.ts';
import { pickError, shareError } from '../training/training.ts';
import { raceFacts } from './facts.ts';
import { ownPicksAt, raceModel } from './model.ts';
import { pickRange, picks } from './picks.ts';
import { fullSearch } from './search.ts';
import { raceSearchBot } from './search-bot.ts';
import { type Picking, playRaceForSamples, type RaceSample, type RaceTable } from './self-play.ts';
import { netsFrom, quickOf, trainedQuick } from './trained-model.ts';

/** About so many facts hold at a time. */
const active = 300;
const hiddenForPicks = 32;

/** Every eighth match has a guest: the quick player on one seat. */
const guestEvery = 8;

const lambda = 0.8;

export const raceTrainer: Trainer<RaceTable, RaceSample> = {
  freshNets(hidden, random) {
    const { size, open } = raceFacts();
    return {
      value: freshNet(size, hidden, ownPicksAt + picks.length, active, random),
      policy: freshNet(open, hiddenForPicks, picks.length, active, random),
    };
  },

  grownNets(saved, hidden, random) {
    const { value, policy } = netsFrom(saved);
    return {
      value: withMoreUnits(value, hidden, active, random),
      policy: withMoreUnits(policy, hiddenForPicks, active, random),
    };
  },

  addGradients(sample, value, likely) {
    const { facts, open, picked } = sample;
    const loss = addSample(value, { list: facts, count: facts.length }, (out) => valueError(out, sample));
    if (picked === null) return { value: loss, policy: Number.NaN };
    const { start, count } = pickRange(sample.experienced);
    const pickLoss = addSample(likely, { list: facts, count: open }, (out) => pickError(out, picked, start, count));
    return { value: loss, policy: pickLoss };
  },

  selfPlayer(nets, teacher) {
    const model = raceModel(nets, teacher === null ? trainedQuick() : quickOf(teacher));
    return {
      play({ table, seed, turn, hyperparameters: { sims, otherSims, width, mix } }, quick) {
        const { samples } = playRaceForSamples({
          table,
          seed,
          model: quick ? null : model,
          guest: turn % guestEvery === 1 ? Math.floor(turn / guestEvery) % table.seats : -1,
          effort: fullSearch(sims, otherSims, width, 0),
          picking: quick ? 'lookAhead' : pickingOf(turn, mix),
          lambda,
        });
        return samples;
      },
      bot: raceSearchBot(
        'learner',
        () => model,
        () => fullSearch(21, 14, 6, 0),
      ),
      refresh: model.refresh,
    };
  },
};

/** One match of mix + 1 looks ahead everywhere; of the others every second glances at what the policy thinks best. */
function pickingOf(turn: number, mix: number): Picking {
  const which = turn % (mix + 1);
  if (which === 0) return 'lookAhead';
  return which % 2 === 1 ? 'glance' : 'policy';
}

/** How much the outputs besides the share weigh: what they learn shapes the hidden units that the share lives on. */
const besides = 0.25;

function valueError(out: Float32Array, { share, points, lead, left, picked, experienced }: RaceSample): number {
  const loss = shareError(out, share);
  out[1] = besides * ((out[1] ?? 0) - points / 40);
  out[2] = besides * ((out[2] ?? 0) - lead / 20);
  out[3] = besides * ((out[3] ?? 0) - left / 10);
  const own = out.subarray(ownPicksAt);
  if (picked === null) own.fill(0);
  else {
    const { start, count } = pickRange(experienced);
    pickError(own, picked, start, count);
    for (let i = 0; i < own.length; i++) own[i] = besides * (own[i] ?? 0);
  }
  return loss;
}
