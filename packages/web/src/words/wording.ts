// From data to words in the chosen language. So far there is one.

import type { Refusal } from '@orrery/kernel';
import type { Power, RaceEvent, RaceQuestion } from '@orrery/race';
import { en } from './en.ts';
import type { Speaker } from './speaker.ts';

export type Words = typeof en;
export const words: Words = en;

export function powerText(power: Power): string {
  const entry = (words.powers[power.phase] as Record<string, (power: Power) => string>)[power.kind];
  return entry?.(power) ?? power.kind;
}

/** A sentence, or null where another one tells it. */
export function eventText(event: RaceEvent, say: Speaker): string | null {
  const entry = words.events[event.kind] as (event: RaceEvent, say: Speaker) => string | null;
  return entry(event, say);
}

export function promptFor(question: RaceQuestion, say: Speaker): ReturnType<Words['prompts']['ante']> {
  const entry = words.prompts[question.kind] as (
    question: RaceQuestion,
    say: Speaker,
  ) => ReturnType<Words['prompts']['ante']>;
  return entry(question, say);
}

export function refusalText({ code, data }: Refusal, say: Speaker): string {
  return words.refusals[code]?.(data, say) ?? words.unknownRefusal(code);
}
