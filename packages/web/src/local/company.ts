// Who plays and advises at a table on this device: the bots, and the rules of earlier versions for matches that were saved
// under them. Bots and their nets are the larger part of what is fetched; they come while the person looks at the first
// question.

import type { BotFailure } from '@orrery/bots';
import { takeUp } from '@orrery/capsules';
import type { Company, Thinkers } from '@orrery/table';

/** A weaker level has answered instead: the match goes on, whoever looks for faults finds out. */
const tellSlip = ({ bot, question, why }: BotFailure): void =>
  console.warn(`${bot} had no answer to ${question}: ${why}`);

let thinkers: Thinkers | null = null;
let coming: Promise<Thinkers> | null = null;

export const company: Company = {
  get thinkers() {
    return thinkers;
  },
  takeUp,
};

/** Fetches bots and nets; one that failed is tried anew when it is asked for again. */
export function loadThinkers(): Promise<Thinkers> {
  coming ??= fetchThinkers().catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}

async function fetchThinkers(): Promise<Thinkers> {
  const { explain, steadyBot, usualBudget } = await import('./bots.ts');
  thinkers = { bot: (name, game) => steadyBot(name, game, usualBudget(name), tellSlip), explain };
  return thinkers;
}
