import { botAnswerSuite } from './bot-answers.ts';

botAnswerSuite('race', (place) => place % 2 === 1);
botAnswerSuite('roll', (place) => place % 2 === 1);
