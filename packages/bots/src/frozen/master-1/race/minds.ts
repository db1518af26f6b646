// The mind that every thinking level shares: one pair of nets for all sets, seat counts and ways to play.

import type { Random } from '@orrery/kernel';
import { type RaceView, race } from '@orrery/race';
import { loadNet } from '../net/weights.ts';
import { raceFacts } from './facts.ts';
import { type RaceMind, type RaceNets, raceMind } from './mind.ts';
import nets from './weights/race.json' with { type: 'json' };

let mind: RaceMind | null = null;

/** Loaded once, when it is first needed. */
export function trainedMind(): RaceMind {
  mind ??= makeMind();
  return mind;
}

/** What a seat's share of winning looks like from its view, with made-up cards where it knows none. */
export const raceShare = (view: RaceView, random: Random): number =>
  trainedMind().share(race.determinize(view, random), view.seat ?? 0);

const makeMind = (): RaceMind => raceMind(trainedNets());

export function trainedNets(): RaceNets {
  const { size, open } = raceFacts();
  if (nets.worth.inputs !== size || nets.picks.inputs !== open) {
    throw new Error(`the nets were trained on ${nets.worth.inputs} facts, there are ${size}`);
  }
  return { worth: loadNet(nets.worth), picks: loadNet(nets.picks) };
}
