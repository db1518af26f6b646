// From data to sentences, in the language of whoever speaks.

import type { Refusal } from '@orrery/kernel';
import type { RaceEvent, RaceQuestion } from '@orrery/race';
import type { DescribedDiscard, DescribedTarget, RaceDescribed } from '@orrery/race/describe';
import type { RollEvent, RollQuestion } from '@orrery/roll';
import type { Words } from './catalogue.ts';
import { isDiscarding, keptOf } from './race/keeping.ts';
import type { Speaker } from './speaker.ts';

/** Facts that a line of the story sums up have no sentence; nor have those that only earlier versions told. */
type Telling = (event: never, say: Speaker) => string | null;

/** A sentence, or null where the line of the story tells it. */
export function eventText(event: RaceEvent, say: Speaker): string | null {
  const { kind } = event;
  if (!isTold(say.words, kind)) return null;
  const telling: Telling = say.words.events[kind];
  return telling(event as never, say); // the kind says what the event is
}

const isTold = ({ events }: Words, kind: string): kind is keyof Words['events'] => Object.hasOwn(events, kind);

/** What is to be done, why, and what the buttons say. */
export type Prompt = ReturnType<Words['prompts']['ante']>;

/** With the described question, it says what depends on the table: a takeover by whoever passes. */
export function promptFor(question: RaceQuestion, say: Speaker, described?: RaceDescribed): Prompt {
  const entry = say.words.prompts[question.kind] as (question: RaceQuestion, say: Speaker) => Prompt;
  const prompt = entry(question, say);
  if (described?.kind === 'settlePlace' && described.targets.length > 0) {
    const attack = say.words.takeover.ifPass(targetsIn(described.targets, say));
    return { ...prompt, why: say.words.joined.sentences([prompt.why, attack]) };
  }
  if (described?.kind === 'settleSecond' && described.targets.length > 0)
    return { ...prompt, todo: say.words.takeover.orSecond };
  return described !== undefined && isDiscarding(described) ? keepingPrompt(prompt, described.discard, say) : prompt;
}

/** Keep 1 of 7, instead of: discard 6. */
function keepingPrompt(prompt: Prompt, discard: DescribedDiscard, { words }: Speaker): Prompt {
  const kept = keptOf(discard);
  if (kept === null) return prompt;
  const { todo, why, go } = words.decision.keep;
  return { ...prompt, todo: todo(kept, discard.from.length), why: why(discard.count), go: go(kept) };
}

const mostTargets = 3;

/** The likeliest first. */
function targetsIn(targets: readonly DescribedTarget[], { words, card }: Speaker): string[] {
  const ahead = ({ attack, defence }: DescribedTarget): number => attack.total - defence.total;
  return [...targets]
    .sort((a, b) => ahead(b) - ahead(a))
    .slice(0, mostTargets)
    .map(({ world, attack, defence }) => words.takeover.target(card(world), attack.total, defence.total));
}

export type RollPrompt = ReturnType<Words['roll']['prompts']['assign']>;

export function rollEventText(event: RollEvent, say: Speaker): string | null {
  const { kind } = event;
  if (!isToldInRoll(say.words, kind)) return null;
  const telling: Telling = say.words.roll.events[kind];
  return telling(event as never, say);
}

const isToldInRoll = ({ roll }: Words, kind: string): kind is keyof Words['roll']['events'] =>
  Object.hasOwn(roll.events, kind);

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
