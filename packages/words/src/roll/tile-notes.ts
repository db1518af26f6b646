// Rules behind a side of a tile that its own words do not tell, for each power that has any. They are fetched when somebody
// looks at a tile, so that no table waits for them.

import type { Power } from '@orrery/roll';
import type { Side } from '@orrery/roll/describe';
import type { Words } from '../catalogue.ts';
import type { TileNotes } from './note-words.ts';

type NoteKey = keyof TileNotes;

const all: { readonly [code: string]: () => Promise<TileNotes> } = {
  en: async () => (await import('../en/roll/notes.ts')).notes,
  hu: async () => (await import('../hu/roll/notes.ts')).notes,
  ja: async () => (await import('../ja/roll/notes.ts')).notes,
  es: async () => (await import('../es/roll/notes.ts')).notes,
};

/** In English where a language has none. */
export async function tileNotes(code: string): Promise<TileNotes> {
  const load = all[code] ?? all.en;
  if (load === undefined) throw new Error('there are no notes in English');
  return await load();
}

/** By what it does, where that alone decides. */
const keys: { readonly [E in Power['effect']]?: NoteKey } = {
  reassign: 'reassign',
  dictateRepeat: 'dictate',
  dictateReach: 'dictate',
  costReduction: 'discount',
  goodsCapacity: 'capacity',
  virtualWorkers: 'virtual',
  rearrangeConstruction: 'rearrange',
  placeOnTop: 'onTop',
  stockValue: 'stockValue',
  workersToCup: 'workersToCup',
  buyVp: 'buyVp',
  drawTile: 'drawTile',
  removeDie: 'removeDie',
};

/** By when it works, for gains. */
const gains: { readonly [T in Power['trigger']]?: NoteKey } = {
  placed: 'once',
  completion: 'completion',
  trade: 'worldColour',
  consume: 'worldColour',
  phaseEnd: 'phaseEnd',
};

function keyOf(power: Power): NoteKey | null {
  if (power.effect === 'gainDice') return power.trigger === 'placed' ? 'once' : null;
  return power.effect === 'gain' ? (gains[power.trigger] ?? null) : (keys[power.effect] ?? null);
}

/** Without the rules of its powers until they have been fetched. */
export function sideNotes(words: Words, notes: TileNotes | null, { powers }: Side): string[] {
  const found = new Set(powers.flatMap((power) => keyOf(power) ?? []));
  const scores = powers.some(({ trigger }) => trigger === 'gameEnd');
  return [
    ...(notes === null ? [] : [...found].map((key) => notes[key])),
    ...(scores ? [words.closely.notes.scoring] : []),
  ];
}
