// Why a bot would do it, in Spanish: the share of winning it sees, what speaks for an answer and what against it.

import type { Words } from '../catalogue.ts';
import type { ReasonPart } from '../reason-parts.ts';

const parts: { readonly [P in ReasonPart]: string } = {
  tempo: 'cuánto durará la partida',
  goals: 'objetivos',
  tableau: 'cartas en juego',
  cards: 'número de cartas en la mano',
  points: 'puntos',
  military: 'fuerza militar',
  discounts: 'descuentos',
  goods: 'bienes',
  rivals: 'lo que tienen los rivales',
  lead: 'la ventaja',
  hand: 'qué cartas hay en la mano',
  credits: 'créditos',
  dice: 'dados',
  stacks: 'construcción',
  plans: 'losetas por venir',
  end: 'el final de la partida',
};

export const reasons: Words['reasons'] = {
  parts,
  share: (percent) => `Ganaría el ${percent} de las partidas como esta.`,
  inFavour: (parts) => `A favor: ${parts}.`,
  against: (parts) => `En contra: ${parts}.`,
  better: (answer, wins) => `Mejor: ${answer}. De cada 100 partidas como esta ganaría unas ${wins} más.`,
  noBetter: 'No se encontró una respuesta mejor.',
  tooClose: 'La diferencia es demasiado pequeña para estar seguros.',
};
