// What a choice of Roll says, for the eye and for voices.

import type { Speaker } from '@orrery/words';
import { sideOf, spokenSide } from '@orrery/words/roll';
import type { Sign } from '../sign.ts';
import type { Choice, Gain, Shown, Task } from './forms/form.ts';

const taskIcons: { readonly [T in Task]: Sign } = {
  scout: 'explore',
  stock: 'credit',
  rearrange: 'reassign',
  done: 'check',
  under: 'deck',
  top: 'tableau',
  trade: 'trade',
  tradeAndBuy: 'chip',
  consume: 'consume',
};

export const termName = (cause: string, say: Speaker): string => say.words.roll.causes[cause] ?? say.side(cause);

const inTerms = ({ terms }: Gain, say: Speaker): string =>
  terms.length < 2
    ? ''
    : say.words.joined.list(
        terms.map(({ cause, credits, vp }) => say.words.roll.term(termName(cause, say), credits, vp)),
      );

export function tileOf(
  { task, gain }: Extract<Shown, { kind: 'task' }>,
  say: Speaker,
): {
  readonly icon: Sign;
  readonly name: string;
  readonly text: string;
} {
  const { name, text } = say.words.roll.tasks[task];
  if (gain === null) return { icon: taskIcons[task], name, text };
  const sum = inTerms(gain, say);
  return {
    icon: taskIcons[task],
    name: say.words.joined.line(name, say.words.roll.gain(gain)),
    text: sum === '' ? text : sum,
  };
}

export function dieLabel(shows: Extract<Shown, { kind: 'die' | 'virtual' | 'good' }>, say: Speaker): string {
  const { name } = say.words.roll.colours[shows.colour];
  if (shows.kind === 'virtual') return say.words.roll.desk.virtual(name);
  const where = shows.kind === 'good' ? say.side(shows.world) : say.words.roll.place(shows.at, say.side);
  return say.words.joined.aside(say.words.roll.desk.anyDie(name), where);
}

export function spokenChoice({ shows }: Choice, say: Speaker): string {
  switch (shows.kind) {
    case 'side':
      return say.words.joined.sentences([
        spokenSide(say.words, sideOf(shows.side)),
        say.words.joined.sentence(say.words.roll.tile.required(shows.required)),
      ]);
    case 'world':
      return spokenSide(say.words, sideOf(shows.world));
    case 'tile':
      return say.words.joined.sentences([
        say.words.joined.line(say.words.roll.tile.asDevelopment, spokenSide(say.words, sideOf(shows.development))),
        say.words.joined.line(say.words.roll.tile.asWorld, spokenSide(say.words, sideOf(shows.world))),
      ]);
    case 'task': {
      const { name, text } = tileOf(shows, say);
      return say.words.joined.sentences([say.words.joined.sentence(name), text]);
    }
    default:
      return dieLabel(shows, say);
  }
}

/** In a word or two, for a list of what is ticked. */
export function shortName(choice: Choice, say: Speaker): string {
  const { shows } = choice;
  switch (shows.kind) {
    case 'side':
      return say.side(shows.side);
    case 'world':
      return say.side(shows.world);
    case 'tile':
      return say.side(shows.development);
    case 'task':
      return tileOf(shows, say).name;
    default:
      return say.words.roll.colours[shows.colour].name;
  }
}

/** Dice of one colour in one place are the same; of everything else it matters which one it is. */
export function lookOf({ shows }: Choice): string | null {
  return shows.kind === 'die' ? `${shows.colour}/${shows.at}` : null;
}
