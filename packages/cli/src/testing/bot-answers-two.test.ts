import { botAnswerSuite } from './bot-answers.ts';

botAnswerSuite('race', (_seats, place) => place % 2 === 1);
botAnswerSuite('roll', (_seats, place) => place % 2 === 1);
