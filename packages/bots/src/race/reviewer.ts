// Race as a review sees it.

import { type RaceOptions, type RaceState, type RaceTypes, type RaceView, race } from '@orrery/race';
import { redealt } from '@orrery/race/search';
import { likelyCalls, type Reviewer, sharesOf } from '../review/reviewer.ts';
import { termsBetween } from '../thinking/reasons.ts';
import { raceComparing } from './explain.ts';
import { raceEffort } from './levels.ts';
import type { RaceModel } from './model.ts';
import { picks } from './picks.ts';
import { finishRound } from './rollout.ts';
import { trialsFor } from './search.ts';

const effortOf = (view: RaceView) => ({ ...raceEffort('master', view.players.length, {}), plain: true });

export const raceReviewer = (model: () => RaceModel): Reviewer<RaceTypes> => ({
  trials: (view, question, random) => trialsFor(model(), view, question, random, effortOf(view)),
  worlds: (view, question, random) => trialsFor(model(), view, question, random, effortOf(view)).worldNo,
  shares: (state) => sharesNow(model(), state),
  outlook: (state) => {
    finishRound(state, model().quick);
    return sharesNow(model(), state);
  },
  redealt,
  why: (view, question, answers, random, worlds) =>
    termsBetween(
      raceComparing(model(), question.seat),
      (watch) => {
        const { worldNo } = trialsFor(model(), view, question, random, { ...effortOf(view), watch });
        for (let world = 0; world < worlds; world++) {
          const made = worldNo(world);
          for (const answer of answers) made.play(answer);
        }
      },
      answers,
    ),
  calls: (view, question, random) =>
    question.kind !== 'chooseAction'
      ? []
      : likelyCalls(
          view.players.length,
          question.seat,
          () => race.determinize(view, random),
          (state, seat) => chancesByAction(model().likely(state, seat)),
        ),
  tableName,
  progress: progressInRace,
});

/** Of two actions a round each counts by itself. */
function chancesByAction(chances: Float32Array): Map<string, number> {
  const found = new Map<string, number>();
  for (const [at, pick] of picks.entries()) {
    for (const action of pick) found.set(action, (found.get(action) ?? 0) + (chances[at] ?? 0));
  }
  return found;
}

/** How far the match is, from 0 to 1, at the pace so far. */
export function progressInRace(state: RaceState): number {
  const { roundsLeft } = race.standings(state).end;
  return roundsLeft === null ? 0 : state.round / (state.round + roundsLeft);
}

const sharesNow = (model: RaceModel, state: RaceState): number[] =>
  sharesOf(state.players.length, (seat) => model.chance(state, seat));

/** The newest set, the seats, and an x for two actions a round: `gs:2x`. What the nets know less of has a name of its own. */
export function tableName(options: RaceOptions, seats: number): string {
  const { sets, goals, takeovers, experienced, solo, draft, scenario, cards } = options;
  const ways = [
    solo !== null && `solo-${solo.level}`,
    draft && 'draft',
    scenario !== null && 'scenario',
    cards !== null && 'own-cards',
    sets.includes('gs') && !goals && 'no-goals',
    sets.includes('rvi') && !takeovers && 'no-takeovers',
  ];
  const special = ways.flatMap((way) => (way === false ? [] : `-${way}`)).join('');
  return `${sets.at(-1)}:${seats}${experienced && solo === null ? 'x' : ''}${special}`;
}
