// What could come, in Spanish: what a phase does, what an action would bring now, what a card costs now, how far the end is.

import type { Words } from '../catalogue.ts';
import { signed } from '../signed.ts';
import { cards as cardsOf } from './numbers.ts';

export const outlook: Words['outlook'] = {
  phases: {
    explore: 'Todos ven 2 cartas y se quedan 1.',
    develop: 'Todos pueden colocar un desarrollo.',
    settle: 'Todos pueden colocar un mundo.',
    consume: 'Todos gastan bienes con sus poderes.',
    produce: 'Todos reciben bienes en sus mundos productores vacíos.',
  },
  sees: (cards, keeps) => `Ves ${cards} y te quedas ${keeps}`,
  playable: (cards, cheapest) => `${cards} jugables, la más barata ${cheapest}`,
  nothingToPlace: 'Ahora no puedes colocar nada',
  points: (amount) => `${amount} PV`,
  cards: (amount) => `${signed(amount)} ${Math.abs(amount) === 1 ? 'carta' : 'cartas'}`,
  goods: (amount) => `${signed(amount)} ${Math.abs(amount) === 1 ? 'bien' : 'bienes'}`,
  afterwards: (gains) => `luego ${gains}`,
  otherwise: (gains) => `${gains} si solo la elige un rival`,
  nothing: 'Ahora nada',
  nothingToSell: 'No hay ningún bien que vender',
  called: (cards) => `${cards} si eliges Desarrollar`,
  shortOfCards: (cards) => `Te ${cards === 1 ? 'falta' : 'faltan'} ${cardsOf(cards)}`,
  shortOfStrength: (strength) => `Te falta ${strength} de fuerza militar`,
  twin: 'Ya tienes una igual en juego',
  worth: (points) => `Ahora vale ${points} PV`,
  end: {
    label: 'Situación',
    cards: (limit, seats) => `Acaba con ${limit} cartas (${seats})`,
    tiles: (limit, seats) => `Acaba con ${limit} losetas cuadradas (${seats})`,
    chips: (left) => `o sin fichas (quedan ${left})`,
    has: (who, amount) => `${who} ${amount}`,
    rounds: (rounds) => (rounds <= 1 ? 'probablemente en esta ronda' : `unas ${rounds} rondas más`),
    last: 'Última ronda',
  },
};
