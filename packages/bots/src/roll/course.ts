// How Roll is learned: first from matches of the quick player, then from those of the nets themselves.

import { phaseNames } from '@orrery/roll';
import { addSample } from '../net/learner.ts';
import { freshNet } from '../net/net.ts';
import type { Course } from '../training/course.ts';
import { pickError, shareError } from '../training/training.ts';
import { rollFacts } from './facts.ts';
import { rollMind } from './mind.ts';
import { attentiveRoll } from './search.ts';
import { playRollForLessons, type RollLesson } from './self-play.ts';
import { rollThinker } from './thinker.ts';

/** About so many facts hold at a time. */
const active = 250;
const hiddenForPicks = 32;

/** Plans to try per decision while learning. */
const plans = 8;

const lambda = 0.85;

export const rollCourse: Course<number, RollLesson> = {
  freshNets: (hidden, random) => ({
    worth: freshNet(rollFacts.size, hidden, 1, active, random),
    picks: freshNet(rollFacts.withFaces, hiddenForPicks, phaseNames.length, active, random),
  }),

  teach: ({ facts, known, share, picked }, worth, likely) => ({
    worth: addSample(worth, { list: facts, count: known }, (out) => shareError(out, share)),
    picks: addSample(likely, { list: facts, count: facts.length }, (out) => pickError(out, picked, 0, out.length)),
  }),

  pupilWith(nets) {
    const mind = rollMind(nets);
    return {
      play({ table, seed, pains }, quick) {
        const effort = attentiveRoll(pains.sims, pains.aside, plans, pains.width);
        return playRollForLessons({ seats: table, seed, mind: quick ? null : mind, effort, lambda }).lessons;
      },
      bot: rollThinker(
        'learner',
        () => mind,
        () => attentiveRoll(32, 12, 10, 5),
      ),
      refresh: mind.refresh,
    };
  },
};
