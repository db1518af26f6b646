// The door of the capsules: the rules of earlier versions, and matches played through several versions of them.

export * from './kept-capsule.ts';
export * from './rules-of.ts';
export * from './stretches.ts';
export * from './take-up.ts';
export * from './verify.ts';
