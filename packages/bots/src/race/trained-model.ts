// The model that every thinking level shares: one pair of nets for all sets, seat counts and ways to play.

import type { Random } from '@orrery/kernel';
import { type RaceView, race } from '@orrery/race';
import { withNewFacts } from '../net/grow.ts';
import type { Net } from '../net/net.ts';
import { loadNet, type SavedNet, type SavedPair } from '../net/weights.ts';
import { cardPolicy, loadCardTables, type SavedCardTables } from './card-policy.ts';
import { raceFacts } from './facts.ts';
import { finisher } from './finisher.ts';
import { type RaceModel, type RaceNets, raceModel } from './model.ts';
import { type Quick, quickPlayer } from './quick.ts';
import nets from './weights/race.json' with { type: 'json' };

let model: RaceModel | null = null;

/** Loaded once, when it is first needed. */
export function trainedModel(): RaceModel {
  model ??= raceModelFrom(nets);
  return model;
}

/** What a seat's share of winning looks like from its view, with made-up cards where it knows none. */
export const raceShare = (view: RaceView, random: Random): number =>
  trainedModel().share(race.determinize(view, random), view.seat ?? 0);

export const trainedNets = (): RaceNets => netsFrom(nets);

/** Finishes simulated rounds with the scores of cards that were learned last. */
export const trainedQuick = (): Quick => quickOf(nets);

/** A model with other nets. */
export const raceModelFrom = (saved: SavedRace): RaceModel => raceModel(netsFrom(saved), quickOf(saved));

export const quickOf = ({ cards }: SavedRace): Quick =>
  finisher(cards === undefined ? quickPlayer : cardPolicy(loadCardTables(cards)));

/** Both nets, and scores of cards where they have been learned. */
export interface SavedRace extends SavedPair {
  readonly cards?: SavedCardTables;
}

export function netsFrom({ value, policy }: SavedPair): RaceNets {
  const { size, open } = raceFacts();
  return { value: netWith(size, value), policy: netWith(open, policy) };
}

/** Nets from before there were facts of a robot know nothing of it. */
function netWith(size: number, saved: SavedNet): Net {
  const { open, beforeRobot } = raceFacts();
  const robot = { at: beforeRobot, count: open - beforeRobot };
  if (saved.inputs === size) return loadNet(saved);
  if (saved.inputs === size - robot.count) return withNewFacts(loadNet(saved), robot);
  throw new Error(`the nets were trained on ${saved.inputs} facts, there are ${size}`);
}
