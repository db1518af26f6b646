// Roll in words.

export * from './form-terms.ts';
export * from './tile-words.ts';
