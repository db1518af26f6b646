// Answers of bots in all settings, at length.
import { botAnswerSuite } from './bot-answers.ts';

botAnswerSuite('race', () => true, 50);
botAnswerSuite('roll', () => true, 50);
