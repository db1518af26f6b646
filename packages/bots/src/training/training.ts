// Learning from samples, in any game: a buffer of the latest ones, and steps over random samples of it for a pair of
// nets, one for the share of winning and one for what a seat picks.

import { below, type Random, randomFromNumber } from '@orrery/kernel';
import { type Learner, learnerOf, takeStep } from '../net/learner.ts';
import { blend, copyNet, type Net, sigmoid, softmax } from '../net/net.ts';

export interface NetPair {
  readonly value: Net;
  readonly policy: Net;
}

export interface Losses {
  /** Log-loss of the share of winning. */
  readonly value: number;
  /** Log-loss of the picks; not a number where nothing was to be learned about them. */
  readonly policy: number;
}

/** Adds what one sample teaches to the learners of both nets. */
export type AddGradients<Sample> = (sample: Sample, value: Learner, policy: Learner) => Losses;

export interface Training<Sample> {
  /** The nets that learn. */
  readonly nets: NetPair;
  /** Their running average: plays more steadily than whatever the last batch left. */
  readonly averaged: NetPair;
  readonly value: Learner;
  readonly policy: Learner;
  readonly addGradients: AddGradients<Sample>;
  readonly buffer: Sample[];
  readonly capacity: number;
  readonly random: Random;
  /** Where the next sample goes when the buffer is full. */
  next: number;
}

export const copyPair = ({ value, policy }: NetPair): NetPair => ({ value: copyNet(value), policy: copyNet(policy) });

/** Gives a pair the weights of another one of the same size. */
export function takeWeights(pair: NetPair, { value, policy }: NetPair): void {
  blend(pair.value, value, 1);
  blend(pair.policy, policy, 1);
}

export function trainingOf<Sample>(
  nets: NetPair,
  addGradients: AddGradients<Sample>,
  capacity: number,
  seed: number,
): Training<Sample> {
  return {
    nets,
    averaged: copyPair(nets),
    value: learnerOf(nets.value),
    policy: learnerOf(nets.policy),
    addGradients,
    buffer: [],
    capacity,
    random: randomFromNumber(seed),
    next: 0,
  };
}

export function addToBuffer<Sample>(training: Training<Sample>, samples: readonly Sample[]): void {
  for (const sample of samples) {
    if (training.buffer.length < training.capacity) training.buffer.push(sample);
    else training.buffer[training.next] = sample;
    training.next = (training.next + 1) % training.capacity;
  }
}

/** How much of a step's weights goes into the running average. */
const averagingRate = 0.001;

/** So many steps over batches drawn from the buffer. */
export function learn<Sample>(training: Training<Sample>, steps: number, batch: number, rate: number): Losses {
  const { buffer, random, nets, averaged } = training;
  let value = 0;
  let policy = 0;
  let taught = 0;
  for (let step = 0; step < steps; step++) {
    for (let i = 0; i < batch; i++) {
      const sample = buffer[below(random, buffer.length)] as Sample;
      const losses = training.addGradients(sample, training.value, training.policy);
      value += losses.value;
      if (Number.isNaN(losses.policy)) continue;
      policy += losses.policy;
      taught += 1;
    }
    takeStep(training.value, batch, rate);
    takeStep(training.policy, batch, rate);
    blend(averaged.value, nets.value, averagingRate);
    blend(averaged.policy, nets.policy, averagingRate);
  }
  return { value: value / (steps * batch), policy: policy / Math.max(1, taught) };
}

const floor = 1e-6;

/** Turns the first output into its error; returns the log-loss. */
export function shareError(out: Float32Array, share: number): number {
  const guess = sigmoid(out[0] ?? 0);
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
    const chance = wanted[i] ?? 0;
    loss -= chance * Math.log((out[i] ?? 0) + floor);
    out[i] = (out[i] ?? 0) - chance;
  }
  return loss;
}
