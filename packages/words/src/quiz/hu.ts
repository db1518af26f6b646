// The quiz in Hungarian.

import type { QuizWords } from './quiz-words.ts';

export const quiz: QuizWords = {
  lead: 'Mit csinál, mennyibe kerül most, szabad-e? Minden kérdést maguk a szabályok készítenek. Amit elrontottál, hamarosan újra előkerül.',
  power: (name, when) => `Mit csinál ez: ${name}? (${when})`,
  asks: {
    race: {
      cost: (name) => `Hány lapot fizetsz most ezért: ${name}?`,
      worth: (name) => `Hány lapot kapsz most, ha eladod az innen való árut: ${name}?`,
      may: (phase) => `${phase}: ezek közül melyiket játszhatod ki most?`,
      held: 'A kézben lévő lapjaid',
    },
    roll: {
      cost: (name) => `Hány munkás kell most ehhez: ${name}?`,
      worth: (name) => `Hány kreditet hoz most a Kereskedelem az itt lévő áruért: ${name}?`,
      may: (phase) => `${phase}: ezek közül melyik világra tehetsz most árut?`,
      held: 'Legfelül az építési területeden',
    },
  },
  inPlay: 'A birodalmadban',
  right: 'Helyes.',
  wrong: (answer) => `Nem. A helyes válasz: ${answer}`,
  next: 'Következő kérdés',
  again: 'Ezt korábban elrontottad.',
  score: (right, asked) => `${asked} kérdésből ${right} helyes`,
  toCome: (wrong) => (wrong === 0 ? '' : `${wrong} kérdés jön még egyszer`),
};
