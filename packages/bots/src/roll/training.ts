// Learning Roll from lessons: a store of the latest ones, and steps over random samples of it for both nets.

import { below, type Random, randomFromNumber } from '@orrery/kernel';
import { phaseNames } from '@orrery/roll';
import { addSample, type Learner, learnerOf, takeStep } from '../net/learner.ts';
import { blend, copyNet, freshNet, sigmoid, softmax } from '../net/net.ts';
import { rollFacts } from './facts.ts';
import type { RollNets } from './mind.ts';
import type { RollLesson } from './self-play.ts';

export interface RollTraining {
  /** The nets that learn. */
  readonly nets: RollNets;
  /** Their running average: plays more steadily than whatever the last batch left. */
  readonly steady: RollNets;
  readonly worth: Learner;
  readonly picks: Learner;
  readonly store: RollLesson[];
  readonly room: number;
  readonly random: Random;
  /** Where the next lesson goes when the store is full. */
  next: number;
}

const active = 250;

export function freshRollNets(hidden: number, random: Random): RollNets {
  return {
    worth: freshNet(rollFacts.size, hidden, 1, active, random),
    picks: freshNet(rollFacts.withFaces, 32, phaseNames.length, active, random),
  };
}

export function rollTrainingOf(nets: RollNets, room: number, seed: number): RollTraining {
  return {
    nets,
    steady: { worth: copyNet(nets.worth), picks: copyNet(nets.picks) },
    worth: learnerOf(nets.worth),
    picks: learnerOf(nets.picks),
    store: [],
    room,
    random: randomFromNumber(seed),
    next: 0,
  };
}

export function rememberRoll(training: RollTraining, lessons: readonly RollLesson[]): void {
  for (const lesson of lessons) {
    if (training.store.length < training.room) training.store.push(lesson);
    else training.store[training.next] = lesson;
    training.next = (training.next + 1) % training.room;
  }
}

export interface RollLosses {
  /** Log-loss of the share of winning. */
  readonly worth: number;
  /** Log-loss of the selected phases. */
  readonly picks: number;
}

/** So many steps over batches drawn from the store. */
export function learnRoll(training: RollTraining, steps: number, batch: number, rate: number): RollLosses {
  const { store, random } = training;
  let worth = 0;
  let picks = 0;
  for (let step = 0; step < steps; step++) {
    for (let i = 0; i < batch; i++) {
      const { facts, known, share, picked } = store[below(random, store.length)] as RollLesson;
      worth += addSample(training.worth, { list: facts, count: known }, (out) => shareError(out, share));
      if (i % 2 === 0) {
        picks += addSample(training.picks, { list: facts, count: facts.length }, (out) => pickError(out, picked));
      }
    }
    takeStep(training.worth, batch, rate);
    takeStep(training.picks, batch / 2, rate);
    blend(training.steady.worth, training.nets.worth, newness);
    blend(training.steady.picks, training.nets.picks, newness);
  }
  return { worth: worth / (steps * batch), picks: (2 * picks) / (steps * batch) };
}

/** How much of a step's weights goes into the running average. */
const newness = 0.003;

const floor = 1e-6;

function shareError(out: Float32Array, share: number): number {
  const guess = sigmoid(out[0] as number);
  out[0] = guess - share;
  return -share * Math.log(guess + floor) - (1 - share) * Math.log(1 - guess + floor);
}

function pickError(out: Float32Array, picked: Float32Array): number {
  softmax(out, 0, out.length);
  let loss = 0;
  for (let i = 0; i < out.length; i++) {
    const wanted = picked[i] as number;
    loss -= wanted * Math.log((out[i] as number) + floor);
    out[i] = (out[i] as number) - wanted;
  }
  return loss;
}
