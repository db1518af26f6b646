// Rounds simulated for measuring: look-ahead as levels do it, at positions of a match of the quick player, counted.

import { firstOpen, type Random, randomFromNumber } from '@orrery/kernel';
import { type RaceOptions, race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { quickPlayer } from '../race/quick.ts';
import { give as giveRace } from '../race/rollout.ts';
import { fullSearch, searchAnswers as searchRace } from '../race/search.ts';
import { trainedModel as raceModel } from '../race/trained-model.ts';
import { quickAnswer as quickRoll } from '../roll/quick.ts';
import { give as giveRoll } from '../roll/rollout.ts';
import { fullRollSearch, searchAnswers as searchRoll } from '../roll/search.ts';
import { trainedModel as rollModel } from '../roll/trained-model.ts';

/** Thinks about the next position, over and over; returns how many rounds were simulated. */
export type SimulationWalk = () => number;

type Think = (random: Random, watch: () => void) => void;

const sims = 60;

function walkOf(positions: readonly Think[]): SimulationWalk {
  const random = randomFromNumber(1);
  let at = 0;
  return () => {
    let count = 0;
    positions[at++ % positions.length]?.(random, () => count++);
    return count;
  };
}

export function raceSimulationWalk(options: RaceOptions, seats: number): SimulationWalk {
  const state = race.setup(options, seats, { text: 'walk', generator: 'xoshiro128' });
  const positions: Think[] = [];
  race.advance(state, null);
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    const [view, asked] = [race.viewFor(state, question.seat), question];
    if (asked.kind === 'chooseAction') {
      positions.push((random, watch) => {
        searchRace(raceModel(), view, asked, random, { ...fullSearch(sims, sims, 8, 0), watch });
      });
    }
    giveRace(state, question, quickPlayer.answer(state, question));
  }
  return walkOf(positions);
}

export function rollSimulationWalk(seats: number): SimulationWalk {
  const state = roll.setup({}, seats, { text: 'walk', generator: 'xoshiro128' });
  const positions: Think[] = [];
  roll.advance(state, null);
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    const [view, asked] = [roll.viewFor(state, question.seat), question];
    if (asked.kind === 'assign') {
      positions.push((random, watch) => {
        searchRoll(rollModel(), view, asked, random, { ...fullRollSearch(sims, sims, 12, 8, 2), watch });
      });
    }
    giveRoll(state, question, quickRoll(state, question));
  }
  return walkOf(positions);
}
