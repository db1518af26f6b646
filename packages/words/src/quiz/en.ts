// The quiz in English.

import type { QuizWords } from './quiz-words.ts';

export const quiz: QuizWords = {
  lead: 'What does it do, what does it cost now, may you? Every question is made by the rules themselves. What was wrong comes again soon.',
  power: (name, when) => `What does ${name} do? (${when})`,
  asks: {
    race: {
      cost: (name) => `How many cards do you pay for ${name} now?`,
      worth: (name) => `For how many cards does the good on ${name} sell now?`,
      may: (phase) => `${phase}: which of these may you place now?`,
      held: 'Your hand',
    },
    roll: {
      cost: (name) => `How many workers does ${name} take now?`,
      worth: (name) => `How many credits does Trade bring now for the good on ${name}?`,
      may: (phase) => `${phase}: on which of these worlds may a good be put now?`,
      held: 'Open on your stacks',
    },
  },
  inPlay: 'In your empire',
  right: 'Right.',
  wrong: (answer) => `No. Right is: ${answer}`,
  next: 'Next question',
  again: 'You had this one wrong before.',
  score: (right, asked) => `${right} of ${asked} right`,
  toCome: (wrong) => (wrong === 0 ? '' : `${wrong} to come again`),
};
