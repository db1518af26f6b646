// Learning from lessons, in any game: a store of the latest ones, and steps over random samples of it for a pair of
// nets, one for the share of winning and one for what a seat picks.

import { below, type Random, randomFromNumber } from '@orrery/kernel';
import { type Learner, learnerOf, takeStep } from '../net/learner.ts';
import { blend, copyNet, type Net, sigmoid, softmax } from '../net/net.ts';

export interface NetPair {
  readonly worth: Net;
  readonly picks: Net;
}

export interface Losses {
  /** Log-loss of the share of winning. */
  readonly worth: number;
  /** Log-loss of the picks; not a number where nothing was to be learned about them. */
  readonly picks: number;
}

/** Adds what one lesson teaches to the learners of both nets. */
export type Teach<Lesson> = (lesson: Lesson, worth: Learner, picks: Learner) => Losses;

export interface Training<Lesson> {
  /** The nets that learn. */
  readonly nets: NetPair;
  /** Their running average: plays more steadily than whatever the last batch left. */
  readonly steady: NetPair;
  readonly worth: Learner;
  readonly picks: Learner;
  readonly teach: Teach<Lesson>;
  readonly store: Lesson[];
  readonly room: number;
  readonly random: Random;
  /** Where the next lesson goes when the store is full. */
  next: number;
}

export const copyPair = ({ worth, picks }: NetPair): NetPair => ({ worth: copyNet(worth), picks: copyNet(picks) });

/** Gives a pair the weights of another one of the same size. */
export function takeWeights(pair: NetPair, { worth, picks }: NetPair): void {
  blend(pair.worth, worth, 1);
  blend(pair.picks, picks, 1);
}

export function trainingOf<Lesson>(nets: NetPair, teach: Teach<Lesson>, room: number, seed: number): Training<Lesson> {
  return {
    nets,
    steady: copyPair(nets),
    worth: learnerOf(nets.worth),
    picks: learnerOf(nets.picks),
    teach,
    store: [],
    room,
    random: randomFromNumber(seed),
    next: 0,
  };
}

export function remember<Lesson>(training: Training<Lesson>, lessons: readonly Lesson[]): void {
  for (const lesson of lessons) {
    if (training.store.length < training.room) training.store.push(lesson);
    else training.store[training.next] = lesson;
    training.next = (training.next + 1) % training.room;
  }
}

/** How much of a step's weights goes into the running average. */
const newness = 0.001;

/** So many steps over batches drawn from the store. */
export function learn<Lesson>(training: Training<Lesson>, steps: number, batch: number, rate: number): Losses {
  const { store, random, nets, steady } = training;
  let worth = 0;
  let picks = 0;
  let taught = 0;
  for (let step = 0; step < steps; step++) {
    for (let i = 0; i < batch; i++) {
      const lesson = store[below(random, store.length)] as Lesson;
      const losses = training.teach(lesson, training.worth, training.picks);
      worth += losses.worth;
      if (Number.isNaN(losses.picks)) continue;
      picks += losses.picks;
      taught += 1;
    }
    takeStep(training.worth, batch, rate);
    takeStep(training.picks, batch, rate);
    blend(steady.worth, nets.worth, newness);
    blend(steady.picks, nets.picks, newness);
  }
  return { worth: worth / (steps * batch), picks: picks / Math.max(1, taught) };
}

const floor = 1e-6;

/** Turns the first output into its error; returns the log-loss. */
export function shareError(out: Float32Array, share: number): number {
  const guess = sigmoid(out[0] as number);
  out[0] = guess - share;
  return -share * Math.log(guess + floor) - (1 - share) * Math.log(1 - guess + floor);
}

/** Turns outputs from `start` on into errors against the chances that were wanted; the others into none. */
export function pickError(out: Float32Array, wanted: Float32Array, start: number, count: number): number {
  softmax(out, start, count);
  let loss = 0;
  for (let i = 0; i < out.length; i++) {
    if (i < start || i >= start + count) {
      out[i] = 0;
      continue;
    }
    const chance = wanted[i] as number;
    loss -= chance * Math.log((out[i] as number) + floor);
    out[i] = (out[i] as number) - chance;
  }
  return loss;
}
