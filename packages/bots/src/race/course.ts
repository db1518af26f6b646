// How Race is learned: tables with and without expansions in turn, first by the quick player, then by the nets
// themselves. Most of their matches are played at a glance, which is quick and tells who wins; the others look ahead,
// which teaches picks.

import { addSample } from '../net/learner.ts';
import { freshNet } from '../net/net.ts';
import type { Course } from '../training/course.ts';
import { pickError, shareError } from '../training/training.ts';
import { raceFacts } from './facts.ts';
import { ownPicksAt, raceMind } from './mind.ts';
import { pickRange, picks } from './picks.ts';
import { attentive } from './search.ts';
import { playRaceForLessons, type RaceLesson, type RaceTable } from './self-play.ts';
import { raceThinker } from './thinker.ts';

/** About so many facts hold at a time. */
const active = 300;
const hiddenForPicks = 32;

/** Every eighth match has a guest: the quick player on one seat. */
const guestEvery = 8;

const lambda = 0.8;

export const raceCourse: Course<RaceTable, RaceLesson> = {
  freshNets(hidden, random) {
    const { size, open } = raceFacts();
    return {
      worth: freshNet(size, hidden, ownPicksAt + picks.length, active, random),
      picks: freshNet(open, hiddenForPicks, picks.length, active, random),
    };
  },

  teach(lesson, worth, likely) {
    const { facts, open, picked } = lesson;
    const loss = addSample(worth, { list: facts, count: facts.length }, (out) => worthError(out, lesson));
    if (picked === null) return { worth: loss, picks: Number.NaN };
    const { start, count } = pickRange(lesson.experienced);
    const pickLoss = addSample(likely, { list: facts, count: open }, (out) => pickError(out, picked, start, count));
    return { worth: loss, picks: pickLoss };
  },

  pupilWith(nets) {
    const mind = raceMind(nets);
    return {
      play({ table, seed, turn, pains }, quick) {
        const glance = !quick && turn % (pains.mix + 1) !== 0;
        const { lessons } = playRaceForLessons({
          table,
          seed,
          mind: quick ? null : mind,
          guest: turn % guestEvery === 1 ? Math.floor(turn / guestEvery) % table.seats : -1,
          effort: glance ? attentive(1, 4, 4, 0) : attentive(pains.sims, pains.aside, pains.width, 0),
          glance,
          lambda,
        });
        return lessons;
      },
      bot: raceThinker(
        'learner',
        () => mind,
        () => attentive(21, 14, 6, 0),
      ),
      refresh: mind.refresh,
    };
  },
};

/** How much the outputs besides the share weigh: what they learn shapes the hidden units that the share lives on. */
const besides = 0.25;

function worthError(out: Float32Array, { share, points, lead, left, picked, experienced }: RaceLesson): number {
  const loss = shareError(out, share);
  out[1] = besides * ((out[1] as number) - points / 40);
  out[2] = besides * ((out[2] as number) - lead / 20);
  out[3] = besides * ((out[3] as number) - left / 10);
  const own = out.subarray(ownPicksAt);
  if (picked === null) own.fill(0);
  else {
    const { start, count } = pickRange(experienced);
    pickError(own, picked, start, count);
    for (let i = 0; i < own.length; i++) own[i] = besides * (own[i] as number);
  }
  return loss;
}
