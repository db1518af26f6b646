// How Roll is learned: first from matches of the quick player, then from those of the nets themselves.

import { phaseNames } from '@orrery/roll';
import { withMoreUnits } from '../net/grow.ts';
import { addSample } from '../net/learner.ts';
import { freshNet } from '../net/net.ts';
import type { Trainer } from '../training/trainer.ts';
import { pickError, shareError } from '../training/training.ts';
import { rollFacts } from './facts.ts';
import { rollModel } from './model.ts';
import { fullRollSearch } from './search.ts';
import { rollSearchBot } from './search-bot.ts';
import { playRollForSamples, type RollSample } from './self-play.ts';
import { rollNetsFrom } from './trained-model.ts';

/** About so many facts hold at a time. */
const active = 250;
const hiddenForPicks = 32;

/** Plans to try per decision while learning. */
const plans = 8;

const lambda = 0.85;

export const rollTrainer: Trainer<number, RollSample> = {
  freshNets: (hidden, random) => ({
    value: freshNet(rollFacts.size, hidden, 1, active, random),
    policy: freshNet(rollFacts.withFaces, hiddenForPicks, phaseNames.length, active, random),
  }),

  grownNets: (saved, hidden, random) => {
    const { value, policy } = rollNetsFrom(saved);
    return {
      value: withMoreUnits(value, hidden, active, random),
      policy: withMoreUnits(policy, hiddenForPicks, active, random),
    };
  },

  addGradients: ({ facts, known, share, picked }, value, likely) => ({
    value: addSample(value, { list: facts, count: known }, (out) => shareError(out, share)),
    policy: addSample(likely, { list: facts, count: facts.length }, (out) => pickError(out, picked, 0, out.length)),
  }),

  selfPlayer(nets) {
    const model = rollModel(nets);
    return {
      play({ table, seed, turn, hyperparameters: { sims, otherSims, width, mix } }, quick) {
        const effort = fullRollSearch(sims, turn % (mix + 1) === 0 ? otherSims : 0, plans, width);
        return playRollForSamples({ seats: table, seed, model: quick ? null : model, effort, lambda }).samples;
      },
      bot: rollSearchBot(
        'learner',
        () => model,
        () => fullRollSearch(32, 12, 10, 5),
      ),
      refresh: model.refresh,
    };
  },
};
