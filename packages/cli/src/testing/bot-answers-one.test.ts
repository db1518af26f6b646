import { botAnswerSuite } from './bot-answers.ts';

botAnswerSuite('race', (_seats, place) => place % 2 === 0);
botAnswerSuite('roll', (_seats, place) => place % 2 === 0);
