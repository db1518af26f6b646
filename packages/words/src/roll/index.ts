// Roll in words.

export * from './form-terms.ts';
export * from './sides.ts';
export * from './tile-words.ts';
