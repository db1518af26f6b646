// Race in words.

export { cardNotes } from './card-notes.ts';
export * from './card-words.ts';
export * from './faces.ts';
export * from './form-terms.ts';
export * from './keeping.ts';
export * from './power-words.ts';
