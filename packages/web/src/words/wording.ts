// From data to words in the chosen language.

import type { Refusal } from '@orrery/kernel';
import type { Power, RaceEvent, RaceQuestion } from '@orrery/race';
import type { RollEvent, RollQuestion } from '@orrery/roll';
import type { Words } from './catalogue.ts';
import { en } from './en.ts';
import { spoken } from './language.ts';
import type { Speaker } from './speaker.ts';

/** The words of the language spoken now: what is read of them is looked up at every reading. */
export const words: Words = new Proxy<Words>(en, {
  get: (_, key) => Reflect.get(spoken().words, key),
});

export function powerText(power: Power): string {
  const entry = (words.powers[power.phase] as Record<string, (power: Power) => string>)[power.kind];
  return entry?.(power) ?? power.kind;
}

/** A sentence, or null where another one tells it. */
/** Records of earlier versions may hold events that there is no sentence for any more: they are left out. */
type Telling<E> = ((event: E, say: Speaker) => string | null) | undefined;

export function eventText(event: RaceEvent, say: Speaker): string | null {
  const entry = words.events[event.kind] as Telling<RaceEvent>;
  return entry?.(event, say) ?? null;
}

export function promptFor(question: RaceQuestion, say: Speaker): ReturnType<Words['prompts']['ante']> {
  const entry = words.prompts[question.kind] as (
    question: RaceQuestion,
    say: Speaker,
  ) => ReturnType<Words['prompts']['ante']>;
  return entry(question, say);
}

type RollPrompt = ReturnType<Words['roll']['prompts']['assign']>;

export function rollEventText(event: RollEvent, say: Speaker): string | null {
  const entry = words.roll.events[event.kind] as Telling<RollEvent>;
  return entry?.(event, say)?.replaceAll('..', '.') ?? null; // a tile is called "…, Ltd."
}

export function rollPromptFor(question: RollQuestion, say: Speaker): RollPrompt {
  const entry = words.roll.prompts[question.kind] as (question: RollQuestion, say: Speaker) => RollPrompt;
  return entry(question, say);
}

export function refusalText({ code, data }: Refusal, say: Speaker): string {
  return words.refusals[code]?.(data, say) ?? words.unknownRefusal(code);
}
