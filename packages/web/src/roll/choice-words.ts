// What a choice of Roll says, for the eye and for voices.

import type { Speaker } from '@orrery/words';
import { spokenSide } from '@orrery/words/roll';
import type { IconName } from '../pieces/icons.ts';
import { words } from '../words/wording.ts';
import type { Choice, Gain, Shown, Task } from './forms/form.ts';
import { sideOf } from './tile-faces.ts';

const taskIcons: { readonly [T in Task]: IconName } = {
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

export const termName = (cause: string, say: Speaker): string => words.roll.causes[cause] ?? say.side(cause);

const inTerms = ({ terms }: Gain, say: Speaker): string =>
  terms.length < 2
    ? ''
    : words.joined.list(terms.map(({ cause, credits, vp }) => words.roll.term(termName(cause, say), credits, vp)));

export function tileOf(
  { task, gain }: Extract<Shown, { kind: 'task' }>,
  say: Speaker,
): {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
} {
  const { name, text } = words.roll.tasks[task];
  if (gain === null) return { icon: taskIcons[task], name, text };
  const sum = inTerms(gain, say);
  return { icon: taskIcons[task], name: words.joined.line(name, words.roll.gain(gain)), text: sum === '' ? text : sum };
}

export function dieLabel(shows: Extract<Shown, { kind: 'die' | 'virtual' | 'good' }>, say: Speaker): string {
  const { name } = words.roll.colours[shows.colour];
  if (shows.kind === 'virtual') return words.roll.desk.virtual(name);
  if (shows.kind === 'good') return words.joined.list([name, say.side(shows.world)]);
  return words.joined.list([name, words.roll.place(shows.at, say.side)]);
}

export function spokenChoice({ shows }: Choice, say: Speaker): string {
  switch (shows.kind) {
    case 'side':
      return words.joined.sentences([
        spokenSide(words, sideOf(shows.side)),
        words.joined.sentence(words.roll.tile.required(shows.required)),
      ]);
    case 'world':
      return spokenSide(words, sideOf(shows.world));
    case 'tile':
      return words.joined.sentences([
        words.joined.line(words.roll.tile.asDevelopment, spokenSide(words, sideOf(shows.development))),
        words.joined.line(words.roll.tile.asWorld, spokenSide(words, sideOf(shows.world))),
      ]);
    case 'task': {
      const { name, text } = tileOf(shows, say);
      return words.joined.sentences([words.joined.sentence(name), text]);
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
      return words.roll.colours[shows.colour].name;
  }
}

/** Dice of one colour in one place are the same; of everything else it matters which one it is. */
export function lookOf({ shows }: Choice): string | null {
  return shows.kind === 'die' ? `${shows.colour}/${shows.at}` : null;
}
