// The door of the table: what a person sees and says at one, in either game.

export { type EndLine, endLine } from './end-line.ts';
export * from './forms/automatic.ts';
export * from './forms/form.ts';
export * from './gallery.ts';
export * from './games.ts';
export * from './local/local-match.ts';
export * from './local/rematch.ts';
export * from './log-line.ts';
export * from './replay/course.ts';
export type { PlayThrough } from './replay/moments.ts';
export * from './replay/replay.ts';
export * from './score-parts.ts';
export * from './score-rows.ts';
export * from './sign.ts';
export * from './state-answers.ts';
export * from './story/announced.ts';
export * from './story/cues.ts';
export { type NamedPiece, partsOf, type TextPart } from './story/named-pieces.ts';
export * from './story/round-rows.ts';
export * from './story/story.ts';
export type * from './story/told-round.ts';
export * from './story/told-story.ts';
export * from './table.ts';
export * from './table-for.ts';
export type { ToldGame } from './told-game.ts';
export * from './told-games.ts';
export * from './top-bar.ts';
