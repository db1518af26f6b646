import { botAnswerSuite } from './bot-answers.ts';

botAnswerSuite('race', (place) => place % 2 === 0);
botAnswerSuite('roll', (place) => place % 2 === 0);
