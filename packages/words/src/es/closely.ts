// A card or tile looked at closely, in Spanish.

import { cards } from './numbers.ts';

export const closely = {
  costs: (amount: number): string => (amount === 0 ? 'no cuesta nada' : `cuesta ${cards(amount)}`),
  conquer: (defence: number): string => `se conquista con ${defence} de fuerza militar`,
  whenPlaced: 'Al completarla',
  turned: 'La misma loseta, por el otro lado',
  previous: 'La anterior',
  next: 'La siguiente',
  copies: (amount: number): string => (amount === 1 ? '1 copia' : `${amount} copias`),
  tile: (id: string): string => `Loseta ${id}`,
  notes: {
    windfall:
      'Un mundo de fortuna recibe su bien al colonizarlo; después, solo por una capacidad o por la bonificación de Producir.',
    military: 'Un mundo militar no se paga: tu fuerza militar debe alcanzar su defensa al colonizarlo.',
    scoring: 'Sus puntos se cuentan al final de la partida; la mesa muestra cuántos son ahora.',
    takeovers: 'Solo hay anexiones si todos las acordaron antes de la partida.',
    turned: 'Solo cuenta el lado construido; el otro no interviene.',
  },
};
