// The door of the quiz: questions made from the games, what is remembered of the answers, and their words.

export * from './make.ts';
export * from './memory.ts';
export type { QuizChoice, QuizQuestion } from './quiz.ts';
export * from './quiz-words.ts';
