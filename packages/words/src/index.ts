// The door of the words: catalogues of four languages, and sentences made from data.

export * from './answer-words.ts';
export type { Words } from './catalogue.ts';
export type { CountLack } from './count-lack.ts';
export { en } from './en.ts';
export * from './hint-words.ts';
export * from './languages.ts';
export { isReasonPart } from './reason-parts.ts';
export { differenceWords, reviewWords, type ToldReview } from './reason-words.ts';
export * from './signed.ts';
export * from './speaker.ts';
export * from './wording.ts';
