// Which nets think about a match: those trained for its sets. Matches without trained nets are judged by hand-made
// worth, so that every level can play everything.

import type { Random } from '@orrery/kernel';
import {
  catalogueOf,
  pointsNow,
  type RaceOptions,
  type RaceState,
  type RaceView,
  race,
  type SetName,
} from '@orrery/race';
import { sigmoid } from '../net/net.ts';
import { loadNet, type SavedNet } from '../net/weights.ts';
import { goodsByKind } from './economy.ts';
import { raceFacts } from './facts.ts';
import { type RaceMind, raceMind } from './mind.ts';
import { cardWorth, roundsLeft } from './outlook.ts';
import { pickRange, picks } from './picks.ts';
import baseNets from './weights/race-base.json' with { type: 'json' };
import gsNets from './weights/race-gs.json' with { type: 'json' };
import rviNets from './weights/race-rvi.json' with { type: 'json' };
import { engineWorth } from './worth.ts';

interface SavedNets {
  readonly sets: readonly string[];
  readonly worth: SavedNet;
  readonly picks: SavedNet;
}

/** From few sets to many: a match is judged by the first nets that know all its sets. */
const trained: readonly SavedNets[] = [baseNets, gsNets, rviNets];
const minds = new Map<string, RaceMind>();

/** The mind for matches with these options; loaded once. */
export function mindFor(options: RaceOptions): RaceMind {
  const key = options.sets.join('+');
  let mind = minds.get(key);
  if (mind === undefined) {
    mind = makeMind(options.sets);
    minds.set(key, mind);
  }
  return mind;
}

/** What a seat's share of winning looks like from its view, with made-up cards where it knows none. */
export const raceShare = (view: RaceView, random: Random): number =>
  mindFor(view.options).share(race.determinize(view, random), view.seat ?? 0);

function makeMind(wanted: readonly SetName[]): RaceMind {
  const saved = trained.find(({ sets }) => wanted.every((set) => sets.includes(set)));
  if (saved === undefined) return handMadeMind(wanted);
  const sets = saved.sets as readonly SetName[];
  const { size, open } = raceFacts(sets);
  if (saved.worth.inputs !== size || saved.picks.inputs !== open) {
    throw new Error(`the nets for ${sets.join('+')} were trained on ${saved.worth.inputs} facts, there are ${size}`);
  }
  return raceMind({ worth: loadNet(saved.worth), picks: loadNet(saved.picks) }, sets);
}

/** Shares by hand-made worth, every pick equally likely. */
export function handMadeMind(sets: readonly SetName[]): RaceMind {
  return {
    facts: raceFacts(sets),
    share(state, seat) {
      const over = race.outcome(state);
      if (over !== null) {
        const winners = over.filter(({ rank }) => rank === 1);
        return winners.some((place) => place.seat === seat) ? 1 / winners.length : 0;
      }
      let rival = Number.NEGATIVE_INFINITY;
      for (const [other] of state.players.entries())
        if (other !== seat) rival = Math.max(rival, standing(state, other));
      return sigmoid(0.2 * (standing(state, seat) - rival));
    },
    likely(state) {
      const { start, count } = pickRange(state.options.experienced);
      return new Float32Array(picks.length).fill(1 / count, start, start + count);
    },
  };
}

/** Points there are and points to come. */
function standing(state: RaceState, seat: number): number {
  const { faces } = catalogueOf(state.options);
  const { tableau = [], hand = [] } = state.players[seat] ?? {};
  const rounds = roundsLeft(state);
  let engine = 0;
  for (const card of tableau) {
    const face = faces[card];
    if (face !== undefined) engine += engineWorth(face);
  }
  const goods = goodsByKind(state, seat).reduce((sum, count, kind) => sum + count * (2 + kind), 0);
  return pointsNow(state, seat) + (engine * (rounds - 1)) / 10 + cardWorth(rounds) * (hand.length + 0.6 * goods);
}
