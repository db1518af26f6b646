// Everything in Japanese that belongs to Roll alone.

export { events } from './roll/events.ts';
export { power } from './roll/powers.ts';
export { prompts } from './roll/prompts.ts';
export { explorers, reveal, seats } from './roll/reveal.ts';
export { story } from './roll/story.ts';
export * from './roll/terms.ts';
