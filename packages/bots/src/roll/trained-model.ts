// The nets that think about matches of Roll: one pair for all numbers of seats, loaded when first needed.

import type { Random } from '@orrery/kernel';
import { type RollView, roll } from '@orrery/roll';
import { loadNet, type SavedPair } from '../net/weights.ts';
import type { NetPair } from '../training/training.ts';
import { rollFacts } from './facts.ts';
import { type RollModel, rollModel } from './model.ts';
import nets from './weights/roll.json' with { type: 'json' };

let model: RollModel | null = null;

export function trainedModel(): RollModel {
  model ??= rollModelFrom(nets);
  return model;
}

/** A model with nets of its own. */
export const rollModelFrom = (saved: SavedPair): RollModel => rollModel(rollNetsFrom(saved));

export function rollNetsFrom({ value, policy }: SavedPair): NetPair {
  if (value.inputs !== rollFacts.size || policy.inputs !== rollFacts.withFaces) {
    throw new Error(`the nets of Roll were trained on ${value.inputs} facts, there are ${rollFacts.size}`);
  }
  return { value: loadNet(value), policy: loadNet(policy) };
}

/** What a seat's share of winning looks like from its view, with made-up tiles where it knows none. */
export const rollShare = (view: RollView, random: Random): number =>
  trainedModel().share(roll.determinize(view, random), view.seat ?? 0);
