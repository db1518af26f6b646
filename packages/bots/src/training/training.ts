// Learning from samples, in any game: a buffer of the latest ones, and steps over random samples of it for a pair of
// nets, one for the share of winning and one for what a seat picks.

import { below, cloneRandom, type Random, randomFromNumber } from '@orrery/kernel';
import { type Learner, learnerOf, momentsOf, takeStep } from '../net/learner.ts';
import { blend, copyNet, type Net, sigmoid, softmax, weightsOf } from '../net/net.ts';

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
  /** How many samples there have been; a new one takes the place of the oldest when the buffer is full. */
  added: number;
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
    added: 0,
  };
}

/** All that learning goes on from, as plain data, but for the samples: the latest `capacity` of `added` in all. */
export interface TrainingState {
  readonly nets: readonly Float32Array[];
  readonly averaged: readonly Float32Array[];
  readonly learners: readonly { readonly steps: number; readonly moments: readonly Float32Array[] }[];
  readonly random: Random;
  readonly added: number;
}

const arraysOf = ({ value, policy }: NetPair): Float32Array[] => [...weightsOf(value), ...weightsOf(policy)];

const copies = (arrays: readonly Float32Array[]): Float32Array[] => arrays.map((each) => each.slice());

/** The weights of a pair, one array after the other. */
export const pairAsArrays = (pair: NetPair): Float32Array[] => copies(arraysOf(pair));

/** Gives a pair of the same size these weights. */
export function fillPair(pair: NetPair, arrays: readonly Float32Array[]): void {
  for (const [index, weights] of arraysOf(pair).entries()) weights.set(arrays[index] ?? []);
}

export const stateOf = <Sample>({ nets, averaged, value, policy, random, added }: Training<Sample>): TrainingState => ({
  nets: pairAsArrays(nets),
  averaged: pairAsArrays(averaged),
  learners: [value, policy].map((learner) => ({ steps: learner.steps, moments: copies(momentsOf(learner)) })),
  random: cloneRandom(random),
  added,
});

/** Goes on from a state; `samples` are the latest ones, oldest first. */
export function resume<Sample>(training: Training<Sample>, state: TrainingState, samples: readonly Sample[]): void {
  fillPair(training.nets, state.nets);
  fillPair(training.averaged, state.averaged);
  for (const [index, learner] of [training.value, training.policy].entries()) {
    const saved = state.learners[index];
    if (saved === undefined) throw new Error('there are two learners');
    learner.steps = saved.steps;
    for (const [at, moments] of momentsOf(learner).entries()) moments.set(saved.moments[at] ?? []);
  }
  training.random.words.splice(0, training.random.words.length, ...state.random.words);
  const latest = samples.slice(-training.capacity);
  training.added = state.added;
  training.buffer.length = latest.length;
  const first = state.added - latest.length;
  for (const [index, sample] of latest.entries()) training.buffer[(first + index) % training.capacity] = sample;
}

export function addToBuffer<Sample>(training: Training<Sample>, samples: readonly Sample[]): void {
  for (const sample of samples) {
    training.buffer[training.added % training.capacity] = sample;
    training.added += 1;
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
export function pickError(out: Float32Array, wanted: readonly number[], start: number, count: number): number {
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
