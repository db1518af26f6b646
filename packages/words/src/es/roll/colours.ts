// Colours of dice and worlds in Spanish. Each is attached to its noun in its own way: "dado propio", "dados militares",
// "dado de Genes".

import type { DieColour, WorldColour } from '@orrery/roll';
import { count, list } from '../numbers.ts';

export const colours: { readonly [C in DieColour]: { readonly name: string; readonly letter: string } } = {
  home: { name: 'Propio', letter: 'P' },
  military: { name: 'Militar', letter: 'M' },
  consumption: { name: 'Consumo', letter: 'C' },
  novelty: { name: 'Innovación', letter: 'I' },
  rare: { name: 'Elementos raros', letter: 'E' },
  genes: { name: 'Genes', letter: 'G' },
  alien: { name: 'Tecnología alienígena', letter: 'T' },
};

/** What follows the noun, in the singular and in the plural. */
const attached: { readonly [C in DieColour]: readonly [one: string, many: string] } = {
  home: ['propio', 'propios'],
  military: ['militar', 'militares'],
  consumption: ['de consumo', 'de consumo'],
  novelty: ['de Innovación', 'de Innovación'],
  rare: ['de Elementos raros', 'de Elementos raros'],
  genes: ['de Genes', 'de Genes'],
  alien: ['de Tecnología alienígena', 'de Tecnología alienígena'],
};

/** "de Innovación o militar". */
export const coloured = (some: readonly DieColour[], plural: boolean): string =>
  list(
    some.map((colour) => attached[colour][plural ? 1 : 0]),
    'o',
  );

export const diceOf = (amount: number, colour: DieColour): string =>
  `${count(amount, 'dado')} ${coloured([colour], amount !== 1)}`;

/** The same from the name of a colour alone. */
export const ofColour = (name: string): string => {
  const colour = (Object.keys(colours) as DieColour[]).find((one) => colours[one].name === name);
  return colour === undefined ? name : attached[colour][0];
};

export const worldColours: { readonly [C in WorldColour]: string } = {
  grey: 'gris',
  novelty: 'Innovación',
  rare: 'Elementos raros',
  genes: 'Genes',
  alien: 'Tecnología alienígena',
};

/** "mundos grises", "mundos de Genes o de Tecnología alienígena". */
export const worldsOf = (some: readonly WorldColour[]): string =>
  `mundos ${list(
    some.map((colour) => (colour === 'grey' ? 'grises' : `de ${worldColours[colour]}`)),
    'o',
  )}`;
