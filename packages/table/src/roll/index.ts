// A table of Roll.

export * from './choice-words.ts';
export { sideNow } from './closely.ts';
export * from './explorers.ts';
export * from './facts.ts';
export * from './forms/form.ts';
export * from './forms/forms.ts';
export * from './forms/plan-draft.ts';
export * from './gains.ts';
export * from './outcomes.ts';
export * from './reveal/reveal.ts';
export * from './reveal/reveal-words.ts';
