// From data to sentences, in the language of whoever speaks.

import type { Refusal } from '@orrery/kernel';
import type { RaceEvent, RaceQuestion } from '@orrery/race';
import type { RollEvent, RollQuestion } from '@orrery/roll';
import type { Words } from './catalogue.ts';
import type { Speaker } from './speaker.ts';

/** Records of earlier versions may hold events that there is no sentence for any more: they are left out. */
type Telling<E> = ((event: E, say: Speaker) => string | null) | undefined;

/** A sentence, or null where another one tells it. */
export function eventText(event: RaceEvent, say: Speaker): string | null {
  const entry = say.words.events[event.kind] as Telling<RaceEvent>;
  return entry?.(event, say) ?? null;
}

/** What is to be done, why, and what the buttons say. */
export type Prompt = ReturnType<Words['prompts']['ante']>;

export function promptFor(question: RaceQuestion, say: Speaker): Prompt {
  const entry = say.words.prompts[question.kind] as (question: RaceQuestion, say: Speaker) => Prompt;
  return entry(question, say);
}

export type RollPrompt = ReturnType<Words['roll']['prompts']['assign']>;

export function rollEventText(event: RollEvent, say: Speaker): string | null {
  const entry = say.words.roll.events[event.kind] as Telling<RollEvent>;
  return entry?.(event, say)?.replaceAll('..', '.') ?? null; // a tile is called "…, Ltd."
}

export function rollPromptFor(question: RollQuestion, say: Speaker): RollPrompt {
  const entry = say.words.roll.prompts[question.kind] as (question: RollQuestion, say: Speaker) => RollPrompt;
  return entry(question, say);
}

export function refusalText({ code, data }: Refusal, say: Speaker): string {
  const { words } = say;
  if (!hasSentence(words, code)) return words.unknownRefusal(code);
  const sentence: (data: never, say: Speaker) => string = words.refusals[code];
  return sentence(data as never, say); // the code says what its data is
}

const hasSentence = (words: Words, code: string): code is keyof Words['refusals'] =>
  Object.hasOwn(words.refusals, code);
