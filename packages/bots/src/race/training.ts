// Learning from lessons: a store of the latest ones, and steps over random samples of it for both nets.

import { below, type Random, randomFromNumber } from '@orrery/kernel';
import type { SetName } from '@orrery/race';
import { addSample, type Learner, learnerOf, takeStep } from '../net/learner.ts';
import { blend, copyNet, freshNet, sigmoid, softmax } from '../net/net.ts';
import { raceFacts } from './facts.ts';
import type { RaceNets } from './mind.ts';
import { type PickRange, picks } from './picks.ts';
import { type Lesson, rangeOf } from './self-play.ts';

export interface Training {
  /** The nets that learn. */
  readonly nets: RaceNets;
  /** Their running average: plays more steadily than whatever the last batch left. */
  readonly steady: RaceNets;
  readonly worth: Learner;
  readonly picks: Learner;
  readonly store: Lesson[];
  readonly room: number;
  readonly random: Random;
  /** Where the next lesson goes when the store is full. */
  next: number;
}

export function freshNets(sets: readonly SetName[], hidden: number, random: Random): RaceNets {
  const facts = raceFacts(sets);
  return {
    worth: freshNet(facts.size, hidden, 1, 300, random),
    picks: freshNet(facts.open, 32, picks.length, 300, random),
  };
}

export function trainingOf(nets: RaceNets, room: number, seed: number): Training {
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

export function remember(training: Training, lessons: readonly Lesson[]): void {
  for (const lesson of lessons) {
    if (training.store.length < training.room) training.store.push(lesson);
    else training.store[training.next] = lesson;
    training.next = (training.next + 1) % training.room;
  }
}

export interface Losses {
  /** Log-loss of the share of winning. */
  readonly worth: number;
  /** Log-loss of the picks. */
  readonly picks: number;
}

/** So many steps over batches drawn from the store. */
export function learn(training: Training, steps: number, batch: number, rate: number): Losses {
  const { store, random } = training;
  let worth = 0;
  let pickLoss = 0;
  let taught = 0;
  for (let step = 0; step < steps; step++) {
    for (let i = 0; i < batch; i++) {
      const lesson = store[below(random, store.length)] as Lesson;
      worth += addSample(training.worth, { list: lesson.facts, count: lesson.facts.length }, (out) =>
        shareError(out, lesson.share),
      );
      const { picked } = lesson;
      if (picked !== null) {
        pickLoss += addSample(training.picks, { list: lesson.facts, count: lesson.open }, (out) =>
          pickError(out, picked, rangeOf(lesson)),
        );
        taught += 1;
      }
    }
    takeStep(training.worth, batch, rate);
    takeStep(training.picks, batch, rate);
    blend(training.steady.worth, training.nets.worth, newness);
    blend(training.steady.picks, training.nets.picks, newness);
  }
  return { worth: worth / (steps * batch), picks: pickLoss / Math.max(1, taught) };
}

/** How much of a step's weights goes into the running average. */
const newness = 0.003;

const floor = 1e-6;

function shareError(out: Float32Array, share: number): number {
  const guess = sigmoid(out[0] as number);
  out[0] = guess - share;
  return -share * Math.log(guess + floor) - (1 - share) * Math.log(1 - guess + floor);
}

function pickError(out: Float32Array, picked: Float32Array, { start, count }: PickRange): number {
  softmax(out, start, count);
  let loss = 0;
  for (let i = 0; i < out.length; i++) {
    if (i < start || i >= start + count) {
      out[i] = 0;
      continue;
    }
    const wanted = picked[i] as number;
    loss -= wanted * Math.log((out[i] as number) + floor);
    out[i] = (out[i] as number) - wanted;
  }
  return loss;
}
