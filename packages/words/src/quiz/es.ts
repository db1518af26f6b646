// The quiz in Spanish.

import type { QuizWords } from './quiz-words.ts';

export const quiz: QuizWords = {
  lead: '¿Qué hace, cuánto cuesta ahora, se puede? Cada pregunta la hacen las propias reglas. Lo que falles vuelve pronto.',
  power: (name, when) => `¿Qué hace ${name}? (${when})`,
  asks: {
    race: {
      cost: (name) => `¿Cuántas cartas pagas ahora por ${name}?`,
      worth: (name) => `¿Por cuántas cartas se vende ahora el bien de ${name}?`,
      may: (phase) => `${phase}: ¿cuál de estas cartas puedes jugar ahora?`,
      held: 'Tu mano',
    },
    roll: {
      cost: (name) => `¿Cuántos trabajadores necesita ahora ${name}?`,
      worth: (name) => `¿Cuántos créditos da ahora comerciar con el bien de ${name}?`,
      may: (phase) => `${phase}: ¿en cuál de estos mundos se puede poner ahora un bien?`,
      held: 'A la vista en tu zona de construcción',
    },
  },
  inPlay: 'En tu imperio',
  right: 'Correcto.',
  wrong: (answer) => `No. La respuesta es: ${answer}`,
  next: 'Siguiente pregunta',
  again: 'Esta ya la fallaste antes.',
  score: (right, asked) => `${right} de ${asked} correctas`,
  toCome: (wrong) => (wrong === 0 ? '' : `${wrong} por repetir`),
};
