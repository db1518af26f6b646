// Roll in words.

export * from './form-terms.ts';
export type { TileNotes } from './note-words.ts';
export * from './sides.ts';
export { sideNotes, tileNotes } from './tile-notes.ts';
export * from './tile-words.ts';
