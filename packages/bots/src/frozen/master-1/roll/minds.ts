// The nets that think about matches of Roll: one pair for all numbers of seats, loaded when first needed.

import type { Random } from '@orrery/kernel';
import { type RollView, roll } from '@orrery/roll';
import { loadNet } from '../net/weights.ts';
import { rollFacts } from './facts.ts';
import { type RollMind, rollMind } from './mind.ts';
import nets from './weights/roll.json' with { type: 'json' };

let mind: RollMind | null = null;

export function trainedMind(): RollMind {
  mind ??= makeMind();
  return mind;
}

function makeMind(): RollMind {
  const { worth, picks } = nets;
  if (worth.inputs !== rollFacts.size || picks.inputs !== rollFacts.withFaces) {
    throw new Error(`the nets of Roll were trained on ${worth.inputs} facts, there are ${rollFacts.size}`);
  }
  return rollMind({ worth: loadNet(worth), picks: loadNet(picks) });
}

/** What a seat's share of winning looks like from its view, with made-up tiles where it knows none. */
export const rollShare = (view: RollView, random: Random): number =>
  trainedMind().share(roll.determinize(view, random), view.seat ?? 0);
